import CGTK
import Toolkit

/// One of the places that GTK has for rows: the widget around a row's surface, with what the list's style and the row's
/// content make of it. A place shows one row after another.
@MainActor
final class GTKListPlace {
    let place: OpaquePointer
    private unowned let list: GTKList
    private(set) var item: GTKListItem?
    private(set) var content = ListRowContent()
    private var classes: Set<String> = []
    /// Stands where the views of a row will be that has not come into view yet.
    private var placeholder: WidgetPointer?
    /// Whether the placeholder is there.
    private(set) var isWaiting = false
    /// Whether `GTKListFilling` has it among those that wait, or among those in view.
    var isListedAsWaiting = false
    var isListedAsFilled = false
    /// The list's own content when this place was last updated.
    private var listContent: ListContent?
    private var isOdd = false
    private var told = (number: 0, count: 0)
    /// Around the surface of a row that can be expanded, or that is in an outline.
    private var frame: GTKRowFrame?

    /// The column of a table.
    let column: Int

    init(_ place: OpaquePointer, in list: GTKList, _ column: Int) {
        self.place = place
        self.column = column
        self.list = list
    }

    var position: Int { Int(gtk_list_item_get_position(place)) }
    /// GTK's own widget for the row, with its selection and its focus.
    var row: WidgetPointer? {
        let parent = gtk_list_item_get_child(place).flatMap { gtk_widget_get_parent($0) }
        // Of a table it has cells.
        return list.isTable ? parent.flatMap { gtk_widget_get_parent($0) } : parent
    }

    private var isMarked = false
    /// How far the row is above what it shows: of a table it has cells.
    private var levels: guint { list.isTable ? 2 : 1 }

    /// Where the row is in the list, which is `height` points high; nil where it is out of view.
    func frameInView(_ height: Int32) -> (y: Int32, height: Int32)? {
        var frame: (y: Int32, height: Int32) = (0, 0)
        let isInView = fenestra_list_item_in_view(
            UnsafeMutableRawPointer(place), levels, height, &frame.y, &frame.height)
        return isInView != 0 ? frame : nil
    }

    /// Keeps room for a row, `height` points of it, until `show` is called.
    func wait(for item: GTKListItem, height: Int32) {
        adopt(item)
        let placeholder = placeholder ?? made(gtk_label_new(nil))
        if self.placeholder == nil {
            g_object_ref_sink(placeholder)
            self.placeholder = placeholder
        }
        gtk_widget_set_size_request(placeholder, -1, height)
        if isWaiting { return }
        isWaiting = true
        frame?.empty()
        frame = nil
        gtk_list_item_set_child(place, placeholder)
        mark()
    }

    isolated deinit {
        if let placeholder { g_object_unref(placeholder) }
    }

    /// The surface that it shows becomes another row's, in another place.
    func giveUpSurface() {
        frame?.empty()
        frame = nil
        gtk_list_item_set_child(place, nil)
    }

    /// Whether what it shows may become another row's: it is not where the keyboard is.
    var mayBeTakenOver: Bool {
        guard !isWaiting, let child = gtk_list_item_get_child(place) else { return false }
        return gtk_widget_get_focus_child(frame?.surface ?? child) == nil
    }

    private func adopt(_ item: GTKListItem) {
        if self.item !== item { leaveItem() }
        self.item = item
        item.setPlace(self, column)
    }

    func show(_ item: GTKListItem, _ surface: GTKWidget, _ content: ListRowContent) {
        adopt(item)
        isWaiting = false
        set(surface, content)
        update(content, force: true)
    }

    func shows(_ item: GTKListItem, _ surface: GTKWidget) -> Bool {
        self.item === item && !isWaiting && (frame?.surface ?? gtk_list_item_get_child(place)) == surface.widget
    }

