import CGTK
import Foundation
import Toolkit

extension PickerContent: GTKControlContent {
    static func makeControl(_ content: PickerContent, _ toolkit: GTKToolkit) -> any Control<PickerContent> {
        GTKPicker(content, toolkit)
    }
}

/// A drop-down. It shows what its content says; what a person chose stands until the app has had one update to agree.
final class GTKPicker: GTKWidget, Control, Settling {
    private var content: PickerContent
    private let toolkit: GTKToolkit
    private var isShowing = false

    init(_ content: PickerContent, _ toolkit: GTKToolkit) {
        self.content = content
        self.toolkit = toolkit
        super.init(made(gtk_drop_down_new(nil, nil)))
        showOptions()
        show()
        hasHandlers = true
        fenestra_connect_1(
            widget, "notify::selected",
            { _, _, picker in
                nonisolated(unsafe) let picker = picker
                onMainThread { receiver(picker, as: GTKPicker.self).chosen() }
            }, pointer(to: self))
        accessibleNameChanged()
        nameButton()
    }

    /// The drop-down's own button takes the focus, and would be named after its type.
    private func nameButton() {
        guard let button = gtk_widget_get_first_child(widget) else { return }
        fenestra_accessible_set(button, GTK_ACCESSIBLE_PROPERTY_LABEL, content.name)
    }

    override var contentName: String? { content.name.isEmpty ? nil : content.name }

    func update(_ new: PickerContent, _ attributes: WidgetAttributes) {
        apply(attributes)
        let old = content
        content = new
        if new.options != old.options {
            showOptions()
            sizeChanged()
        }
        if new.name != old.name {
            accessibleNameChanged()
            nameButton()
        }
        show()
    }

    func settle() { show() }

    private func showOptions() {
        isShowing = true
        defer { isShowing = false }
        let list: OpaquePointer = gtk_string_list_new(nil)
        for option in content.options { gtk_string_list_append(list, option) }
        gtk_drop_down_set_model(widget.opaque, list)
        g_object_unref(UnsafeMutableRawPointer(list))
    }

    /// Makes the widget agree with the content.
    private func show() {
        isShowing = true
        defer { isShowing = false }
        // GTK_INVALID_LIST_POSITION, which is not imported, is the greatest number.
        let position = content.selected.map { guint($0) } ?? guint.max
        if gtk_drop_down_get_selected(widget.opaque) != position {
            gtk_drop_down_set_selected(widget.opaque, position)
        }
    }

    private func chosen() {
        guard !isShowing else { return }
        let position = gtk_drop_down_get_selected(widget.opaque)
        guard position != guint.max else { return }
        content.select(Int(position))
        toolkit.settleAfterUpdate(self)
    }
}
