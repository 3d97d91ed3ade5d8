import CGTK
import Foundation
import Toolkit

/// Rows below each other in GTK's own list, which makes those near the visible part.
final class GTKList: GTKWidget, ListControl {
    private(set) weak var delegate: (any ListDelegate)?
    let list: WidgetPointer
    private let rows: OpaquePointer
    private let factory: OpaquePointer
    /// Of a table, whose list is in a column view.
    private let columnView: WidgetPointer?
    private var columns: GTKListColumns?
    var isTable: Bool { columnView != nil }
    private var selection: OpaquePointer?
    private(set) var content: ListContent
    private var stop = ScrollStop()
    /// What this object is the receiver of beside its widget; they go with the widgets.
    var controllers: [OpaquePointer] = []
    private var wanted: ScrollWish?
    private var scrollTick: guint = 0
    /// A tick in which the focus comes to a row.
    var entering: guint = 0
    /// Whether the selection changes because the app says so.
    private var isShowing = false
    /// While rows are spliced, GTK takes rows out of their places to put most of them back.
    private var isSplicing = false
    private var takenOut: [GTKListItem] = []
    /// Items by the identity of their rows, which they retain.
    private var items: [ObjectIdentifier: GTKListItem] = [:]
    /// Which row's surface is in which of GTK's places.
    private(set) var places: [OpaquePointer: GTKListPlace] = [:]
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

    init(_ content: ListContent, delegate: any ListDelegate) {
        self.content = content
        self.delegate = delegate
        rows = fenestra_rows_new(calls, guint(delegate.rowCount))
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
        for tick in [scrollTick, entering] where tick != 0 { gtk_widget_remove_tick_callback(list, tick) }
        fenestra_disconnect(UnsafeMutableRawPointer(factory), pointer(to: self))
        if let selection { fenestra_disconnect(UnsafeMutableRawPointer(selection), pointer(to: self)) }
        fenestra_list_set_owner(list, nil)
        setModel(nil)
        fenestra_rows_set_owner(rows, nil)
        g_object_unref(UnsafeMutableRawPointer(rows))
        g_object_unref(UnsafeMutableRawPointer(factory))
    }

