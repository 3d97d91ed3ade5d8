import CGTK
import Foundation
import Toolkit

extension ColorWellContent: GTKControlContent {
    static func makeControl(_ content: ColorWellContent, _ toolkit: GTKToolkit) -> any Control<ColorWellContent> {
        GTKColorWell(content, toolkit)
    }
}

/// A colour button with GTK's dialog. It shows what its content says once the app has had one update to agree.
final class GTKColorWell: GTKWidget, Control, Settling {
    private var content: ColorWellContent
    private let toolkit: GTKToolkit

    init(_ content: ColorWellContent, _ toolkit: GTKToolkit) {
        self.content = content
        self.toolkit = toolkit
        super.init(made(gtk_color_button_new()))
        show()
        hasHandlers = true
        fenestra_connect(
            widget, "color-set",
            { _, well in
                nonisolated(unsafe) let well = well
                onMainThread { receiver(well, as: GTKColorWell.self).chosen() }
            }, pointer(to: self))
        accessibleNameChanged()
    }

    override var contentName: String? { content.name.isEmpty ? nil : content.name }

    /// The button inside takes the focus, and would have no name.
    override func accessibleNameIs(_ name: String?) {
        if let button = gtk_widget_get_first_child(widget) {
            fenestra_accessible_set(button, GTK_ACCESSIBLE_PROPERTY_LABEL, name)
        }
        gtk_color_button_set_title(widget.opaque, name ?? "")
    }

    func update(_ new: ColorWellContent, _ attributes: WidgetAttributes) {
        apply(attributes)
        let old = content
        content = new
        if new.name != old.name { accessibleNameChanged() }
        show()
    }

    override func focus() -> Bool { gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) != 0 }

    override func themeChanged() { show() }

    private func show() {
        if case .rgba = content.paint { followsTheme = false } else { followsTheme = true }
        gtk_color_chooser_set_use_alpha(widget.opaque, content.supportsOpacity ? 1 : 0)
        var color = Theme.color(content.paint).gdk
        var shown = GdkRGBA()
        gtk_color_chooser_get_rgba(widget.opaque, &shown)
        if gdk_rgba_equal(&color, &shown) == 0 { gtk_color_chooser_set_rgba(widget.opaque, &color) }
    }

    func settle() { show() }

    private func chosen() {
        var color = GdkRGBA()
        gtk_color_chooser_get_rgba(widget.opaque, &color)
        content.choose(Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
        toolkit.settleAfterUpdate(self)
    }
}
