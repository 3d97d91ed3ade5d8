import Stamps
import SwiftUI

/// A scrolled column of rows of two texts and a button, all of them there at once: 1,000, or as many as the argument
/// says.
@main
struct RowsApp: App {
    init() {
        Stamps.firstFrame { Changes.run() }
    }

    var body: some Scene {
        WindowGroup {
            Column().frame(idealWidth: 400, maxWidth: .infinity, idealHeight: 553, maxHeight: .infinity)
        }
    }
}

private struct Row: Identifiable {
    let id: Int
    var text: String
}

private struct Column: View {
    @State private var rows = (0..<Changes.count).map { Row(id: $0, text: "Row \($0)") }

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(rows) { RowView(row: $0) }
            }
        }
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

/// What the floor changes too.
@MainActor
private enum Changes {
    static let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1000
    static var setText: (Int, String) -> Void = { _, _ in }
    static var append: (String) -> Void = { _ in }

    /// The change that is made alone, 500 times, to look into it with a profiler; nil makes all.
    private static let only = CommandLine.arguments.dropFirst(2).first

    static func run() {
        switch only {
        case "mid": return repeatedly("mid") { setText(count / 2, "Row changed \($0)") }
        case "append": return repeatedly("append") { append("Row added \($0)") }
        default: break
        }
        Stamps.changes("row") {
            setText(3, "Row changed \($0)")
        } then: {
            Stamps.changes("mid") {
                setText(count / 2, "Row changed \($0)")
            } then: {
                Stamps.changes("append") {
                    append("Row added \($0)")
                } then: {
                    exit(0)
                }
            }
        }
    }

    private static func repeatedly(_ key: String, _ change: @escaping @MainActor @Sendable (Int) -> Void) {
        Stamps.changes(key, count: 500, change) { exit(0) }
    }
}
