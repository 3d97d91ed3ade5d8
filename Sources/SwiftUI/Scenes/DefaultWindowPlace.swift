import Foundation

extension Scene {
    /// The size, in points, of the content of the scene's windows when they are first opened.
    ///
    /// It is kept within what the content allows. A window that comes back has the size that it had.
    public nonisolated func defaultSize(_ size: CGSize) -> some Scene {
        _EnvironmentScene(content: self) { $0.windowSettings.defaultSize = size }
    }

    /// The size, in points, of the content of the scene's windows when they are first opened.
    public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// Where on the screen the first window of the scene comes: `position` of the window at `position` of the part of
    /// the screen that panels leave free. Further windows come a little off it.
    ///
    /// From right to left, leading is the right. Has effect where apps may place windows: with X11, not with Wayland,
    /// where the desktop does. A window that comes back does so where it was.
    public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene {
        _EnvironmentScene(content: self) { $0.windowSettings.defaultPosition = position }
    }
}
