import ViewGraph

/// Which windows are over which, whichever is in front.
///
/// Follows <https://developer.apple.com/documentation/swiftui/windowlevel>. Window managers of X11 obey; with Wayland
/// apps have no say in it, and all windows are on one level.
public struct WindowLevel: Hashable, Sendable {
    let kind: Kind
    enum Kind: Sendable { case desktop, normal, floating }

    /// That of most windows.
    public static let automatic = WindowLevel(kind: .normal)
    /// That of most windows.
    public static let normal = WindowLevel(kind: .normal)
    /// Over all windows of the levels below, those of other apps too.
    public static let floating = WindowLevel(kind: .floating)
    /// Below all others.
    public static let desktop = WindowLevel(kind: .desktop)
}

/// What a scene's windows are among the app's.
///
/// Follows <https://developer.apple.com/documentation/swiftui/windowmanagerrole>.
public struct WindowManagerRole: Hashable, Sendable {
    let kind: Kind
    enum Kind: Sendable { case automatic, principal, associated }

    /// Groups, and the app's first window, are principal; others are associated.
    public static let automatic = WindowManagerRole(kind: .automatic)
    /// A person works in them: they may fill the screen.
    public static let principal = WindowManagerRole(kind: .principal)
    /// They go with others, and do not fill the screen unless `windowFullScreenBehavior` lets them.
    public static let associated = WindowManagerRole(kind: .associated)
}

extension Scene {
    /// Whether the scene's windows are over others, or below them, whichever is in front.
    public nonisolated func windowLevel(_ level: WindowLevel) -> some Scene {
        _EnvironmentScene(content: self) { $0.windowSettings.level = level }
    }

    /// What the scene's windows are among the app's.
    public nonisolated func windowManagerRole(_ role: WindowManagerRole) -> some Scene {
        _EnvironmentScene(content: self) { $0.windowSettings.managerRole = role.kind }
    }
}
