import CGTK
import Foundation
import Toolkit

extension BackdropContent: GTKControlContent {
    static func makeControl(_ content: BackdropContent, _ toolkit: GTKToolkit) -> any Control<BackdropContent> {
        GTKBackdrop(content)
    }
}

/// An empty widget in a style of the theme.
final class GTKBackdrop: GTKWidget, Control {
    init(_ content: BackdropContent) {
        let widget: WidgetPointer
        switch content.kind {
        case .card:
            widget = made(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
            gtk_widget_add_css_class(widget, "card")
        case .frame:
            widget = made(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
            gtk_widget_add_css_class(widget, "fenestra-group")
            Theme.addStyleSheet()
        case .separator: widget = made(gtk_separator_new(GTK_ORIENTATION_HORIZONTAL))
        }
        fenestra_accessible_set_role(widget, GTK_ACCESSIBLE_ROLE_PRESENTATION)
        gtk_widget_set_can_target(widget, 0)
        super.init(widget)
    }

    func update(_ content: BackdropContent, _ attributes: WidgetAttributes) {}

    override func measure(width: Double?, height: Double?) -> CGSize {
        CGSize(width: width ?? Double(gtkLengths.minimumWidth), height: height ?? Double(gtkLengths.minimumHeight))
    }
}