    private func set(_ surface: GTKWidget, _ content: ListRowContent) {
        // Of a table the first cell has it.
        let needsFrame = column == 0 && (content.isExpanded != nil || content.level > 0)
        if needsFrame {
            if frame?.surface == surface.widget { return }
            let new = GTKRowFrame(surface.widget) { [weak self] in
                guard let self else { return }
                list.setExpanded(self.content.isExpanded != true, at: position)
            }
            gtk_list_item_set_child(place, new.box)
            frame = new
        } else {
            if frame == nil, gtk_list_item_get_child(place) == surface.widget { return }
            frame?.empty()
            frame = nil
            gtk_list_item_set_child(place, surface.widget)
        }
        mark()
    }

    /// GTK's row is there once it has something to show; a table's comes after its cells.
    func mark() {
        if isMarked || column > 0 { return }
        isMarked = fenestra_list_item_mark(UnsafeMutableRawPointer(place), levels) != 0
    }

    /// Shows the same row as it is now.
    func update(_ new: ListRowContent, force: Bool = false) {
        // The first column's place tells of the row.
        if isWaiting || column > 0 { return }
        tellPlace()
        let isOdd = position % 2 == 1
        if !force, new == content, list.content == listContent, isOdd == self.isOdd { return }
        listContent = list.content
        self.isOdd = isOdd
        guard let item, let row = item.row, let surface = frame?.surface ?? gtk_list_item_get_child(place) else {
            return
        }
        let old = content
        content = new
        if (new.isExpanded != nil || new.level > 0) != (frame != nil) {
            set(gtkWidget(list.isTable ? row.surface(inColumn: 0) : row.surface), new)
        }
        _ = surface
        // Where nothing is selected, for the focus: GTK lets it go to such rows only.
        let isSelectable = new.isSelectable || list.content.selection == .none
        // A table's cells leave that to their row.
        if !list.isTable {
            gtk_list_item_set_selectable(place, new.kind == .row && isSelectable && !new.isEmpty ? 1 : 0)
        }
        gtk_list_item_set_activatable(place, new.isEmpty ? 0 : 1)
        if new.canMove, list.drag == nil { list.drag = GTKListDrag(list) }
        frame?.show(new)
        guard let widget = self.row else { return }
        setClasses(styleClasses(new), of: widget)
        gtk_widget_set_focusable(widget, new.isEmpty ? 0 : 1)
        if force || new.isExpanded != old.isExpanded {
            fenestra_accessible_set_expanded(widget, new.isExpanded.map { $0 ? 1 : 0 } ?? -1)
        }
        if force || new.level != old.level { fenestra_accessible_set_level(widget, Int32(new.level)) }
        let spacing = list.content.rowSpacing
        gtk_widget_set_margin_bottom(widget, Int32(new.kind == .row && !new.isLast ? spacing : 0))
        tellName()
    }

    /// The same for a place that may be kept for later, or be another column's.
    func tellPlaceIfShown() {
        if isWaiting || column > 0 || position >= list.delegate?.rowCount ?? 0 { return }
        tellPlace()
    }

    /// Which row of how many, told only where that has changed.
    func tellPlace() {
        let (number, count) = list.delegate?.place(ofRowAt: position) ?? (0, 0)
        guard told.number != number || told.count != count, let row else { return }
        told = (number, count)
        fenestra_accessible_set_place(row, Int32(number), Int32(count))
    }

    private var description: String?

    /// What a screen reader says of the row after its name.
    func describe(_ text: String?) {
        guard text != description, let row else { return }
        description = text
        fenestra_accessible_set(row, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text)
    }

    private func styleClasses(_ content: ListRowContent) -> Set<String> {
        if content.isEmpty { return ["fenestra-empty"] }
        var classes: Set<String> = []
        switch content.kind {
        case .row:
            if content.isFirst { classes.insert("fenestra-first") }
            if content.isLast { classes.insert("fenestra-last") }
            if content.lineBelow {
                classes.insert("fenestra-line")
                if let color = content.lineColor { classes.insert(GTKListStyle.lineClass(color)) }
            }
            if list.content.alternatesRows, position % 2 == 1 { classes.insert("fenestra-odd") }
            if !content.isSelectable || list.content.selection == .none { classes.insert("fenestra-still") }
        case .header: classes.insert("fenestra-header")
        case .footer: classes.insert("fenestra-footer")
        }
        return classes
    }

