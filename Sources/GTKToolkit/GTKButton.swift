import CGTK
import Foundation
import Toolkit

extension ButtonContent: GTKControlContent {
    static func makeControl(_ content: ButtonContent, _ toolkit: GTKToolkit) -> any Control<ButtonContent> {
        GTKButton(content)
    }
}

final class GTKButton: GTKWidget, Control {
    private var content: ButtonContent

    init(_ content: ButtonContent) {
        self.content = content
        guard case .text(let text) = content.label else { fatalError() }
        super.init(made(gtk_button_new_with_label(text.string)))
        hasHandlers = true
        fenestra_connect(widget, "clicked", { _, button in
            nonisolated(unsafe) let button = button
            onMainThread { receiver(button, as: GTKButton.self).content.action() }
        }, pointer(to: self))
    }

    func update(_ new: ButtonContent, _ attributes: WidgetAttributes) {
        apply(attributes)
        content = new
    }
}
