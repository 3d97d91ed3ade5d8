import CGTK
import Foundation
import Toolkit

/// A question in the desktop's own dialog.
final class GTKAlert: AlertDialog {
    /// Valid while `isGone` is false: GTK owns windows.
    private nonisolated(unsafe) let widget: WidgetPointer
    private let fields: GTKSurface
    private var content: AlertContent
    private var isGone = false

    init(_ content: AlertContent, over surface: GTKSurface?, delegate: any PresentationDelegate) {
        self.content = content
        widget = made(
            adw_message_dialog_new(surface.flatMap { fenestra_window_of($0.widget) }, content.title, content.message))
        fenestra_window_keep_clicks(widget)
        fields = GTKSurface(client: delegate)
        gtk_window_set_destroy_with_parent(widget.cast(), 1)
        if content.hasFields { adw_message_dialog_set_extra_child(widget.cast(), fields.widget) }
        // What cancels comes first on this desktop, and so has the focus where no button is the default.
        let order =
            content.buttons.indices.filter { content.buttons[$0].role == .cancel }
            + content.buttons.indices.filter { content.buttons[$0].role != .cancel }
        for index in order {
            let button = content.buttons[index]
            let id = "\(index)"
            adw_message_dialog_add_response(widget.cast(), id, button.title.mnemonicEscaped)
            adw_message_dialog_set_response_enabled(widget.cast(), id, button.isEnabled ? 1 : 0)
            adw_message_dialog_set_response_appearance(widget.cast(), id, appearance(of: button))
            if button.isDefault { adw_message_dialog_set_default_response(widget.cast(), id) }
        }
        if let index = content.escapeButton { adw_message_dialog_set_close_response(widget.cast(), "\(index)") }
        connect()
        nameButtons()
    }

    /// GTK would read the label of each twice, as the button's own and as the one that it is named by.
    private func nameButtons() {
        func visit(_ widget: WidgetPointer) {
            if let label = fenestra_button_label(widget) {
                gtk_accessible_reset_relation(widget.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
                fenestra_accessible_set(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, label)
                return
            }
            var child = gtk_widget_get_first_child(widget)
            while let current = child {
                if current != fields.widget { visit(current) }
                child = gtk_widget_get_next_sibling(current)
            }
        }
        visit(widget)
    }

    private func appearance(of button: AlertContent.Button) -> AdwResponseAppearance {
        switch button.role {
        case .destructive: ADW_RESPONSE_DESTRUCTIVE
        case .standard where button.isDefault && content.buttons.count > 1: ADW_RESPONSE_SUGGESTED
        default: ADW_RESPONSE_DEFAULT
        }
    }

    isolated deinit { close() }

    var surface: any Surface { fields }

    func update(_ new: PresentationContent) {}

    func update(_ new: AlertContent) {
        guard !isGone else { return }
        let old = content
        content = new
        if new.title != old.title { adw_message_dialog_set_heading(widget.cast(), new.title) }
        if new.message != old.message { adw_message_dialog_set_body(widget.cast(), new.message) }
        if new.hasFields != old.hasFields {
            adw_message_dialog_set_extra_child(widget.cast(), new.hasFields ? fields.widget : nil)
        }
        if new.buttons.count > old.buttons.count {
            Log.once("an alert keeps the number of buttons that it was shown with")
        }
        for (index, button) in new.buttons.enumerated() where index < old.buttons.count {
            let id = "\(index)"
            if button.title != old.buttons[index].title {
                adw_message_dialog_set_response_label(widget.cast(), id, button.title.mnemonicEscaped)
                nameButtons()
            }
            if button.isEnabled != old.buttons[index].isEnabled {
                adw_message_dialog_set_response_enabled(widget.cast(), id, button.isEnabled ? 1 : 0)
            }
        }
    }

    func present() {
        guard !isGone else { return }
        WindowQueue.shared.present(widget) { [weak self] in
            guard let self, !isGone else { return }
            gtk_window_present(widget.cast())
            // What there is to fill in comes first.
            if content.hasFields { gtk_widget_child_focus(fields.widget, GTK_DIR_TAB_FORWARD) }
        }
    }

    func close() {
        guard !isGone else { return }
        isGone = true
        fenestra_disconnect(widget, pointer(to: self))
        fenestra_window_destroy(widget)
    }

    private func connect() {
        let me = pointer(to: self)
        fenestra_connect_1(
            widget, "response",
            { _, id, alert in
                nonisolated(unsafe) let (id, alert) = (id, alert)
                onMainThread {
                    let name = id.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? ""
                    receiver(alert, as: GTKAlert.self).answered(Int(name))
                }
            }, me)
        // Escape, where no button cancels: the question stands.
        fenestra_connect_question(
            widget, "close-request",
            { _, alert in
                nonisolated(unsafe) let alert = alert
                return onMainThread { receiver(alert, as: GTKAlert.self).content.escapeButton == nil ? 1 : 0 }
            }, me)
        fenestra_connect(
            widget, "destroy",
            { _, alert in
                nonisolated(unsafe) let alert = alert
                onMainThread { receiver(alert, as: GTKAlert.self).destroyed() }
            }, me)
    }

    private func answered(_ index: Int?) {
        if let index { content.pressed(index) }
    }

    private func destroyed() {
        isGone = true
        fenestra_disconnect(widget, pointer(to: self))
    }
}

extension String {
    /// With underlines as they are, where GTK would underline the next letter.
    fileprivate var mnemonicEscaped: String {
        contains("_") ? split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__") : self
    }
}
