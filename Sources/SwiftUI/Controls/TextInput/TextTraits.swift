import Toolkit
import ViewGraph

/// What kind of text is entered, for input methods and keyboards on screen.
public struct NSTextContentType: RawRepresentable, Hashable, Sendable {
    /// The kind's name.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let username = NSTextContentType(rawValue: "username")
    public static let password = NSTextContentType(rawValue: "password")
    public static let oneTimeCode = NSTextContentType(rawValue: "one-time-code")
    public static let emailAddress = NSTextContentType(rawValue: "email")
    public static let telephoneNumber = NSTextContentType(rawValue: "tel")
    public static let URL = NSTextContentType(rawValue: "url")

    var purpose: TextPurpose {
        switch self {
        case .password: .password
        case .oneTimeCode: .pin
        case .emailAddress: .email
        case .telephoneNumber: .phone
        case .URL: .url
        default: .text
        }
    }
}

extension EnvironmentValues {
    var textPurpose: TextPurpose {
        get { self[TextPurposeKey.self] }
        set { self[TextPurposeKey.self] = newValue }
    }
    private struct TextPurposeKey: EnvironmentKey { static var defaultValue: TextPurpose { .text } }

    /// Whether what is typed is left as it is.
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionKey.self] }
        set { self[AutocorrectionKey.self] = newValue }
    }
    private struct AutocorrectionKey: EnvironmentKey { static var defaultValue: Bool { false } }

    var isTextSelectable: Bool {
        get { self[SelectableKey.self] }
        set { self[SelectableKey.self] = newValue }
    }
    private struct SelectableKey: EnvironmentKey { static var defaultValue: Bool { false } }
}

/// Whether texts can be selected.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}
/// Texts can be selected and copied.
public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}
/// Texts cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}
extension TextSelectability where Self == EnabledTextSelectability {
    /// Texts can be selected and copied.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
    /// Texts cannot be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
    /// Tells input methods what kind of text is entered in fields of this view; nil for any.
    public nonisolated func textContentType(_ textContentType: NSTextContentType?) -> some View {
        environment(\.textPurpose, textContentType?.purpose ?? .text)
    }

    /// Asks input methods not to correct what is typed in this view. Whether they correct anything is theirs to say.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }
    /// Asks input methods not to correct what is typed in this view; nil leaves it to them.
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.autocorrectionDisabled, disable ?? false)
    }

    /// Lets the person select texts in this view, to copy them.
    public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.isTextSelectable, S.allowsSelection)
    }
}
