import CGTK
import Foundation
import Toolkit

extension TextAreaContent: GTKControlContent {
    static func makeControl(_ content: TextAreaContent, _ toolkit: GTKToolkit) -> any Control<TextAreaContent> {
        GTKTextArea(content)
    }
}

/// Lines of text to edit, in a window of their own that scrolls. What is typed stands until the app's text is another;
/// then only what differs is replaced, so that caret, selection and undo stay.
final class GTKTextArea: GTKWidget, Control {
    private var content: TextAreaContent
    private let view: WidgetPointer
    private nonisolated(unsafe) let buffer: UnsafeMutablePointer<GtkTextBuffer>
    private nonisolated(unsafe) let focusController: OpaquePointer
    private nonisolated(unsafe) let keys: OpaquePointer
    private var placeholder: WidgetPointer?
    private var isReplacing = false
    /// The text of the buffer.
    private var mirror = TextMirror("")
    private var known: String { mirror.text }
    /// What is being done to the buffer's text.
    private var edit: Edit?
    private enum Edit {
        case insertion(String, at: Int)
        case removal(Range<Int>)
        /// Several at once: the text is read as a whole.
        case several
    }
    private var lookClasses = StyleClasses()
    private var alignment = TextContent.Alignment.leading

    init(_ content: TextAreaContent) {
        self.content = content
        view = made(gtk_text_view_new())
        buffer = gtk_text_view_get_buffer(view.cast())
        focusController = gtk_event_controller_focus_new()
        keys = gtk_event_controller_key_new()
        let scroll = made(gtk_scrolled_window_new())
        gtk_scrolled_window_set_child(scroll.opaque, view)
        // The text has the keys.
        gtk_widget_set_focusable(scroll, 0)
        super.init(scroll)
        Theme.addStyleSheet()
        gtk_text_view_set_wrap_mode(view.cast(), GTK_WRAP_WORD_CHAR)
        if case .field(let isPlain) = content.kind {
            gtk_scrolled_window_set_policy(scroll.opaque, GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL)
            gtk_text_view_set_accepts_tab(view.cast(), 0)
            gtk_widget_add_css_class(scroll, isPlain ? "fenestra-plain-area" : "fenestra-area")
            setMargins(isPlain ? 0 : Self.fieldMargin)
        } else {
            gtk_widget_add_css_class(scroll, "fenestra-editor")
            setMargins(Self.editorMargin)
        }
        if !content.isEditable { gtk_text_view_set_editable(view.cast(), 0) }
        if !content.keepsUndo { gtk_text_buffer_set_enable_undo(buffer, 0) }
        setWholeText(content.text)
        applyLook()
        connect()
        accessibleNameChanged()
        showPlaceholder()
    }

    /// Whether an input method has letters in the text that are not settled: Return is its key then.
    private var isComposing = false

    isolated deinit {
        let me = pointer(to: self)
        fenestra_disconnect(view, me)
        fenestra_disconnect(UnsafeMutableRawPointer(buffer), me)
        fenestra_disconnect(UnsafeMutableRawPointer(focusController), me)
        fenestra_disconnect(UnsafeMutableRawPointer(keys), me)
    }

    override var contentName: String? { content.name.isEmpty ? nil : content.name }
    override var accessibleWidget: WidgetPointer { view }

    override func focus() -> Bool { gtk_widget_grab_focus(view) != 0 }

    func update(_ new: TextAreaContent, _ attributes: WidgetAttributes) {
        apply(attributes)
        let old = content
        content = new
        if new.name != old.name { accessibleNameChanged() }
        applyLook()
        if new.isEditable != old.isEditable { gtk_text_view_set_editable(view.cast(), new.isEditable ? 1 : 0) }
        if new.keepsUndo != old.keepsUndo { gtk_text_buffer_set_enable_undo(buffer, new.keepsUndo ? 1 : 0) }
        // Most updates come of what was just typed; the strings are then the same storage.
        if new.text != known { replaceDifference(with: new.text) }
        if new.placeholder != old.placeholder { showPlaceholder() }
        if new.lineLimit != old.lineLimit { sizeChanged() }
    }

    // MARK: Size

    private static let fieldMargin: Int32 = 8
    private static let editorMargin: Int32 = 8

    private func setMargins(_ margin: Int32) {
        gtk_text_view_set_left_margin(view.cast(), margin)
        gtk_text_view_set_right_margin(view.cast(), margin)
        gtk_text_view_set_top_margin(view.cast(), margin)
        gtk_text_view_set_bottom_margin(view.cast(), margin)
    }

