import ViewGraph
import ViewLayout

extension View {
    /// A menu for the rows of a list in this view, and what a double click or Return does. `menu` gets the values of all
    /// selected rows where the click was on one of them, else that of the row clicked, and none on empty space; without an
    /// entry no menu is opened. Lists whose selection is of another type give no values.
    public nonisolated func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        modifier(_SelectionMenuModifier(menu: menu, primaryAction: primaryAction))
    }
}

/// Gives the lists in a view a menu for their selection.
public struct _SelectionMenuModifier<Item: Hashable, Entries: View>: ViewModifier {
    nonisolated(unsafe) let menu: (Set<Item>) -> Entries
    nonisolated(unsafe) let primaryAction: ((Set<Item>) -> Void)?
    @State private var target = SelectionMenuTarget()

    nonisolated init(menu: @escaping (Set<Item>) -> Entries, primaryAction: ((Set<Item>) -> Void)?) {
        self.menu = menu
        self.primaryAction = primaryAction
    }

    /// The content with the menu.
    public func body(content: Content) -> some View {
        let (target, action) = (target, primaryAction)
        target.activate = action.map { action in { values in action(Self.items(values)) } }
        return
            content
            .environment(\.selectionMenuTarget, target)
            .contextMenu { SelectionMenu(target: target, menu: menu) }
    }

    fileprivate static func items(_ values: [any Hashable]) -> Set<Item> { Set(values.compactMap { $0 as? Item }) }
}

/// What a list says of the rows that a menu is opened for.
@MainActor
final class SelectionMenuTarget {
    var values: [any Hashable] = []
    var activate: (([any Hashable]) -> Void)?
    nonisolated init() {}
}

/// The entries for the rows that the menu was opened for; made when it is opened.
private struct SelectionMenu<Item: Hashable, Entries: View>: View {
    let target: SelectionMenuTarget
    let menu: (Set<Item>) -> Entries

    var body: some View { menu(_SelectionMenuModifier<Item, Entries>.items(target.values)) }
}

extension EnvironmentValues {
    var selectionMenuTarget: SelectionMenuTarget? {
        get { self[SelectionMenuTargetKey.self] }
        set { self[SelectionMenuTargetKey.self] = newValue }
    }
    private struct SelectionMenuTargetKey: EnvironmentKey { static var defaultValue: SelectionMenuTarget? { nil } }
}
