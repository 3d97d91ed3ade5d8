import ViewGraph

extension View {
    /// How windows look that are opened from this view.
    public nonisolated func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View {
        let kind = style._kind
        return transformEnvironment(\.presentedWindowLook) { $0.style = kind }
    }

    /// How the title bar and the toolbar look of windows that are opened from this view.
    public nonisolated func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View {
        let kind = style._kind
        return transformEnvironment(\.presentedWindowLook) { $0.toolbarStyle = kind }
    }
}

/// How windows look that a view opens; nil is what their scene says.
struct PresentedWindowLook: Equatable, Sendable {
    var style: _WindowStyleKind?
    var toolbarStyle: _WindowToolbarStyleKind?

    func apply(to settings: inout WindowSettings) {
        if let style { settings.style = style }
        if let toolbarStyle { settings.toolbarStyle = toolbarStyle }
    }
}

extension EnvironmentValues {
    /// For `openWindow`.
    var presentedWindowLook: PresentedWindowLook {
        get { self[PresentedWindowLookKey.self] }
        set { self[PresentedWindowLookKey.self] = newValue }
    }
    private struct PresentedWindowLookKey: EnvironmentKey {
        static var defaultValue: PresentedWindowLook { PresentedWindowLook() }
    }
}
