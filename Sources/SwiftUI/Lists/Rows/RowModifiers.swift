import Foundation
import ViewLayout

extension View {
    /// The distance of a list row's views from the row's edges, in points; nil for the list's own.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(_RowTraitsModifier { $0.insets = insets })
    }

    /// Shows a view behind a list row, over its whole width; nil for what the list shows.
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
        let accessory = RowAccessory(view: view.map { AnyView($0) })
        return modifier(_RowTraitsModifier { $0.background = accessory })
    }

    /// Shows or hides the lines between a list row and its neighbours. A line is shown unless one of the two rows hides
    /// it.
    public nonisolated func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            _RowTraitsModifier {
                if edges.contains(.top) { $0.separatorAbove = visibility }
                if edges.contains(.bottom) { $0.separatorBelow = visibility }
            })
    }

    /// The colour of the line below a list row; nil for the desktop's. The line above belongs to the row before.
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(_RowTraitsModifier { if edges.contains(.bottom) { $0.separatorTint = color } })
    }

    /// Shows or hides the lines above the first and below the last row of a list's section.
    public nonisolated func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            _RowTraitsModifier {
                if edges.contains(.top) { $0.sectionSeparatorAbove = visibility }
                if edges.contains(.bottom) { $0.sectionSeparatorBelow = visibility }
            })
    }

    /// The colour of the line below the last row of a list's section; nil for the desktop's. There is none above the
    /// first.
    public nonisolated func listSectionSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(_RowTraitsModifier { if edges.contains(.bottom) { $0.sectionSeparatorTint = color } })
    }

    /// Keeps a list row from being selected.
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(_RowTraitsModifier { $0.isSelectionDisabled = isDisabled })
    }

    /// Keeps a list row from being deleted, where its loop has an `onDelete`.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(_RowTraitsModifier { $0.isDeleteDisabled = isDisabled })
    }

    /// Keeps a list row from being moved, where its loop has an `onMove`.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(_RowTraitsModifier { $0.isMoveDisabled = isDisabled })
    }
}

// MARK: Badges

extension View {
    /// Shows a number at the end of a list row; none for 0.
    public nonisolated func badge(_ count: Int) -> some View {
        badge(count == 0 ? nil : Text(count, format: .number))
    }

    /// Shows a text at the end of a list row; nil for none.
    public nonisolated func badge(_ label: Text?) -> some View {
        let accessory = RowAccessory(view: label.map { AnyView(Badge(label: $0)) }, text: label?.resolvedString)
        return modifier(_RowTraitsModifier { $0.badge = accessory })
    }

    /// Shows a localised text at the end of a list row; nil for none.
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// Shows a text as it is at the end of a list row; nil for none.
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }

    /// How much the badges in this view stand out.
    public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }
}

/// How much a badge stands out from its row.
public struct BadgeProminence: Hashable, Sendable {
    enum Level: Hashable { case decreased, standard, increased }
    let level: Level
    /// Less than usual.
    public static let decreased = BadgeProminence(level: .decreased)
    /// As usual.
    public static let standard = BadgeProminence(level: .standard)
    /// More than usual: what the person should not miss.
    public static let increased = BadgeProminence(level: .increased)
}

extension EnvironmentValues {
    /// How much badges stand out.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
    private struct BadgeProminenceKey: EnvironmentKey {
        static var defaultValue: BadgeProminence { .standard }
    }
}

/// A badge as it is written.
private struct Badge: View {
    let label: Text
    @Environment(\.badgeProminence) private var prominence

    var body: some View {
        switch prominence.level {
        case .decreased: label.foregroundStyle(.tertiary)
        case .standard: label.foregroundStyle(.secondary)
        case .increased:
            label.foregroundStyle(.white).padding(.horizontal, 6).background(Capsule().fill(.red))
        }
    }
}
