import CGTK
import Foundation
import Toolkit

/// What stands on a button or beside a switch: a label of GTK's, or a surface that the engine lays out.
@MainActor
struct ControlLabel {
    private(set) var content: ButtonContent.Label
    /// The widget to put into the control; it belongs to the control.
    private(set) var widget: WidgetPointer
    /// Kept alive as long as it is shown.
    private(set) var surface: GTKSurface?

    enum Change { case none, size, widget }

    /// `label` is the GtkLabel that the control made by itself, for a text.
    init(_ content: ButtonContent.Label, label: WidgetPointer? = nil) {
        self.content = content
        switch content {
        case .text(let text):
            widget = label ?? made(gtk_label_new(text.string))
            if text.needsAttributes { Self.applyAttributes(text, widget) }
        case .surface(let surface):
            let surface = unsafeDowncast(surface, to: GTKSurface.self)
            widget = surface.widget
            self.surface = surface
        }
    }

    mutating func update(_ new: ButtonContent.Label) -> Change {
        switch (content, new) {
        case (.text(let old), .text(let text)):
            if old == text { return .none }
            content = new
            if old.string != text.string { gtk_label_set_text(widget.opaque, text.string) }
            if old.needsAttributes || text.needsAttributes { Self.applyAttributes(text, widget) }
            return .size
        case (.surface(let old), .surface(let surface)) where old === surface:
            return .none
        default:
            self = ControlLabel(new)
            return .widget
        }
    }

    /// The name to tell where GTK cannot know it from the label.
    func spokenName(_ name: String) -> String? {
        if case .text(let text) = content, text.string == name { return nil }
        return name
    }

    var followsTheme: Bool {
        guard case .text(let text) = content, text.needsAttributes else { return false }
        return text.runs.contains { $0.style.color != .semantic(.primary) }
    }

    func themeChanged() {
        if case .text(let text) = content { Self.applyAttributes(text, widget) }
    }

    private static func applyAttributes(_ text: TextContent, _ label: WidgetPointer) {
        let attributes = TextAttributes(text, label: label)
        gtk_label_set_attributes(label.opaque, attributes.list)
        attributes.release()
    }
}
