import CGTK
import Toolkit

/// The models of lists of the app's menu, each of which is shown in several places and changed once.
///
/// All items share one action, which is told which of them was chosen: of an action that comes or goes every window
/// hears, so that one for each window would cost their square.
@MainActor
final class GTKMenuLists {
    private let actions: GTKMenu
    private var models: [ObjectIdentifier: OpaquePointer] = [:]
    private var items: [String: MenuItem] = [:]
    private var action: OpaquePointer?
    private static let actionName = "listed"

    init(_ actions: GTKMenu) { self.actions = actions }

    isolated deinit {
        for model in models.values { g_object_unref(UnsafeMutableRawPointer(model)) }
        if let action {
            fenestra_disconnect(UnsafeMutableRawPointer(action), pointer(to: self))
            g_object_unref(UnsafeMutableRawPointer(action))
        }
    }

    /// The model of `list`, which follows it from now on.
    func model(of list: MenuList) -> OpaquePointer {
        if let known = models[ObjectIdentifier(list)] { return known }
        let model: OpaquePointer = g_menu_new()
        fenestra_menu_fills_late(UnsafeMutableRawPointer(model).assumingMemoryBound(to: GMenuModel.self))
        models[ObjectIdentifier(list)] = model
        for (index, item) in list.items.enumerated() { insert(item, in: model, at: index) }
        list.changed = { [weak self] change in
            guard let self else { return }
            switch change {
            case .inserted(let item, let index): insert(item, in: model, at: index)
            case .replaced(let item, let index):
                g_menu_remove(model, Int32(index))
                insert(item, in: model, at: index)
            case .removed(let id, let index):
                g_menu_remove(model, Int32(index))
                items[id] = nil
            }
        }
        return model
    }

    private func insert(_ item: MenuItem, in model: OpaquePointer, at index: Int) {
        if action == nil { makeAction() }
        items[item.id] = item
        GTKMenuLevel.insert(item.title, action: "\(actions.prefix)\(Self.actionName)::\(item.id)", in: model, at: index)
    }

    private func makeAction() {
        let type = g_variant_type_new("s")
        let new: OpaquePointer = g_simple_action_new(Self.actionName, type)
        g_variant_type_free(type)
        action = new
        fenestra_connect_1(
            UnsafeMutableRawPointer(new), "activate",
            { _, id, lists in
                nonisolated(unsafe) let (id, lists) = (id, lists)
                onMainThread { receiver(lists, as: GTKMenuLists.self).chosen(id) }
            }, pointer(to: self))
        actions.add(new)
    }

    private func chosen(_ id: UnsafeMutableRawPointer?) {
        guard let id, let text = g_variant_get_string(OpaquePointer(id), nil) else { return }
        items[String(cString: text)]?.action()
    }
}
