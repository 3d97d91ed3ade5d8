/// A place in the view tree: identity, and what lives and dies with it.
///
/// Public with an underscore only because the hidden requirements of `View` name it; apps never use it.
@MainActor
open class _GraphNode {
    package final unowned(unsafe) let parent: _GraphNode?
    /// Values that this node and, unless a modifier below says otherwise, its descendants see. Owned by the node that
    /// made the scope, which is this node or an ancestor, so it outlives every use from here.
    package final unowned(unsafe) var environment: EnvironmentScope
    package final let depth: Int32
    /// Number of the last evaluation; edges that carry another number are stale. 0 before the first.
    package final var evaluation: UInt32 = 0
    /// Place in `Graph.readers`; 0 while this node has read nothing.
    package final var readerSlot: UInt32 = 0
    package final var flags: NodeFlags

    // Usable from inline, as are the initialisers of other engine classes that have subclasses in another room: else
    // each subclass that does not override it gets a thunk that the compiler warns of, as if it called itself.
    @usableFromInline
    package init(parent: _GraphNode) {
        self.parent = parent
        depth = parent.depth + 1
        environment = parent.environment
        flags = parent.flags.intersection(.inherited)
        Graph.counts.liveNodes += 1
    }

    /// A root, with a scope of its own.
    @usableFromInline
    package init(root scope: EnvironmentScope) {
        parent = nil
        depth = 0
        environment = scope
        flags = []
        Graph.counts.liveNodes += 1
    }

    deinit {
        // The last release of a node happens on the main thread: nodes are owned by nodes, windows and the graph.
        onMainThread { Graph.counts.liveNodes -= 1 }
    }

    // MARK: For subclasses

    /// Evaluates again because something that this node read has changed.
    open func update() {}

    /// Leaves the tree. Overrides unmount their children and call `super`.
    open func unmount() {
        flags.insert(.unmounted)
        Graph.forgetReader(self)
    }

    /// Children in view order.
    open func forEachChild(_ body: (_GraphNode) -> Void) {}

    /// Appends what this subtree hands to the nearest container: layout items of views, entries of menus.
    open func appendOutputs(_ outputs: inout [AnyObject]) {
        forEachChild { $0.appendOutputs(&outputs) }
    }

    /// Outputs below have come, gone or moved. A container takes note and returns true, which ends the way up.
    open func childOutputsChanged() -> Bool { false }

    /// Whether nothing here or below is kept for as long as this place has its identity: then the place may be given to
    /// another identity with views of the same types, as if it had just been made. In doubt it is not.
    open var isInterchangeable: Bool { false }

    /// Whether all children are.
    package final var hasInterchangeableChildren: Bool {
        var all = true
        forEachChild { all = all && $0.isInterchangeable }
        return all
    }

    // MARK: Shared

    /// Tells the nearest container that this node's outputs have come, gone or moved.
    package final func outputsChanged() {
        var node = parent
        while let current = node, !current.childOutputsChanged() { node = current.parent }
    }

    /// Marks this subtree as one in which preferences may be found, all the way up.
    package final func noteWritesPreferences() {
        var node: _GraphNode? = self
        while let current = node, !current.flags.contains(.hasPreferences) {
            current.flags.insert(.hasPreferences)
            node = current.parent
        }
    }
}

/// A node that gives its descendants another transaction; it sets `.modifiesTransaction`.
@MainActor
package protocol TransactionModifying: _GraphNode {
    /// The transaction that descendants are updated in, given the one that reaches this node.
    func transaction(below transaction: PropertyList) -> PropertyList
}

/// What is noted of a node, a bit each. The next free bit is 14; those from 24 on say what a node is.
package struct NodeFlags: OptionSet, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let dirty = NodeFlags(rawValue: 1 << 0)
    package static let unmounted = NodeFlags(rawValue: 1 << 1)
    /// Somewhere in this subtree a preference is, or was, written.
    package static let hasPreferences = NodeFlags(rawValue: 1 << 2)
    /// This node gives its descendants another transaction.
    package static let modifiesTransaction = NodeFlags(rawValue: 1 << 3)
    /// A node above, or this one, modifies transactions.
    package static let belowTransactionModifier = NodeFlags(rawValue: 1 << 4)
    /// This node is a `PreferenceReading` that has noted itself.
    package static let readsPreferences = NodeFlags(rawValue: 1 << 5)
    /// This reader of preferences collects them again before the update ends.
    package static let hasStalePreferences = NodeFlags(rawValue: 1 << 6)

    /// The outputs of this node go to a list: a loop makes its rows only when the list asks for them. Nodes that gather
    /// outputs for something else take it away from what is below them.
    package static let inLazyContainer = NodeFlags(rawValue: 1 << 7)

    /// This node gives coordinates an origin.
    package static let definesCoordinateSpace = NodeFlags(rawValue: 1 << 9)

    /// The outputs of this node go to a container that tells sections apart: a section hands over one output that holds
    /// those of its parts. Taken away by the same nodes.
    package static let inSectionedContainer = NodeFlags(rawValue: 1 << 8)

    /// What only concerns nodes whose outputs go straight to the container that set it.
    package static let ofContainer: NodeFlags = [.inLazyContainer, .inSectionedContainer, .tagsElements]

    /// What is said of rows, in this node or above it up to the row's or the list's own node, is looked for in the outputs.
    /// Taken away by stacks and other nodes that make one view of several, not by modifiers of a view's geometry.
    package static let carriesRowTraits = NodeFlags(rawValue: 1 << 10)

    /// Each view here is a row of a list, also where modifiers are around several. Holds with `carriesRowTraits` only; taken
    /// away by what makes one row of its views.
    package static let makesRows = NodeFlags(rawValue: 1 << 14)

    /// The outputs of this node go to a menu: controls make entries instead of widgets.
    package static let inMenu = NodeFlags(rawValue: 1 << 11)

    /// The outputs of this node are choices: those of a loop that have no tag have their element's identifier as one.
    package static let tagsElements = NodeFlags(rawValue: 1 << 12)

    /// The preferences of this subtree go no further: it is not on screen.
    package static let hidesPreferences = NodeFlags(rawValue: 1 << 13)

    // What a node is, so that a way through the tree asks the runtime for a protocol only where there is something to
    // find: the first question of each class goes through the conformances of all libraries.

    /// This node is told when the focus comes and goes.
    package static let tracksFocus = NodeFlags(rawValue: 1 << 24)
    /// This node publishes values while the focus is below it.
    package static let writesFocusedValues = NodeFlags(rawValue: 1 << 25)
    /// This node is a scene with windows.
    package static let isWindowScene = NodeFlags(rawValue: 1 << 26)

    package static let inherited: NodeFlags = [
        .belowTransactionModifier, .inLazyContainer, .inSectionedContainer, .carriesRowTraits, .makesRows, .inMenu,
        .tagsElements,
    ]
}
