import Toolkit

/// A key, by the character that it writes or stands for.
///
/// Follows <https://developer.apple.com/documentation/swiftui/keyequivalent>. A capital letter means the key with Shift.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character.
    public var character: Character

    /// The key that writes `character`.
    public nonisolated init(_ character: Character) { self.character = character }

    /// The key that writes a character.
    public nonisolated init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

    /// The upward arrow.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The downward arrow.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The arrow to the left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The arrow to the right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// Backspace.
    public static let delete = KeyEquivalent("\u{8}")
    /// Delete.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// Home.
    public static let home = KeyEquivalent("\u{F729}")
    /// End.
    public static let end = KeyEquivalent("\u{F72B}")
    /// Page Up.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// Page Down.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// Clear, which few Linux keyboards have.
    public static let clear = KeyEquivalent("\u{F739}")
    /// Tab.
    public static let tab = KeyEquivalent("\t")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// Return.
    public static let `return` = KeyEquivalent("\r")

    /// X's names of keys that write nothing to read.
    private static let names: [Character: String] = {
        var names: [Character: String] = [
            "\u{F700}": "Up", "\u{F701}": "Down", "\u{F702}": "Left", "\u{F703}": "Right", "\u{1B}": "Escape",
            "\u{8}": "BackSpace", "\u{7F}": "BackSpace", "\u{F728}": "Delete", "\u{F729}": "Home", "\u{F72B}": "End",
            "\u{F72C}": "Page_Up", "\u{F72D}": "Page_Down", "\u{F739}": "Clear", "\t": "Tab", " ": "space",
            "\r": "Return", "\n": "Return", "\u{3}": "Return", "\u{F727}": "Insert", "\u{F735}": "Menu",
        ]
        // F1 to F35.
        for number in 1...35 {
            if let scalar = Unicode.Scalar(0xF703 + number) { names[Character(scalar)] = "F\(number)" }
        }
        return names
    }()
    private static let characters: [String: Character] = {
        var characters = Dictionary(names.map { ($1, $0) }, uniquingKeysWith: { min($0, $1) })
        characters["BackSpace"] = "\u{8}"
        characters["Return"] = "\r"
        return characters
    }()

    /// As `Shortcut.key` has it, and whether the character means Shift too.
    var keyName: (name: String, hasShift: Bool) {
        if let name = Self.names[character] { return (name, false) }
        let lower = character.lowercased()
        return (lower, lower != String(character) && lower.count == 1)
    }

    /// The key that the toolkit names so.
    init?(keyName: String) {
        if let character = Self.characters[keyName] {
            self.init(character)
        } else if keyName.count == 1, let character = keyName.first {
            self.init(character)
        } else {
            return nil
        }
    }
}
