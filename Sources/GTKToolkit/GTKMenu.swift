import CGTK
import Toolkit

/// The app's menu as GTK has it: one model for the menu buttons of all windows, and an action for each item.
@MainActor
final class GTKMenu {
    private var shown: MenuContent?
    private var actions: [String: @MainActor () -> Void] = [:]
    private var known: [String: OpaquePointer] = [:]
    private var shortcuts: [String: Shortcut] = [:]
    private let top = GTKMenuLevel()
    var model: UnsafeMutablePointer<GMenuModel> { top.model }

    isolated deinit {
        for action in known.values { fenestra_disconnect(UnsafeMutableRawPointer(action), pointer(to: self)) }
    }

    /// Shows `content`. Where it looks as before, only the closures are taken over, so that an open menu stays as it is.
    func update(_ content: MenuContent, application: UnsafeMutablePointer<GtkApplication>) {
        actions = Dictionary(content.items.map { ($0.id, $0.action) }, uniquingKeysWith: { first, _ in first })
        if let shown, shown.looksLike(content) { return }
        shown = content
        let map = OpaquePointer(application)
        for (id, action) in known where actions[id] == nil {
            fenestra_disconnect(UnsafeMutableRawPointer(action), pointer(to: self))
            g_action_map_remove_action(map, id)
            known[id] = nil
            if shortcuts[id] != nil { setShortcut(MenuItem(id: id, title: "") {}, application) }
        }
        for item in content.items {
            let action = known[item.id] ?? make(item.id, map)
            g_simple_action_set_enabled(action, item.isEnabled ? 1 : 0)
            setShortcut(item, application)
        }
        top.show(content.sections)
    }

    private func make(_ id: String, _ map: OpaquePointer) -> OpaquePointer {
        let action: OpaquePointer = g_simple_action_new(id, nil)
        fenestra_connect_1(
            UnsafeMutableRawPointer(action), "activate",
            { action, _, menu in
                nonisolated(unsafe) let (action, menu) = (action, menu)
                onMainThread { receiver(menu, as: GTKMenu.self).activated(action) }
            }, pointer(to: self))
        g_action_map_add_action(map, action)
        // The map holds it from here on.
        g_object_unref(UnsafeMutableRawPointer(action))
        known[id] = action
        return action
    }

    private func activated(_ action: UnsafeMutableRawPointer) {
        actions[String(cString: g_action_get_name(OpaquePointer(action)))]?()
    }

    private func setShortcut(_ item: MenuItem, _ application: UnsafeMutablePointer<GtkApplication>) {
        let name = "app." + item.id
        // GTK goes through all windows at each call.
        guard shortcuts[item.id] != item.shortcut else { return }
        shortcuts[item.id] = item.shortcut
        guard let shortcut = item.shortcut else {
            var none: [UnsafePointer<CChar>?] = [nil]
            gtk_application_set_accels_for_action(application, name, &none)
            return
        }
        shortcut.accelerator.withCString { accelerator in
            var list: [UnsafePointer<CChar>?] = [accelerator, nil]
            gtk_application_set_accels_for_action(application, name, &list)
        }
    }
}

extension Shortcut {
    /// As GTK parses it.
    var accelerator: String {
        (control ? "<Control>" : "") + (shift ? "<Shift>" : "") + (alt ? "<Alt>" : "") + (`super` ? "<Super>" : "")
            + key
    }
}
