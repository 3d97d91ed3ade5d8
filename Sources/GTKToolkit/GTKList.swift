import CGTK
import Foundation
import Toolkit

/// Rows below each other in GTK's own list, which makes those near the visible part.
final class GTKList: GTKWidget, ListControl {
    private(set) weak var delegate: (any ListDelegate)?
    let list: WidgetPointer
    let rows: OpaquePointer
    let factory: OpaquePointer
    /// Of a table, whose list is in a column view.
    private let columnView: WidgetPointer?
    private var columns: GTKListColumns?
    var isTable: Bool { columnView != nil }
    var selection: OpaquePointer?
    var content: ListContent
    private var stop = ScrollStop()
    /// What this object is the receiver of beside its widget; they go with the widgets.
    var controllers: [OpaquePointer] = []
    /// A tick in which the focus comes to a row.
    var entering: guint = 0
    /// A timer after which rows in view are told which of how many they are.
    var telling: guint = 0
    /// Whether the selection changes because the app says so.
    var isShowing = false
    /// While rows are spliced, GTK takes rows out of their places to put most of them back.
    var isSplicing = false
    var takenOut: [GTKListItem] = []
    /// Items by the identity of their rows, which they retain.
    var items: [ObjectIdentifier: GTKListItem] = [:]
    /// Which row's surface is in which of GTK's places.
    var places: [OpaquePointer: GTKListPlace] = [:]
    private(set) lazy var finder = GTKTypeToFind(self)
    /// Once there are rows that a person may move.
    var drag: GTKListDrag?
    /// Once things may be dropped between rows.
    var drop: GTKListDrop?
    /// What was selected when the mouse was pressed: a drag takes all of it, though GTK has selected anew by then.
    var pressedSelection: [Int] = []
    /// The row with the focus, which a screen reader reads.
    weak var focusedPlace: GTKListPlace?
    /// Fills the places of a long list.
    private(set) lazy var filling = GTKListFilling(self)
    private(set) lazy var scrolling = GTKListScrolling(self)

    init(_ content: ListContent, delegate: any ListDelegate) {
        self.content = content
        self.delegate = delegate
        rows = fenestra_rows_new(listRowsCalls, guint(delegate.rowCount))
        factory = gtk_signal_list_item_factory_new().unsafelyUnwrapped
        let table = content.columns.map { _ in made(gtk_column_view_new(nil)) }
        columnView = table
        list = table.map { fenestra_column_view_list($0) } ?? made(gtk_list_view_new(nil, nil))
        super.init(made(gtk_scrolled_window_new()))
        fenestra_rows_set_owner(rows, pointer(to: self))
        fenestra_list_set_owner(list, pointer(to: self))
        gtk_scrolled_window_set_child(widget.opaque, table ?? list)
        // Rows are as high as they like, not as low as they can be.
        gtk_scrollable_set_vscroll_policy((table ?? list).opaque, GTK_SCROLL_NATURAL)
        showStyle()
        connectInput()
        if let table {
            columns = GTKListColumns(table, of: self)
            columns?.show(content)
        } else {
            connectFactory()
            gtk_list_view_set_factory(list.opaque, factory)
        }
        makeSelection()
        if content.takesInsertions { drop = GTKListDrop(self) }
    }

    isolated deinit {
        drop?.end()
        for controller in controllers { fenestra_disconnect(UnsafeMutableRawPointer(controller), pointer(to: self)) }
        fenestra_disconnect(list, pointer(to: self))
        if entering != 0 { gtk_widget_remove_tick_callback(list, entering) }
        if telling != 0 { g_source_remove(telling) }
        fenestra_disconnect(UnsafeMutableRawPointer(factory), pointer(to: self))
        if let selection { fenestra_disconnect(UnsafeMutableRawPointer(selection), pointer(to: self)) }
        fenestra_list_set_owner(list, nil)
        setModel(nil)
        fenestra_rows_set_owner(rows, nil)
        g_object_unref(UnsafeMutableRawPointer(rows))
        g_object_unref(UnsafeMutableRawPointer(factory))
    }

    func setModel(_ model: OpaquePointer?) {
        if let columnView {
            gtk_column_view_set_model(columnView.opaque, model)
        } else {
            gtk_list_view_set_model(list.opaque, model)
        }
    }

    override var accessibleWidget: WidgetPointer { columnView ?? list }

    override func focus() -> Bool { gtk_widget_grab_focus(list) != 0 }

    /// It takes what it is offered.
    override func measure(width: Double?, height: Double?) -> CGSize {
        let least = gtkLengths
        return CGSize(
            width: max((width ?? ListContent.idealWidth).rounded(.up), Double(least.minimumWidth)),
            height: max((height ?? ListContent.idealHeight).rounded(.up), Double(least.minimumHeight)))
    }

    // MARK: From the engine

    func update(_ new: ListContent, _ attributes: WidgetAttributes) {
        apply(attributes)
        let old = content
        content = new
        if new.takesInsertions, drop == nil { drop = GTKListDrop(self) }
        if new.selection != old.selection { makeSelection() } else { showSelection() }
        var styled = old
        styled.selected = new.selected
        if styled != new {
            columns?.show(new)
            showStyle()
            refreshRows()
        }
    }

    private func showStyle() {
        GTKListStyle.apply(content, list: list, window: widget)
        let shown = content.showsIndicators ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL
        // A row that is wider than the list is scrolled to.
        gtk_scrolled_window_set_policy(widget.opaque, shown, shown)
        stop.set(!content.scrolls, of: widget)
    }

    func refreshRows() {
        guard let delegate else { return }
        for place in places.values where place.item != nil && !place.isWaiting {
            let position = place.position
            // One that GTK keeps for later has none.
            if position < delegate.rowCount { place.update(delegate.content(ofRowAt: position)) }
        }
        tellFocusedPlace()
    }

    func refreshRows(near index: Int, count: Int) {
        guard let delegate, !content.alternatesRows else { return refreshRows() }
        for place in places.values where place.item != nil && !place.isWaiting {
            let position = place.position
            guard position < delegate.rowCount else { continue }
            if position >= index - 1, position <= index + count {
                place.update(delegate.content(ofRowAt: position))
            } else {
                tellPlacesLater()
            }
        }
        tellFocusedPlace()
    }

    func scroll(to index: Int, anchor: Double?) { scrolling.scroll(to: index, anchor: anchor) }

    func setExpanded(_ isExpanded: Bool, at position: Int) {
        delegate?.setExpanded(isExpanded, rowAt: position)
    }
}
