/// Who may read a value in a message.
///
/// On a terminal everything can be read, since its author looks at it. In the journal and in files, numbers can, and
/// texts and objects say `<private>` unless they are `public`. `FENESTRA_LOG_PRIVATE=show` in the environment, or
/// `hide`, decides for all.
public struct OSLogPrivacy: Sendable {
    enum Kind: Sendable { case automatic, open, closed }
    let kind: Kind
    let mask: Mask

    /// What stands in place of a value that cannot be read.
    public enum Mask: Sendable {
        /// A number that is the same for equal values, as long as the app runs.
        case hash
        /// Nothing of it.
        case none
    }

    /// Can be read everywhere.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .open, mask: .none) }
    /// Can be read by the app's author alone.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .closed, mask: .none) }
    /// As `private`.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .closed, mask: .none) }
    /// Numbers can be read everywhere, other values by the app's author alone.
    public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .automatic, mask: .none) }
    /// As `private`, with something in its place.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .closed, mask: mask) }
    /// As `sensitive`, with something in its place.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .closed, mask: mask) }
    /// As `auto`, with something in the place of what cannot be read.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .automatic, mask: mask) }

    /// `text`, or what stands for it. `isPlain` is whether it is a number.
    func shown(_ text: String, isPlain: Bool) -> String {
        if kind == .open || LogOutput.showsPrivate || (kind == .automatic && isPlain) { return text }
        switch mask {
        case .none: return "<private>"
        case .hash: return "<mask.hash: \(String(UInt(bitPattern: text.hashValue), radix: 16))>"
        }
    }
}
