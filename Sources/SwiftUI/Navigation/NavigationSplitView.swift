import ViewGraph

/// Two or three columns, of which each leads to the next: a sidebar, what is in it, the detail.
///
/// The edges between columns can be dragged, and a button in the title bar hides and shows the first ones. In a window
/// less than 500 points wide one column is shown at a time, with a way back. A link in a column, or a selection in its
/// list, leads to the next column. Takes all the room that it is offered.
/// Follows <https://developer.apple.com/documentation/swiftui/navigationsplitview>.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    nonisolated(unsafe) private let sidebar: Sidebar
    nonisolated(unsafe) private let content: Content
    nonisolated(unsafe) private let detail: Detail
    private let columnVisibility: Binding<NavigationSplitViewVisibility>?
    private let preferredCompactColumn: Binding<NavigationSplitViewColumn>?

    private nonisolated init(
        _ columnVisibility: Binding<NavigationSplitViewVisibility>?,
        _ preferredCompactColumn: Binding<NavigationSplitViewColumn>?, _ sidebar: Sidebar, _ content: Content,
        _ detail: Detail
    ) {
        self.columnVisibility = columnVisibility
        self.preferredCompactColumn = preferredCompactColumn
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
    }

    /// The columns.
    public var body: some View {
        SplitColumns(
            columns: Content.self == EmptyView.self
                ? [AnyView(sidebar), AnyView(detail)] : [AnyView(sidebar), AnyView(content), AnyView(detail)],
            visibility: columnVisibility, compactColumn: preferredCompactColumn)
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Two columns.
    public nonisolated init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, nil, sidebar(), EmptyView(), detail())
    }

    /// Two columns; in a narrow window `preferredCompactColumn` says which one.
    public nonisolated init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail())
    }

    /// Two columns, of which `columnVisibility` says which are shown.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, sidebar(), EmptyView(), detail())
    }

    /// Two columns, of which `columnVisibility` says which are shown; in a narrow window `preferredCompactColumn` says which one.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail())
    }

    /// Two columns, of which `columnVisibility` says which are shown; in a narrow window `preferredCompactColumn` says which one.
    public nonisolated init(
        columnVisibility: NavigationSplitViewVisibility, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(.constant(columnVisibility), preferredCompactColumn, sidebar(), EmptyView(), detail())
    }
}

extension NavigationSplitView {
    /// Three columns.
    public nonisolated init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, nil, sidebar(), content(), detail())
    }

    /// Three columns; in a narrow window `preferredCompactColumn` says which one.
    public nonisolated init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
    }

    /// Three columns, of which `columnVisibility` says which are shown.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, sidebar(), content(), detail())
    }

    /// Three columns, of which `columnVisibility` says which are shown; in a narrow window `preferredCompactColumn` says which one.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
    }

    /// Three columns, of which `columnVisibility` says which are shown; in a narrow window `preferredCompactColumn` says which one.
    public nonisolated init(
        columnVisibility: NavigationSplitViewVisibility, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(.constant(columnVisibility), preferredCompactColumn, sidebar(), content(), detail())
    }
}
