import CGTK
import Toolkit

/// Style classes that follow what a control shows.
@MainActor
struct StyleClasses {
    private var names: [String] = []

    /// Whether anything differed.
    @discardableResult
    mutating func set(_ new: [String], _ widget: WidgetPointer) -> Bool {
        if new == names { return false }
        for name in names where !new.contains(name) { gtk_widget_remove_css_class(widget, name) }
        for name in new where !names.contains(name) { gtk_widget_add_css_class(widget, name) }
        names = new
        return true
    }
}

extension ControlScale {
    /// The class that makes a control of another than the usual size.
    @MainActor
    var styleClass: String? {
        let name: String
        switch self {
        case .regular: return nil
        case .mini: name = "fenestra-mini"
        case .small: name = "fenestra-small"
        case .large: name = "fenestra-large"
        case .extraLarge: name = "fenestra-extra-large"
        }
        Theme.addStyleSheet()
        return name
    }
}
