import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// How a list looks.
///
/// The framework's styles are the ones there are: an author's own type cannot conform.
/// Follows <https://developer.apple.com/documentation/swiftui/liststyle>.
public protocol ListStyle: Sendable {
    /// What the style asks of the desktop. Apps never implement it.
    var _description: _ListStyleDescription { get }
}

/// What a list style asks of the desktop.
public struct _ListStyleDescription: Equatable, Sendable {
    var style = ListContent.Style.plain
    var alternatesRows = false
    var hasLines = true
}

/// The style that fits where the list is: in a sidebar `sidebar`, else `inset`.
public struct DefaultListStyle: ListStyle {
    /// Makes the style.
    public init() {}
    public var _description: _ListStyleDescription { _ListStyleDescription() }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
    /// Makes the style.
    public init() {}
    public var _description: _ListStyleDescription { _ListStyleDescription() }
}

/// Rows with a little room at both sides.
public struct InsetListStyle: ListStyle {
    private var alternatesRows = false
    /// Makes the style.
    public init() {}
    /// Makes the style; every other row may have another background.
    public init(alternatesRowBackgrounds: Bool) { alternatesRows = alternatesRowBackgrounds }
    public var _description: _ListStyleDescription { _ListStyleDescription(alternatesRows: alternatesRows) }
}

/// Rows to choose what the rest of the window shows, without lines between them, as libadwaita's navigation sidebars.
/// Sections with a header can be collapsed.
public struct SidebarListStyle: ListStyle {
    /// Makes the style.
    public init() {}
    public var _description: _ListStyleDescription { _ListStyleDescription(style: .sidebar, hasLines: false) }
}

/// Each section in a box of its own, as libadwaita's boxed lists.
public struct GroupedListStyle: ListStyle {
    /// Makes the style.
    public init() {}
    public var _description: _ListStyleDescription { _ListStyleDescription(style: .boxed) }
}

/// Each section in a box of its own, as libadwaita's boxed lists.
public struct InsetGroupedListStyle: ListStyle {
    /// Makes the style.
    public init() {}
    public var _description: _ListStyleDescription { _ListStyleDescription(style: .boxed) }
}

/// A list with a frame around it.
public struct BorderedListStyle: ListStyle {
    private var alternatesRows = false
    /// Makes the style.
    public init() {}
    /// Makes the style; every other row may have another background.
    public init(alternatesRowBackgrounds: Bool) { alternatesRows = alternatesRowBackgrounds }
    public var _description: _ListStyleDescription {
        _ListStyleDescription(style: .bordered, alternatesRows: alternatesRows)
    }
}

extension ListStyle where Self == DefaultListStyle {
    /// The style that fits where the list is.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge.
    public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
    /// Rows with a little room at both sides.
    public static var inset: InsetListStyle { InsetListStyle() }
    /// Rows with a little room at both sides; every other row may have another background.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
        InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}
extension ListStyle where Self == SidebarListStyle {
    /// Rows to choose what the rest of the window shows.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
    /// Each section in a box of its own.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// Each section in a box of its own.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == BorderedListStyle {
    /// A list with a frame around it.
    public static var bordered: BorderedListStyle { BorderedListStyle() }
    /// A list with a frame around it; every other row may have another background.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
        BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension View {
    /// How the lists in this view look.
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listStyle, style._description)
    }
}

/// Whether every other row of a list has another background.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    let alternates: Bool?
    /// As the list's style says.
    public static let automatic = AlternatingRowBackgroundBehavior(alternates: nil)
    /// Every other row has another background.
    public static let enabled = AlternatingRowBackgroundBehavior(alternates: true)
    /// All rows have the same background.
    public static let disabled = AlternatingRowBackgroundBehavior(alternates: false)
}

extension View {
    /// Gives every other row of the lists in this view another background, or not.
    public nonisolated func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View {
        transformEnvironment(\.listOptions) { $0.alternates = behavior.alternates }
    }

    /// Shows or hides the background of the lists in this view.
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
        transformEnvironment(\.listOptions) { $0.showsBackground = visibility != .hidden }
    }

    /// The distance between the rows of the lists in this view, in points; nil for the list's own.
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
        transformEnvironment(\.listOptions) { $0.rowSpacing = spacing.map { Double($0) } }
    }
}

/// What is set around a list for it.
struct ListOptions: Equatable {
    var alternates: Bool?
    var showsBackground = true
    var rowSpacing: Double?
}

extension EnvironmentValues {
    var listStyle: _ListStyleDescription {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }
    private struct ListStyleKey: EnvironmentKey {
        static var defaultValue: _ListStyleDescription { _ListStyleDescription() }
    }

    var listOptions: ListOptions {
        get { self[ListOptionsKey.self] }
        set { self[ListOptionsKey.self] = newValue }
    }
    private struct ListOptionsKey: EnvironmentKey { static var defaultValue: ListOptions { ListOptions() } }

    /// The least height of a list's rows, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[RowHeightKey.self] }
        set { self[RowHeightKey.self] = newValue }
    }
    private struct RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 28 } }

    /// The least height of the headers of a list's sections, in points; nil for that of rows.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[HeaderHeightKey.self] }
        set { self[HeaderHeightKey.self] = newValue }
    }
    private struct HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
}

/// What a list's style and surroundings mean for its rows.
struct ListMetrics: Equatable {
    var style = ListContent.Style.plain
    var hasLines = true
    var rowHeight = 28.0
    var headerHeight: Double?

    /// Whether a person can collapse sections by their headers.
    var collapsesSections: Bool { style == .sidebar }

    func row(_ kind: ListRowContent.Kind) -> RowMetrics {
        let side = style == .boxed ? 12.0 : 8
        let rowHeight = max(rowHeight, style == .boxed ? 40 : style == .sidebar ? 34 : 0)
        switch kind {
        case .row:
            return RowMetrics(
                insets: EdgeInsets(top: 2, leading: side, bottom: 2, trailing: side), minimumHeight: rowHeight)
        case .header:
            return RowMetrics(
                insets: EdgeInsets(top: 6, leading: side, bottom: 4, trailing: side),
                minimumHeight: headerHeight ?? rowHeight)
        case .footer:
            return RowMetrics(
                insets: EdgeInsets(top: 4, leading: side, bottom: 6, trailing: side), minimumHeight: 0)
        }
    }
}
