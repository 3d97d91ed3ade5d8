import ViewGraph

extension View {
    /// Titles the window by a text that can be edited in the bar: the title's menu has an entry that begins it.
    ///
    /// Follows <https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)>.
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(title) {}
    }

    /// Titles the window, and gives the title a menu.
    public nonisolated func navigationTitle<V: View>(_ title: Text, @ViewBuilder actions: () -> V) -> some View {
        navigationTitle(title).modifier(_TitleMenuModifier(actions: actions(), text: nil))
    }

    /// Titles the window by a localised text, and gives the title a menu.
    public nonisolated func navigationTitle<V: View>(
        _ titleKey: LocalizedStringKey, @ViewBuilder actions: () -> V
    ) -> some View {
        navigationTitle(Text(titleKey), actions: actions)
    }

    /// Titles the window by a text as it is, and gives the title a menu.
    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol, V: View>(
        _ title: S, @ViewBuilder actions: () -> V
    ) -> some View {
        navigationTitle(Text(title), actions: actions)
    }

    /// Titles the window by a text that can be edited in the bar, and gives the title a menu. The menu has an entry that
    /// begins editing: the author's `RenameButton`, or one of its own.
    public nonisolated func navigationTitle<V: View>(
        _ title: Binding<String>, @ViewBuilder actions: () -> V
    ) -> some View {
        modifier(_BoundTitleModifier(title: title)).modifier(_TitleMenuModifier(actions: actions(), text: title))
    }

    /// Gives the window's title a menu.
    ///
    /// Follows <https://developer.apple.com/documentation/swiftui/view/toolbartitlemenu(content:)>.
    public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        modifier(_TitleMenuModifier(actions: content(), text: nil))
    }
}

/// The menu of the title, among the items of a toolbar.
///
/// Follows <https://developer.apple.com/documentation/swiftui/toolbartitlemenu>.
public struct ToolbarTitleMenu<Content: View>: _PrimitiveToolbarContent {
    nonisolated(unsafe) let content: Content

    /// A menu with the entries of `content`.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static func _makeToolbarNode(_ content: Self, _ parent: _GraphNode) -> _GraphNode {
        TitleMenuNode(EmptyView(), content.content, text: nil, parent: parent)
    }
    public static func _updateToolbarNode(_ node: _GraphNode, _ content: Self) {
        unsafeDowncast(node, to: TitleMenuNode<EmptyView, Content>.self)
            .receive(EmptyView(), content.content, text: nil)
    }
}

extension ToolbarTitleMenu where Content == EmptyView {
    /// A menu that has what the views say of the title otherwise.
    public nonisolated init() { content = EmptyView() }
}

/// Titles the window by a text that something else may change.
struct _BoundTitleModifier: ViewModifier {
    @Binding var title: String
    func body(content: Content) -> some View { content.navigationTitle(Text(verbatim: title)) }
}

/// Gives the title a menu.
public struct _TitleMenuModifier<Actions: View>: ViewModifier {
    public typealias Body = Never
    nonisolated(unsafe) let actions: Actions
    let text: Binding<String>?

    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        TitleMenuNode(content, modifier.actions, text: modifier.text, parent: parent)
    }
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        unsafeDowncast(node, to: TitleMenuNode<V, Actions>.self)
            .receive(content, modifier.actions, text: modifier.text)
    }
}
