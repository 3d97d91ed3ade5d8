import Foundation
import GTKToolkit
import SwiftUI

/// A scrolled column of 300 rows that are all there, of which those out of sight change.
struct ColumnApp: App {
    var body: some Scene {
        WindowGroup("Column") { ColumnView() }
    }
}

private struct ColumnView: View {
    @State private var rows = (0..<300).map { ColumnRow(id: $0, text: "Row \($0)") }
    @State private var counts = 0

    var body: some View {
        ScrollViewReader { proxy in
            VStack {
                HStack {
                    Button("Change") { rows[150].text = "Row 051" }
                    Button("Shorten") { rows[150].text = "R" }
                    Button("Grow") { rows[150].text = "One\nTwo\nThree" }
                    Button("Insert") { rows.insert(ColumnRow(id: 300, text: "New"), at: 0) }
                    Button("Go") { proxy.scrollTo(150, anchor: .center) }
                    Button("Count") {
                        counts += 1
                        print("Count \(counts): \(SurfaceVisits.count)")
                        fflush(nil)
                        SurfaceVisits.count = 0
                    }
                }
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(rows) { row in
                            HStack {
                                Text(row.text)
                                Spacer()
                                Button("Press \(row.id)") { rows[row.id].text = "Pressed" }
                            }
                        }
                    }
                }
            }
        }
        .frame(width: 500, height: 500)
    }
}

private struct ColumnRow: Identifiable {
    let id: Int
    var text: String
}
