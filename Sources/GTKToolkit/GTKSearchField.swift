import CGTK
import Foundation
import Toolkit

extension SearchFieldContent: GTKControlContent {
    static func makeControl(_ content: SearchFieldContent, _ toolkit: GTKToolkit) -> any Control<SearchFieldContent> {
        GTKSearchField(content)
    }
}

/// A line of text to search for. What is typed stands until the app's text is another.
final class GTKSearchField: GTKWidget, Control {
    private var content: SearchFieldContent
    private var isReplacing = false
    private let focus: OpaquePointer
    private let keys: OpaquePointer
    private var tokens: GTKSearchTokens?

    init(_ content: SearchFieldContent) {
        self.content = content
        focus = gtk_event_controller_focus_new().unsafelyUnwrapped
        keys = gtk_event_controller_key_new().unsafelyUnwrapped
        super.init(made(gtk_search_entry_new()))
        gtk_editable_set_width_chars(widget.opaque, 8)
        if !content.text.isEmpty { gtk_editable_set_text(widget.opaque, content.text) }
        showPlaceholder()
        showTokens()
        connect()
    }

    override var contentName: String? { content.placeholder }

    func update(_ new: SearchFieldContent, _ attributes: WidgetAttributes) {
        apply(attributes)
        let old = content
        content = new
        if new.placeholder != old.placeholder { showPlaceholder() }
        if new.tokens != old.tokens { showTokens() }
        if new.text != text {
            isReplacing = true
            gtk_editable_set_text(widget.opaque, new.text)
            gtk_editable_set_position(widget.opaque, -1)
            isReplacing = false
        }
    }

    private var text: String { String(cString: gtk_editable_get_text(widget.opaque)) }

    private func showPlaceholder() {
        fenestra_set_string(widget, "placeholder-text", content.placeholder)
        accessibleNameChanged()
    }

    private func showTokens() {
        if content.tokens.isEmpty, tokens == nil { return }
        let tokens =
            tokens
            ?? GTKSearchTokens(in: widget) { [weak self] index, frame in
                guard let self else { return }
                if let change = content.tokenPressed { change(index, frame) } else { content.tokenRemoved(index) }
            }
        self.tokens = tokens
        tokens.show(content.tokens, areEditable: content.tokenPressed != nil)
        sizeChanged()
    }

    override func measure(width: Double?, height: Double?) -> CGSize {
        let lengths = gtkLengths
        // As wide as what is asked for, in large text too.
        let ideal = max(SearchFieldContent.idealWidth, Double(lengths.naturalWidth))
        let wanted = min(max(width ?? ideal, SearchFieldContent.leastWidth), max(ideal, 400))
        return CGSize(
            width: max(wanted.rounded(.up), Double(lengths.minimumWidth)), height: Double(lengths.naturalHeight))
    }

    private func connect() {
        let me = pointer(to: self)
        hasHandlers = true
        fenestra_connect(
            widget, "changed",
            { _, field in
                nonisolated(unsafe) let field = field
                onMainThread { receiver(field, as: GTKSearchField.self).changed() }
            }, me)
        fenestra_connect(
            widget, "activate",
            { _, field in
                nonisolated(unsafe) let field = field
                onMainThread { receiver(field, as: GTKSearchField.self).content.submitted() }
            }, me)
        fenestra_connect(
            widget, "stop-search",
            { _, field in
                nonisolated(unsafe) let field = field
                onMainThread { receiver(field, as: GTKSearchField.self).content.ended() }
            }, me)
        connectKeys()
        gtk_widget_add_controller(widget, focus)
        for (signal, isIn) in [("enter", true), ("leave", false)] {
            let handler: FenestraHandler =
                isIn
                ? { _, field in
                    nonisolated(unsafe) let field = field
                    onMainThread { receiver(field, as: GTKSearchField.self).content.focusChanged(true) }
                }
                : { _, field in
                    nonisolated(unsafe) let field = field
                    onMainThread { receiver(field, as: GTKSearchField.self).focusLeft() }
                }
            fenestra_connect(UnsafeMutableRawPointer(focus), signal, handler, me)
        }
    }

    isolated deinit {
        tokens?.end()
        fenestra_disconnect(UnsafeMutableRawPointer(focus), pointer(to: self))
        fenestra_disconnect(UnsafeMutableRawPointer(keys), pointer(to: self))
    }

    /// Arrows move in what is suggested, before GTK takes them for moving the focus.
    private func connectKeys() {
        gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(widget, keys)
        fenestra_connect_key(
            UnsafeMutableRawPointer(keys), "key-pressed",
            { _, keyval, _, state, field in
                nonisolated(unsafe) let field = field
                return onMainThread {
                    receiver(field, as: GTKSearchField.self).keyPressed(keyval, state) ? 1 : 0
                }
            }, pointer(to: self))
    }

    private func keyPressed(_ keyval: UInt32, _ state: GdkModifierType) -> Bool {
        let held = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SHIFT_MASK.rawValue
        guard state.rawValue & held == 0 else { return false }
        switch keyval {
        case UInt32(GDK_KEY_Down), UInt32(GDK_KEY_KP_Down): return content.moved(1)
        case UInt32(GDK_KEY_Up), UInt32(GDK_KEY_KP_Up): return content.moved(-1)
        case UInt32(GDK_KEY_BackSpace):
            // At the beginning of the text it takes what is before.
            guard !content.tokens.isEmpty, gtk_editable_get_position(widget.opaque) == 0,
                gtk_editable_get_selection_bounds(widget.opaque, nil, nil) == 0
            else { return false }
            content.tokenRemoved(content.tokens.count - 1)
            return true
        default: return false
        }
    }

    /// Not when the window alone loses the keys, as it does for a moment when suggestions are shown.
    private func focusLeft() {
        if let root = gtk_widget_get_root(widget), let focused = gtk_root_get_focus(root),
            focused == widget || gtk_widget_is_ancestor(focused, widget) != 0
        {
            return
        }
        content.focusChanged(false)
    }

    private func changed() {
        if !isReplacing { content.textChanged(text) }
    }
}
