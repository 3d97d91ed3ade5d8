import CGTK
import Foundation
import Toolkit

/// Surfaces with edges between them that can be dragged: panes in panes, each with a surface and the rest.
final class GTKSplit: GTKWidget, SplitControl {
    private var parts: [Part] = []
    private var panes: [WidgetPointer] = []
    private let isVertical: Bool

    private struct Part {
        let surface: GTKSurface
        var content: SplitContent.Part
        /// Where its pane was put, nil before that; of the last part the length that it was given.
        var position: Int32?
    }

    init(_ content: SplitContent) {
        isVertical = content.isVertical
        super.init(made(gtk_box_new(content.isVertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, 0)))
        update(content)
    }

    isolated deinit { takeApart() }

    func update(_ content: SplitContent) {
        let surfaces = content.parts.map { unsafeDowncast($0.surface, to: GTKSurface.self) }
        if surfaces.count == parts.count, surfaces.count > 1 {
            replace(surfaces, content.parts)
        } else if surfaces.count != parts.count || zip(surfaces, parts).contains(where: { $0 !== $1.surface }) {
            let old = zip(parts, panes.map { Optional(gtk_paned_get_position($0.opaque)) } + [nil])
                .map { (surface: $0.surface, asked: $0.position, is: $1) }
            takeApart()
            parts = zip(surfaces, content.parts).map { surface, content in
                Part(surface: surface, content: content, position: old.first { $0.surface === surface }?.asked)
            }
            putTogether()
            if let last = parts.indices.last, parts.count > 1 { parts[last].position = nil }
            // A part that was there keeps the length it had, also one that the person has given it.
            for (pane, part) in zip(panes, parts) {
                if let place = old.first(where: { $0.surface === part.surface })?.is, part.position != nil {
                    gtk_paned_set_position(pane.opaque, place)
                }
            }
            if content.isNavigation, let first = parts.first, parts.count > 1 {
                gtk_widget_add_css_class(first.surface.widget, "fenestra-sidebar")
            }
        }
        for (index, new) in content.parts.enumerated() { apply(new, at: index) }
        placeLast(in: isVertical ? gtk_widget_get_height(widget) : gtk_widget_get_width(widget))
        for index in panes.indices {
            // A pane is there for what is shown in it.
            let isShown = parts[index...].contains { $0.content.isShown }
            gtk_widget_set_visible(panes[index], isShown ? 1 : 0)
            keepInBounds(panes[index])
        }
        sizeChanged()
    }

    private func apply(_ new: SplitContent.Part, at index: Int) {
        parts[index].content = new
        let widget = parts[index].surface.widget
        let least = pixels(new.minimum)
        gtk_widget_set_size_request(widget, isVertical ? -1 : least, isVertical ? least : -1)
        gtk_widget_set_visible(widget, new.isShown ? 1 : 0)
        if index == parts.count - 1, let last = panes.last {
            gtk_paned_set_resize_end_child(last.opaque, new.stretches ? 1 : 0)
        }
        guard index < panes.count else { return }
        let pane = panes[index].opaque
        gtk_paned_set_resize_start_child(pane, new.stretches ? 1 : 0)
        guard let ideal = new.ideal else { return }
        let position = pixels(max(min(ideal, new.maximum ?? ideal), new.minimum))
        // What a view says of its column may come after the column; what the person has dragged stays.
        if let last = parts[index].position, last == position || gtk_paned_get_position(pane) != last { return }
        parts[index].position = position
        gtk_paned_set_position(pane, position)
    }

    override func allocation(for frame: PixelFrame) -> PixelFrame {
        placeLast(in: isVertical ? frame.height : frame.width)
        return super.allocation(for: frame)
    }

    /// GTK gives a last part that does not stretch the least it takes. Its ideal length is measured from the end, which is
    /// known once there is room.
    private func placeLast(in room: Int32) {
        guard room > 1, let pane = panes.last?.opaque, let last = parts.indices.last, parts[last - 1].content.stretches,
            case let content = parts[last].content, content.isShown, !content.stretches, let ideal = content.ideal
        else { return }
        let length = pixels(max(min(ideal, content.maximum ?? ideal), content.minimum))
        let before = panes.dropLast().reduce(Int32(0)) { $0 + gtk_paned_get_position($1.opaque) + 1 }
        if let given = parts[last].position {
            // What the person has dragged stays.
            if given == length || room - before - gtk_paned_get_position(pane) - 1 != given { return }
        }
        parts[last].position = length
        gtk_paned_set_position(pane, max(room - before - length - 1, 0))
    }

