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
    /// Where the window is now, or was when it closed; nil before it is first shown.
    var place: WindowPlace? { get }
}

package struct WindowContent: Equatable, Sendable {
    package var title: String
    package var subtitle: String?
    /// First size of the content; nil takes the content's ideal size.
    package var defaultWidth: Double?
    package var defaultHeight: Double?
    package var isResizable = true
    /// Where a window comes back; counts when it is first shown, before all defaults. A position that no monitor has
    /// any more is dropped, and so is every position where the desktop places windows itself.
    package var firstPlace: WindowPlace?

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
    /// The keyboard focus is in the content somewhere else now, or nowhere: the owners of the widget that has it and of
    /// those around it, from the innermost. Focus in menus, bars and popovers of theirs leaves it as it was.
    func windowFocusChanged(to owners: [any WidgetOwner])
    /// The window was minimised, or can be seen again.
    func windowVisibilityChanged(isVisible: Bool)
    /// `ToolkitWindow.place` is another; comes at each step while a person drags.
    func windowPlaceChanged()
}

extension WindowDelegate {
    package func windowKeyPressed(_ key: KeyPress, _ stage: KeyStage) -> Bool { false }
    package func windowFocusChanged(to owners: [any WidgetOwner]) {}
}
