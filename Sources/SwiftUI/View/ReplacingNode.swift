import ViewGraph

/// A node with one child that may be replaced by one of another identity: what conditions, erased views and `.id` share.
class ReplacingNode: ParentNode {
    private final var departures = Departures()

    /// Puts a child of a new identity in the old one's place. The new one appears before the old one is gone, unless
    /// its transition says that it goes at once.
    final func replace(_ make: (_GraphNode) -> _GraphNode) {
        let old = child!
        child = make(self)
        if let departure = Removal.remove(old, ended: { [unowned self] in departures.end($0) }) {
            departures.add(departure)
        }
        Arrival.begin(child)
        outputsChanged()
        PreferenceReaders.noteStructureChange(below: self)
    }

    override var isInterchangeable: Bool { departures.isEmpty && hasInterchangeableChildren }

    override func unmount() {
        super.unmount()
        departures.endAll()
    }
}

/// Views below a node that are on their way out.
@MainActor
struct Departures {
    private var going: [Departure] = []

    var isEmpty: Bool { going.isEmpty }

    mutating func add(_ departure: Departure) { going.append(departure) }
    mutating func end(_ departure: Departure) { going.removeAll { $0 === departure } }

    /// The node goes itself.
    mutating func endAll() {
        let all = going
        going = []
        for departure in all { departure.end() }
    }
}

/// Takes a subtree out of the tree.
@MainActor
enum Removal {
    /// Whether views that go now go without a transition, so that their `onDisappear` comes before what appears.
    static var isImmediate = false

    /// Takes `node` away: at once, or by a transition, whose end `ended` is told.
    static func remove(_ node: _GraphNode, ended: @escaping @MainActor (Departure) -> Void) -> Departure? {
        if let departure = Departure.begin(node, ended: ended) { return departure }
        unmount(node)
        return nil
    }

    /// Takes `node` away at once.
    static func unmount(_ node: _GraphNode) {
        let outer = isImmediate
        isImmediate = isImmediate || goesBeforeItsSuccessor(node)
        node.unmount()
        isImmediate = outer
    }

    /// Whether the views at the top have a transition that is none.
    private static func goesBeforeItsSuccessor(_ node: _GraphNode) -> Bool {
        var current: _GraphNode? = node
        while let node = current {
            if let view = node as? any Transitioning { return view.transition.removesAtOnce }
            var children: [_GraphNode] = []
            node.forEachChild { children.append($0) }
            current = children.count == 1 ? children[0] : nil
        }
        return false
    }
}