    private func setModel(_ model: OpaquePointer?) {
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
                place.tellPlace()
            }
        }
        tellFocusedPlace()
    }

    /// GTK's list scrolls as little as needed, and only once it has its size; the rest is done when the row is there.
    func scroll(to index: Int, anchor: Double?) {
        fenestra_list_scroll_to(list, guint(index))
        wanted = ScrollWish(index: index, anchor: anchor)
        if scrollTick != 0 { return }
        scrollTick = gtk_widget_add_tick_callback(
            list,
            { _, _, list in
                nonisolated(unsafe) let list = list
                return onMainThread { receiver(list.unsafelyUnwrapped, as: GTKList.self).scrollOn() ? 1 : 0 }
            }, pointer(to: self), nil)
    }

    private struct ScrollWish {
        let index: Int
        let anchor: Double?
        var frames = 0
        var takesFocus = false
    }

    /// Goes to a row as soon as it is there.
    func scroll(toFocus index: Int) {
        scroll(to: index, anchor: nil)
        wanted?.takesFocus = true
    }

    /// Goes on with a wish to scroll; false when it is fulfilled.
    private func scrollOn() -> Bool {
        guard var wish = wanted, wish.frames < 30, wish.index < delegate?.rowCount ?? 0 else { return endScrolling() }
        let isFirst = wish.frames == 0
        wish.frames += 1
        wanted = wish
        guard gtk_widget_get_height(widget) > 1 else { return true }
        if isFirst { fenestra_list_scroll_to(list, guint(wish.index)) }
        guard let row = places.values.first(where: { $0.item != nil && $0.position == wish.index })?.row,
            !isFirst || wish.anchor == nil
        else { return true }
        guard let anchor = wish.anchor else {
            _ = endScrolling()
            if wish.takesFocus { _ = focus(wish.index, extend: false) }
            return wanted != nil
        }
        var bounds = graphene_rect_t()
        // In the list, which is the scrolled window without a table's titles.
        guard gtk_widget_compute_bounds(row, list, &bounds) != 0 else { return true }
        let room = Double(gtk_widget_get_height(list)) - Double(bounds.size.height)
        let adjustment = gtk_scrolled_window_get_vadjustment(widget.opaque)
        gtk_adjustment_set_value(
            adjustment, gtk_adjustment_get_value(adjustment) + Double(bounds.origin.y) - room * anchor)
        return endScrolling()
    }

    private func endScrolling() -> Bool {
        wanted = nil
        scrollTick = 0
        return false
    }

    func setExpanded(_ isExpanded: Bool, at position: Int) {
        delegate?.setExpanded(isExpanded, rowAt: position)
    }

    /// The position of the first row in view.
    private var firstVisible: Int? {
        places.values.lazy.filter { $0.item != nil && $0.column == 0 }.filter { place in
            guard let row = place.row, gtk_widget_get_child_visible(row) != 0 else { return false }
            var frame = GtkAllocation()
            gtk_widget_get_allocation(row, &frame)
            return frame.y + frame.height > 0
        }.map(\.position).min()
    }

    func splice(at index: Int, removed: Int, added: Int) {
        // A table that is sorted shows the same part of the order, not the same rows.
        let first = isTable && removed == added && removed > 1 ? firstVisible : nil
        defer { if let first { scroll(to: first, anchor: 0) } }
        (isShowing, isSplicing) = (true, true)
        // GTK looks for the rows in view among all that were added.
        if added > 2 * places.count {
            let known = knownRows(from: index, count: added)
            fenestra_rows_splice_many(rows, guint(index), guint(removed), guint(added), known, guint(known.count))
        } else {
            fenestra_rows_splice(rows, guint(index), guint(removed), guint(added))
        }
        (isShowing, isSplicing) = (false, false)
        let taken = takenOut
        takenOut = []
        for item in taken { hideIfUnused(item) }
    }

    private func knownRows(from index: Int, count: Int) -> [FenestraKnownRow] {
        var known: [FenestraKnownRow] = []
        delegate?.forEachKnownRow(from: index, count: count) { position, row in
            guard let object = items[ObjectIdentifier(row)]?.object else { return }
            known.append(FenestraKnownRow(position: guint(position), object: object))
        }
        return known.sorted { $0.position < $1.position }
    }

    // MARK: Items

    fileprivate func item(at index: Int) -> UnsafeMutablePointer<GObject> {
        guard let row = delegate?.row(at: index) else {
            // GTK wants something; nothing of it is ever shown, since the engine takes the list away before it goes.
            return fenestra_row_new(Unmanaged.passRetained(GTKListItem(nil, nil)).toOpaque(), rowIsGone)
        }
        if let known = items[ObjectIdentifier(row)], let object = known.object {
            g_object_ref(object)
            return object
        }
        let item = GTKListItem(row, self)
        let object = fenestra_row_new(Unmanaged.passRetained(item).toOpaque(), rowIsGone)
        hold(item, object, row)
        return object
    }

    private func hold(_ item: GTKListItem, _ object: UnsafeMutablePointer<GObject>, _ row: any ListRow) {
        item.object = object
        items[ObjectIdentifier(row)] = item
        row.heldChanged(true)
    }

    fileprivate func itemIsGone(_ item: GTKListItem) {
        guard let row = item.row, items[ObjectIdentifier(row)] === item else { return }
        items[ObjectIdentifier(row)] = nil
        row.heldChanged(false)
    }

    // MARK: Places

    private func connectFactory() {
        let me = pointer(to: self)
        fenestra_connect_1(
            UnsafeMutableRawPointer(factory), "bind",
            { _, place, list in
                nonisolated(unsafe) let (place, list) = (place, list)
                onMainThread { receiver(list, as: GTKList.self).bind(OpaquePointer(place.unsafelyUnwrapped)) }
            }, me)
        fenestra_connect_1(
            UnsafeMutableRawPointer(factory), "unbind",
            { _, place, list in
                nonisolated(unsafe) let (place, list) = (place, list)
                onMainThread { receiver(list, as: GTKList.self).unbind(OpaquePointer(place.unsafelyUnwrapped)) }
            }, me)
        fenestra_connect_1(
            UnsafeMutableRawPointer(factory), "teardown",
            { _, place, list in
                nonisolated(unsafe) let (place, list) = (place, list)
                onMainThread { receiver(list, as: GTKList.self).empty(OpaquePointer(place.unsafelyUnwrapped)) }
            }, me)
    }

    private func item(in place: OpaquePointer) -> GTKListItem? {
        guard let object = gtk_list_item_get_item(place) else { return nil }
        if let key = fenestra_row_key(object) { return receiver(key, as: GTKListItem.self) }
        // One of those that were only looked at, which GTK has kept.
        let position = Int(gtk_list_item_get_position(place))
        guard let delegate, position < delegate.rowCount else { return nil }
        let row = delegate.row(at: position)
        let item = GTKListItem(row, self)
        fenestra_row_set_key(object, Unmanaged.passRetained(item).toOpaque(), rowIsGone)
        hold(item, object.assumingMemoryBound(to: GObject.self), row)
        return item
    }

    func bind(_ pointer: OpaquePointer, column: Int = 0) {
        if isSplicing { fenestra_rows_was_shown(rows) }
        guard let item = item(in: pointer), let row = item.row, let delegate else { return }
        item.timesBound += 1
        let place = places[pointer] ?? GTKListPlace(pointer, in: self, column)
        places[pointer] = place
        // The row may come back to its old place, with its widgets still there; what else has changed is told.
        if place.item === item, place.isWaiting { return filling.goesOnWaiting(place) }
        let isBack = item.isShown && place.item === item
        if isBack, !content.alternatesRows, place.shows(item, gtkWidget(row.surface(inColumn: column))) { return }
        let hasPlace = item.isShown && item.place(column)?.isWaiting == false
        if !isBack, !hasPlace, filling.delays(place, item, rows: delegate.rowCount) { return }
        fill(place, item)
    }

    /// Puts a row's views into a place, making them if need be.
    func fill(_ place: GTKListPlace, _ item: GTKListItem) {
        guard let row = item.row, let delegate else { return }
        if !item.isShown {
            item.isShown = true
            // A table's row has a place in each column.
            if !isTable { takeOverViews(for: row, in: place, of: item) }
            row.wasShown()
        }
        let surface = gtkWidget(row.surface(inColumn: place.column))
        let content = delegate.content(ofRowAt: place.position)
        // A list with links to follow and nothing to select: one click does it.
        if content.leadsOn, self.content.selection == .none { gtk_list_view_set_single_click_activate(list.opaque, 1) }
        row.nameChanged = { [weak item] in item?.place?.tellName() }
        row.contentChanged = { [weak self, weak item] in
            guard let self, let place = item?.place, place.position < (self.delegate?.rowCount ?? 0),
                let content = self.delegate?.content(ofRowAt: place.position)
            else { return }
            place.update(content)
        }
        if place.shows(item, surface) { return place.update(content) }
        if let other = item.place(place.column), other !== place { empty(other.place) }
        place.show(item, surface, content)
        filling.noteFilled(place, surface)
    }

    /// Views that are out of sight are as good as new ones, where they keep nothing. Those that the place has shown last
    /// are best: they are in it already.
    private func takeOverViews(for row: any ListRow, in place: GTKListPlace, of item: GTKListItem) {
        // In a table a row is in several places.
        if isTable { return }
        if let last = place.item, last !== item, !last.isShown, let lastRow = last.row, place.mayBeTakenOver,
            row.takeOver(lastRow)
        {
            return
        }
        guard let spare = row.spareRow else { return }
        // A place that waits has put the surface out already.
        let holder = items[ObjectIdentifier(spare)]?.place(0).flatMap { $0.isWaiting ? nil : $0 }
        if let holder, !holder.mayBeTakenOver { return }
        if row.takeOver(spare) { holder?.giveUpSurface() }
    }

    /// The widgets stay until the place is wanted for another row.
    func unbind(_ place: OpaquePointer) {
        guard let item = item(in: place) else { return }
        item.timesBound -= 1
        if isSplicing { takenOut.append(item) } else { hideIfUnused(item) }
    }

    private func hideIfUnused(_ item: GTKListItem) {
        guard item.timesBound == 0, item.isShown else { return }
        item.isShown = false
        item.row?.wasHidden()
    }

    func empty(_ place: OpaquePointer) {
        guard let known = places.removeValue(forKey: place) else { return gtk_list_item_set_child(place, nil) }
        filling.forget(known)
        known.empty()
    }

    // MARK: Selection

    private func makeSelection() {
        if let selection { fenestra_disconnect(UnsafeMutableRawPointer(selection), pointer(to: self)) }
        let new: OpaquePointer
        switch content.selection {
        case .none:
            new = gtk_no_selection_new(nil)
            gtk_no_selection_set_model(new, rows)
        case .single:
            new = gtk_single_selection_new(nil)
            // Before it has rows, of which it would select the first.
            gtk_single_selection_set_autoselect(new, 0)
            gtk_single_selection_set_can_unselect(new, 1)
            gtk_single_selection_set_model(new, rows)
        case .multiple:
            new = gtk_multi_selection_new(nil)
            gtk_multi_selection_set_model(new, rows)
        }
        selection = new
        showSelection()
        setModel(new)
        fenestra_connect_bare(
            UnsafeMutableRawPointer(new), "selection-changed",
            { list in
                nonisolated(unsafe) let list = list
                onMainThread { receiver(list, as: GTKList.self).selectionChanged() }
            }, pointer(to: self))
        // The list view keeps it.
        g_object_unref(UnsafeMutableRawPointer(new))
    }

    private var shownSelection: [Int] {
        guard content.selection != .none, let selection, let set = gtk_selection_model_get_selection(selection) else {
            return []
        }
        defer { gtk_bitset_unref(set) }
        return (0..<gtk_bitset_get_size(set)).map { Int(gtk_bitset_get_nth(set, guint($0))) }
    }

    /// Makes the list agree with the content.
    private func showSelection() {
        guard let selection, shownSelection != content.selected else { return }
        isShowing = true
        defer { isShowing = false }
        switch content.selection {
        case .none: break
        case .single:
            let index = content.selected.first.map { guint($0) }
            gtk_single_selection_set_selected(selection, index ?? guint.max)
        case .multiple:
            let wanted = gtk_bitset_new_empty()
            for index in content.selected { gtk_bitset_add(wanted, guint(index)) }
            let all = gtk_bitset_new_range(0, g_list_model_get_n_items(rows))
            gtk_selection_model_set_selection(selection, wanted, all)
            gtk_bitset_unref(wanted)
            gtk_bitset_unref(all)
        }
    }

    /// Selects as a person does.
    func select(_ indices: [Int]) {
        guard content.selected != indices else { return }
        content.selected = indices
        showSelection()
        delegate?.selectionChanged(indices)
    }

    private func selectionChanged() {
        guard !isShowing, let delegate else { return }
        // The engine tells what the app has made of it, where that differs.
        content.selected = shownSelection
        delegate.selectionChanged(content.selected)
    }
}

