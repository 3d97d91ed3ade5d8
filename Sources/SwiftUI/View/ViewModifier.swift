import ViewGraph

/// A reusable change to views, with state of its own if it likes.
///
/// Follows <https://developer.apple.com/documentation/swiftui/viewmodifier>.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the modified view.
    associatedtype Body: View
    /// What is modified.
    typealias Content = _ViewModifier_Content<Self>

    /// The modified view; `content` stands for what is modified and may be used more than once.
    @ViewBuilder @MainActor @preconcurrency
    func body(content: Content) -> Body

    /// Gives a modified view its place in the tree. Apps never implement it.
    @MainActor
    static func _makeModifiedNode<V: View>(_ modifier: Self, _ content: V, _ parent: _GraphNode) -> _GraphNode
    /// Hands a modified view its new value. Apps never implement it.
    @MainActor
    static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V)
}

extension ViewModifier {
    /// Gives a view with a modifier of the author's its place.
    @MainActor
    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        ModifierBodyNode(modifier, content, parent: parent)
    }
    /// Hands a view with a modifier of the author's its new value.
    @MainActor
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        unsafeDowncast(node, to: ModifierBodyNode<V, Self>.self).receive(modifier, content)
    }

    /// This modifier, then `modifier`.
    public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier where Body == Never {
    /// A modifier of the framework has no body; it is never asked for.
    public func body(content: Content) -> Never {
        preconditionFailure("\(Self.self) is applied by the framework and has no body")
    }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
    /// The modifier that changes nothing.
    public static let identity = EmptyModifier()
    /// Makes a modifier that changes nothing.
    public nonisolated init() {}
    /// The content as it is.
    public func body(content: Content) -> some View { content }
}

/// Stands, in a modifier's body, for the view that is modified.
public struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
    nonisolated init() {}

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        var above: _GraphNode? = parent
        while let current = above {
            if let holder = current as? ContentHolder {
                // Here begins what a modifier modifies: written outside of its body, where its own content is none.
                above = holder.owner.parent
                continue
            }
            if let body = current as? any ContentProviding, body.modifierType == Modifier.self {
                return body.makeContentNode(parent)
            }
            above = current.parent
        }
        Log.once("The content of \(Modifier.self) was used outside of its body; nothing is shown there.")
        return EmptyNode(parent: parent)
    }

    public static func _updateNode(_ node: _GraphNode, _ view: Self) {}
}

@MainActor
private protocol ContentProviding: _GraphNode {
    var modifierType: Any.Type { get }
    func makeContentNode(_ parent: _GraphNode) -> _GraphNode
}

/// The place of a view with a modifier that has a body.
final class ModifierBodyNode<Content: View, Modifier: ViewModifier>: EvaluatedNode<Modifier>, ContentProviding {
    private var content: Content
    private var animator: BodyAnimator<Modifier>?
    /// Where the modifier's body has put the content; usually one place.
    private var places: [Place] = []

    private struct Place {
        weak var holder: ContentHolder?
    }

    init(_ modifier: Modifier, _ content: Content, parent: _GraphNode) {
        self.content = content
        super.init(modifier, parent: parent)
        child = Modifier.Body._makeNode(evaluateBody(), self)
    }

    func receive(_ modifier: Modifier, _ new: Content) {
        content = new
        places.removeAll { $0.holder == nil }
        for place in places {
            if let holder = place.holder { Content._updateNode(holder.child, new) }
        }
        if !isSame(modifier) {
            if BodyAnimator.animate(&animator, from: value, to: modifier, show: { [unowned self] in show($0) }) {
                return
            }
            replaceValue(modifier)
        } else if !flags.contains(.dirty) {
            return
        }
        update()
    }

    private func show(_ modifier: Modifier) {
        replaceValue(modifier)
        if Graph.isUpdating { update() } else { Graph.mark(self) }
    }

    override func update() { Modifier.Body._updateNode(child, evaluateBody()) }

    private func evaluateBody() -> Modifier.Body { evaluate { $0.body(content: _ViewModifier_Content()) } }

    var modifierType: Any.Type { Modifier.self }

    func makeContentNode(_ parent: _GraphNode) -> _GraphNode {
        let holder = ContentHolder(owner: self, parent: parent)
        holder.child = Content._makeNode(content, holder)
        places.append(Place(holder: holder))
        return holder
    }

    override var isInterchangeable: Bool {
        animator == nil && !description.keepsState && hasInterchangeableChildren
    }

    override func unmount() {
        super.unmount()
        animator?.stop()
    }
}

/// A place of the content in a modifier's body.
final class ContentHolder: ReplacingNode {
    /// The modifier's node, which is an ancestor.
    unowned let owner: _GraphNode

    init(owner: _GraphNode, parent: _GraphNode) {
        self.owner = owner
        super.init(parent: parent)
    }
}
