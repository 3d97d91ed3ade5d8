import ViewGraph

/// What labels in a toolbar show.
///
/// Follows <https://developer.apple.com/documentation/swiftui/toolbarlabelstyle>.
public struct ToolbarLabelStyle: Hashable, Sendable {
    fileprivate enum Kind { case titleAndIcon, iconOnly, titleOnly }
    fileprivate let kind: Kind

    /// Icons, as bars of this desktop do.
    public static var automatic: ToolbarLabelStyle { ToolbarLabelStyle(kind: .iconOnly) }
    /// Icons and titles.
    public static var titleAndIcon: ToolbarLabelStyle { ToolbarLabelStyle(kind: .titleAndIcon) }
    /// Icons; titles are what is read aloud, and the tool tips.
    public static var iconOnly: ToolbarLabelStyle { ToolbarLabelStyle(kind: .iconOnly) }
    /// Titles.
    public static var titleOnly: ToolbarLabelStyle { ToolbarLabelStyle(kind: .titleOnly) }

    @MainActor
    var labelStyles: StyleChain<any LabelStyle> {
        switch kind {
        case .titleAndIcon: StyleChain(TitleAndIconLabelStyle())
        case .iconOnly: StyleChain(IconOnlyLabelStyle())
        case .titleOnly: StyleChain(TitleOnlyLabelStyle())
        }
    }
}

extension Scene {
    /// What the labels in the toolbars of the scene's windows show.
    public nonisolated func windowToolbarLabelStyle(fixed style: ToolbarLabelStyle) -> some Scene {
        _EnvironmentScene(content: self) { $0.toolbarLabelStyle = style }
    }

    /// What the labels in the toolbars of the scene's windows show, as the app has it. A person has no menu for it on this
    /// desktop, so that the binding is read and never written.
    public nonisolated func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>) -> some Scene {
        _EnvironmentScene(content: self) { $0.toolbarLabelStyle = toolbarLabelStyle.wrappedValue }
    }
}

extension EnvironmentValues {
    var toolbarLabelStyle: ToolbarLabelStyle {
        get { self[ToolbarLabelStyleKey.self] }
        set { self[ToolbarLabelStyleKey.self] = newValue }
    }
    private struct ToolbarLabelStyleKey: EnvironmentKey {
        static var defaultValue: ToolbarLabelStyle { .automatic }
    }
}
