import CGTK
import Toolkit

/// Keys of a window: told to the engine before the widget with the focus has them, and after it if it has not wanted
/// them.
@MainActor
final class GTKKeys {
    private let window: WidgetPointer
    private let told: (KeyEvent, KeyStage) -> Bool
    private let controllers: [OpaquePointer]
    /// Keys that are held, so that a repetition is known as one.
    private var held: Set<UInt32> = []
    /// Keys named Super that are held: GTK 4.8 does not tell of them with other keys where Wayland is.
    private var heldSuper: Set<UInt32> = []

    init(_ window: WidgetPointer, told: @escaping (KeyEvent, KeyStage) -> Bool) {
        self.window = window
        self.told = told
        controllers = [GTK_PHASE_CAPTURE, GTK_PHASE_BUBBLE].map { phase in
            let controller: OpaquePointer = gtk_event_controller_key_new()
            gtk_event_controller_set_propagation_phase(controller, phase)
            gtk_widget_add_controller(window, controller)
            return controller
        }
        for controller in controllers {
            fenestra_connect_key(
                UnsafeMutableRawPointer(controller), "key-pressed",
                { controller, keyval, keycode, state, keys in
                    nonisolated(unsafe) let (controller, keys) = (controller, keys)
                    return onMainThread {
                        receiver(keys, as: GTKKeys.self)
                            .pressed(OpaquePointer(controller), keyval, keycode, state) ? 1 : 0
                    }
                }, pointer(to: self))
        }
        fenestra_connect_key_released(
            UnsafeMutableRawPointer(controllers[0]),
            { controller, keyval, keycode, state, keys in
                nonisolated(unsafe) let (controller, keys) = (controller, keys)
                onMainThread {
                    receiver(keys, as: GTKKeys.self).released(OpaquePointer(controller), keyval, keycode, state)
                }
            }, pointer(to: self))
        // Keys that are let go while another window has the keyboard are not heard of.
        fenestra_connect_1(
            window, "notify::is-active",
            { _, _, keys in onMainThread { receiver(keys, as: GTKKeys.self).heldSuper = [] } }, pointer(to: self))
    }

    /// The window goes, and its controllers with it.
    func end() {
        fenestra_disconnect(window, pointer(to: self))
        for controller in controllers { fenestra_disconnect(UnsafeMutableRawPointer(controller), pointer(to: self)) }
    }

    private func pressed(
        _ controller: OpaquePointer, _ keyval: UInt32, _ keycode: UInt32, _ state: GdkModifierType
    ) -> Bool {
        let stage: KeyStage = controller == controllers[0] ? .beforeFocus : .afterFocus
        if Self.superKeys.contains(keyval) { heldSuper.insert(keycode) }
        guard var key = keyPress(controller, keyval, keycode, state) else { return false }
        if stage == .beforeFocus {
            if !held.insert(keycode).inserted { key.phase = .again }
            // Text has its own first.
            if key.isInText, key.shortcuts.contains(where: Self.textShortcuts.contains) { return false }
            // What it has to undo comes before what the app has.
            if key.isInText, let action = Self.undoActions.first(where: { key.shortcuts.contains($0.keys) })?.name,
                let text = gtk_root_get_focus(OpaquePointer(window)), fenestra_text_edit(text, action) != 0
            {
                return true
            }
        } else if held.contains(keycode), stage == .afterFocus, isRepeated {
            key.phase = .again
        }
        isRepeated = key.phase == .again
        return told(key, stage)
    }

    private var isRepeated = false

    private func released(
        _ controller: OpaquePointer, _ keyval: UInt32, _ keycode: UInt32, _ state: GdkModifierType
    ) {
        held.remove(keycode)
        heldSuper.remove(keycode)
        guard var key = keyPress(controller, keyval, keycode, state) else { return }
        key.phase = .up
        _ = told(key, .beforeFocus)
    }

    private static let superKeys: Set<UInt32> = [UInt32(GDK_KEY_Super_L), UInt32(GDK_KEY_Super_R)]

    /// What goes to the text with the focus before anything else.
    private static let textShortcuts: Set<Shortcut> = [
        Shortcut("c", control: true), Shortcut("x", control: true), Shortcut("v", control: true),
        Shortcut("a", control: true),
    ]
    private static let undoActions = [
        (keys: Shortcut("z", control: true, shift: true), name: "text.redo"),
        (keys: Shortcut("z", control: true), name: "text.undo"),
    ]

    private func keyPress(
        _ controller: OpaquePointer, _ keyval: UInt32, _ keycode: UInt32, _ state: GdkModifierType
    ) -> KeyEvent? {
        guard let event = gtk_event_controller_get_current_event(controller) else { return nil }
        let all = heldSuper.isEmpty ? state : GdkModifierType(state.rawValue | GDK_SUPER_MASK.rawValue)
        let shortcuts = KeyTranslation(keyval, keycode, all, event).shortcuts
        guard !shortcuts.isEmpty else { return nil }
        var key = KeyEvent(shortcuts)
        let scalar = gdk_keyval_to_unicode(keyval)
        if let scalar = Unicode.Scalar(scalar), scalar.value != 0 { key.characters = String(Character(scalar)) }
        key.capsLock = state.rawValue & GDK_LOCK_MASK.rawValue != 0
        let focus = gtk_root_get_focus(OpaquePointer(window))
        key.isInText = focus.map { fenestra_is_text($0) != 0 } ?? false
        key.isInContent = focus.map { fenestra_is_in_menu($0) == 0 } ?? true
        key.isKeypad = (0xff80...0xffbd).contains(keyval)
        return key
    }
}

