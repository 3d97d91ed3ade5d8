import CGTK
import Toolkit

/// What a person does with the keyboard beyond what GTK's list does by itself, and activation.
extension GTKList {
    func connectInput() {
        let keys = gtk_event_controller_key_new()
        // Before GTK's list, which takes the arrows.
        gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(list, keys)
        controllers.append(keys.unsafelyUnwrapped)
        fenestra_connect_keys(
            UnsafeMutableRawPointer(keys.unsafelyUnwrapped),
            { _, key, _, modifiers, list in
                nonisolated(unsafe) let list = list
                return onMainThread { receiver(list, as: GTKList.self).pressed(key, modifiers) ? 1 : 0 }
            }, pointer(to: self))
        fenestra_connect_position(
            list, "activate",
            { _, position, list in
                nonisolated(unsafe) let list = list
                onMainThread { receiver(list, as: GTKList.self).activated(Int(position)) }
            }, pointer(to: self))
        let entering = gtk_event_controller_focus_new().unsafelyUnwrapped
        fenestra_connect(
            UnsafeMutableRawPointer(entering), "enter",
            { _, list in
                nonisolated(unsafe) let list = list
                onMainThread { receiver(list, as: GTKList.self).isEntered() }
            }, pointer(to: self))
        gtk_widget_add_controller(widget, entering)
        controllers.append(entering)
        let click = gtk_gesture_click_new().unsafelyUnwrapped
        gtk_gesture_single_set_button(click, guint(GDK_BUTTON_SECONDARY))
        // Before the menu of a view around.
        gtk_event_controller_set_propagation_phase(click, GTK_PHASE_CAPTURE)
        fenestra_connect_pressed(
            UnsafeMutableRawPointer(click),
            { _, _, x, y, list in
                nonisolated(unsafe) let list = list
                onMainThread { receiver(list, as: GTKList.self).menuWillOpen(x, y) }
                return 0
            }, pointer(to: self))
        gtk_widget_add_controller(widget, click)
        controllers.append(click)
        let press = gtk_gesture_click_new().unsafelyUnwrapped
        // GTK's row claims the click.
        gtk_event_controller_set_propagation_phase(press, GTK_PHASE_CAPTURE)
        fenestra_connect_pressed(
            UnsafeMutableRawPointer(press),
            { _, _, _, y, list in
                nonisolated(unsafe) let list = list
                onMainThread { receiver(list, as: GTKList.self).clicked(y) }
                return 0
            }, pointer(to: self))
        gtk_widget_add_controller(widget, press)
        controllers.append(press)
        hasHandlers = true
    }

    /// The place of the row at a height in the scrolled window.
    func place(at y: Double) -> GTKListPlace? {
        places.values.first { place in
            guard place.item != nil, let row = place.row, gtk_widget_get_child_visible(row) != 0 else { return false }
            var bounds = graphene_rect_t()
            guard gtk_widget_compute_bounds(row, widget, &bounds) != 0 else { return false }
            let top = Double(bounds.origin.y)
            return y >= top && y < top + Double(bounds.size.height)
        }
    }

    private func menuWillOpen(_ x: Double, _ y: Double) { delegate?.menuWillOpen(at: place(at: y).map(\.position)) }

    /// A click on a row that cannot be selected gives it the focus too, so that keys do something with it.
    private func clicked(_ y: Double) {
        pressedSelection = content.selected
        guard let place = place(at: y), !place.content.isSelectable || content.selection == .none, let row = place.row,
            gtk_widget_get_focusable(row) != 0
        else { return }
        let focus = gtk_widget_get_root(list).flatMap { gtk_root_get_focus($0) }
        if let focus, focus == row || gtk_widget_is_ancestor(focus, row) != 0 { return }
        giveFocus(to: row)
    }

    /// GTK's rows refuse the focus when they cannot be selected.
    @discardableResult
    private func giveFocus(to row: WidgetPointer) -> Bool {
        guard let root = gtk_widget_get_root(row), gtk_widget_is_sensitive(row) != 0 else { return false }
        gtk_root_set_focus(root, row)
        return gtk_root_get_focus(root) == row
    }

