import CGTK
import Foundation
import Toolkit

extension TextFieldContent: GTKControlContent {
    static func makeControl(_ content: TextFieldContent, _ toolkit: GTKToolkit) -> any Control<TextFieldContent> {
        GTKTextField(content)
    }
}

/// One line of text to edit. What is typed stands until the app's text is another; the caret and what an input method
/// is composing are touched only then.
final class GTKTextField: GTKWidget, Control {
    private var content: TextFieldContent
    private let isSecure: Bool
    private var isReplacing = false

    init(_ content: TextFieldContent) {
        self.content = content
        isSecure = content.isSecure
        super.init(made(content.isSecure ? gtk_password_entry_new() : gtk_entry_new()))
        if !content.text.isEmpty { gtk_editable_set_text(widget.opaque, content.text) }
        // GTK's own idea of a width in characters would be the minimum.
        gtk_editable_set_width_chars(widget.opaque, 0)
        gtk_editable_set_max_width_chars(widget.opaque, 0)
        if isSecure {
            fenestra_set_boolean(widget, "activates-default", 1)
            gtk_password_entry_set_show_peek_icon(widget.opaque, 1)
        } else {
            gtk_entry_set_activates_default(widget.cast(), 1)
        }
        if !content.placeholder.isEmpty { applyPlaceholder() }
        if !content.isEditable { gtk_editable_set_editable(widget.opaque, 0) }
        if !content.keepsUndo { gtk_editable_set_enable_undo(widget.opaque, 0) }
        if content.font != FontDescription() { applyFont() }
        if content.style == .plain { applyStyle() }
        applyTraits()
        accessibleNameChanged()
        connect()
    }

    override var contentName: String? { content.name.isEmpty ? nil : content.name }

    func update(_ new: TextFieldContent, _ attributes: WidgetAttributes) {
        apply(attributes)
        let old = content
        content = new
        if new.placeholder != old.placeholder { applyPlaceholder() }
        if new.name != old.name { accessibleNameChanged() }
        if new.isEditable != old.isEditable { gtk_editable_set_editable(widget.opaque, new.isEditable ? 1 : 0) }
        if new.keepsUndo != old.keepsUndo { gtk_editable_set_enable_undo(widget.opaque, new.keepsUndo ? 1 : 0) }
        if new.font != old.font {
            applyFont()
            sizeChanged()
        }
        if new.style != old.style {
            applyStyle()
            sizeChanged()
        }
        applyTraits()
        let typed = text
        if new.text != typed { replace(typed, with: new.text) }
    }

    // MARK: Size

    override func measure(width: Double?, height: Double?) -> CGSize {
        let lengths = gtkLengths
        let least = Double(max(lengths.minimumWidth, 40))
        return CGSize(width: max((width ?? 160).rounded(.up), least), height: Double(lengths.naturalHeight))
    }

