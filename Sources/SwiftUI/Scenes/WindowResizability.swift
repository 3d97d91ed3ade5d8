/// What the sizes that a window can have follow from.
///
/// Follows <https://developer.apple.com/documentation/swiftui/windowresizability>.
public struct WindowResizability: Sendable {
    private enum Limits { case automatic, minimum, both }
    private let limits: Limits

    /// For settings `contentSize`, for all other windows `contentMinSize`.
    public static var automatic: WindowResizability { WindowResizability(limits: .automatic) }
    /// At least as large as the content's least size.
    public static var contentMinSize: WindowResizability { WindowResizability(limits: .minimum) }
    /// Between the content's least and its largest size; where these are the same, the window has that size.
    ///
    /// With Wayland, an app cannot keep a person from dragging a window larger than a largest size that differs from
    /// the least one; its content stays as large as it can be.
    public static var contentSize: WindowResizability { WindowResizability(limits: .both) }
}

extension WindowResizability: Equatable {}

extension Scene {
    /// What the sizes of the scene's windows follow from.
    public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
        _EnvironmentScene(content: self) { $0.windowSettings.resizability = resizability }
    }
}
