import CGTK
import Toolkit

/// A menu as GTK has it: a model of its entries, and an action for each item.
@MainActor
final class GTKMenu {
    private let top: GTKMenuLevel
    let prefix: String
    /// Where the actions are: a group of the menu's own, or the application.
    private let map: OpaquePointer
    private var known: [String: Action] = [:]
    var model: UnsafeMutablePointer<GMenuModel> { top.model }

    private struct Action {
        var action: OpaquePointer
        var item: MenuItem
        /// Actions without a mark have no state, and cannot get one.
        var kind: Kind
        enum Kind { case plain, check, radio }
    }

    /// A menu with a group of actions of its own, named `menu` where it is put.
    init() {
        prefix = "menu."
        map = OpaquePointer(g_simple_action_group_new())
        top = GTKMenuLevel(prefix: prefix)
    }

    /// The application's menu, whose actions are the application's.
    init(_ application: UnsafeMutablePointer<GtkApplication>) {
        prefix = "app."
        map = OpaquePointer(application)
        g_object_ref(application)
        top = GTKMenuLevel(prefix: prefix)
    }

    isolated deinit {
        for action in known.values { fenestra_disconnect(UnsafeMutableRawPointer(action.action), pointer(to: self)) }
        g_object_unref(UnsafeMutableRawPointer(map))
    }

    /// Lets `widget` and what is in it find the actions of the menu.
    func attachActions(to widget: WidgetPointer) { gtk_widget_insert_action_group(widget, "menu", map) }

    /// Shows `content`. What looks as before is not touched, so that an open menu stays as it is.
    func update(_ content: MenuContent) { update(content.items) { top.show(content) } }

    /// Has actions for `items` and no others, but that of lists. `show` is called in between: an item without its
    /// action would be shown as disabled for a moment.
    func update(_ items: [MenuItem], _ show: () -> Void) {
        var present: Set<String> = []
        for item in items {
            guard present.insert(item.id).inserted else { continue }
            update(item)
        }
        show()
        for (id, action) in known where !present.contains(id) { remove(action, id) }
    }

    /// Adds an action that is not of an item of the menu, and stays.
    func add(_ action: OpaquePointer) { g_action_map_add_action(map, action) }

    /// Puts `item` in place of the one with its id, which it is like but for how it looks; false where there is none.
    func replace(_ item: MenuItem) -> Bool {
        guard known[item.id] != nil else { return false }
        update(item)
        return true
    }

    private func update(_ item: MenuItem) {
        let kind: Action.Kind =
            switch item.mark {
            case .none: .plain
            case .check: .check
            case .radio: .radio
            }
        if let old = known[item.id], old.kind != kind { remove(old, item.id) }
        if let old = known[item.id] {
            known[item.id]?.item = item
            if old.item.isEnabled != item.isEnabled {
                g_simple_action_set_enabled(old.action, item.isEnabled ? 1 : 0)
            }
            if old.item.mark != item.mark { g_simple_action_set_state(old.action, Self.state(item.mark)) }
        } else {
            make(item, kind)
        }
    }

    private static func state(_ mark: MenuItem.Mark) -> OpaquePointer? {
        switch mark {
        case .none: nil
        case .check(let isOn): g_variant_new_boolean(isOn ? 1 : 0)
        case .radio(let isOn): g_variant_new_string(isOn ? "on" : "off")
        }
    }

    private func make(_ item: MenuItem, _ kind: Action.Kind) {
        let action: OpaquePointer
        switch kind {
        case .plain: action = g_simple_action_new(item.id, nil)
        case .check: action = g_simple_action_new_stateful(item.id, nil, Self.state(item.mark))
        case .radio:
            let type = g_variant_type_new("s")
            action = g_simple_action_new_stateful(item.id, type, Self.state(item.mark))
            g_variant_type_free(type)
        }
        if !item.isEnabled { g_simple_action_set_enabled(action, 0) }
        fenestra_connect_1(
            UnsafeMutableRawPointer(action), "activate",
            { action, _, menu in
                nonisolated(unsafe) let (action, menu) = (action, menu)
                onMainThread { receiver(menu, as: GTKMenu.self).activated(action) }
            }, pointer(to: self))
        g_action_map_add_action(map, action)
        // The map holds it from here on.
        g_object_unref(UnsafeMutableRawPointer(action))
        known[item.id] = Action(action: action, item: item, kind: kind)
    }

    private func remove(_ action: Action, _ id: String) {
        fenestra_disconnect(UnsafeMutableRawPointer(action.action), pointer(to: self))
        g_action_map_remove_action(map, id)
        known[id] = nil
    }

    private func activated(_ action: UnsafeMutableRawPointer) {
        known[String(cString: g_action_get_name(OpaquePointer(action)))]?.item.action()
    }
}

extension Shortcut {
    /// As GTK parses it.
    var accelerator: String {
        (control ? "<Control>" : "") + (shift ? "<Shift>" : "") + (alt ? "<Alt>" : "") + (`super` ? "<Super>" : "")
            + keyName
    }

    /// X's name of the key.
    private var keyName: String {
        let scalars = key.unicodeScalars
        guard let scalar = scalars.first, scalars.count == 1 else { return key }
        return gdk_keyval_name(gdk_unicode_to_keyval(scalar.value)).map { String(cString: $0) } ?? key
    }
}
