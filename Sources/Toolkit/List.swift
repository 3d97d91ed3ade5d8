/// Rows below each other that scroll, made when they come into view.
///
/// The list asks its delegate for rows; what changes is told as a splice, after the delegate has it.
@MainActor
package protocol ListControl: Widget {
    func update(_ content: ListContent, _ attributes: WidgetAttributes)
    /// `removed` rows from `index` on have gone and `added` have come in their place. Rows that are in both, told by
    /// identity, keep what they show.
    func splice(at index: Int, removed: Int, added: Int)
    /// Asks again how rows in view are shown.
    func refreshRows()
    /// The same after a splice of which `count` rows from `index` on have come: only these and those beside them may be
    /// shown otherwise, and others have another place in the whole.
    func refreshRows(near index: Int, count: Int)
    /// Scrolls to a row: to where its `anchor` (0 top, 1 bottom) meets that of the list; nil as little as needed.
    func scroll(to index: Int, anchor: Double?)
}

package struct ListContent: Equatable, Sendable {
    package enum Selection: Sendable { case none, single, multiple }
    package enum Style: Sendable {
        case plain
        /// Rows to choose what is beside the list.
        case sidebar
        /// Sections are boxes of their own.
        case boxed
        /// As plain, with a frame.
        case bordered
    }
    package var selection: Selection
    /// Columns with titles, in which rows have a surface each; nil for a list. A list never becomes a table.
    package var columns: [ListColumn]?
    /// Which columns a person may show and hide, shown ones too; empty where they are as they are.
    package var columnChoices: [ColumnChoice] = []
    /// Whether a person may drag columns to other places.
    package var movesColumns = false
    /// How a table's rows are sorted.
    package var sorting: Sorting?
    package var style = Style.plain
    package var alternatesRows = false
    /// Whether the list has a background of its own.
    package var showsBackground = true
    package var scrolls = true
    package var showsIndicators = true
    /// Extra points between rows.
    package var rowSpacing = 0.0
    /// Indices of the selected rows, ascending.
    package var selected: [Int] = []
    /// Whether things are dropped between rows.
    package var takesInsertions = false

    package struct Sorting: Equatable, Sendable {
        package var column: Int
        package var isAscending: Bool
        package init(column: Int, isAscending: Bool) {
            self.column = column
            self.isAscending = isAscending
        }
    }

    /// The size of a list that is offered none.
    package static let idealWidth = 320.0
    package static let idealHeight = 400.0

    package init(selection: Selection) { self.selection = selection }
}

/// A column of a table, as a person chooses it.
package struct ColumnChoice: Equatable, Sendable {
    package var id: String
    package var title: String
    package var isShown: Bool
    package var isEnabled: Bool

    package init(id: String, title: String, isShown: Bool, isEnabled: Bool) {
        self.id = id
        self.title = title
        self.isShown = isShown
        self.isEnabled = isEnabled
    }
}

/// A column of a table.
package struct ListColumn: Equatable, Sendable {
    package var title: String
    /// In points. A column without a greatest width takes a share of what is left.
    package var minimumWidth: Double?
    package var idealWidth: Double?
    package var maximumWidth: Double?
    /// Whether a click on the title sorts.
    package var sorts: Bool
    /// Whether a person may make it wider or narrower, where it has several widths.
    package var mayBeResized = true

    package init(
        title: String, minimumWidth: Double? = nil, idealWidth: Double? = nil, maximumWidth: Double? = nil,
        sorts: Bool = false
    ) {
        self.title = title
        self.minimumWidth = minimumWidth
        self.idealWidth = idealWidth
        self.maximumWidth = maximumWidth
        self.sorts = sorts
    }
}

/// How one row is shown and what can be done with it.
package struct ListRowContent: Equatable, Sendable {
    package enum Kind: Sendable { case row, header, footer }
    package var kind = Kind.row
    package var isSelectable = true
    /// Whether it begins or ends its section, headers and footers left out.
    package var isFirst = false
    package var isLast = false
    /// A line below the row, in the desktop's colour where there is no other.
    package var lineBelow = false
    package var lineColor: Paint?
    /// Whether what belongs below the row is shown, for a row that a person can expand and collapse.
    package var isExpanded: Bool?
    /// How deep the row is in an outline; 0 is the top.
    package var level = 0
    /// Whether it has nothing to show and takes no room.
    package var isEmpty = false
    package var canDelete = false
    /// A click activates it, as it leads somewhere.
    package var leadsOn = false
    package var canMove = false

    package init() {}
}

