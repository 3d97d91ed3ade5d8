import CGTK
import Foundation
import Toolkit

extension MenuButtonContent: GTKControlContent {
    static func makeControl(_ content: MenuButtonContent, _ toolkit: GTKToolkit) -> any Control<MenuButtonContent> {
        GTKMenuButton(content)
    }
}

/// A button that opens a menu, or one beside which an arrow does. The menu's widgets are made when it is first opened.
final class GTKMenuButton: GTKLabeledControl, Control {
    private var content: MenuButtonContent
    private let menu = GTKMenu()
    /// Whether there are two buttons: one for the primary action, one for the menu.
    private let isSplit: Bool

    init(_ content: MenuButtonContent) {
        self.content = content
        isSplit = content.primaryAction != nil
        menu.update(content.menu)
        let button = made(isSplit ? adw_split_button_new() : gtk_menu_button_new())
        // The buttons inside are what a person uses.
        fenestra_accessible_set_role(button, GTK_ACCESSIBLE_ROLE_GROUP)
        let label = ControlLabel(content.label)
        super.init(button, label)
        replaceLabelWidget()
        menu.attachActions(to: button)
        if isSplit {
            fenestra_menu_button_set_model(made(gtk_widget_get_last_child(button)), menu.model)
            hasHandlers = true
            fenestra_connect(
                widget, "clicked",
                { _, button in
                    nonisolated(unsafe) let button = button
                    onMainThread { receiver(button, as: GTKMenuButton.self).content.primaryAction?() }
                }, pointer(to: self))
        } else {
            fenestra_menu_button_set_model(button, menu.model)
            showIndicator()
        }
        applyStyle(nil)
        accessibleNameChanged()
    }

    override var name: String { content.name }
    override var isNamedByLabel: Bool { false }
    override var accessibleWidget: WidgetPointer { made(gtk_widget_get_first_child(widget)) }

    override func accessibleNameIs(_ name: String?) {
        guard isSplit, let arrow = gtk_widget_get_last_child(widget),
            let button = gtk_widget_get_first_child(arrow)
        else { return }
        fenestra_accessible_set_role(arrow, GTK_ACCESSIBLE_ROLE_GROUP)
        fenestra_accessible_set(button, GTK_ACCESSIBLE_PROPERTY_LABEL, "More Options for \(name ?? "")")
    }

    override func replaceLabelWidget() {
        if isSplit {
            adw_split_button_set_child(widget.opaque, label.widget)
        } else {
            gtk_menu_button_set_child(widget.opaque, label.widget)
        }
    }

    func update(_ new: MenuButtonContent, _ attributes: WidgetAttributes) {
        apply(attributes)
        let old = content
        content = new
        menu.update(new.menu)
        updateLabel(new.label)
        if (new.primaryAction != nil) != isSplit {
            Log.once("a menu keeps or lacks its primary action as it was made")
        }
        if new.name != old.name { accessibleNameChanged() }
        if new.style != old.style {
            applyStyle(old.style)
            sizeChanged()
        }
        if new.showsIndicator != old.showsIndicator {
            showIndicator()
            sizeChanged()
        }
    }

    private func showIndicator() {
        if !isSplit { gtk_menu_button_set_always_show_arrow(widget.opaque, content.showsIndicator ? 1 : 0) }
    }

    private func applyStyle(_ old: ButtonContent.Style?) {
        for name in old?.menuClasses ?? [] { gtk_widget_remove_css_class(widget, name) }
        for name in content.style.menuClasses { gtk_widget_add_css_class(widget, name) }
        let isFlat = ![.automatic, .bordered, .prominent].contains(content.style)
        if !isSplit { gtk_menu_button_set_has_frame(widget.opaque, isFlat ? 0 : 1) }
    }
}

extension ButtonContent.Style {
    fileprivate var menuClasses: [String] {
        switch self {
        case .automatic, .bordered: []
        case .prominent: ["suggested-action"]
        default: ["flat"]
        }
    }
}
