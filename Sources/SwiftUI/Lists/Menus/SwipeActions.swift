import ViewGraph
import ViewLayout

extension View {
    /// Buttons for a list row. A mouse does not swipe: they are in the menu that a click with the secondary button, the Menu
    /// key and Shift+F10 open, those of the trailing edge first. A row with actions of its own is not deleted by
    /// `onDelete`. `allowsFullSwipe` has no meaning here.
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modifier(_SwipeActionsModifier(edge: edge, actions: content()))
    }
}

/// Puts a row's actions in its menu.
public struct _SwipeActionsModifier<Actions: View>: ViewModifier {
    let edge: HorizontalEdge
    nonisolated(unsafe) let actions: Actions
    @Environment(\.outerSwipeActions) private var outer

    nonisolated init(edge: HorizontalEdge, actions: Actions) {
        self.edge = edge
        self.actions = actions
    }

    /// The content, over the width of its row, with a menu of these actions and those around.
    public func body(content: Content) -> some View {
        let all = [SwipeActions(edge: edge, view: AnyView(actions))] + outer
        content
            .environment(\.outerSwipeActions, all)
            .frame(maxWidth: .infinity, alignment: .leading)
            .modifier(_ContextMenuModifier(items: SwipeMenu(actions: all), kind: .swipeActions))
            .modifier(_RowTraitsModifier { $0.isDeleteDisabled = true })
    }
}

/// A row's actions as entries of its menu.
private struct SwipeMenu: View {
    let actions: [SwipeActions]

    var body: some View {
        ForEach(Array(actions.filter { $0.edge == .trailing }.enumerated()), id: \.offset) { $0.element.view }
        ForEach(Array(actions.filter { $0.edge == .leading }.enumerated()), id: \.offset) { $0.element.view }
    }
}

/// The actions of one edge.
struct SwipeActions {
    let edge: HorizontalEdge
    let view: AnyView
}

extension EnvironmentValues {
    /// Actions that modifiers around give to the same row.
    var outerSwipeActions: [SwipeActions] {
        get { self[OuterSwipeActionsKey.self] }
        set { self[OuterSwipeActionsKey.self] = newValue }
    }
    private struct OuterSwipeActionsKey: EnvironmentKey { static var defaultValue: [SwipeActions] { [] } }
}
