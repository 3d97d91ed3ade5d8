import Stamps
import SwiftUI

/// A text editor with 1 MiB of text, or as many KiB as the argument says, typed into at its start.
@main
struct EditApp: App {
    init() {
        Stamps.firstFrame {
            Stamps.changes("row") {
                Stamps.type($0)
            } then: {
                exit(0)
            }
        }
    }

    var body: some Scene {
        WindowGroup {
            Editor().frame(idealWidth: 400, maxWidth: .infinity, idealHeight: 553, maxHeight: .infinity)
        }
    }
}

private struct Editor: View {
    @State private var text = Self.text

    private static var text: String {
        let kib = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1024
        let line = "A line of text that is about as long as lines are.\n"
        return String(repeating: line, count: kib * 1024 / line.utf8.count + 1)
    }

    var body: some View { TextEditor(text: $text) }
}
