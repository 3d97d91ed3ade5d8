import ViewGraph

/// Opens windows; from the environment: `@Environment(\.openWindow)`.
///
/// Follows <https://developer.apple.com/documentation/swiftui/openwindowaction>. What no scene of the app answers to
/// opens nothing and is said once in the log.
public struct OpenWindowAction: Sendable {
    /// How the windows look that it opens.
    var look = PresentedWindowLook()

    /// Opens the window that presents `value`, or brings it to the front.
    @MainActor @preconcurrency
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        WindowManager.shared.open(id: nil, value: value, look: look)
    }

    /// Opens a window of a group, or the one window of a scene, by its identifier.
    @MainActor @preconcurrency
    public func callAsFunction(id: String) { WindowManager.shared.open(id: id, look: look) }

    /// Opens the window of the group with `id` that presents `value`, or brings it to the front.
    @MainActor @preconcurrency
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        WindowManager.shared.open(id: id, value: value, look: look)
    }
}

/// Closes windows; from the environment: `@Environment(\.dismissWindow)`.
///
/// Follows <https://developer.apple.com/documentation/swiftui/dismisswindowaction>.
public struct DismissWindowAction: Sendable {
    /// Closes the window that the action was taken from.
    let current: DismissAction

    /// Closes the window that the view is in, from a sheet over it too; not while the sheet keeps it open.
    @MainActor @preconcurrency
    public func callAsFunction() { current() }

    /// Closes the window that presents `value`.
    @MainActor @preconcurrency
    public func callAsFunction<D: Codable & Hashable>(value: D) { WindowManager.shared.dismiss(id: nil, value: value) }

    /// Closes the windows of the scene with `id`.
    @MainActor @preconcurrency
    public func callAsFunction(id: String) { WindowManager.shared.dismiss(id: id) }

    /// Closes the window of the group with `id` that presents `value`.
    @MainActor @preconcurrency
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        WindowManager.shared.dismiss(id: id, value: value)
    }
}

/// Ends what the view is presented in; in a window's own content, the window.
///
/// Follows <https://developer.apple.com/documentation/swiftui/dismissaction>.
public struct DismissAction: Sendable {
    let action: @MainActor () -> Void

    /// Ends the presentation; does nothing where nothing is presented.
    @MainActor @preconcurrency
    public func callAsFunction() { action() }
}

extension EnvironmentValues {
    /// Opens windows.
    public var openWindow: OpenWindowAction { OpenWindowAction(look: presentedWindowLook) }

    /// Closes windows.
    public var dismissWindow: DismissWindowAction { DismissWindowAction(current: windowDismiss) }

    /// Closes the window that the view is in.
    var windowDismiss: DismissAction {
        get { self[WindowDismissKey.self] }
        set { self[WindowDismissKey.self] = newValue }
    }
    private struct WindowDismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction {} } }

    /// Ends what the view is presented in.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }
    private struct DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction {} } }
}
