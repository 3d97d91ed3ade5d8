import ViewGraph

/// Whether a person may do something with a window.
///
/// Follows <https://developer.apple.com/documentation/swiftui/windowinteractionbehavior>.
public struct WindowInteractionBehavior: Sendable {
    private enum Kind { case automatic, enabled, disabled }
    private let kind: Kind

    /// What the window's scene and style say.
    public static let automatic = WindowInteractionBehavior(kind: .automatic)
    /// The person may.
    public static let enabled = WindowInteractionBehavior(kind: .enabled)
    /// The person may not. What the app's code does still happens.
    public static let disabled = WindowInteractionBehavior(kind: .disabled)

    /// Nil leaves it to others.
    var isEnabled: Bool? { kind == .automatic ? nil : kind == .enabled }
}

extension View {
    /// Whether a person may close the window that the view is in, by its button, the menu or keys.
    public nonisolated func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        transformPreference(WindowInteractionsKey.self) { $0.isClosable = behavior.isEnabled ?? $0.isClosable }
    }

    /// Whether the title bar of the window that the view is in offers to minimise it.
    public nonisolated func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        transformPreference(WindowInteractionsKey.self) { $0.isMinimizable = behavior.isEnabled ?? $0.isMinimizable }
    }

    /// Whether a person may have the window that the view is in fill the screen.
    public nonisolated func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        transformPreference(WindowInteractionsKey.self) {
            $0.allowsFullScreen = behavior.isEnabled ?? $0.allowsFullScreen
        }
    }

    /// Whether a person may change the size of the window that the view is in.
    public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        transformPreference(WindowInteractionsKey.self) { $0.isResizable = behavior.isEnabled ?? $0.isResizable }
    }
}

/// What views say that a person may do with their window; nil is what the scene says.
struct WindowInteractions: Equatable {
    var isClosable: Bool?
    var isMinimizable: Bool?
    var allowsFullScreen: Bool?
    var isResizable: Bool?
}

/// Outer views go before those in them, and of siblings the first in view order.
struct WindowInteractionsKey: PreferenceKey {
    static var defaultValue: WindowInteractions { WindowInteractions() }
    static func reduce(value: inout WindowInteractions, nextValue: () -> WindowInteractions) {
        let next = nextValue()
        value.isClosable = value.isClosable ?? next.isClosable
        value.isMinimizable = value.isMinimizable ?? next.isMinimizable
        value.allowsFullScreen = value.allowsFullScreen ?? next.allowsFullScreen
        value.isResizable = value.isResizable ?? next.isResizable
    }
}