/// The engine's side of a list.
@MainActor
package protocol ListDelegate: AnyObject {
    var rowCount: Int { get }
    /// The row at an index, without its views where no one has asked for them yet. The same object for as long as the
    /// row is there and held, wherever it moves.
    func row(at index: Int) -> any ListRow
    /// Calls `body` with the rows among `count` from `index` on for which there are objects already; none is made.
    func forEachKnownRow(from index: Int, count: Int, _ body: (_ index: Int, any ListRow) -> Void)
    /// How the row at an index is shown; its views have been asked for.
    func content(ofRowAt index: Int) -> ListRowContent
    /// What a row is found by when a person types; its views may have to be made to know. Nil for a row that cannot be
    /// gone to.
    func text(ofRowAt index: Int) -> String?
    /// Which row of how many a screen reader calls it, counted from 1 and without headers and footers; nil for those.
    func place(ofRowAt index: Int) -> (number: Int, count: Int)?
    /// The person selects these rows, given in ascending order, in place of those that were.
    func selectionChanged(_ indices: [Int])
    /// The person expands or collapses what belongs below a row.
    func setExpanded(_ isExpanded: Bool, rowAt index: Int)
    /// The person deletes these rows; the app may leave them.
    func delete(_ indices: [Int])
    /// The person moves these rows to before the row at `destination`, or to the end. False where they cannot go there.
    @discardableResult
    func move(_ indices: [Int], to destination: Int) -> Bool
    /// Whether `move` would do something.
    func mayMove(_ indices: [Int], to destination: Int) -> Bool
    /// Whether something that is dragged may be put before the row at `destination`, or at the end.
    func mayInsert(_ offer: any TransferReader, at destination: Int) -> Bool
    /// It is dropped there; `done` is told whether it was taken, once.
    func insert(_ offer: any TransferReader, at destination: Int, done: @escaping @MainActor (Bool) -> Void)
    /// The person double-clicks these rows or presses Return. False where nothing comes of it.
    @discardableResult
    func activate(_ indices: [Int]) -> Bool
    /// The person clicks on a column's title.
    func sort(by sorting: ListContent.Sorting)
    /// The person puts a table's columns into another order, given by their places before.
    func orderColumns(_ places: [Int])
    /// The person shows or hides a column of `columnChoices`.
    func showColumn(_ id: String, _ isShown: Bool)
    /// A menu is about to be opened for a row, or for none.
    func menuWillOpen(at index: Int?)
}

extension ListDelegate {
    package func orderColumns(_ places: [Int]) {}
    package func showColumn(_ id: String, _ isShown: Bool) {}
    package func mayInsert(_ offer: any TransferReader, at destination: Int) -> Bool { false }
    package func insert(
        _ offer: any TransferReader, at destination: Int, done: @escaping @MainActor (Bool) -> Void
    ) { done(false) }
}

/// One row of a list.
@MainActor
package protocol ListRow: AnyObject {
    /// Holds the row's widgets, which are made when it is first asked for.
    var surface: any Surface { get }
    /// The same for a column of a table.
    func surface(inColumn column: Int) -> any Surface
    /// What the texts and images of the row say.
    var accessibleName: String { get }
    /// Called when `accessibleName` may be another one.
    var nameChanged: (() -> Void)? { get set }
    /// Called when how it is shown may be something else.
    var contentChanged: (() -> Void)? { get set }
    /// Takes over the views of a row that is out of view, whose surface then is this row's: where both have the same views
    /// by their types, and these keep nothing that is only that row's. False where they do not, or this row has views.
    func takeOver(_ other: any ListRow) -> Bool
    /// A row that has been out of view for longest, if this one may take over its views.
    var spareRow: (any ListRow)? { get }
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