    override func measure(width: Double?, height: Double?) -> CGSize {
        guard case .field(let isPlain) = content.kind else {
            return CGSize(width: max(width ?? 200, 40).rounded(.up), height: max(height ?? 100, 30).rounded(.up))
        }
        let width = max(width ?? 160, 40).rounded(.up)
        let frame = isPlain ? 0 : 2 * Double(Self.fieldMargin)
        let inner = textHeight(width: max(1, width - frame))
        return CGSize(width: width, height: inner + frame)
    }

    /// The height of the lines of the text, within the limit.
    private func textHeight(width: Double) -> Double {
        let layout = gtk_widget_create_pango_layout(view, known)
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        var text = TextContent([TextContent.Run(known, content.style)])
        text.lineSpacing = content.lineSpacing
        let attributes = TextAttributes(text, label: view)
        pango_layout_set_attributes(layout, attributes.list)
        attributes.release()
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        pango_layout_set_width(layout, Int32(width) * PANGO_SCALE)
        var height: Int32 = 0
        pango_layout_get_pixel_size(layout, nil, &height)
        let lines = max(1, pango_layout_get_line_count(layout))
        guard let limit = content.lineLimit, Int(lines) > limit else { return Double(height) }
        return (Double(height) / Double(lines) * Double(limit)).rounded(.up)
    }

    override func baselines(in size: CGSize) -> (first: Double, last: Double)? {
        let context = gtk_widget_get_pango_context(view)
        let metrics = pango_context_get_metrics(context, nil, nil)
        defer { pango_font_metrics_unref(metrics) }
        let ascent = Double(pango_font_metrics_get_ascent(metrics)) / Double(PANGO_SCALE)
        let baseline = Double(gtk_text_view_get_top_margin(view.cast())) + ascent.rounded()
        return (baseline, baseline)
    }

    override func allocate(_ frame: PixelFrame) {
        super.allocate(frame)
        guard case .field = content.kind else { return }
        // What was scrolled before the field grew is all there now.
        let adjustment = gtk_scrolled_window_get_vadjustment(widget.opaque)
        if gtk_adjustment_get_value(adjustment) > 0,
            gtk_adjustment_get_upper(adjustment) <= Double(frame.height) + 1
        {
            gtk_adjustment_set_value(adjustment, 0)
        }
    }

    // MARK: Text

    private func setWholeText(_ text: String) {
        isReplacing = true
        gtk_text_buffer_set_text(buffer, text, Int32(clamping: text.utf8.count))
        isReplacing = false
        mirror = TextMirror(text)
        var start = GtkTextIter()
        gtk_text_buffer_get_start_iter(buffer, &start)
        gtk_text_buffer_place_cursor(buffer, &start)
    }

    private func readText() -> String {
        var start = GtkTextIter()
        var end = GtkTextIter()
        gtk_text_buffer_get_bounds(buffer, &start, &end)
        guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }

