import Toolkit
import ViewGraph

/// The controls that keys may press, found by the keys.
@MainActor
enum ShortcutRegistry {
    private static var entries: [Shortcut: [ShortcutEntry]] = [:]

    static func add(_ entry: ShortcutEntry) { entries[entry.shortcut, default: []].append(entry) }

    static func remove(_ entry: ShortcutEntry) {
        entries[entry.shortcut]?.removeAll { $0 === entry }
        if entries[entry.shortcut]?.isEmpty == true { entries[entry.shortcut] = nil }
    }

    /// Presses the first enabled control with `shortcut` below `root`, in the order of its views; false where none is.
    static func perform(_ shortcut: Shortcut, below root: _GraphNode) -> Bool {
        guard let known = entries[shortcut] else { return false }
        var candidates = known.filter { $0.isEnabled() && $0.node.isBelow(root) }
        // The author's own come first.
        if candidates.contains(where: { !$0.isOfFramework }) { candidates.removeAll(where: \.isOfFramework) }
        guard let entry = candidates.count > 1 ? first(of: candidates, below: root) : candidates.first else {
            return false
        }
        return entry.perform()
    }

    private static func first(of candidates: [ShortcutEntry], below root: _GraphNode) -> ShortcutEntry? {
        let entries = Dictionary(
            candidates.map { (ObjectIdentifier($0.node), $0) }, uniquingKeysWith: { first, _ in first })
        var found: ShortcutEntry?
        func visit(_ node: _GraphNode) {
            if found != nil { return }
            if let entry = entries[ObjectIdentifier(node)] { return found = entry }
            node.forEachChild(visit)
        }
        visit(root)
        return found
    }
}

/// A control that keys may press.
@MainActor
final class ShortcutEntry {
    let shortcut: Shortcut
    unowned let node: _GraphNode
    /// Whether the keys are the framework's choice.
    let isOfFramework: Bool
    let isEnabled: () -> Bool
    let perform: () -> Bool

    init(
        _ shortcut: Shortcut, of node: _GraphNode, isOfFramework: Bool = false, isEnabled: @escaping () -> Bool,
        perform: @escaping () -> Bool
    ) {
        self.shortcut = shortcut
        self.node = node
        self.isOfFramework = isOfFramework
        self.isEnabled = isEnabled
        self.perform = perform
    }
}

extension _GraphNode {
    func isBelow(_ ancestor: _GraphNode) -> Bool {
        var node: _GraphNode? = self
        while let current = node {
            if current === ancestor { return true }
            node = current.parent
        }
        return false
    }
}
