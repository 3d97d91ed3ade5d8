import Stamps
import SwiftUI

/// A list of rows of two texts and a button: 10,000, or as many as the argument says.
@main
struct ListApp: App {
    init() {
        Stamps.firstFrame { Changes.run() }
    }

    var body: some Scene {
        WindowGroup {
            Rows().frame(idealWidth: 400, maxWidth: .infinity, idealHeight: 553, maxHeight: .infinity)
        }
    }
}

private struct Row: Identifiable {
    let id: Int
    var text: String
}

private struct Rows: View {
    @State private var rows = (0..<Changes.count).map { Row(id: $0, text: "Row \($0)") }

    var body: some View {
        List(rows) { RowView(row: $0) }
            .onAppear {
                Changes.setText = { rows[$0].text = $1 }
                Changes.append = { rows.append(Row(id: rows.count, text: $0)) }
            }
    }
}

private struct RowView: View {
    let row: Row

    var body: some View {
        HStack {
            Text(row.text)
            Spacer()
            Text("detail")
            Button("Go") {}
        }
    }
}

/// What the floor changes too, but for a row out of view: nothing is drawn for that here, so that no frame ends it.
@MainActor
private enum Changes {
    static let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 10_000
    static var setText: (Int, String) -> Void = { _, _ in }
    static var append: (String) -> Void = { _ in }

    static func run() {
        Stamps.changes("row") {
            setText(3, "Row changed \($0)")
        } then: {
            Stamps.changes("append") {
                append("Row added \($0)")
            } then: {
                exit(0)
            }
        }
    }
}
