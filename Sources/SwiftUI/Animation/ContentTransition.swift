import Ground
import ViewGraph

/// How content goes over into other content inside of a view.
public struct ContentTransition: Equatable, Sendable {
    private enum Kind { case identity, opacity, interpolate, numericText, symbolEffect }
    private let kind: Kind
    /// At once.
    public static let identity = ContentTransition(kind: .identity)
    /// By fading.
    public static let opacity = ContentTransition(kind: .opacity)
    /// By moving from one to the other.
    public static let interpolate = ContentTransition(kind: .interpolate)
    /// By rolling digits.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText)
    }
    /// By rolling digits, towards a value.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numericText) }

    var isSeen: Bool { kind != .identity }
}

extension EnvironmentValues {
    /// How content goes over into other content. Content changes at once on this desktop.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
    private struct ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .interpolate } }
}

extension View {
    /// Says how content in this view goes over into other content. It changes at once on this desktop, which the log
    /// says.
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
        if transition.isSeen {
            Log.once("contentTransition(_:): texts and symbols change at once on this desktop.")
        }
        return environment(\.contentTransition, transition)
    }
}
