import CGTK
import Foundation
import Toolkit

/// The columns of a table, in GTK's column view, with their titles to sort by and to drag the edges of.
@MainActor
final class GTKListColumns {
    private unowned let list: GTKList
    let view: WidgetPointer
    private var columns: [GTKListColumn] = []
    private var shown: [ListColumn] = []
    private var sorting: ListContent.Sorting?
    /// Whether order and widths change by themselves, rather than by a person.
    private(set) var isShowing = false
    /// What the columns' widths are for.
    private var width: Int32 = 0
    private var watch: LayoutWatch?
    /// Columns that a person has made wider or narrower.
    private var chosen: [Int: Double] = [:]
    /// On the titles, where columns are chosen.
    private var menu: GTKMenu?
    private var choices: [ColumnChoice] = []
    /// The order of the columns is to be looked at.
    private var isReordered = false

    init(_ view: WidgetPointer, of list: GTKList) {
        self.view = view
        self.list = list
        g_object_ref(view)
        Self.tables[view] = Reference(columns: self)
        gtk_widget_add_css_class(view, "fenestra-table")
        fenestra_connect_bare(
            UnsafeMutableRawPointer(gtk_column_view_get_sorter(view.opaque).unsafelyUnwrapped), "changed",
            { columns in
                nonisolated(unsafe) let columns = columns
                onMainThread { receiver(columns, as: GTKListColumns.self).titleClicked() }
            }, pointer(to: self))
        gtk_column_view_set_reorderable(view.opaque, 0)
        for signal in ["realize", "unrealize"] {
            fenestra_connect(
                view, signal,
                { _, columns in
                    nonisolated(unsafe) let columns = columns
                    onMainThread { receiver(columns, as: GTKListColumns.self).realizationChanged() }
                }, pointer(to: self))
        }
    }

    /// GTK asks rows how high they are at the widths that columns are fixed to, so that these are what columns get.
    private func realizationChanged() {
        watch = nil
        guard gtk_widget_get_realized(view) != 0, let clock = gtk_widget_get_frame_clock(view) else { return }
        watch = LayoutWatch(clock) { [weak self] in
            guard let self else { return }
            makeChanges()
            if gtk_widget_get_mapped(view) != 0, gtk_widget_get_width(view) != width { fit() }
        }
    }

    // MARK: Changes within a layout

    private struct Reference { unowned let columns: GTKListColumns }
    private static var tables: [WidgetPointer: Reference] = [:]
    /// What waits for the end of the layout.
    private var changes: [() -> Void] = []

    /// The table that a widget is in a cell of.
    static func around(_ widget: WidgetPointer) -> GTKListColumns? {
        guard !tables.isEmpty, let view = gtk_widget_get_ancestor(widget, gtk_column_view_get_type()) else {
            return nil
        }
        return tables[view]?.columns
    }

    func changeAfterLayout(_ change: @escaping () -> Void) { changes.append(change) }

    private func makeChanges() {
        if changes.isEmpty { return }
        let made = changes
        changes = []
        for change in made { change() }
    }

    private func fit() {
        let new = gtk_widget_get_width(view)
        width = new
        isShowing = true
        defer { isShowing = false }
        let room = new > 0 ? Double(new) : shown.reduce(0) { $0 + ($1.idealWidth ?? ColumnWidths.usual) }
        for (column, width) in zip(columns, ColumnWidths.fit(shown, chosen: chosen, in: room)) { column.set(width) }
    }

    /// The person drags the edge of a title.
    fileprivate func widthChanged(of column: GTKListColumn, to width: Double) {
        if !isShowing { chosen[column.index] = width }
    }

    // MARK: What a person does with columns