    private func activated(_ position: Int) {
        guard let delegate, position < delegate.rowCount else { return }
        let content = delegate.content(ofRowAt: position)
        if content.kind != .row, let isExpanded = content.isExpanded {
            return delegate.setExpanded(!isExpanded, rowAt: position)
        }
        if delegate.activate(acting(on: position)) { return }
        if let isExpanded = content.isExpanded { delegate.setExpanded(!isExpanded, rowAt: position) }
    }

    /// What is done to a row is done to all selected ones if it is one of them.
    func acting(on position: Int) -> [Int] {
        content.selected.contains(position) ? content.selected : [position]
    }

    /// The place of the row that has the focus itself, rather than something in it.
    private var focused: GTKListPlace? {
        guard let root = gtk_widget_get_root(list), let focus = gtk_root_get_focus(root),
            gtk_widget_get_parent(focus) == list
        else { return nil }
        return places.values.first { $0.row == focus }
    }

    /// Tab goes through what is in a row, and then on to what is beside the list; arrows go from row to row.
    private func leave(_ direction: GtkDirectionType) -> Bool {
        guard let root = gtk_widget_get_root(list), var row = gtk_root_get_focus(root) else { return false }
        while let parent = gtk_widget_get_parent(row), parent != list { row = parent }
        guard gtk_widget_get_parent(row) == list else { return false }
        if gtk_widget_child_focus(row, direction) == 0 { fenestra_list_leave(widget, direction) }
        return true
    }

    /// GTK has not settled where the focus is until it has told of it.
    private func isEntered() {
        guard entering == 0 else { return }
        entering = gtk_widget_add_tick_callback(
            list,
            { _, _, list in
                nonisolated(unsafe) let list = list
                onMainThread {
                    let list = receiver(list.unsafelyUnwrapped, as: GTKList.self)
                    list.entering = 0
                    list.enter()
                }
                return 0
            }, pointer(to: self), nil)
    }

    /// The list is entered by Tab, and GTK's first row refuses the focus, as headers do: the chosen row has it then, or
    /// the first that can be used.
    private func enter() {
        guard let root = gtk_widget_get_root(list), gtk_root_get_focus(root) == widget, let delegate else { return }
        let rows = places.values.filter { $0.item != nil && !$0.isWaiting && $0.position < delegate.rowCount }
        let usable = rows.filter { $0.content.isSelectable && $0.content.kind == .row && !$0.content.isEmpty }
        let row =
            rows.first { content.selected.contains($0.position) } ?? usable.min { $0.position < $1.position }
            ?? rows.filter { !isPassedOver($0.position) }.min { $0.position < $1.position }
        if let row = row?.row { giveFocus(to: row) }
    }