    /// Puts other surfaces into the panes that are there, which leaves the rest alone: what has the focus keeps it.
    private func replace(_ surfaces: [GTKSurface], _ contents: [SplitContent.Part]) {
        let changed = parts.indices.filter { parts[$0].surface !== surfaces[$0] }
        for index in changed { setChild(nil, at: index) }
        for index in changed {
            parts[index] = Part(surface: surfaces[index], content: contents[index], position: parts[index].position)
            setChild(surfaces[index].widget, at: index)
        }
    }

    private func setChild(_ child: WidgetPointer?, at index: Int) {
        if index < panes.count {
            gtk_paned_set_start_child(panes[index].opaque, child)
        } else {
            gtk_paned_set_end_child(panes[index - 1].opaque, child)
        }
    }

    private func putTogether() {
        let orientation = isVertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
        guard parts.count > 1 else {
            if let only = parts.first { add(only.surface.widget) }
            return
        }
        for index in 0..<(parts.count - 1) {
            let pane = made(gtk_paned_new(orientation))
            gtk_paned_set_shrink_start_child(pane.opaque, 0)
            gtk_paned_set_shrink_end_child(pane.opaque, 0)
            gtk_paned_set_start_child(pane.opaque, parts[index].surface.widget)
            fenestra_connect_1(
                pane, "notify::position",
                { pane, _, split in
                    nonisolated(unsafe) let (pane, split) = (pane, split)
                    onMainThread {
                        receiver(split, as: GTKSplit.self).keepInBounds(
                            pane.assumingMemoryBound(to: GtkWidget.self))
                    }
                }, pointer(to: self))
            panes.append(pane)
            if index == 0 { add(pane) } else { gtk_paned_set_end_child(panes[index - 1].opaque, pane) }
        }
        gtk_paned_set_end_child(panes[panes.count - 1].opaque, parts[parts.count - 1].surface.widget)
    }

    private func add(_ child: WidgetPointer) {
        gtk_widget_set_hexpand(child, 1)
        gtk_widget_set_vexpand(child, 1)
        gtk_box_append(widget.cast(), child)
    }

    private func takeApart() {
        // From the innermost out: a pane ends when it is taken out of the one around it.
        for pane in panes.reversed() {
            fenestra_disconnect(pane, pointer(to: self))
            gtk_paned_set_start_child(pane.opaque, nil)
            gtk_paned_set_end_child(pane.opaque, nil)
        }
        panes = []
        while let child = gtk_widget_get_first_child(widget) { gtk_box_remove(widget.cast(), child) }
        parts = []
    }

    /// Gives the last part the length it asks for, where it is the one that keeps its length. A pane counts from its
    /// start, so this waits for the pane's length; what the person has dragged stays.
    private func placeLast() {
        guard let pane = panes.last, let last = parts.indices.last, parts[last - 1].content.stretches,
            !parts[last].content.stretches, parts[last].content.isShown, let ideal = parts[last].content.ideal
        else { return }
        let length = isVertical ? gtk_widget_get_height(pane) : gtk_widget_get_width(pane)
        guard length > 0 else { return }
        let content = parts[last].content
        let wanted = pixels(max(min(ideal, content.maximum ?? ideal), content.minimum))
        // The edge between the two is one pixel wide.
        let position = { length - $0 - 1 }
        if let asked = parts[last].position,
            asked == wanted || gtk_paned_get_position(pane.opaque) != position(asked)
        {
            return
        }
        parts[last].position = wanted
        gtk_paned_set_position(pane.opaque, position(wanted))
    }

    /// No longer than the parts may be; GTK sees to the least by itself.
    private func keepInBounds(_ pane: WidgetPointer) {
        guard let index = panes.firstIndex(of: pane) else { return }
        if index == panes.count - 1 { placeLast() }
        var position = gtk_paned_get_position(pane.opaque)
        if index == panes.count - 1, let most = parts[index + 1].content.maximum {
            let length = isVertical ? gtk_widget_get_height(pane) : gtk_widget_get_width(pane)
            if length > 0 { position = max(position, length - pixels(most) - 1) }
        }
        if let most = parts[index].content.maximum { position = min(position, pixels(most)) }
        if position != gtk_paned_get_position(pane.opaque) { gtk_paned_set_position(pane.opaque, position) }
    }

    override func measure(width: Double?, height: Double?) -> CGSize {
        let lengths = gtkLengths
        return CGSize(
            width: max(width ?? Double(lengths.naturalWidth), Double(lengths.minimumWidth)),
            height: max(height ?? Double(lengths.naturalHeight), Double(lengths.minimumHeight)))
    }

    override func revalidate() {
        for part in parts where part.content.isShown { part.surface.revalidate() }
        super.revalidate()
    }
}
