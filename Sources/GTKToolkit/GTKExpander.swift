import CGTK
import Foundation
import Toolkit

extension ExpanderContent: GTKControlContent {
    static func makeControl(_ content: ExpanderContent, _ toolkit: GTKToolkit) -> any Control<ExpanderContent> {
        GTKExpander(content, toolkit)
    }
}

/// An expander with nothing in it: what it shows and hides is laid out by the engine. It shows what its content says;
/// what a person did stands until the app has had one update to agree.
final class GTKExpander: GTKLabeledControl, Control, Settling {
    private var content: ExpanderContent
    private let toolkit: GTKToolkit
    private var isShowing = false

    init(_ content: ExpanderContent, _ toolkit: GTKToolkit) {
        self.content = content
        self.toolkit = toolkit
        let expander = made(gtk_expander_new(nil))
        let label = ControlLabel(content.label)
        gtk_expander_set_label_widget(expander.opaque, label.widget)
        super.init(expander, label)
        show()
        hasHandlers = true
        fenestra_connect_1(
            widget, "notify::expanded",
            { _, _, expander in
                nonisolated(unsafe) let expander = expander
                onMainThread { receiver(expander, as: GTKExpander.self).toggled() }
            }, pointer(to: self))
        accessibleNameChanged()
    }

    override var name: String { content.name }
    override var isNamedByLabel: Bool { false }

    override func replaceLabelWidget() { gtk_expander_set_label_widget(widget.opaque, label.widget) }

    func update(_ new: ExpanderContent, _ attributes: WidgetAttributes) {
        apply(attributes)
        let old = content
        content = new
        updateLabel(new.label)
        if new.name != old.name { accessibleNameChanged() }
        show()
    }

    private func show() {
        isShowing = true
        defer { isShowing = false }
        if (gtk_expander_get_expanded(widget.opaque) != 0) != content.isExpanded {
            gtk_expander_set_expanded(widget.opaque, content.isExpanded ? 1 : 0)
        }
    }

    func settle() { show() }

    private func toggled() {
        guard !isShowing else { return }
        content.setExpanded(gtk_expander_get_expanded(widget.opaque) != 0)
        toolkit.settleAfterUpdate(self)
    }
}