    private func pressed(_ key: guint, _ modifiers: GdkModifierType) -> Bool {
        if Int32(bitPattern: key) == GDK_KEY_Tab || Int32(bitPattern: key) == GDK_KEY_ISO_Left_Tab {
            let others = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
            if modifiers.rawValue & others != 0 { return false }
            return leave(modifiers.rawValue & GDK_SHIFT_MASK.rawValue != 0 ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD)
        }
        guard let delegate, let focused, focused.position < delegate.rowCount else { return false }
        let position = focused.position
        if Int32(bitPattern: key) == GDK_KEY_Menu || Int32(bitPattern: key) == GDK_KEY_F10 {
            delegate.menuWillOpen(at: position)
            let isPlain = modifiers.rawValue & (GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue) == 0
            let isShifted = modifiers.rawValue & GDK_SHIFT_MASK.rawValue != 0
            guard isPlain, isShifted == (Int32(bitPattern: key) == GDK_KEY_F10), let row = focused.row else {
                return false
            }
            // The row's own; a menu of the whole list is for the key's further way.
            return GTKContextMenuSurface.first(in: row)?.openMenu() ?? false
        }
        let held =
            modifiers.rawValue
            & (GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue)
        let isLeftToRight = gtk_widget_get_direction(list) != GTK_TEXT_DIR_RTL
        switch (Int32(bitPattern: key), held) {
        case (GDK_KEY_Delete, 0), (GDK_KEY_KP_Delete, 0), (GDK_KEY_BackSpace, 0):
            let indices = acting(on: position).filter { delegate.content(ofRowAt: $0).canDelete }
            if indices.isEmpty { return false }
            delegate.delete(indices)
            return true
        case (GDK_KEY_Up, GDK_ALT_MASK.rawValue):
            let indices = acting(on: position)
            return move(indices, to: (indices.first ?? 0) - 1)
        case (GDK_KEY_Down, GDK_ALT_MASK.rawValue):
            let indices = acting(on: position)
            return move(indices, to: (indices.last ?? 0) + 2)
        case (GDK_KEY_Right, 0), (GDK_KEY_Left, 0), (GDK_KEY_plus, 0), (GDK_KEY_minus, 0):
            guard let isExpanded = delegate.content(ofRowAt: position).isExpanded else {
                return collapseParent(of: position, Int32(bitPattern: key), isLeftToRight)
            }
            let forward = isLeftToRight ? GDK_KEY_Right : GDK_KEY_Left
            let opens = Int32(bitPattern: key) == forward || Int32(bitPattern: key) == GDK_KEY_plus
            if opens == isExpanded {
                return opens ? false : collapseParent(of: position, Int32(bitPattern: key), isLeftToRight)
            }
            delegate.setExpanded(opens, rowAt: position)
            return true
        case (GDK_KEY_Up, 0), (GDK_KEY_Up, GDK_SHIFT_MASK.rawValue):
            return skipHeaders(from: position, by: -1, extend: held != 0)
        case (GDK_KEY_Down, 0), (GDK_KEY_Down, GDK_SHIFT_MASK.rawValue):
            return skipHeaders(from: position, by: 1, extend: held != 0)
        default:
            guard held == 0 || held == GDK_SHIFT_MASK.rawValue else { return false }
            return finder.type(key, from: position)
        }
    }

    private func move(_ indices: [Int], to destination: Int) -> Bool {
        guard let delegate, destination >= 0, destination <= delegate.rowCount,
            indices.allSatisfy({ delegate.content(ofRowAt: $0).canMove })
        else { return false }
        return delegate.move(indices, to: destination)
    }

    /// From a row without anything below it, back to the row that it is below.
    private func collapseParent(of position: Int, _ key: Int32, _ isLeftToRight: Bool) -> Bool {
        guard let delegate, key == (isLeftToRight ? GDK_KEY_Left : GDK_KEY_Right) else { return false }
        let level = delegate.content(ofRowAt: position).level
        if level < 2 { return false }
        var parent = position - 1
        while parent >= 0, delegate.content(ofRowAt: parent).level >= level { parent -= 1 }
        return parent >= 0 && focus(parent, extend: false)
    }

    /// Passes over headers and footers that nothing can be done with, which GTK's list would stop at.
    private func skipHeaders(from position: Int, by step: Int, extend: Bool) -> Bool {
        guard let delegate else { return false }
        var next = position + step
        guard next >= 0, next < delegate.rowCount else { return false }
        if !isPassedOver(next) {
            // GTK stops before a row that cannot be selected.
            return isSelectable(next) ? false : focus(next, extend: false)
        }
        while next >= 0, next < delegate.rowCount, isPassedOver(next) { next += step }
        if next < 0 || next >= delegate.rowCount {
            // Nothing to go to, but something to see.
            scrolling.show(min(max(next, 0), delegate.rowCount - 1))
            return true
        }
        return focus(next, extend: extend)
    }

    private func isSelectable(_ position: Int) -> Bool {
        content.selection == .none || delegate?.content(ofRowAt: position).isSelectable == true
    }

    private func isPassedOver(_ position: Int) -> Bool {
        guard let content = delegate?.content(ofRowAt: position) else { return false }
        return content.isEmpty || (content.kind != .row && content.isExpanded == nil)
    }

    /// Goes to a row as the arrow keys do.
    func focus(_ position: Int, extend: Bool) -> Bool {
        // GTK makes what it scrolls to.
        scrolling.show(position)
        guard let row = places.values.first(where: { $0.item != nil && $0.position == position })?.row else {
            return false
        }
        guard giveFocus(to: row) else { return false }
        if content.selection != .none, delegate?.content(ofRowAt: position).isSelectable == true {
            fenestra_list_select(list, guint(position), 0, extend ? 1 : 0)
        }
        return true
    }
}
