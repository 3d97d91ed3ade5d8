import ViewGraph

/// Views of which each leads to the next: a sidebar, and what links in it lead to.
///
/// Each view of the content is a column, three at most. A link in a column fills the next one. One view fills the room
/// until a link in it leads to another, which is then shown beside it. Newer code has `NavigationSplitView` and
/// `NavigationStack`. Follows <https://developer.apple.com/documentation/swiftui/navigationview>.
public struct NavigationView<Content: View>: View {
    nonisolated(unsafe) private let content: Content
    @Environment(\.isNavigationStacked) private var isStacked

    /// Navigation over the views of `content`.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The columns.
    public var body: some View {
        let views = (content as? any ColumnsHolding)?.columns ?? [AnyView(content)]
        if isStacked {
            NavigationStack { views[0] }
        } else {
            SplitColumns(
                columns: views.count == 1 ? views + [AnyView(EmptyView())] : views, visibility: nil,
                compactColumn: nil, lastIsFilledByLinks: views.count == 1)
        }
    }
}

/// Content of several views.
@MainActor
private protocol ColumnsHolding {
    var columns: [AnyView] { get }
}

extension TupleView: ColumnsHolding {
    var columns: [AnyView] {
        var views: [AnyView] = []
        for view in repeat each content { views.append(AnyView(view)) }
        return views
    }
}

/// How a navigation view shows its columns.
public protocol NavigationViewStyle {}

/// Columns beside each other.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public init() {}
}
/// Columns beside each other.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    init() {}
}
/// Two columns beside each other.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

/// One column, in which links push. For apps whose branch for other systems is compiled here.
public struct StackNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One column.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// Columns beside each other.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns beside each other.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
    /// Sets how navigation views in this view show their columns; on the desktop they all stand beside each other.
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.isNavigationStacked, style is StackNavigationViewStyle)
    }
}

/// How a split view shares the room among its columns.
public protocol NavigationSplitViewStyle {}

/// As fits the desktop.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
}
/// The columns share the room: on the desktop always so.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// As fits the desktop.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
/// The detail at its full size, columns over it; on this desktop they are beside it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The detail at its full size; on this desktop as all styles.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// The columns share the room.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension View {
    /// Sets how split views in this view share the room; on the desktop the columns always share it.
    public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
}

extension EnvironmentValues {
    /// Whether navigation views are one column.
    var isNavigationStacked: Bool {
        get { self[IsNavigationStackedKey.self] }
        set { self[IsNavigationStackedKey.self] = newValue }
    }
    private struct IsNavigationStackedKey: EnvironmentKey { static var defaultValue: Bool { false } }
}
