import SwiftUI
import SwiftUITesting

/// What views under test did, in order.
@MainActor
final class Log: Sendable {
    private(set) var entries: [String] = []

    func callAsFunction(_ entry: String) { entries.append(entry) }

    /// How often `entry` was noted.
    func count(_ entry: String) -> Int { entries.count { $0 == entry } }

    /// The entries since the last call.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// A text that notes each run of its body.
struct Noting: View {
    let name: String
    let log: Log

    var body: some View {
        let _ = log(name)
        Text(name)
    }
}

/// A button that counts its own presses.
struct PressCounter: View {
    let name: String
    @State private var count = 0

    var body: some View {
        Button("\(name): \(count)") { count += 1 }
    }
}

extension ElementContainer {
    /// The titles of buttons, in reading order.
    var buttons: [String] { elements(.button).map(\.name) }
}
