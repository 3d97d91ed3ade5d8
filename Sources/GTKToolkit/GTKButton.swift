import CGTK
import Foundation
import Toolkit

extension ButtonContent: GTKControlContent {
    static func makeControl(_ content: ButtonContent, _ toolkit: GTKToolkit) -> any Control<ButtonContent> {
        GTKButton(content)
    }
}

final class GTKButton: GTKLabeledControl, Control {
    private var content: ButtonContent

    init(_ content: ButtonContent) {
        self.content = content
        let button: WidgetPointer
        let label: ControlLabel
        if case .text(let text) = content.label {
            button = made(gtk_button_new_with_label(text.string))
            label = ControlLabel(content.label, label: gtk_button_get_child(button.cast()))
        } else {
            button = made(gtk_button_new())
            label = ControlLabel(content.label)
            gtk_button_set_child(button.cast(), label.widget)
        }
        super.init(button, label)
        hasHandlers = true
        fenestra_connect(
            widget, "clicked",
            { _, button in
                nonisolated(unsafe) let button = button
                onMainThread { receiver(button, as: GTKButton.self).content.action() }
            }, pointer(to: self))
        for name in content.styleClasses { gtk_widget_add_css_class(widget, name) }
        if contentName != nil { accessibleNameChanged() }
        if content.isDefault { followRoot() }
    }

    override var name: String { content.name }

    override func replaceLabelWidget() { gtk_button_set_child(widget.cast(), label.widget) }

    func update(_ new: ButtonContent, _ attributes: WidgetAttributes) {
        apply(attributes)
        let old = content
        content = new
        updateLabel(new.label)
        if new.name != old.name { accessibleNameChanged() }
        if new.style != old.style || new.isDestructive != old.isDestructive {
            let names = (old: old.styleClasses, new: new.styleClasses)
            for name in names.old where !names.new.contains(name) { gtk_widget_remove_css_class(widget, name) }
            for name in names.new where !names.old.contains(name) { gtk_widget_add_css_class(widget, name) }
            sizeChanged()
        }
        if new.isDefault != old.isDefault {
            if new.isDefault { followRoot() } else { setDefault(false) }
        }
    }

    // MARK: The window's default

    private var followsRoot = false

    /// A window knows its default button only while the button is in it.
    private func followRoot() {
        setDefault(true)
        guard !followsRoot else { return }
        followsRoot = true
        fenestra_connect_1(
            widget, "notify::root",
            { _, _, button in
                nonisolated(unsafe) let button = button
                onMainThread {
                    let button = receiver(button, as: GTKButton.self)
                    if button.content.isDefault { button.setDefault(true) }
                }
            }, pointer(to: self))
    }

    private func setDefault(_ isDefault: Bool) {
        guard let root = gtk_widget_get_root(widget) else { return }
        let window = UnsafeMutablePointer<GtkWindow>(root)
        if isDefault {
            gtk_window_set_default_widget(window, widget)
        } else if gtk_window_get_default_widget(window) == widget {
            gtk_window_set_default_widget(window, nil)
        }
    }
}

extension ButtonContent {
    @MainActor
    fileprivate var styleClasses: [String] {
        switch style {
        case .automatic, .bordered: return isDestructive ? ["destructive-action"] : []
        case .prominent: return [isDestructive ? "destructive-action" : "suggested-action"]
        case .borderless: return isDestructive ? ["flat", "error"] : ["flat"]
        case .plain, .link:
            Theme.addStyleSheet()
            return ["flat", "fenestra-plain"] + (style == .link ? ["fenestra-link"] : [])
                + (isDestructive ? ["error"] : [])
        }
    }
}
