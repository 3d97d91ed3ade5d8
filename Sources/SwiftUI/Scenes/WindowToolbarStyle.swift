import Ground

/// How the title bar and the toolbar of a window look.
///
/// Follows <https://developer.apple.com/documentation/swiftui/windowtoolbarstyle>. On this desktop both are one bar,
/// so `expanded` looks like `unified`. Apps choose one of the styles that are there.
public protocol WindowToolbarStyle {
    /// What the framework makes of it. Apps never implement it.
    nonisolated var _kind: _WindowToolbarStyleKind { get }
}

/// The toolbar styles that there are.
public enum _WindowToolbarStyleKind: Equatable, Sendable {
    case unified(showsTitle: Bool), compact(showsTitle: Bool)
}

/// The style of windows without one: title and items in one bar.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    /// The style.
    public nonisolated init() {}
    /// For the framework.
    public nonisolated var _kind: _WindowToolbarStyleKind { .unified(showsTitle: true) }
}

/// The title above the items on a Mac; here both are in one bar, which is said once.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
    /// The style.
    public nonisolated init() {}
    /// For the framework.
    public nonisolated var _kind: _WindowToolbarStyleKind {
        Log.once("the window toolbar style “expanded” is shown as “unified”: title and items share one bar")
        return .unified(showsTitle: true)
    }
}

/// Title and items in one bar.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    private let showsTitle: Bool
    /// The style with the title.
    public nonisolated init() { showsTitle = true }
    /// The style with the title or without.
    public nonisolated init(showsTitle: Bool) { self.showsTitle = showsTitle }
    /// For the framework.
    public nonisolated var _kind: _WindowToolbarStyleKind { .unified(showsTitle: showsTitle) }
}

/// Title and items in one bar that is as low as it can be.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    private let showsTitle: Bool
    /// The style with the title.
    public nonisolated init() { showsTitle = true }
    /// The style with the title or without.
    public nonisolated init(showsTitle: Bool) { self.showsTitle = showsTitle }
    /// For the framework.
    public nonisolated var _kind: _WindowToolbarStyleKind { .compact(showsTitle: showsTitle) }
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// The style of windows without one.
    public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// The title above the items; here in one bar.
    public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// Title and items in one bar.
    public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
    /// Items in one bar with the title or without.
    public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
        UnifiedWindowToolbarStyle(showsTitle: showsTitle)
    }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// Title and items in one low bar.
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
    /// Items in one low bar with the title or without.
    public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
    }
}

extension Scene {
    /// How the title bar and the toolbar of the scene's windows look.
    public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
        let kind = style._kind
        return _EnvironmentScene(content: self) { $0.windowSettings.toolbarStyle = kind }
    }
}
