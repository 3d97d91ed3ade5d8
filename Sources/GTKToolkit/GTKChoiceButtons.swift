import CGTK
import Foundation
import Toolkit

/// Linked buttons or round ones, of which one is on.
final class GTKChoiceButtons: GTKPicker {
    private nonisolated(unsafe) var buttons: [WidgetPointer] = []
    /// Kept alive as long as they are shown.
    private var surfaces: [GTKSurface] = []
    private var tint = Tint()

    init(_ content: PickerContent, _ toolkit: GTKToolkit) {
        let isRow = content.style == .segmented || content.isHorizontal
        let box = made(
            gtk_box_new(
                isRow ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, content.style == .segmented ? 0 : 6))
        fenestra_accessible_set_role(box, GTK_ACCESSIBLE_ROLE_RADIO_GROUP)
        super.init(content, toolkit, box)
        if content.style == .segmented { gtk_widget_add_css_class(box, "linked") }
        showing {
            showOptions()
            showSelection()
        }
        accessibleNameChanged()
    }

    isolated deinit { removeButtons() }

    override func focus() -> Bool { gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) != 0 }

    private var isSegmented: Bool { content.style == .segmented }

    override func showOptions() {
        removeButtons()
        for option in content.options {
            let surface = unsafeDowncast(option.surface, to: GTKSurface.self)
            let button = made(isSegmented ? gtk_toggle_button_new() : gtk_check_button_new())
            // What they are to each other, which GTK would not tell.
            fenestra_accessible_set_role(button, GTK_ACCESSIBLE_ROLE_RADIO)
            if isSegmented {
                gtk_button_set_child(button.cast(), surface.widget)
                if let first = buttons.first { gtk_toggle_button_set_group(button.cast(), first.cast()) }
            } else {
                gtk_check_button_set_child(button.cast(), surface.widget)
                if let first = buttons.first { gtk_check_button_set_group(button.cast(), first.cast()) }
            }
            fenestra_accessible_set(button, GTK_ACCESSIBLE_PROPERTY_LABEL, option.name)
            gtk_box_append(widget.cast(), button)
            fenestra_connect(
                button, "toggled",
                { button, picker in
                    nonisolated(unsafe) let (button, picker) = (button, picker)
                    onMainThread {
                        receiver(picker, as: GTKChoiceButtons.self).toggled(
                            button.assumingMemoryBound(to: GtkWidget.self))
                    }
                }, pointer(to: self))
            buttons.append(button)
            surfaces.append(surface)
        }
        applyLook()
    }

    private func removeButtons() {
        for button in buttons {
            fenestra_disconnect(button, pointer(to: self))
            // The surface goes on without the button.
            if gtk_widget_get_parent(button) != nil {
                if isSegmented {
                    gtk_button_set_child(button.cast(), nil)
                } else {
                    gtk_check_button_set_child(button.cast(), nil)
                }
                gtk_box_remove(widget.cast(), button)
            }
        }
        buttons = []
        surfaces = []
    }

    override func giveUpSurfaces() { removeButtons() }

    override func applyLook() {
        tint.set(content.tint, widget)
        followsTheme = tint.followsTheme
        let name = content.scale.styleClass
        for button in buttons where name != nil { gtk_widget_add_css_class(button, name) }
    }

    override func themeChanged() { tint.themeChanged(widget) }

    override func showSelection() {
        for (index, button) in buttons.enumerated() {
            let isOn = index == content.selected
            fenestra_accessible_set_mixed(button, isOn ? 1 : 0, 0)
            guard isOn != self.isOn(button) else { continue }
            if isSegmented {
                gtk_toggle_button_set_active(button.cast(), isOn ? 1 : 0)
            } else {
                gtk_check_button_set_active(button.cast(), isOn ? 1 : 0)
            }
        }
    }

    private func isOn(_ button: WidgetPointer) -> Bool {
        isSegmented
            ? gtk_toggle_button_get_active(button.cast()) != 0 : gtk_check_button_get_active(button.cast()) != 0
    }

    /// Of two buttons that change at a click, the one that is on now counts.
    private func toggled(_ button: WidgetPointer) {
        guard !isShowing, let index = buttons.firstIndex(of: button) else { return }
        if isOn(button) {
            chosen(index)
        } else if content.selected == index {
            // A click on the chosen one keeps it.
            settleSoon()
        }
    }

    private func settleSoon() { chosen(content.selected ?? 0) }

    override func revalidate() {
        for surface in surfaces { surface.revalidate() }
        super.revalidate()
    }
}