/// Finds the shortcuts that pressed keys may stand for.
@MainActor
struct KeyTranslation {
    private(set) var shortcuts: [Shortcut] = []
    private let state: GdkModifierType

    init(_ keyval: UInt32, _ keycode: UInt32, _ state: GdkModifierType, _ event: OpaquePointer) {
        self.state = state
        guard gdk_key_event_is_modifier(event) == 0 else { return }
        let hasShift = has(GDK_SHIFT_MASK)
        add(keyval, shift: hasShift)
        let layout = gdk_key_event_get_layout(event)
        let all = Self.keys(at: keycode, gdk_event_get_display(event))
        for key in all where key.group == layout && key.level == 0 { add(key.keyval, shift: hasShift) }
        // Written with Shift: the character alone says it all.
        if hasShift, gdk_keyval_to_lower(keyval) == keyval { add(keyval, shift: false) }
        guard !isLatin(keyval) else { return }
        for key in all where key.level == 0 && isLatin(key.keyval) { add(key.keyval, shift: hasShift) }
        if let character = Self.standardKeys[keycode] {
            add(gdk_unicode_to_keyval(character.unicodeScalars.first!.value), shift: hasShift)
        }
    }

    private func has(_ mask: GdkModifierType) -> Bool { state.rawValue & mask.rawValue != 0 }

    private mutating func add(_ keyval: UInt32, shift: Bool) {
        guard let name = Self.name(of: gdk_keyval_to_lower(keyval)) else { return }
        let shortcut = Shortcut(
            name, control: has(GDK_CONTROL_MASK), shift: shift, alt: has(GDK_ALT_MASK), super: has(GDK_SUPER_MASK))
        if !shortcuts.contains(shortcut) { shortcuts.append(shortcut) }
    }

    /// As `Shortcut.key` has it.
    private static func name(of keyval: UInt32) -> String? {
        let keyval = plainKeys[keyval] ?? keyval
        if keyval != UInt32(GDK_KEY_space), let scalar = Unicode.Scalar(gdk_keyval_to_unicode(keyval)),
            scalar.value > 0x20, scalar.value != 0x7f
        {
            return String(Character(scalar))
        }
        return gdk_keyval_name(keyval).map { String(cString: $0) }
    }

    /// Keys of the block of digits, and others that are the same to people.
    private static let plainKeys: [UInt32: UInt32] = [
        UInt32(GDK_KEY_KP_Enter): UInt32(GDK_KEY_Return), UInt32(GDK_KEY_KP_Delete): UInt32(GDK_KEY_Delete),
        UInt32(GDK_KEY_KP_Home): UInt32(GDK_KEY_Home), UInt32(GDK_KEY_KP_End): UInt32(GDK_KEY_End),
        UInt32(GDK_KEY_KP_Page_Up): UInt32(GDK_KEY_Page_Up), UInt32(GDK_KEY_KP_Page_Down): UInt32(GDK_KEY_Page_Down),
        UInt32(GDK_KEY_KP_Up): UInt32(GDK_KEY_Up), UInt32(GDK_KEY_KP_Down): UInt32(GDK_KEY_Down),
        UInt32(GDK_KEY_KP_Left): UInt32(GDK_KEY_Left), UInt32(GDK_KEY_KP_Right): UInt32(GDK_KEY_Right),
        UInt32(GDK_KEY_ISO_Left_Tab): UInt32(GDK_KEY_Tab), UInt32(GDK_KEY_ISO_Enter): UInt32(GDK_KEY_Return),
    ]

    private func isLatin(_ keyval: UInt32) -> Bool {
        let scalar = gdk_keyval_to_unicode(keyval)
        return scalar < 0x250
    }

    private struct Key {
        var group: Int32
        var level: Int32
        var keyval: UInt32
    }

    private static func keys(at keycode: UInt32, _ display: OpaquePointer?) -> [Key] {
        var keys: UnsafeMutablePointer<GdkKeymapKey>?
        var keyvals: UnsafeMutablePointer<UInt32>?
        var count: Int32 = 0
        guard let display, gdk_display_map_keycode(display, keycode, &keys, &keyvals, &count) != 0, let keys,
            let keyvals
        else {
            return []
        }
        defer {
            g_free(keys)
            g_free(keyvals)
        }
        return (0..<Int(count)).map { Key(group: keys[$0].group, level: keys[$0].level, keyval: keyvals[$0]) }
    }

    /// Where letters are on most keyboards, by the number that the window system gives the key: for layouts without
    /// Latin letters beside which there is no other.
    private static let standardKeys: [UInt32: Character] = {
        var result: [UInt32: Character] = [:]
        for (start, row) in [(10, "1234567890-="), (24, "qwertyuiop[]"), (38, "asdfghjkl;'"), (52, "zxcvbnm,./")] {
            for (index, character) in row.enumerated() { result[UInt32(start + index)] = character }
        }
        return result
    }()
}
