import CGTK
import Foundation
import Toolkit

extension ToggleContent: GTKControlContent {
    static func makeControl(_ content: ToggleContent, _ toolkit: GTKToolkit) -> any Control<ToggleContent> {
        GTKToggle(content, toolkit)
    }
}

/// A check box, switch or toggle button. It shows what its content says; what a person did stands until the app has
/// had one update to agree.
final class GTKToggle: GTKLabeledControl, Control, Settling {
    private var content: ToggleContent
    private let toolkit: GTKToolkit
    private let style: ToggleContent.Style
    /// The widget that is on or off.
    private let mark: WidgetPointer
    private var isShowing = false
    private var styleClasses = StyleClasses()

    init(_ content: ToggleContent, _ toolkit: GTKToolkit) {
        self.content = content
        self.toolkit = toolkit
        style = content.style
        let label = ControlLabel(content.label)
        let root: WidgetPointer
        switch content.style {
        case .checkBox:
            mark = made(gtk_check_button_new())
            gtk_check_button_set_child(mark.cast(), label.widget)
            root = mark
        case .button:
            mark = made(gtk_toggle_button_new())
            gtk_button_set_child(mark.cast(), label.widget)
            root = mark
        case .switchControl:
            mark = made(gtk_switch_new())
            root = made(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8))
            gtk_box_append(root.cast(), label.widget)
            gtk_box_append(root.cast(), mark)
            gtk_widget_set_hexpand(label.widget, 1)
            gtk_widget_set_valign(mark, GTK_ALIGN_CENTER)
        }
        if label.surface == nil {
            gtk_label_set_xalign(label.widget.opaque, content.style == .button ? 0.5 : 0)
        }
        super.init(root, label)
        applyLook()
        show()
        connect()
        accessibleNameChanged()
    }

    isolated deinit {
        if mark != widget { fenestra_disconnect(mark, pointer(to: self)) }
    }

    override var name: String { content.name }
    override var isNamedByLabel: Bool { false }
    override var accessibleWidget: WidgetPointer { mark }

    override func replaceLabelWidget() {
        switch style {
        case .checkBox: gtk_check_button_set_child(mark.cast(), label.widget)
        case .button: gtk_button_set_child(mark.cast(), label.widget)
        case .switchControl:
            if let old = gtk_widget_get_first_child(widget), old != mark { gtk_box_remove(widget.cast(), old) }
            gtk_box_prepend(widget.cast(), label.widget)
            gtk_widget_set_hexpand(label.widget, 1)
        }
    }

    func update(_ new: ToggleContent, _ attributes: WidgetAttributes) {
        apply(attributes)
        let old = content
        content = new
        updateLabel(new.label)
        applyLook()
        if new.name != old.name { nameChanged() }
        if new.isSpread != old.isSpread { sizeChanged() }
        show()
    }

    private func applyLook() {
        let frame = content.isFrameless && style == .button ? "flat" : nil
        if styleClasses.set([content.scale.styleClass, frame].compactMap { $0 }, mark) { sizeChanged() }
        tint.set(content.tint, mark)
        followsTheme = label.followsTheme || tint.followsTheme
        if label.surface == nil {
            // A label without text would still have its distance.
            gtk_widget_set_visible(label.widget, content.labelIsEmpty ? 0 : 1)
        }
    }

    override func measure(width: Double?, height: Double?) -> CGSize {
        var size = super.measure(width: width, height: height)
        if content.isSpread, let width, width.isFinite { size.width = max(size.width, width.rounded(.up)) }
        return size
    }

    override func focus() -> Bool { gtk_widget_grab_focus(mark) != 0 }

    // MARK: State

    private var isMarked: Bool {
        switch style {
        case .checkBox: gtk_check_button_get_active(mark.cast()) != 0
        case .button: gtk_toggle_button_get_active(mark.cast()) != 0
        case .switchControl: gtk_switch_get_active(mark.opaque) != 0
        }
    }

    private var isMixed = false

    /// Makes the widget agree with the content.
    private func show() {
        isShowing = true
        defer { isShowing = false }
        let isOn: gboolean = content.isOn ? 1 : 0
        if isMarked != content.isOn {
            switch style {
            case .checkBox: gtk_check_button_set_active(mark.cast(), isOn)
            case .button: gtk_toggle_button_set_active(mark.cast(), isOn)
            case .switchControl: gtk_switch_set_active(mark.opaque, isOn)
            }
        }
        if content.isMixed != isMixed {
            isMixed = content.isMixed
            if style == .checkBox { gtk_check_button_set_inconsistent(mark.cast(), isMixed ? 1 : 0) }
            fenestra_accessible_set_mixed(mark, isOn, isMixed ? 1 : 0)
        }
    }

    func settle() { show() }

    private func connect() {
        if mark == widget { hasHandlers = true }
        let me = pointer(to: self)
        if style == .switchControl {
            fenestra_connect_1(
                mark, "notify::active",
                { _, _, toggle in
                    nonisolated(unsafe) let toggle = toggle
                    onMainThread { receiver(toggle, as: GTKToggle.self).toggled() }
                }, me)
        } else {
            fenestra_connect(
                mark, "toggled",
                { _, toggle in
                    nonisolated(unsafe) let toggle = toggle
                    onMainThread { receiver(toggle, as: GTKToggle.self).toggled() }
                }, me)
        }
    }

    private func toggled() {
        guard !isShowing else { return }
        content.setOn(content.isMixed || isMarked)
        toolkit.settleAfterUpdate(self)
    }
}

extension ToggleContent {
    fileprivate var labelIsEmpty: Bool {
        if case .text(let text) = label { text.string.isEmpty } else { false }
    }
}
