import CGTK
import Foundation
import Toolkit

extension TextContent: GTKControlContent {
    static func makeControl(_ content: TextContent, _ toolkit: GTKToolkit) -> any Control<TextContent> {
        GTKText(content)
    }
}

final class GTKText: GTKWidget, Control {
    private var content: TextContent

    init(_ content: TextContent) {
        self.content = content
        super.init(made(gtk_label_new(content.string)))
        gtk_label_set_xalign(widget.opaque, 0)
    }

    func update(_ new: TextContent, _ attributes: WidgetAttributes) {
        apply(attributes)
        guard new != content else { return }
        content = new
        gtk_label_set_text(widget.opaque, new.string)
        sizeChanged()
    }
}
