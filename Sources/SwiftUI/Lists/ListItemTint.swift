import Foundation
import ViewGraph
import ViewLayout

/// A colour for the icons of list rows.
///
/// Follows <https://developer.apple.com/documentation/swiftui/listitemtint>.
public struct ListItemTint: Sendable {
    enum Kind: Sendable, Equatable { case color(Color), monochrome }
    let kind: Kind

    /// This colour.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(kind: .color(tint)) }
    /// This colour; the desktop has none of its own that would come before it.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(kind: .color(tint)) }
    /// The colour of the text.
    public static let monochrome = ListItemTint(kind: .monochrome)
}

extension View {
    /// The colour of the icons of labels in the list rows in this view; nil for the desktop's.
    public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
        environment(\.listItemTint, tint?.kind)
    }

    /// The colour of the icons of labels in the list rows in this view; nil for the desktop's.
    public nonisolated func listItemTint(_ tint: Color?) -> some View {
        environment(\.listItemTint, tint.map { .color($0) })
    }
}

/// How large the rows of sidebars are.
public enum SidebarRowSize: Sendable {
    /// Smaller than usual.
    case small
    /// As usual.
    case medium
    /// Larger than usual.
    case large
}

extension EnvironmentValues {
    var listItemTint: ListItemTint.Kind? {
        get { self[ListItemTintKey.self] }
        set { self[ListItemTintKey.self] = newValue }
    }
    private struct ListItemTintKey: EnvironmentKey { static var defaultValue: ListItemTint.Kind? { nil } }

    /// How large the rows of sidebars are. The desktop has no setting for it.
    public var sidebarRowSize: SidebarRowSize {
        get { self[SidebarRowSizeKey.self] }
        set { self[SidebarRowSizeKey.self] = newValue }
    }
    private struct SidebarRowSizeKey: EnvironmentKey { static var defaultValue: SidebarRowSize { .medium } }
}

/// What an icon beside its title has: no name of its own, and the colour for list rows.
struct LabelIconModifier: _EnvironmentModifier {
    func _apply(to values: inout EnvironmentValues) {
        values.iconName = ""
        if case .color(let color) = values.listItemTint { values.foregroundPaint = color.paint }
    }
}
