import ViewGraph

/// What a click on a menu bar extra opens.
///
/// Follows <https://developer.apple.com/documentation/swiftui/menubarextrastyle>. Apps choose one of the styles that
/// are there.
public protocol MenuBarExtraStyle {
    /// What the framework makes of it. Apps never implement it.
    nonisolated var _opensWindow: Bool { get }
}

/// The style of menu bar extras without one: a menu.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
    /// The style.
    public nonisolated init() {}
    /// For the framework.
    public nonisolated var _opensWindow: Bool { false }
}

/// A menu of the views in it, which are entries.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
    /// The style.
    public nonisolated init() {}
    /// For the framework.
    public nonisolated var _opensWindow: Bool { false }
}

/// A small window with the views in it, which closes when another window is used.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
    /// The style.
    public nonisolated init() {}
    /// For the framework.
    public nonisolated var _opensWindow: Bool { true }
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    /// A menu.
    public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    /// A menu.
    public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    /// A small window.
    public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
    /// What menu bar extras in this scene open.
    public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
        let opensWindow = style._opensWindow
        return _EnvironmentScene(content: self) { $0.menuBarExtraOpensWindow = opensWindow }
    }
}

extension EnvironmentValues {
    var menuBarExtraOpensWindow: Bool {
        get { self[OpensWindowKey.self] }
        set { self[OpensWindowKey.self] = newValue }
    }
    private struct OpensWindowKey: EnvironmentKey { static var defaultValue: Bool { false } }
}
