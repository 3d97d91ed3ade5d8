import Foundation

/// One window of the desktop with a title bar and a surface.
@MainActor
package protocol ToolkitWindow: AnyObject {
    /// Where the content is placed.
    var surface: any Surface { get }
    func update(_ content: WindowContent)
    /// Shows the window, or brings it to the front with the keyboard focus.
    func present()
    func close()
    func minimize()
    var isActive: Bool { get }
    /// Size of the content in points.
    var size: CGSize { get }
}

package struct WindowContent: Equatable, Sendable {
    package var title: String
    package var subtitle: String?
    /// First size of the content; nil takes the content's ideal size.
    package var defaultWidth: Double?
    package var defaultHeight: Double?
    package var isResizable = true

    package init(title: String) { self.title = title }
}

@MainActor
package protocol WindowDelegate: SurfaceClient {
    /// The person asked to close the window; true lets it close.
    func windowShouldClose() -> Bool
    /// The window is gone.
    func windowClosed()
    func windowActivityChanged(isActive: Bool)
    /// A key was pressed; true keeps it from everything else.
    func windowKeyPressed(_ key: KeyPress, _ stage: KeyStage) -> Bool
    /// The window was minimised, or can be seen again.
    func windowVisibilityChanged(isVisible: Bool)
}