    override func baselines(in size: CGSize) -> (first: Double, last: Double)? {
        var natural: Int32 = 0
        var baseline: Int32 = -1
        gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, nil, &natural, nil, &baseline)
        guard baseline >= 0 else { return nil }
        let position = Double(baseline) + ((size.height - Double(natural)) / 2).rounded(.down)
        return (position, position)
    }

    // MARK: Text

    private var text: String { String(cString: gtk_editable_get_text(widget.opaque)) }

    /// The caret keeps its distance to the end where the text behind it stays, else to the start.
    private func replace(_ old: String, with new: String) {
        let caret = Int(gtk_editable_get_position(widget.opaque))
        let behind = old.unicodeScalars.dropFirst(caret)
        let scalars = new.unicodeScalars
        let keepsEnd =
            !behind.isEmpty && scalars.count >= behind.count && scalars.suffix(behind.count).elementsEqual(behind)
        let atEnd = behind.isEmpty
        isReplacing = true
        gtk_editable_set_text(widget.opaque, new)
        isReplacing = false
        let position = atEnd ? scalars.count : keepsEnd ? scalars.count - behind.count : min(caret, scalars.count)
        gtk_editable_set_position(widget.opaque, Int32(clamping: position))
    }

    private func applyPlaceholder() {
        if isSecure {
            fenestra_set_string(widget, "placeholder-text", content.placeholder)
        } else {
            gtk_entry_set_placeholder_text(widget.cast(), content.placeholder)
        }
        fenestra_accessible_set(
            widget, GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER, content.placeholder.isEmpty ? nil : content.placeholder)
    }

    private var fontClasses = StyleClasses()

    /// By a style sheet: attributes would leave the field as tall as the desktop's font.
    private func applyFont() {
        var style = TextStyle()
        style.font = content.font
        _ = fontClasses.set([Theme.styleClass(of: style)].compactMap { $0 }, widget)
    }

    private var styleClasses = StyleClasses()
    private var purpose = TextPurpose.text
    private var checksSpelling = true

    private func applyTraits() {
        if styleClasses.set([content.scale.styleClass].compactMap { $0 }, widget) { sizeChanged() }
        let alignment: Float = content.alignment == .leading ? 0 : content.alignment == .center ? 0.5 : 1
        if gtk_editable_get_alignment(widget.opaque) != alignment {
            gtk_editable_set_alignment(widget.opaque, alignment)
        }
        guard !isSecure, content.purpose != purpose || content.checksSpelling != checksSpelling else { return }
        purpose = content.purpose
        checksSpelling = content.checksSpelling
        gtk_entry_set_input_purpose(widget.cast(), purpose.gtk)
        gtk_entry_set_input_hints(
            widget.cast(), checksSpelling ? GTK_INPUT_HINT_NONE : GTK_INPUT_HINT_NO_SPELLCHECK)
    }

    private func applyStyle() {
        if content.style == .plain {
            Theme.addStyleSheet()
            gtk_widget_add_css_class(widget, "fenestra-plain")
        } else {
            gtk_widget_remove_css_class(widget, "fenestra-plain")
        }
    }

    // MARK: What a person does

    private func connect() {
        hasHandlers = true
        let me = pointer(to: self)
        fenestra_connect(
            widget, "changed",
            { _, field in
                nonisolated(unsafe) let field = field
                onMainThread { receiver(field, as: GTKTextField.self).changed() }
            }, me)
        fenestra_connect(
            widget, "activate",
            { _, field in
                nonisolated(unsafe) let field = field
                onMainThread { receiver(field, as: GTKTextField.self).content.submitted() }
            }, me)
        // The entry owns the controller; the handlers go with it.
        let focus = gtk_event_controller_focus_new()
        fenestra_connect(
            UnsafeMutableRawPointer(focus!), "enter",
            { _, field in
                nonisolated(unsafe) let field = field
                onMainThread { receiver(field, as: GTKTextField.self).content.focusChanged(true) }
            }, me)
        fenestra_connect(
            UnsafeMutableRawPointer(focus!), "leave",
            { _, field in
                nonisolated(unsafe) let field = field
                onMainThread { receiver(field, as: GTKTextField.self).content.focusChanged(false) }
            }, me)
        focusController = focus
        gtk_widget_add_controller(widget, focus)
    }

    private nonisolated(unsafe) var focusController: OpaquePointer?

    isolated deinit {
        if let focusController { fenestra_disconnect(UnsafeMutableRawPointer(focusController), pointer(to: self)) }
    }

    private func changed() {
        guard !isReplacing else { return }
        content.textChanged(text)
    }
}

extension TextPurpose {
    fileprivate var gtk: GtkInputPurpose {
        switch self {
        case .text: GTK_INPUT_PURPOSE_FREE_FORM
        case .password: GTK_INPUT_PURPOSE_PASSWORD
        case .pin: GTK_INPUT_PURPOSE_PIN
        case .email: GTK_INPUT_PURPOSE_EMAIL
        case .phone: GTK_INPUT_PURPOSE_PHONE
        case .url: GTK_INPUT_PURPOSE_URL
        case .digits: GTK_INPUT_PURPOSE_DIGITS
        case .number: GTK_INPUT_PURPOSE_NUMBER
        }
    }
}
