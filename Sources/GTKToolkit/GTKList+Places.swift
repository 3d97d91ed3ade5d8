import CGTK
import Toolkit

/// GTK's places for rows, which show one after another.
extension GTKList {
    func connectFactory() {
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

    func item(in place: OpaquePointer) -> GTKListItem? {
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
    func takeOverViews(for row: any ListRow, in place: GTKListPlace, of item: GTKListItem) {
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

    func hideIfUnused(_ item: GTKListItem) {
        guard item.timesBound == 0, item.isShown else { return }
        item.isShown = false
        item.row?.wasHidden()
    }

    func empty(_ place: OpaquePointer) {
        guard let known = places.removeValue(forKey: place) else { return gtk_list_item_set_child(place, nil) }
        filling.forget(known)
        known.empty()
    }
}
