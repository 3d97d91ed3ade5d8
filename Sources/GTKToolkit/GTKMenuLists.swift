import CGTK
import Toolkit

/// The models of lists of the app's menu, each of which is shown in several places and changed once.
@MainActor
final class GTKMenuLists {
    private let actions: GTKMenu
    private var models: [ObjectIdentifier: OpaquePointer] = [:]

    init(_ actions: GTKMenu) { self.actions = actions }

    isolated deinit {
        for model in models.values { g_object_unref(UnsafeMutableRawPointer(model)) }
    }

    /// The model of `list`, which follows it from now on.
    func model(of list: MenuList) -> OpaquePointer {
        if let known = models[ObjectIdentifier(list)] { return known }
        let model: OpaquePointer = g_menu_new()
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
                actions.removeListed(id)
            }
        }
        return model
    }

    private func insert(_ item: MenuItem, in model: OpaquePointer, at index: Int) {
        actions.addListed(item)
        GTKMenuLevel.insert(item, actions.prefix, in: model, at: index)
    }
}
