import ViewGraph

/// Views that belong together, with a header and a footer if they have some.
///
/// Lists, forms, pickers and menus show sections apart from each other. Anywhere else a section is its header, its content
/// and its footer, one after the other, as a `Group` of them would be.
/// Follows <https://developer.apple.com/documentation/swiftui/section>.
public struct Section<Parent, Content, Footer> {
    nonisolated(unsafe) let header: Parent
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let footer: Footer
    let isExpanded: Binding<Bool>?

    nonisolated init(header: Parent, footer: Footer, isExpanded: Binding<Bool>? = nil, content: Content) {
        self.header = header
        self.content = content
        self.footer = footer
        self.isExpanded = isExpanded
    }
}

extension Section: View, _PrimitiveView where Parent: View, Content: View, Footer: View {
    /// Content with a header and a footer.
    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), footer: footer(), content: content())
    }

    /// Content with a header and a footer.
    public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, footer: footer, content: content())
    }

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode { SectionNode(view, parent: parent) }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: SectionNode<Parent, Content, Footer>.self).receive(view)
    }
    public static var _viewCount: _ViewCount { .varying }
}

// MARK: Without a footer

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Content with a header.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), footer: EmptyView(), content: content())
    }

    /// Content with a header.
    public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, footer: EmptyView(), content: content())
    }

    /// Content with a header; in a list it is only shown while `isExpanded` is true.
    public nonisolated init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(header: header(), footer: EmptyView(), isExpanded: isExpanded, content: content())
    }
}

// MARK: Without a header

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Content with a footer.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), footer: footer(), content: content())
    }

    /// Content with a footer.
    public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), footer: footer, content: content())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Content that belongs together.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), footer: EmptyView(), content: content())
    }
}

// MARK: With a title

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Content with a localised title as its header.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), footer: EmptyView(), content: content())
    }

    /// Content with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), footer: EmptyView(), content: content())
    }

    /// Content with a localised title; in a list it is only shown while `isExpanded` is true.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(titleKey), footer: EmptyView(), isExpanded: isExpanded, content: content())
    }

    /// Content with a title as it is; in a list it is only shown while `isExpanded` is true.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(title), footer: EmptyView(), isExpanded: isExpanded, content: content())
    }
}