    /// Replaces only the middle that differs: marks outside of it stay where they are, and undo has one step more.
    private func replaceDifference(with new: String) {
        let difference = TextDifference(from: known, to: new)
        isReplacing = true
        var start = GtkTextIter()
        var end = GtkTextIter()
        gtk_text_buffer_begin_user_action(buffer)
        gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(clamping: difference.start))
        if difference.removed > 0 {
            gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(clamping: difference.start + difference.removed))
            gtk_text_buffer_delete(buffer, &start, &end)
        }
        if !difference.inserted.isEmpty {
            gtk_text_buffer_insert(buffer, &start, difference.inserted, Int32(clamping: difference.inserted.utf8.count))
        }
        gtk_text_buffer_end_user_action(buffer)
        isReplacing = false
        mirror = TextMirror(new)
        showPlaceholder()
        if content.kind != .editor { sizeChanged() }
    }

    private func changed() {
        guard !isReplacing else { return }
        applyEdit()
        showPlaceholder()
        if content.kind != .editor { sizeChanged() }
        content.textChanged(known)
    }

    /// Takes over what has been done, which costs less than reading a long text.
    private func applyEdit() {
        switch edit {
        case .insertion(let text, let offset): mirror.insert(text, at: offset)
        case .removal(let range): mirror.remove(range)
        case .several, nil: mirror = TextMirror(readText())
        }
        edit = nil
        if Int(gtk_text_buffer_get_char_count(buffer)) != mirror.scalarCount { mirror = TextMirror(readText()) }
    }

    private func willEdit(_ new: Edit) {
        guard !isReplacing else { return }
        edit = edit == nil ? new : .several
    }

    // MARK: Look

    private func applyLook() {
        var names: [String] = []
        if let name = Theme.styleClass(of: content.style) { names.append(name) }
        if lookClasses.set(names, view) { sizeChanged() }
        followsTheme = content.style.color != .semantic(.primary)
        if content.alignment != alignment {
            alignment = content.alignment
            gtk_text_view_set_justification(
                view.cast(),
                alignment == .leading ? GTK_JUSTIFY_LEFT : alignment == .center ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_RIGHT
            )
        }
        let spacing = Int32(content.lineSpacing.rounded())
        if gtk_text_view_get_pixels_inside_wrap(view.cast()) != spacing {
            gtk_text_view_set_pixels_inside_wrap(view.cast(), spacing)
            gtk_text_view_set_pixels_below_lines(view.cast(), spacing)
        }
        let hints = content.checksSpelling ? GTK_INPUT_HINT_NONE : GTK_INPUT_HINT_NO_SPELLCHECK
        if gtk_text_view_get_input_hints(view.cast()) != hints { gtk_text_view_set_input_hints(view.cast(), hints) }
    }

    override func themeChanged() { applyLook() }

    /// GtkTextView has no placeholder: a label lies where the text would begin.
    private func showPlaceholder() {
        if placeholder == nil {
            if content.placeholder.isEmpty { return }
            let label = made(gtk_label_new(content.placeholder))
            gtk_widget_add_css_class(label, "dim-label")
            gtk_widget_set_can_target(label, 0)
            // Overlays lie below the margin at the top, but not beside the one at the side.
            gtk_text_view_add_overlay(view.cast(), label, gtk_text_view_get_left_margin(view.cast()), 0)
            placeholder = label
        }
        guard let placeholder else { return }
        gtk_label_set_text(placeholder.opaque, content.placeholder)
        gtk_widget_set_visible(placeholder, known.isEmpty ? 1 : 0)
        fenestra_accessible_set(view, GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER, content.placeholder)
    }

    // MARK: What a person does

    private func connect() {
        let me = pointer(to: self)
        fenestra_connect_edits(
            UnsafeMutableRawPointer(buffer),
            { _, start, text, length, area in
                let offset = Int(gtk_text_iter_get_offset(start))
                let bytes = UnsafeRawBufferPointer(start: text, count: Int(length))
                let string = String(decoding: bytes, as: UTF8.self)
                nonisolated(unsafe) let area = area
                onMainThread { receiver(area, as: GTKTextArea.self).willEdit(.insertion(string, at: offset)) }
            },
            { _, start, end, area in
                let range = Int(gtk_text_iter_get_offset(start))..<Int(gtk_text_iter_get_offset(end))
                nonisolated(unsafe) let area = area
                onMainThread { receiver(area, as: GTKTextArea.self).willEdit(.removal(range)) }
            }, me)
        fenestra_connect(
            UnsafeMutableRawPointer(buffer), "changed",
            { _, area in
                nonisolated(unsafe) let area = area
                onMainThread { receiver(area, as: GTKTextArea.self).changed() }
            }, me)
        fenestra_connect(
            UnsafeMutableRawPointer(focusController), "enter",
            { _, area in
                nonisolated(unsafe) let area = area
                onMainThread { receiver(area, as: GTKTextArea.self).content.focusChanged(true) }
            }, me)
        fenestra_connect(
            UnsafeMutableRawPointer(focusController), "leave",
            { _, area in
                nonisolated(unsafe) let area = area
                onMainThread { receiver(area, as: GTKTextArea.self).content.focusChanged(false) }
            }, me)
        gtk_widget_add_controller(view, focusController)
        gtk_widget_add_controller(view, keys)
        guard content.kind != .editor else { return }
        fenestra_connect_1(
            view, "preedit-changed",
            { _, text, area in
                let isEmpty = text?.assumingMemoryBound(to: CChar.self).pointee ?? 0 == 0
                nonisolated(unsafe) let area = area
                onMainThread { receiver(area, as: GTKTextArea.self).isComposing = !isEmpty }
            }, me)
        gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
        fenestra_connect_keys(
            UnsafeMutableRawPointer(keys),
            { _, key, _, modifiers, area in
                // With a modifier it is a shortcut, or a new line.
                guard key == guint(GDK_KEY_Return) || key == guint(GDK_KEY_KP_Enter), modifiers.isPlain else {
                    return 0
                }
                nonisolated(unsafe) let area = area
                return onMainThread { receiver(area, as: GTKTextArea.self).submit() }
            }, me)
    }

    private func submit() -> gboolean {
        if isComposing { return 0 }
        content.submitted()
        return 1
    }
}
