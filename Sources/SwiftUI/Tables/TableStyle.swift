import Toolkit
import ViewGraph
import ViewLayout

/// How a table looks.
///
/// The framework's styles are the ones there are: an author's own type cannot conform.
/// Follows <https://developer.apple.com/documentation/swiftui/tablestyle>.
public protocol TableStyle: Sendable {
    /// What the style asks of the desktop. Apps never implement it.
    var _description: _ListStyleDescription { get }
}

/// The style that fits where the table is: rows from edge to edge.
public struct AutomaticTableStyle: TableStyle {
    /// Makes the style.
    public nonisolated init() {}
    public var _description: _ListStyleDescription { _ListStyleDescription() }
}

/// Rows from edge to edge.
public struct InsetTableStyle: TableStyle {
    private var alternatesRows = false
    /// Makes the style.
    public nonisolated init() {}
    /// Makes the style; every other row may have another background.
    public nonisolated init(alternatesRowBackgrounds: Bool) { alternatesRows = alternatesRowBackgrounds }
    public var _description: _ListStyleDescription { _ListStyleDescription(alternatesRows: alternatesRows) }
}

/// A table with a frame around it.
public struct BorderedTableStyle: TableStyle {
    private var alternatesRows = false
    /// Makes the style.
    public nonisolated init() {}
    /// Makes the style; every other row may have another background.
    public nonisolated init(alternatesRowBackgrounds: Bool) { alternatesRows = alternatesRowBackgrounds }
    public var _description: _ListStyleDescription {
        _ListStyleDescription(style: .bordered, alternatesRows: alternatesRows)
    }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The style that fits where the table is.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
    /// Rows from edge to edge.
    public static var inset: InsetTableStyle { InsetTableStyle() }
    /// Rows from edge to edge; every other row may have another background.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
        InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}
extension TableStyle where Self == BorderedTableStyle {
    /// A table with a frame around it.
    public static var bordered: BorderedTableStyle { BorderedTableStyle() }
    /// A table with a frame around it; every other row may have another background.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
        BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension View {
    /// How the tables in this view look.
    public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View {
        environment(\.tableStyle, style._description)
    }
}

extension EnvironmentValues {
    var tableStyle: _ListStyleDescription {
        get { self[TableStyleKey.self] }
        set { self[TableStyleKey.self] = newValue }
    }
    private struct TableStyleKey: EnvironmentKey {
        static var defaultValue: _ListStyleDescription { _ListStyleDescription() }
    }
}
