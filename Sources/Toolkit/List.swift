/// Rows below each other that scroll, made when they come into view.
///
/// The list asks its delegate for rows; what changes is told as a splice, after the delegate has it.
@MainActor
package protocol ListControl: Widget {
    func update(_ content: ListContent, _ attributes: WidgetAttributes)
    /// `removed` rows from `index` on have gone and `added` have come in their place. Rows that are in both, told by
    /// identity, keep what they show.
    func splice(at index: Int, removed: Int, added: Int)
}

package struct ListContent: Equatable, Sendable {
    package enum Selection: Sendable { case none, single, multiple }
    package var selection: Selection
    /// Indices of the selected rows, ascending.
    package var selected: [Int] = []

    /// The size of a list that is offered none.
    package static let idealWidth = 320.0
    package static let idealHeight = 400.0

    package init(selection: Selection) { self.selection = selection }
}

/// The engine's side of a list.
@MainActor
package protocol ListDelegate: AnyObject {
    var rowCount: Int { get }
    /// The row at an index, without its views where no one has asked for them yet. The same object for as long as the
    /// row is there and held, wherever it moves.
    func row(at index: Int) -> any ListRow
    /// The person selects these rows, given in ascending order, in place of those that were.
    func selectionChanged(_ indices: [Int])
}

/// One row of a list.
@MainActor
package protocol ListRow: AnyObject {
    /// Holds the row's widgets, which are made when it is first asked for.
    var surface: any Surface { get }
    var isSelectable: Bool { get }
    /// What the texts and images of the row say.
    var accessibleName: String { get }
    /// Called when `accessibleName` may be another one.
    var nameChanged: (() -> Void)? { get set }
    /// The desktop has put the row's surface into the list.
    func wasShown()
    /// The row has gone out of view; its views are kept for a while.
    func wasHidden()
    /// The desktop keeps the row's object no longer, or keeps it again.
    func heldChanged(_ isHeld: Bool)
}

/// Lists are made by the toolkit.
@MainActor
package protocol ListFactory: AnyObject {
    func makeList(
        _ content: ListContent, _ attributes: WidgetAttributes, delegate: any ListDelegate
    ) -> any ListControl
}
