import Foundation

/// One window of the desktop with a title bar and a surface.
@MainActor
package protocol ToolkitWindow: HeaderHost {
    /// Where the content is placed.
    var surface: any Surface { get }
    func update(_ content: WindowContent)
    /// Has the window come a little off `other`, if it has no place of its own to come at. Before it is first shown.
    func comeBeside(_ other: any ToolkitWindow)
    /// Shows the window, or brings it to the front with the keyboard focus.
    func present()
    func close()
    func minimize()
    /// Fills the screen, or takes its ideal place where it has one; or goes back.
    func toggleMaximized()
    /// Takes the keyboard focus from the content.
    func clearFocus()
    /// Fills the screen without panels, or goes back.
    func setFullScreen(_ isFullScreen: Bool)
    var isFullScreen: Bool { get }
    var isActive: Bool { get }
    /// Size of the content in points.
    var size: CGSize { get }
    /// Where the window is now, or was when it closed; nil before it is first shown.
    var place: WindowPlace? { get }
    /// The same as far as the desktop has told by itself: it is not asked, which takes it a while.
    var lastPlace: WindowPlace? { get }
    /// What `WindowDelegate` says of the content's least or largest size may be another.
    func contentLimitsChanged()
}

package struct WindowContent: Equatable, Sendable {
    package var title: String
    package var subtitle: String?
    /// First size of the content, within its limits; nil takes the content's ideal size.
    package var defaultWidth: Double?
    package var defaultHeight: Double?
    /// It holds settings and nothing else: no app menu in its title bar, and Escape closes it. Does not change.
    package var isPreferences = false
    /// It is a tool beside the app's other windows: over the one in front, without the app's menu, and away while another
    /// app is in front, where the desktop can. Does not change.
    package var isUtility = false
    /// Whether a press in the content that nothing there uses moves the window.
    package var movesByBackground = false
    /// Whether it has a size or a place to be zoomed to; without, that fills the screen. Does not change.
    package var hasIdealPlace = false
    /// Where a window comes back; counts when it is first shown, before all defaults. A position that no monitor has
    /// any more is dropped, and so is every position where the desktop places windows itself.
    package var firstPlace: WindowPlace?
    /// The point of the screen that the window is aligned to with the same point of its own: 0, 0 is the upper left,
    /// 1, 1 the lower right. Nil is the middle, or off the window that it comes beside.
    package var defaultPosition: CGPoint?
    /// Whether the window is never larger than its content can be. It is never smaller than its content can be.
    package var isLimitedToContent = false
    package var titleBar = TitleBar.full
    /// Whether a person may change the size, where the content has several.
    package var isResizable = true
    /// Whether the title bar offers to close, to minimise.
    package var isClosable = true
    package var isMinimizable = true

    /// Whether it is over others, or below them, whichever is in front.
    package var level = Level.normal

    package enum Level: Int, Sendable {
        case below = -1
        case normal = 0
        case above = 1
    }

    package enum TitleBar: Sendable {
        /// With title and items.
        case full
        /// The same, lower.
        case compact
        /// With items and buttons, the title being hidden.
        case withoutTitle, compactWithoutTitle
        /// Buttons alone, without a line to the content.
        case bare
        /// None, and no background either: the content is all there is.
        case none

        package var showsTitle: Bool { self == .full || self == .compact }
        package var isCompact: Bool { self == .compact || self == .compactWithoutTitle }
    }

    package init(title: String) { self.title = title }
}

@MainActor
package protocol WindowDelegate: SurfaceClient, InputDelegate {
    /// The largest size that the content can fill; infinite where it has no limit.
    func maximumSize() -> CGSize
    /// The size that a window has at first where nobody has said one. Lengths that somebody has said are given.
    func firstSize(width: Double?, height: Double?) -> CGSize
    /// Asked once, before the window is first shown, unless it comes back; nil leaves all to the content's defaults.
    func firstPlacement(on screen: WindowScreen) -> FirstPlacement?
    /// Where the window goes when a person zooms it; nil fills the screen.
    func idealPlacement(on screen: WindowScreen) -> FirstPlacement?
    /// The person asked to close the window; true lets it close.
    func windowShouldClose() -> Bool
    /// The window is gone.
    func windowClosed()
    func windowActivityChanged(isActive: Bool)
    /// The window was minimised, or can be seen again.
    func windowVisibilityChanged(isVisible: Bool)
    /// `ToolkitWindow.place` is another; comes at each step while a person drags.
    func windowPlaceChanged()
}

extension WindowDelegate {
    package func firstSize(width: Double?, height: Double?) -> CGSize { measure(width: width, height: height) }
    package func firstPlacement(on screen: WindowScreen) -> FirstPlacement? { nil }
    package func idealPlacement(on screen: WindowScreen) -> FirstPlacement? { nil }
}
