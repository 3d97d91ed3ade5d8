import CGTK
import Toolkit

/// How lists and their rows look: libadwaita's classes where it has some for list views, else rules with its colours.
@MainActor
enum GTKListStyle {
    /// Gives a list view and its scrolled window the classes of `content`'s style.
    static func apply(_ content: ListContent, list: WidgetPointer, window: WidgetPointer) {
        addRules()
        set("fenestra-list", true, list)
        set("navigation-sidebar", content.style == .sidebar, list)
        set("fenestra-boxed", content.style == .boxed, list)
        set("fenestra-bare", !content.showsBackground, list)
        gtk_scrolled_window_set_has_frame(window.opaque, content.style == .bordered ? 1 : 0)
    }

    private static func set(_ name: String, _ isOn: Bool, _ widget: WidgetPointer) {
        if isOn { gtk_widget_add_css_class(widget, name) } else { gtk_widget_remove_css_class(widget, name) }
    }

    private static var hasRules = false

    private static func addRules() {
        if hasRules { return }
        hasRules = true
        Theme.add(rules)
    }

    /// Classes for lines of colours of the author's choice, made as they are asked for.
    private static var lineClasses: [String: String] = [:]

    static func lineClass(_ paint: Paint) -> String {
        let color = Theme.color(paint)
        let value = "rgba(\(Int(color.red * 255)),\(Int(color.green * 255)),\(Int(color.blue * 255)),\(color.alpha))"
        if let known = lineClasses[value] { return known }
        let name = "fenestra-line-\(lineClasses.count)"
        lineClasses[value] = name
        Theme.add(
            """
            listview.fenestra-list:not(.fenestra-boxed) > row.\(name) { border-color: \(value); }
            listview.fenestra-boxed > row.\(name) { border-bottom-color: \(value); }
            """)
        return name
    }

    /// Lines have one colour on all sides of a row, whatever widths those have: GTK draws borders of several colours as
    /// meshes, which costs a frame of 15 rows as much as changing one of them.
    private static let rules = """
        listview.fenestra-list > row { padding: 0; }
        columnview.fenestra-table > listview > row > cell { padding: 0; }
        listview.fenestra-list.navigation-sidebar > row { min-height: 0; }
        listview.fenestra-list > row.fenestra-line {
            border: 0 solid alpha(currentColor, 0.15); border-bottom-width: 1px;
        }
        listview.fenestra-boxed > row.fenestra-line {
            border: 0 solid @card_shade_color; border-width: 0 1px 1px 1px;
        }
        listview.fenestra-list > row.fenestra-odd:not(:selected) { background-color: alpha(currentColor, 0.04); }
        listview.fenestra-list > row.fenestra-still:not(.fenestra-odd) { background-color: transparent; }
        listview.fenestra-list > row.fenestra-header, listview.fenestra-list > row.fenestra-footer {
            background: none; min-height: 0;
        }
        listview.fenestra-list > row.fenestra-empty {
            background: none; min-height: 0; border: none; margin: 0; outline: none;
        }
        listview.fenestra-list.fenestra-bare, listview.fenestra-list.fenestra-boxed { background: none; }
        listview.fenestra-boxed > row {
            background-color: @card_bg_color; color: @card_fg_color; margin: 0 12px;
            border: 0 solid @card_shade_color; border-width: 0 1px; border-radius: 0;
        }
        listview.fenestra-boxed > row.fenestra-still:not(.fenestra-odd) { background-color: @card_bg_color; }
        listview.fenestra-boxed > row:selected { background-color: alpha(@accent_bg_color, 0.25); }
        listview.fenestra-boxed > row.fenestra-first {
            border-top-width: 1px; border-top-left-radius: 12px; border-top-right-radius: 12px; margin-top: 6px;
        }
        listview.fenestra-boxed > row.fenestra-last {
            border-bottom-width: 1px; border-bottom-left-radius: 12px; border-bottom-right-radius: 12px;
            margin-bottom: 6px;
        }
        listview.fenestra-boxed > row.fenestra-header, listview.fenestra-boxed > row.fenestra-footer {
            background: none; border: none;
        }
        button.fenestra-expander { padding: 0; min-width: 24px; min-height: 24px; margin: 0 2px; }
        """
}
