/// The states of an element, as a screen reader hears them. The bits are AT-SPI's.
package struct ElementStates: OptionSet, Hashable, Sendable, CustomStringConvertible {
    package let rawValue: UInt64
    package init(rawValue: UInt64) { self.rawValue = rawValue }
    private init(bit: UInt64) { rawValue = 1 << bit }

    /// Of a window: it has the keyboard.
    package static let active = ElementStates(bit: 1)
    package static let busy = ElementStates(bit: 3)
    package static let checked = ElementStates(bit: 4)
    package static let editable = ElementStates(bit: 7)
    package static let expandable = ElementStates(bit: 9)
    package static let expanded = ElementStates(bit: 10)
    package static let focusable = ElementStates(bit: 11)
    package static let focused = ElementStates(bit: 12)
    package static let horizontal = ElementStates(bit: 14)
    package static let modal = ElementStates(bit: 16)
    package static let multiLine = ElementStates(bit: 17)
    package static let multiSelectable = ElementStates(bit: 18)
    package static let pressed = ElementStates(bit: 20)
    package static let selectable = ElementStates(bit: 22)
    package static let selected = ElementStates(bit: 23)
    package static let sensitive = ElementStates(bit: 24)
    /// Of a window: it is on the screen. GTK 4 sets it on windows only; see `Element.isShown`.
    package static let showing = ElementStates(bit: 25)
    package static let vertical = ElementStates(bit: 29)
    package static let visible = ElementStates(bit: 30)
    package static let indeterminate = ElementStates(bit: 32)
    package static let required = ElementStates(bit: 33)
    package static let invalidEntry = ElementStates(bit: 36)
    package static let isDefault = ElementStates(bit: 39)
    package static let checkable = ElementStates(bit: 41)
    package static let hasPopup = ElementStates(bit: 42)
    package static let readOnly = ElementStates(bit: 43)

    private static let names: [(ElementStates, String)] = [
        (.active, "active"), (.busy, "busy"), (.checked, "checked"), (.editable, "editable"),
        (.expandable, "expandable"), (.expanded, "expanded"), (.focusable, "focusable"), (.focused, "focused"),
        (.modal, "modal"), (.multiLine, "multi-line"), (.multiSelectable, "multi-selectable"), (.pressed, "pressed"),
        (.selectable, "selectable"), (.selected, "selected"), (.sensitive, "sensitive"), (.showing, "showing"),
        (.visible, "visible"), (.indeterminate, "indeterminate"), (.required, "required"),
        (.invalidEntry, "invalid"), (.isDefault, "default"), (.checkable, "checkable"), (.hasPopup, "has popup"),
        (.readOnly, "read only"),
    ]

    package var description: String {
        Self.names.filter { contains($0.0) }.map(\.1).joined(separator: " ")
    }

    /// From AT-SPI's two 32-bit words.
    init(words: [BusValue]) {
        self.init(
            rawValue: words.prefix(2).enumerated().reduce(0) { bits, word in
                bits | UInt64(UInt32(truncatingIfNeeded: word.element.int ?? 0)) << (32 * UInt64(word.offset))
            })
    }
}
