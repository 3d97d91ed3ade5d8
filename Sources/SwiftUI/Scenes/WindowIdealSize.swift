import ViewGraph

/// How large a window is when a person zooms it.
///
/// Follows <https://developer.apple.com/documentation/swiftui/windowidealsize>.
public struct WindowIdealSize: Hashable, Sendable {
    private enum Kind { case automatic, fitToContent, maximum }
    private let kind: Kind

    /// It fills the screen, as `maximum`.
    public static let automatic = WindowIdealSize(kind: .automatic)
    /// It takes the content's ideal size.
    public static let fitToContent = WindowIdealSize(kind: .fitToContent)
    /// It fills the screen.
    public static let maximum = WindowIdealSize(kind: .maximum)
}

extension Scene {
    /// How large the scene's windows are when a person zooms them: by the title bar's button, a double click on it or
    /// the Window menu. Zooming again goes back.
    public nonisolated func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene {
        _EnvironmentScene(content: self) { $0.windowSettings.idealSize = idealSize }
    }

    /// Where the scene's windows go when a person zooms them: `makePlacement` is asked each time, with the content and
    /// the display, and goes before `windowIdealSize`. Zooming again goes back. Positions have effect with X11.
    public nonisolated func windowIdealPlacement(
        _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
    ) -> some Scene {
        _EnvironmentScene(content: self) { $0.windowIdealPlacement = WindowPlacementMaker(make: makePlacement) }
    }

    /// Whether a press in the scene's windows that nothing there uses moves the window when it is dragged;
    /// `.automatic` is not.
    public nonisolated func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene {
        _EnvironmentScene(content: self) { $0.windowSettings.movesByBackground = behavior.isEnabled ?? false }
    }
}

extension EnvironmentValues {
    var windowIdealPlacement: WindowPlacementMaker? {
        get { self[WindowIdealPlacementKey.self] }
        set { self[WindowIdealPlacementKey.self] = newValue }
    }
    private struct WindowIdealPlacementKey: EnvironmentKey { static var defaultValue: WindowPlacementMaker? { nil } }
}
