import ViewGraph

extension View {
    /// Adds items to the toolbar of the window, or of the sheet, that the view is in, for as long as the view is shown.
    ///
    /// Follows <https://developer.apple.com/documentation/swiftui/view/toolbar(content:)-7vdkx>.
    public nonisolated func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(_ToolbarModifier(items: content(), id: nil))
    }

    /// Adds views to the toolbar of the window, or of the sheet, that the view is in: each is an item of its own.
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(_ToolbarModifier(items: ToolbarItemGroup(content: content), id: nil))
    }

    /// Adds items that a person may arrange: take out of the bar, bring back and order among those of their place. What a
    /// person has done holds for all toolbars with the same `id`, and at the next launch.
    ///
    /// Follows <https://developer.apple.com/documentation/swiftui/view/toolbar(id:content:)>.
    public nonisolated func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(_ToolbarModifier(items: content(), id: id))
    }
}

/// Adds items to the toolbar.
public struct _ToolbarModifier<Items: ToolbarContent>: ViewModifier {
    public typealias Body = Never
    nonisolated(unsafe) let items: Items
    let id: String?

    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        ToolbarNode(modifier, content, parent: parent)
    }
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        unsafeDowncast(node, to: ToolbarNode<V, Items>.self).receive(modifier, content)
    }
}

/// The place of a view with items in the toolbar.
final class ToolbarNode<Content: View, Items: ToolbarContent>: ParentNode {
    private var items: ScopeNode!

    init(_ modifier: _ToolbarModifier<Items>, _ content: Content, parent: _GraphNode) {
        super.init(parent: parent)
        child = Content._makeNode(content, self)
        // The name of a toolbar is for its items alone.
        let scope = ScopeNode(parent: self) { [id = modifier.id] in $0.toolbarID = id }
        scope.child = Items._makeToolbarNode(modifier.items, scope)
        items = scope
    }

    func receive(_ modifier: _ToolbarModifier<Items>, _ content: Content) {
        Content._updateNode(child, content)
        Items._updateToolbarNode(items.child, modifier.items)
    }

    override func appendOutputs(_ outputs: inout [AnyObject]) { child.appendOutputs(&outputs) }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        super.forEachChild(body)
        if let items { body(items) }
    }

    override func unmount() {
        super.unmount()
        items?.unmount()
    }
}