    private func showChoices(_ content: ListContent) {
        if content.movesColumns != (gtk_column_view_get_reorderable(view.opaque) != 0) {
            gtk_column_view_set_reorderable(view.opaque, content.movesColumns ? 1 : 0)
            let order = UnsafeMutableRawPointer(gtk_column_view_get_columns(view.opaque).unsafelyUnwrapped)
            if content.movesColumns {
                fenestra_connect_bare(
                    order, "items-changed",
                    { columns in
                        nonisolated(unsafe) let columns = columns
                        onMainThread { receiver(columns, as: GTKListColumns.self).mayBeReordered() }
                    }, pointer(to: self))
            } else {
                fenestra_disconnect(order, pointer(to: self))
            }
        }
        guard content.columnChoices != choices else { return }
        choices = content.columnChoices
        let menu = menu ?? GTKMenu()
        if self.menu == nil {
            self.menu = menu
            menu.attachActions(to: view)
        }
        let items = choices.map { choice in
            var item = MenuItem(id: "column-\(choice.id)", title: choice.title) { [weak self] in
                self?.list.delegate?.showColumn(choice.id, !choice.isShown)
            }
            item.mark = .check(choice.isShown)
            item.isEnabled = choice.isEnabled
            return item
        }
        menu.update(MenuContent(sections: [MenuSection(items.map { .item($0) })]))
        showMenus()
    }

    private func showMenus() {
        for column in columns {
            gtk_column_view_column_set_header_menu(column.column, choices.isEmpty ? nil : menu?.model)
        }
    }

    /// GTK takes a column out and puts it in again.
    private func mayBeReordered() {
        guard !isShowing, !isReordered else { return }
        isReordered = true
        fenestra_call_after(
            0,
            { columns in
                nonisolated(unsafe) let columns = columns
                onMainThread {
                    Unmanaged<GTKListColumns>.fromOpaque(columns).takeUnretainedValue().reorder()
                }
            }, Unmanaged.passRetained(self).toOpaque(),
            { columns in Unmanaged<GTKListColumns>.fromOpaque(columns).release() })
    }

    /// Tells of another order, and puts GTK's columns back: what is in them comes to them by their places.
    private func reorder() {
        isReordered = false
        let list = gtk_column_view_get_columns(view.opaque)
        let places: [Int] = (0..<g_list_model_get_n_items(list)).compactMap { place in
            guard let column = g_list_model_get_item(list, place) else { return nil }
            defer { g_object_unref(column) }
            return columns.firstIndex { UnsafeMutableRawPointer($0.column) == column }
        }
        guard places.count == columns.count, places != Array(columns.indices) else { return }
        isShowing = true
        for (place, column) in columns.enumerated() {
            gtk_column_view_insert_column(view.opaque, guint(place), column.column)
        }
        isShowing = false
        self.list.delegate?.orderColumns(places)
    }

    isolated deinit {
        if gtk_column_view_get_reorderable(view.opaque) != 0 {
            fenestra_disconnect(
                UnsafeMutableRawPointer(gtk_column_view_get_columns(view.opaque).unsafelyUnwrapped), pointer(to: self))
        }
        Self.tables[view] = nil
        fenestra_disconnect(view, pointer(to: self))
        fenestra_disconnect(
            UnsafeMutableRawPointer(gtk_column_view_get_sorter(view.opaque).unsafelyUnwrapped), pointer(to: self))
        for column in columns { column.end() }
        g_object_unref(view)
    }

    func show(_ content: ListContent) {
        let new = content.columns ?? []
        isShowing = true
        defer { isShowing = false }
        if new.count != columns.count {
            for column in columns { gtk_column_view_remove_column(view.opaque, column.column) }
            for column in columns { column.end() }
            columns = new.indices.map { GTKListColumn($0, of: list, in: self) }
            for column in columns { gtk_column_view_append_column(view.opaque, column.column) }
            shown = []
            chosen = [:]
            showMenus()
        }
        showChoices(content)
        for (index, (column, content)) in zip(columns, new).enumerated()
        where !shown.indices.contains(index) || shown[index] != content {
            column.show(content)
        }
        if new != shown {
            shown = new
            fit()
        }
        if content.sorting != sorting {
            sorting = content.sorting
            showSorting()
        }
    }

    private func showSorting() {
        let column = sorting.flatMap { columns.indices.contains($0.column) ? columns[$0.column] : nil }
        gtk_column_view_sort_by_column(
            view.opaque, column?.column, sorting?.isAscending == false ? GTK_SORT_DESCENDING : GTK_SORT_ASCENDING)
    }

