import CGTK
import Foundation
import Toolkit

/// A window over another one, which cannot be used meanwhile. It is as large as its content.
final class GTKSheet: Presentation {
    /// Valid while `isGone` is false: GTK owns windows.
    private nonisolated(unsafe) let widget: WidgetPointer
    private weak var delegate: (any PresentationDelegate)?
    private let content: GTKSurface
    private let box: WidgetPointer
    private var title: String?
    private var header: GTKHeader?
    private var isGone = false
    private var keys: GTKKeys?

    init(_ content: PresentationContent, over surface: GTKSurface, delegate: any PresentationDelegate) {
        self.delegate = delegate
        widget = made(adw_window_new())
        fenestra_window_keep_clicks(widget)
        self.content = GTKSurface(client: delegate)
        box = made(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        gtk_widget_set_vexpand(self.content.widget, 1)
        gtk_box_append(box.cast(), self.content.widget)
        adw_window_set_content(widget.cast(), box)
        gtk_window_set_modal(widget.cast(), 1)
        gtk_window_set_transient_for(widget.cast(), fenestra_window_of(surface.widget))
        gtk_window_set_destroy_with_parent(widget.cast(), 1)
        gtk_window_set_resizable(widget.cast(), 0)
        connect()
        update(content)
    }

    isolated deinit { close() }

    var surface: any Surface { content }

    func update(_ content: PresentationContent) {
        guard !isGone, content.title != title else { return }
        title = content.title
        gtk_window_set_title(widget.cast(), content.title)
    }

    /// A title bar is made when there is something to put into it.
    func updateHeader(_ content: HeaderContent) {
        guard !isGone, header != nil || !content.isEmpty else { return }
        if header == nil {
            let bar = made(adw_header_bar_new())
            adw_header_bar_set_show_start_title_buttons(bar.opaque, 0)
            adw_header_bar_set_show_end_title_buttons(bar.opaque, 0)
            let title = made(adw_window_title_new(title ?? "", ""))
            adw_header_bar_set_title_widget(bar.opaque, title)
            gtk_box_prepend(box.cast(), bar)
            // A sheet is as wide as what is in it, less the bar's own margins.
            header = GTKHeader(bar, title: title) { [weak self] in
                (self?.content.measure(width: nil, height: nil).width ?? 0) - 12
            }
        }
        header?.update(content, window: widget)
    }

    func present() {
        guard !isGone else { return }
        WindowQueue.shared.present(widget) { [weak self] in
            guard let self, !isGone else { return }
            gtk_window_present(widget.cast())
            if gtk_window_get_focus(widget.cast()) == nil {
                gtk_widget_child_focus(content.widget, GTK_DIR_TAB_FORWARD)
            }
        }
    }

    func clearFocus() {
        if !isGone { gtk_window_set_focus(widget.cast(), nil) }
    }

    func close() {
        guard !isGone else { return }
        isGone = true
        keys?.end()
        fenestra_disconnect(widget, pointer(to: self))
        fenestra_window_destroy(widget)
    }

    private func connect() {
        let me = pointer(to: self)
        fenestra_connect_question(
            widget, "close-request",
            { _, sheet in
                nonisolated(unsafe) let sheet = sheet
                onMainThread { receiver(sheet, as: GTKSheet.self).delegate?.dismissRequested() }
                // The engine closes it, if it does.
                return 1
            }, me)
        fenestra_connect(
            widget, "destroy",
            { _, sheet in
                nonisolated(unsafe) let sheet = sheet
                onMainThread { receiver(sheet, as: GTKSheet.self).destroyed() }
            }, me)
        fenestra_connect_1(
            widget, "notify::focus-widget",
            { _, _, sheet in
                nonisolated(unsafe) let sheet = sheet
                onMainThread {
                    let sheet = receiver(sheet, as: GTKSheet.self)
                    if !sheet.isGone { GTKFocus.tell(sheet.delegate, of: sheet.widget, nil) }
                }
            }, me)
        fenestra_add_shortcut(
            widget, "Escape",
            { sheet in
                nonisolated(unsafe) let sheet = sheet
                onMainThread { receiver(sheet, as: GTKSheet.self).delegate?.dismissRequested() }
            }, me)
        // After that, since GTK asks first what was added last: a view's own keys come before.
        keys = GTKKeys(widget) { [weak self] in self?.delegate?.windowKeyPressed($0, $1) ?? false }
    }

    /// GTK has destroyed the window with its parent.
    private func destroyed() {
        isGone = true
        keys?.end()
        fenestra_disconnect(widget, pointer(to: self))
    }
}
