/// Actions that are undone together, the last one first.
final class UndoGroup {
    enum Entry {
        case action(UndoAction)
        case group(UndoGroup)
    }

    var entries: [Entry] = []
    var actionName = ""
    var isDiscardable = false

    /// Whether there is no action in it, at any depth.
    var isEmpty: Bool {
        entries.allSatisfy {
            if case .group(let group) = $0 { group.isEmpty } else { false }
        }
    }

    func perform() {
        for entry in entries.reversed() {
            switch entry {
            case .action(let action): action.perform()
            case .group(let group): group.perform()
            }
        }
    }

    func removeActions(target: AnyObject) {
        entries = entries.filter { entry in
            switch entry {
            case .action(let action): return action.target !== target
            case .group(let group):
                group.removeActions(target: target)
                return !group.isEmpty
            }
        }
    }
}

/// One thing to do when undoing. It does not keep its target; without it there is nothing to do.
final class UndoAction {
    private(set) weak var target: AnyObject?
    private let body: (AnyObject) -> Void

    init(target: AnyObject, body: @escaping (AnyObject) -> Void) {
        self.target = target
        self.body = body
    }

    func perform() {
        if let target { body(target) }
    }
}