    private func titleClicked() {
        guard !isShowing else { return }
        var isAscending: gboolean = 0
        guard let key = fenestra_column_view_sorted_by(view, &isAscending) else { return }
        let column = receiver(key, as: GTKListColumn.self)
        let new = ListContent.Sorting(column: column.index, isAscending: isAscending != 0)
        sorting = new
        list.delegate?.sort(by: new)
    }
}

/// A column.
@MainActor
final class GTKListColumn {
    let index: Int
    let column: OpaquePointer
    private unowned let list: GTKList
    private unowned let columns: GTKListColumns
    private let factory: OpaquePointer
    private var content = ListColumn(title: "")

    init(_ index: Int, of list: GTKList, in columns: GTKListColumns) {
        self.index = index
        self.columns = columns
        self.list = list
        let new: OpaquePointer = gtk_signal_list_item_factory_new()
        factory = new
        g_object_ref(UnsafeMutableRawPointer(new))
        column = gtk_column_view_column_new(nil, new)
        let me = pointer(to: self)
        fenestra_connect_1(
            UnsafeMutableRawPointer(new), "bind",
            { _, place, column in
                nonisolated(unsafe) let (place, column) = (place, column)
                onMainThread { receiver(column, as: GTKListColumn.self).bind(OpaquePointer(place.unsafelyUnwrapped)) }
            }, me)
        fenestra_connect_1(
            UnsafeMutableRawPointer(new), "unbind",
            { _, place, column in
                nonisolated(unsafe) let (place, column) = (place, column)
                onMainThread {
                    receiver(column, as: GTKListColumn.self).list.unbind(OpaquePointer(place.unsafelyUnwrapped))
                }
            }, me)
        fenestra_connect_1(
            UnsafeMutableRawPointer(new), "teardown",
            { _, place, column in
                nonisolated(unsafe) let (place, column) = (place, column)
                onMainThread {
                    receiver(column, as: GTKListColumn.self).list.empty(OpaquePointer(place.unsafelyUnwrapped))
                }
            }, me)
        fenestra_connect_1(
            UnsafeMutableRawPointer(column), "notify::fixed-width",
            { _, _, column in
                nonisolated(unsafe) let column = column
                onMainThread { receiver(column, as: GTKListColumn.self).widthChanged() }
            }, me)
    }

    private func bind(_ place: OpaquePointer) { list.bind(place, column: index) }

    func show(_ new: ListColumn) {
        let old = content
        content = new
        if new.title != old.title { gtk_column_view_column_set_title(column, new.title) }
        if new.sorts != (gtk_column_view_column_get_sorter(column) != nil) {
            let sorter = new.sorts ? fenestra_column_sorter_new(pointer(to: self)) : nil
            gtk_column_view_column_set_sorter(column, sorter)
            if let sorter { g_object_unref(UnsafeMutableRawPointer(sorter)) }
        }
        gtk_column_view_column_set_resizable(column, new.isResizable ? 1 : 0)
    }

    func set(_ width: Double) { gtk_column_view_column_set_fixed_width(column, Int32(width)) }

    private func widthChanged() {
        let width = Double(gtk_column_view_column_get_fixed_width(column))
        guard width >= 0, !columns.isShowing else { return }
        let allowed = content.allowed(width).rounded()
        columns.widthChanged(of: self, to: allowed)
        if allowed != width { set(allowed) }
    }

    func end() {
        gtk_column_view_column_set_sorter(column, nil)
        fenestra_disconnect(UnsafeMutableRawPointer(column), pointer(to: self))
        fenestra_disconnect(UnsafeMutableRawPointer(factory), pointer(to: self))
        g_object_unref(UnsafeMutableRawPointer(column))
        g_object_unref(UnsafeMutableRawPointer(factory))
    }
}

extension GTKWidget {
    /// Makes a change, upon which GTK asks for sizes again, while the widget gets its place.
    ///
    /// GTK puts up with that, except in a table: there one cell has all rows measured and placed again, those too that
    /// have got their places in this layout already; they would be drawn without. So in a table the change is made when
    /// the layout is over, and brings another one, within the same frame.
    final func changeInLayout(_ change: @escaping () -> Void) {
        if let table = GTKListColumns.around(widget) { table.changeAfterLayout(change) } else { change() }
    }
}