/// What stands for a row in GTK's model, for as long as GTK holds it.
@MainActor
final class GTKListItem {
    let row: (any ListRow)?
    private weak var list: GTKList?
    /// Not retained: it retains this.
    var object: UnsafeMutablePointer<GObject>?
    /// The place whose child is the row's surface.
    weak var place: GTKListPlace?
    /// Those of a table's further columns.
    private var morePlaces: [Int: GTKListPlace] = [:]
    var timesBound = 0
    /// Whether its views have been asked for since it was bound.
    var isShown = false

    init(_ row: (any ListRow)?, _ list: GTKList?) {
        self.row = row
        self.list = list
    }

    func place(_ column: Int) -> GTKListPlace? { column == 0 ? place : morePlaces[column] }

    func setPlace(_ new: GTKListPlace?, _ column: Int) {
        if column == 0 { place = new } else { morePlaces[column] = new }
    }

    fileprivate func isGone() {
        object = nil
        morePlaces = [:]
        list?.itemIsGone(self)
    }
}

/// One table for all lists, never freed.
private nonisolated(unsafe) let calls: UnsafePointer<FenestraRowsCalls> = {
    let calls = UnsafeMutablePointer<FenestraRowsCalls>.allocate(capacity: 1)
    calls.initialize(
        to: FenestraRowsCalls(item: { owner, position in
            nonisolated(unsafe) let owner = owner
            nonisolated(unsafe) var item: UnsafeMutablePointer<GObject>!
            onMainThread { item = receiver(owner, as: GTKList.self).item(at: Int(position)) }
            return item
        }))
    return UnsafePointer(calls)
}()

private func rowIsGone(_ key: UnsafeMutableRawPointer) {
    nonisolated(unsafe) let key = key
    onMainThread { Unmanaged<GTKListItem>.fromOpaque(key).takeRetainedValue().isGone() }
}
