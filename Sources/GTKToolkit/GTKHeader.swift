import CGTK
import Foundation
import Toolkit

/// A title bar: what the engine puts there, and the title.
@MainActor
final class GTKHeader {
    let bar: WidgetPointer
    private let title: WidgetPointer
    private var shown = HeaderContent()
    /// What is in the bar, retained by it.
    private var leading: [GTKSurface] = []
    private var trailing: [GTKSurface] = []
    private var middle: GTKSurface?
    private var hasBackKeys = false
    private var hasFindKeys = false

    /// The width that is there for a title which takes all the room, or more.
    private let room: @MainActor () -> Double

    /// `title` stands in the middle of the bar unless the engine puts something else there.
    init(_ bar: WidgetPointer, title: WidgetPointer, room: @escaping @MainActor () -> Double) {
        self.bar = bar
        self.title = title
        self.room = room
        g_object_ref(title)
    }

    isolated deinit { g_object_unref(title) }

    /// `window` is where the keys for going back are pressed.
    func update(_ content: HeaderContent, window: WidgetPointer) {
        shown = content
        leading = replace(leading, by: content.leading) { adw_header_bar_pack_start(bar.opaque, $0) }
        trailing = replace(trailing, by: content.trailing) { adw_header_bar_pack_end(bar.opaque, $0) }
        let new = content.title.map { unsafeDowncast($0, to: GTKSurface.self) }
        if new !== middle {
            middle = new
            // GTK gives what is in the middle of a bar its natural width at most.
            new?.wantedWidth = content.titleFills ? { [room] in room() } : nil
            // Else both edges take as much room as the wider of them.
            adw_header_bar_set_centering_policy(
                bar.opaque, content.titleFills ? ADW_CENTERING_POLICY_LOOSE : ADW_CENTERING_POLICY_STRICT)
            adw_header_bar_set_title_widget(bar.opaque, new?.widget ?? title)
        }
        addFindKeys(window)
        if content.back != nil, !hasBackKeys {
            hasBackKeys = true
            let isMirrored = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
            fenestra_add_shortcut(
                window, isMirrored ? "<Alt>Right" : "<Alt>Left",
                { header in
                    nonisolated(unsafe) let header = header
                    onMainThread { receiver(header, as: GTKHeader.self).shown.back?() }
                }, pointer(to: self))
        }
    }

    /// What the bar would like to be wide, with a title that fills it as wide as what is in it.
    var naturalWidth: Int32 {
        let wanted = middle?.wantedWidth
        func fill(_ width: (() -> Double)?) {
            guard let middle, wanted != nil else { return }
            middle.wantedWidth = width
            gtk_widget_queue_resize(middle.widget)
        }
        fill(nil)
        defer { fill(wanted) }
        var width: Int32 = 0
        gtk_widget_measure(bar, GTK_ORIENTATION_HORIZONTAL, -1, nil, &width, nil, nil)
        return width
    }

    private func addFindKeys(_ window: WidgetPointer) {
        guard shown.find != nil, !hasFindKeys else { return }
        hasFindKeys = true
        fenestra_add_shortcut(
            window, "<Control>f",
            { header in
                nonisolated(unsafe) let header = header
                onMainThread { receiver(header, as: GTKHeader.self).shown.find?() }
            }, pointer(to: self))
    }

    private func replace(
        _ old: [GTKSurface], by new: [any Surface], _ pack: (WidgetPointer) -> Void
    ) -> [GTKSurface] {
        let new = new.map { unsafeDowncast($0, to: GTKSurface.self) }
        if new.elementsEqual(old, by: ===) { return old }
        for surface in old { adw_header_bar_remove(bar.opaque, surface.widget) }
        for surface in new { pack(surface.widget) }
        return new
    }
}

extension GTKWindow {
    func updateHeader(_ content: HeaderContent) {
        guard !isGone else { return }
        engineHeader.update(content, window: widget)
    }

    /// Made when something other than the title is to stand in the bar.
    var engineHeader: GTKHeader {
        let shown = shownHeader ?? GTKHeader(header, title: WidgetPointer(title)) { 8192 }
        shownHeader = shown
        return shown
    }
}