    private func setClasses(_ new: Set<String>, of widget: WidgetPointer) {
        for name in classes where !new.contains(name) { gtk_widget_remove_css_class(widget, name) }
        for name in new where !classes.contains(name) { gtk_widget_add_css_class(widget, name) }
        classes = new
    }

    /// What the row says names its place for those who cannot see it.
    func tellName() {
        guard let row, let name = item?.row?.accessibleName else { return }
        fenestra_accessible_set(row, GTK_ACCESSIBLE_PROPERTY_LABEL, name)
    }

    private func leaveItem() {
        guard let item, item.place(column) === self else { return }
        item.setPlace(nil, column)
    }

    func empty() {
        leaveItem()
        item = nil
        isWaiting = false
        frame?.empty()
        frame = nil
        gtk_list_item_set_child(place, nil)
    }
}

/// A row's surface with room before it for its depth, and a button that expands and collapses.
@MainActor
final class GTKRowFrame {
    let box: WidgetPointer
    private(set) var surface: WidgetPointer?
    private let button: WidgetPointer
    private let toggle: () -> Void
    private var isHeader = false

    init(_ surface: WidgetPointer, toggle: @escaping () -> Void) {
        box = made(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
        button = made(gtk_button_new_from_icon_name("pan-end-symbolic"))
        self.surface = surface
        self.toggle = toggle
        g_object_ref_sink(box)
        gtk_widget_add_css_class(button, "flat")
        gtk_widget_add_css_class(button, "fenestra-expander")
        gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
        // The row has the focus and the keys, and says whether it is expanded.
        gtk_widget_set_focusable(button, 0)
        gtk_widget_set_focus_on_click(button, 0)
        gtk_box_append(box.cast(to: GtkBox.self), button)
        gtk_box_append(box.cast(to: GtkBox.self), surface)
        gtk_widget_set_hexpand(surface, 1)
        fenestra_connect(
            button, "clicked",
            { _, frame in
                nonisolated(unsafe) let frame = frame
                onMainThread { receiver(frame, as: GTKRowFrame.self).toggle() }
            }, pointer(to: self))
    }

    isolated deinit {
        fenestra_disconnect(button, pointer(to: self))
        g_object_unref(box)
    }

    func show(_ content: ListRowContent) {
        gtk_button_set_icon_name(
            button.cast(to: GtkButton.self), content.isExpanded == true ? "pan-down-symbolic" : "pan-end-symbolic")
        fenestra_accessible_set(
            button, GTK_ACCESSIBLE_PROPERTY_LABEL,
            content.isExpanded == true ? ownWords("Collapse") : ownWords("Expand"))
        // A row without anything below it keeps the room, so that texts line up.
        gtk_widget_set_opacity(button, content.isExpanded == nil ? 0 : 1)
        gtk_widget_set_sensitive(button, content.isExpanded == nil ? 0 : 1)
        gtk_widget_set_margin_start(button, Int32(max(0, content.level - 1) * 16))
        let isHeader = content.kind == .header
        if isHeader != self.isHeader, let surface {
            self.isHeader = isHeader
            gtk_box_reorder_child_after(
                box.cast(to: GtkBox.self), isHeader ? button : surface, isHeader ? surface : button)
        }
    }

    func empty() {
        guard let surface else { return }
        self.surface = nil
        gtk_widget_set_hexpand(surface, 0)
        if gtk_widget_get_parent(surface) == box { gtk_box_remove(box.cast(to: GtkBox.self), surface) }
    }
}
