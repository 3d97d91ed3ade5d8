import CGTK
import Toolkit

/// Accent colours of single controls. GTK takes colours from style sheets only, so each colour gets a class.
@MainActor
struct Tint {
    private(set) var paint: Paint?
    private var className: String?

    /// Colours that follow the theme must be looked up again when it changes.
    var followsTheme: Bool { paint != nil }

    /// Gives the widget another colour; nil for the desktop's.
    mutating func set(_ new: Paint?, _ widgets: WidgetPointer...) {
        guard new != paint else { return }
        paint = new
        apply(widgets)
    }

    mutating func themeChanged(_ widgets: WidgetPointer...) { apply(widgets) }

    private mutating func apply(_ widgets: [WidgetPointer]) {
        let name = paint.map { Self.styleClass(Theme.color($0)) }
        if name == className { return }
        for widget in widgets {
            if let className { gtk_widget_remove_css_class(widget, className) }
            if let name { gtk_widget_add_css_class(widget, name) }
        }
        className = name
    }

    private static var known: Set<String> = []

    private static func styleClass(_ color: Theme.Color) -> String {
        func byte(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
        let parts = [color.red, color.green, color.blue, color.alpha].map(byte)
        let name = "fenestra-tint-\(parts.map { String($0, radix: 16) }.joined(separator: "-"))"
        if known.insert(name).inserted {
            let alpha = Double(parts[3]) / 255
            let css = "rgba(\(parts[0]), \(parts[1]), \(parts[2]), \(alpha))"
            // Black or white on it, whichever stands out.
            let isLight = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue > 0.62
            Theme.add(sheet(name, css, isLight ? "rgba(0, 0, 0, 0.8)" : "white"))
        }
        return name
    }

    private static func sheet(_ name: String, _ color: String, _ text: String) -> String {
        """
        button.\(name).suggested-action { background-color: \(color); color: \(text); }
        button.\(name):not(.suggested-action):not(.destructive-action), button.\(name).fenestra-link { color: \(color); }
        button.\(name):checked { background-color: alpha(\(color), 0.3); }
        .\(name) check:checked, .\(name) check:indeterminate, .\(name) radio:checked {
            background-color: \(color); color: \(text);
        }
        switch.\(name):checked { background-color: \(color); }
        .\(name) > trough > highlight, .\(name) > trough > progress { background-color: \(color); }
        .\(name) > trough > block.filled { background-color: \(color); border-color: \(color); }
        spinner.\(name) { color: \(color); }
        """
    }
}
