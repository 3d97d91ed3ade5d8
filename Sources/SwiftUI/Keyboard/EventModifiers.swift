/// Keys that are held with another.
///
/// Follows <https://developer.apple.com/documentation/swiftui/eventmodifiers>. On a Linux keyboard `command` is Control,
/// `option` Alt and `control` Super.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public nonisolated init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps Lock is on.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// Shift.
    public static let shift = EventModifiers(rawValue: 2)
    /// Super, as the Mac's Control key.
    public static let control = EventModifiers(rawValue: 4)
    /// Alt, as the Mac's Option key.
    public static let option = EventModifiers(rawValue: 8)
    /// Control, as the Mac's Command key.
    public static let command = EventModifiers(rawValue: 16)
    /// The key is one of the block of digits.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All of them.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
