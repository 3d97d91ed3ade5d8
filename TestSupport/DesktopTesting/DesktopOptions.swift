import Glibc

/// What a desktop is like. The defaults are what most tests want: fast, and the same picture every time.
package struct DesktopOptions: Sendable {
    package enum WindowManager: String, Sendable {
        /// Quick to start, plain rectangles as windows.
        case openbox
        /// Follows GNOME's rules: windows cast shadows when there is a compositor, focus is not stolen.
        case metacity
        /// None at all: windows cannot be activated, minimised or maximised.
        case none
    }

    package enum TextDirection: Sendable {
        case leftToRight, rightToLeft
    }

    /// The screen's size in pixels.
    package var width = 1280
    package var height = 800
    /// How many pixels a unit has: 1 or 2. The screen does not grow with it.
    package var scale = 1
    package var windowManager = WindowManager.openbox
    /// Apps are shown by a Wayland compositor (sway) that fills the screen; its windows float, and have no shadows of
    /// the compositor's. `windowManager` and `hasCompositor` do not count.
    package var isWayland = false
    /// Runs a compositor, so that transparency is drawn: popovers have no black rectangle for a shadow, and
    /// windows on metacity have shadows.
    package var hasCompositor = false
    /// A locale such as `de_DE.UTF-8`; it is built when the machine does not have it. Nil is `C.UTF-8`.
    package var locale: String?
    /// Lays out from right to left by giving GTK a Hebrew locale for its messages. A locale may say so by itself too.
    package var textDirection = TextDirection.leftToRight
    package var isDark = false
    /// Apps follow the settings that `Desktop.set(_:)` changes, instead of those here.
    package var keepsSettings = false
    /// Animations make tests slow and pictures random; switch them on only to test them.
    package var hasAnimations = false
    /// D-Bus services of the machine that apps may start, such as `org.freedesktop.portal.Desktop`. Others do not
    /// exist on the desktop's bus, but for the one that makes apps accessible: portals and settings daemons would
    /// answer from the machine's settings.
    package var services: [String] = []
    /// More environment variables for all processes, or others than the defaults.
    package var environment: [String: String] = [:]

    /// Whether all desktops are Wayland's, as `./fenestra test --wayland` has it.
    package static let areAllWayland = getenv("DESKTOP_TESTING_WAYLAND").map { $0.pointee != 0 } ?? false

    package init() {}

    /// `DesktopOptions { $0.scale = 2 }`
    package init(_ configure: (inout DesktopOptions) -> Void) {
        configure(&self)
    }
}
