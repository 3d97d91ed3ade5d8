import ViewGraph

/// Why the contents of views are not to be read.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    /// Reasons by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// There is nothing to show yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// It is nobody else's business.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// It is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
    /// Why the contents of views are not to be read.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }
    private struct RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

    private struct PrivacySensitiveKey: EnvironmentKey { static var defaultValue: Bool { false } }
    var isPrivacySensitive: Bool {
        get { self[PrivacySensitiveKey.self] }
        set { self[PrivacySensitiveKey.self] = newValue }
    }

    /// Whether texts and images are drawn as bars.
    var isRedacted: Bool {
        let reasons = redactionReasons
        return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
    }
}

extension View {
    /// Draws bars in place of texts and images, for a reason; with `.privacy` only of what is `privacySensitive`.
    public nonisolated func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows this view whatever is redacted around it.
    public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Says that the view is not for everybody's eyes.
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
        transformEnvironment(\.isPrivacySensitive) { $0 = $0 || sensitive }
    }
}
