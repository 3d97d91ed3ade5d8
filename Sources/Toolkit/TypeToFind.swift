import Foundation

/// What a person has typed to find a row, and where to look for it.
package struct TypeToFind: Sendable {
    /// After this many seconds without a key, typing begins anew.
    package static let pause = 1.0
    private var typed = ""
    private var lastTime = -Double.infinity

    package init() {}

    /// Whether a space belongs to what is typed, rather than to the row.
    package func isGoingOn(at time: Double) -> Bool { !typed.isEmpty && time - lastTime <= Self.pause }

    /// Takes a character that was typed at a time in seconds. How many rows to go on from the present one before looking:
    /// one where a search begins, so that a letter goes from one row to the next that begins with it.
    package mutating func type(_ character: Character, at time: Double) -> Int {
        if !isGoingOn(at: time) { typed = "" }
        lastTime = time
        // The same letter again and again goes through the rows that begin with it.
        if typed == String(character) { return 1 }
        typed.append(character)
        return typed.count == 1 ? 1 : 0
    }

    package mutating func end() { typed = "" }

    /// Whether a row's text begins with what was typed; case and accents make no difference.
    package func matches(_ text: String) -> Bool {
        text.range(of: typed, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
    }
}
