import CGTK
import Foundation
import Toolkit

/// A kind of control that GTK has a widget for. Each conforms in the file of its widget; `GTKControlKinds` finds the
/// conformance at run time.
@MainActor
protocol GTKControlContent: ControlContent {
    /// The control for `content`, a `GTKWidget`; its attributes are applied by the caller.
    static func makeControl(_ content: Self, _ toolkit: GTKToolkit) -> any Control<Self>
}

/// The kinds of controls by the types of their contents.
@MainActor
enum GTKControlKinds {
    /// What most first windows have. The runtime would go through the conformances of all libraries for each.
    private static let usual: [any GTKControlContent.Type] = [
        TextContent.self, ButtonContent.self, ImageContent.self, DrawingContent.self, ToggleContent.self,
        TextFieldContent.self,
    ]

    static func kind(of content: any ControlContent.Type) -> (any GTKControlContent.Type)? {
        usual.first { $0 == content } ?? content as? any GTKControlContent.Type
    }
}

/// Stands for a kind of control that this toolkit has no widget for: visible, and named once in the log.
final class PlaceholderControl<Content: ControlContent>: GTKWidget, Control {
    init(_ content: Content, _ attributes: WidgetAttributes) {
        let kind = String(describing: Content.self)
        Log.once("\(kind) has no GTK widget; a placeholder stands for it")
        super.init(made(gtk_label_new("⟨\(kind)⟩")))
        apply(attributes)
    }

    func update(_ content: Content, _ attributes: WidgetAttributes) { apply(attributes) }
}
