import CGTK
import Foundation
import Toolkit

extension WindowTitleContent: GTKControlContent {
    static func makeControl(_ content: WindowTitleContent, _ toolkit: GTKToolkit) -> any Control<WindowTitleContent> {
        GTKWindowTitle(content)
    }
}

/// A window's title among the items of its bar.
final class GTKWindowTitle: GTKWidget, Control {
    private var content: WindowTitleContent

    init(_ content: WindowTitleContent) {
        self.content = content
        super.init(made(adw_window_title_new(content.title, content.subtitle ?? "")))
        fenestra_accessible_set(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, content.accessible.name)
    }

    func update(_ new: WindowTitleContent, _ attributes: WidgetAttributes) {
        apply(attributes)
        guard new != content else { return }
        if new.title != content.title { adw_window_title_set_title(widget.opaque, new.title) }
        if new.subtitle != content.subtitle { adw_window_title_set_subtitle(widget.opaque, new.subtitle ?? "") }
        content = new
        fenestra_accessible_set(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, new.accessible.name)
        sizeChanged()
    }
}
