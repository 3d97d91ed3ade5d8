import CGTK
import Toolkit

extension GTKList {
    func makeSelection() {
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

    var shownSelection: [Int] {
        guard content.selection != .none, let selection, let set = gtk_selection_model_get_selection(selection) else {
            return []
        }
        defer { gtk_bitset_unref(set) }
        return (0..<gtk_bitset_get_size(set)).map { Int(gtk_bitset_get_nth(set, guint($0))) }
    }

    /// Makes the list agree with the content.
    func showSelection() {
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

    func selectionChanged() {
        guard !isShowing, let delegate else { return }
        // The engine tells what the app has made of it, where that differs.
        content.selected = shownSelection
        delegate.selectionChanged(content.selected)
    }
}
