import Ground
import ViewGraph

/// What a toolbar is for, which decides where its items stand.
///
/// Follows <https://developer.apple.com/documentation/swiftui/toolbarrole>.
public struct ToolbarRole: Sendable {
    let isEditor: Bool

    /// As fits the place: the title in the middle, secondary items in the menu.
    public static var automatic: ToolbarRole { ToolbarRole(isEditor: false) }
    /// A document's: the title at the leading edge and secondary items in the middle while there is room. In a window
    /// under 500 points wide as `automatic`.
    public static var editor: ToolbarRole { ToolbarRole(isEditor: true) }
    /// As `automatic` on this desktop.
    public static var browser: ToolbarRole { automatic }
    /// As `automatic` on this desktop.
    public static var navigationStack: ToolbarRole { automatic }
}

/// One of the bars of a window.
///
/// Follows <https://developer.apple.com/documentation/swiftui/toolbarplacement>.
public struct ToolbarPlacement: Sendable {
    let isWindowBar: Bool

    /// The window's bar.
    public static var automatic: ToolbarPlacement { ToolbarPlacement(isWindowBar: true) }
    /// The window's bar.
    public static var windowToolbar: ToolbarPlacement { automatic }
    /// The window's bar.
    public static var navigationBar: ToolbarPlacement { automatic }
    /// A bar that windows here do not have.
    public static var bottomBar: ToolbarPlacement { ToolbarPlacement(isWindowBar: false) }
    /// A bar that windows here do not have.
    public static var tabBar: ToolbarPlacement { ToolbarPlacement(isWindowBar: false) }
    /// A bar that windows here do not have.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement { ToolbarPlacement(isWindowBar: false) }
}

/// Something that a toolbar has without being told.
///
/// Follows <https://developer.apple.com/documentation/swiftui/toolbardefaultitemkind>.
public struct ToolbarDefaultItemKind: Sendable {
    enum Kind: Sendable { case title, sidebarToggle }
    let kind: Kind

    /// The button that shows and hides the sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
    /// The window's title.
    public static let title = ToolbarDefaultItemKind(kind: .title)
}

extension View {
    /// Says what the toolbar is for.
    ///
    /// Follows <https://developer.apple.com/documentation/swiftui/view/toolbarrole(_:)>.
    public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
        modifier(_ToolbarSettingsModifier(settings: ToolbarSettings(isEditor: role.isEditor)))
    }

    /// Hides the items of bars, or shows them; `.automatic` leaves that to the person. Bars that this desktop does not
    /// have are passed over.
    ///
    /// Follows <https://developer.apple.com/documentation/swiftui/view/toolbar(_:for:)>.
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, of: bars)
    }

    /// Hides the items of bars, or shows them, as `toolbar(_:for:)`.
    public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, of: bars)
    }

    private nonisolated func toolbarVisibility(_ visibility: Visibility, of bars: [ToolbarPlacement]) -> some View {
        let isMeant = bars.isEmpty || bars.contains(where: \.isWindowBar)
        let wanted = isMeant && visibility != .automatic ? visibility : nil
        return modifier(_ToolbarSettingsModifier(settings: ToolbarSettings(visibility: wanted)))
    }

    /// Takes something out of the toolbar that it has without being told; nil takes nothing out.
    ///
    /// Follows <https://developer.apple.com/documentation/swiftui/view/toolbar(removing:)>.
    public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        let kind = defaultItemKind?.kind
        return modifier(
            _ToolbarSettingsModifier(
                settings: ToolbarSettings(removesTitle: kind == .title, removesSidebarToggle: kind == .sidebarToggle)))
    }
}

/// Says something of the toolbar.
public struct _ToolbarSettingsModifier: ViewModifier {
    public typealias Body = Never
    let settings: ToolbarSettings

    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        ToolbarSettingsNode(modifier, content, parent: parent)
    }
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        unsafeDowncast(node, to: ToolbarSettingsNode<V>.self).receive(modifier, content)
    }
}

/// The place of a view that says something of the toolbar.
final class ToolbarSettingsNode<Content: View>: ParentNode {
    private let header: HeaderGroup?

    init(_ modifier: _ToolbarSettingsModifier, _ content: Content, parent: _GraphNode) {
        header = Graph.untracked { EnvironmentValues(parent.environment).headerGroup }
        super.init(parent: parent)
        header?.set(modifier.settings, of: self)
        child = Content._makeNode(content, self)
    }

    func receive(_ modifier: _ToolbarSettingsModifier, _ content: Content) {
        header?.set(modifier.settings, of: self)
        Content._updateNode(child, content)
    }

    override func unmount() {
        super.unmount()
        header?.set(nil, of: self)
    }
}
