/// How windows look.
///
/// Follows <https://developer.apple.com/documentation/swiftui/windowstyle>. Apps choose one of the styles that are
/// there.
public protocol WindowStyle {
    /// What the framework makes of it. Apps never implement it.
    nonisolated var _kind: _WindowStyleKind { get }
}

/// The window styles that there are.
public enum _WindowStyleKind: Sendable {
    case titleBar, hiddenTitleBar, plain
}

/// The style of windows without one: a title bar.
public struct DefaultWindowStyle: WindowStyle {
    /// The style.
    public nonisolated init() {}
    /// For the framework.
    public nonisolated var _kind: _WindowStyleKind { .titleBar }
}

/// Windows with a title bar.
public struct TitleBarWindowStyle: WindowStyle {
    /// The style.
    public nonisolated init() {}
    /// For the framework.
    public nonisolated var _kind: _WindowStyleKind { .titleBar }
}

/// Windows whose title bar has neither title nor background: the buttons are left, above the content.
public struct HiddenTitleBarWindowStyle: WindowStyle {
    /// The style.
    public nonisolated init() {}
    /// For the framework.
    public nonisolated var _kind: _WindowStyleKind { .hiddenTitleBar }
}

/// Windows that are their content and nothing else: no title bar, no buttons, no background.
public struct PlainWindowStyle: WindowStyle {
    /// The style.
    public nonisolated init() {}
    /// For the framework.
    public nonisolated var _kind: _WindowStyleKind { .plain }
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// The style of windows without one.
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
    /// With a title bar.
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// With the title bar's buttons alone.
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
    /// The content alone.
    public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

extension Scene {
    /// How the scene's windows look.
    public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
        let kind = style._kind
        return _EnvironmentScene(content: self) { $0.windowSettings.style = kind }
    }
}
