import CGTK
import Foundation
import Toolkit

/// What is searched for beside the text: buttons before it in the field, each of which takes itself away or is changed.
@MainActor
final class GTKSearchTokens {
    private let box: WidgetPointer
    private let field: WidgetPointer
    private let press: (Int, CGRect) -> Void
    private var buttons: [WidgetPointer] = []
    private var shown: [String] = []
    private var areEditable = false

    /// Puts them between the field's icon and its text.
    init(in field: WidgetPointer, press: @escaping (Int, CGRect) -> Void) {
        _ = Self.styleSheet
        self.field = field
        self.press = press
        box = made(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 4))
        gtk_widget_set_margin_end(box, 4)
        gtk_widget_insert_after(box, field, gtk_widget_get_first_child(field))
    }

    /// Before the field goes, which knows nothing of it.
    func end() {
        empty()
        gtk_widget_unparent(box)
    }

    func show(_ names: [String], areEditable: Bool) {
        guard names != shown || areEditable != self.areEditable else { return }
        shown = names
        self.areEditable = areEditable
        empty()
        buttons = names.map(makeButton)
        for button in buttons { gtk_box_append(box.cast(to: GtkBox.self), button) }
        gtk_widget_set_visible(box, names.isEmpty ? 0 : 1)
    }

    private func empty() {
        for button in buttons {
            fenestra_disconnect(button, pointer(to: self))
            gtk_box_remove(box.cast(to: GtkBox.self), button)
        }
        buttons = []
    }

    private func makeButton(_ name: String) -> WidgetPointer {
        let button = made(gtk_button_new())
        let row = made(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 4))
        let label = made(gtk_label_new(name))
        gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
        // In full where it is short, whatever the field would rather have.
        gtk_label_set_width_chars(label.opaque, Int32(min(name.count, 14)))
        gtk_label_set_max_width_chars(label.opaque, 14)
        gtk_box_append(row.cast(to: GtkBox.self), label)
        let icon = areEditable ? "pan-down-symbolic" : "window-close-symbolic"
        gtk_box_append(row.cast(to: GtkBox.self), made(gtk_image_new_from_icon_name(icon)))
        gtk_button_set_child(button.cast(to: GtkButton.self), row)
        gtk_widget_add_css_class(button, "fenestra-token")
        gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
        // Keys go to the text, where Backspace takes tokens away.
        gtk_widget_set_focusable(button, 0)
        gtk_widget_set_focus_on_click(button, 0)
        fenestra_button_claim_presses(button)
        gtk_widget_set_cursor_from_name(button, "default")
        fenestra_accessible_set(button, GTK_ACCESSIBLE_PROPERTY_LABEL, name)
        if !areEditable { gtk_widget_set_tooltip_text(button, ownWords("Remove \(name)")) }
        fenestra_connect(
            button, "clicked",
            { button, tokens in
                nonisolated(unsafe) let (button, tokens) = (button, tokens)
                onMainThread { receiver(tokens, as: GTKSearchTokens.self).clicked(button) }
            }, pointer(to: self))
        return button
    }

    private func clicked(_ button: UnsafeMutableRawPointer?) {
        guard let index = buttons.firstIndex(where: { UnsafeMutableRawPointer($0) == button }) else { return }
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(buttons[index], field, &bounds) != 0 else { return press(index, .zero) }
        press(
            index,
            CGRect(
                x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
                height: Double(bounds.size.height)))
    }

    private static let styleSheet: Void = Theme.add(
        """
        button.fenestra-token {
            min-height: 0; min-width: 0; padding: 2px 6px; border-radius: 6px; font-weight: normal;
            background-color: alpha(@accent_bg_color, 0.25);
        }
        button.fenestra-token:hover { background-color: alpha(@accent_bg_color, 0.4); }
        button.fenestra-token image { -gtk-icon-size: 12px; opacity: 0.7; }
        """)
}
