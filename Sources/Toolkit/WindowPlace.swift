import Foundation

/// Where a window is on the screen, in points: to be kept, and to be given to a later window that is to come there.
package struct WindowPlace: Equatable, Sendable, Codable {
    /// The upper left corner of what a person takes for the window, from that of the screen. Nil where the desktop
    /// does not tell: Wayland has positions neither to read nor to give.
    package var origin: CGPoint?
    /// The size of what a person takes for the window, its title bar included: the one it has, or would go back to
    /// from the whole screen.
    package var size: CGSize
    package var isMaximized = false
    package var isFullScreen = false

    package init(origin: CGPoint?, size: CGSize) {
        self.origin = origin
        self.size = size
    }
}
