import CGTK
import Foundation
import Toolkit

extension PickerContent: GTKControlContent {
    static func makeControl(_ content: PickerContent, _ toolkit: GTKToolkit) -> any Control<PickerContent> {
        content.style == .menu ? GTKDropDown(content, toolkit) : GTKChoiceButtons(content, toolkit)
    }
}

/// What pickers share. They show what their content says; what a person chose stands until the app has had one update
/// to agree.
class GTKPicker: GTKWidget, Control, Settling {
    final var content: PickerContent
    private final let toolkit: GTKToolkit
    /// While the widget is told something, what it says itself is no choice.
    final private(set) var isShowing = false

    init(_ content: PickerContent, _ toolkit: GTKToolkit, _ widget: WidgetPointer) {
        self.content = content
        self.toolkit = toolkit
        super.init(widget)
    }

    final override var contentName: String? { content.name.isEmpty ? nil : content.name }

    final func update(_ new: PickerContent, _ attributes: WidgetAttributes) {
        apply(attributes)
        let old = content
        content = new
        if !new.hasSameOptions(as: old) {
            showing { showOptions() }
            sizeChanged()
        }
        if new.name != old.name { accessibleNameChanged() }
        applyLook()
        showing { showSelection() }
    }

    func showOptions() {}
    func showSelection() {}
    func applyLook() {}
    func giveUpSurfaces() {}

    final func settle() { showing { showSelection() } }

    final func showing(_ body: () -> Void) {
        let outer = isShowing
        isShowing = true
        body()
        isShowing = outer
    }

    final func chosen(_ index: Int) {
        guard !isShowing else { return }
        if index != content.selected { content.select(index) }
        toolkit.settleAfterUpdate(self)
    }
}

/// A drop-down.
final class GTKDropDown: GTKPicker {
    private var styleClasses = StyleClasses()

    init(_ content: PickerContent, _ toolkit: GTKToolkit) {
        super.init(content, toolkit, made(gtk_drop_down_new(nil, nil)))
        applyLook()
        showing {
            showOptions()
            showSelection()
        }
        hasHandlers = true
        fenestra_connect_1(
            widget, "notify::selected",
            { _, _, picker in
                nonisolated(unsafe) let picker = picker
                onMainThread { receiver(picker, as: GTKDropDown.self).selectionChanged() }
            }, pointer(to: self))
        accessibleNameChanged()
    }

    /// The drop-down's own button takes the focus, and would be named after its type.
    override func accessibleNameIs(_ name: String?) {
        guard let button = gtk_widget_get_first_child(widget) else { return }
        fenestra_accessible_set(button, GTK_ACCESSIBLE_PROPERTY_LABEL, name)
    }

    override func applyLook() {
        guard let button = gtk_widget_get_first_child(widget) else { return }
        if styleClasses.set([content.scale.styleClass].compactMap { $0 }, button) { sizeChanged() }
    }

    override func showOptions() {
        let list: OpaquePointer = gtk_string_list_new(nil)
        for option in content.options { gtk_string_list_append(list, option.name) }
        gtk_drop_down_set_model(widget.opaque, list)
        g_object_unref(UnsafeMutableRawPointer(list))
    }

    override func showSelection() {
        // GTK_INVALID_LIST_POSITION, which is not imported, is the greatest number.
        let position = content.selected.map { guint($0) } ?? guint.max
        if gtk_drop_down_get_selected(widget.opaque) != position {
            gtk_drop_down_set_selected(widget.opaque, position)
        }
    }

    private func selectionChanged() {
        let position = gtk_drop_down_get_selected(widget.opaque)
        if position != guint.max { chosen(Int(position)) }
    }
}

extension PickerContent {
    /// Whether the same surfaces say the same.
    fileprivate func hasSameOptions(as old: PickerContent) -> Bool {
        options.count == old.options.count
            && zip(options, old.options).allSatisfy { $0.name == $1.name && $0.surface === $1.surface }
    }
}
