/// Keys that are pressed together, as they are on a Linux keyboard.
package struct Shortcut: Hashable, Sendable {
    /// A character that the key writes without Shift, or X's name of a key that writes none: `n`, `,`, `F1`, `Return`.
    package var key: String
    package var control = false
    package var shift = false
    package var alt = false
    package var `super` = false

    package init(_ key: String, control: Bool = false, shift: Bool = false, alt: Bool = false, super: Bool = false) {
        self.key = key
        self.control = control
        self.shift = shift
        self.alt = alt
        self.super = `super`
    }

    /// Whether keys without Control, Alt and Super are meant, which write text where text is edited.
    package var isUnmodified: Bool { !control && !alt && !`super` }
}
