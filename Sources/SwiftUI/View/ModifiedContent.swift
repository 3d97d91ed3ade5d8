import ViewGraph

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
    /// What is modified.
    public var content: Content
    /// What modifies it.
    public var modifier: Modifier

    /// Puts `modifier` on `content`.
    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, _PrimitiveView where Content: View, Modifier: ViewModifier {
    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        Modifier._makeModifiedNode(view.modifier, view.content, parent)
    }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        Modifier._updateModifiedNode(node, view.modifier, view.content)
    }
    public static var _viewCount: _ViewCount {
        // A body may have its content anywhere, where it counts as one.
        Modifier.Body.self == Never.self || !_ViewCount.of(Content.self).isAtMostOne
            ? .of(Content.self) : .of(Modifier.Body.self)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// Both modifiers, the first one innermost.
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension View {
    /// Applies a modifier of one's own.
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
