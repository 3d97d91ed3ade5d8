import ViewGraph
import ViewLayout

/// Content that can scroll the lists and scroll views in it.
///
/// Follows <https://developer.apple.com/documentation/swiftui/scrollviewreader>.
public struct ScrollViewReader<Content: View>: _PrimitiveView {
    /// Makes the content, given what scrolls.
    public nonisolated(unsafe) var content: (ScrollViewProxy) -> Content

    /// Content that can scroll what is in it.
    public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        ScrollReaderNode(view.content, parent: parent)
    }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: ScrollReaderNode<Content>.self).receive(view.content)
    }
    public static var _viewCount: _ViewCount { .of(Content.self) }
}

/// Scrolls the lists and scroll views in a `ScrollViewReader`.
@MainActor
public struct ScrollViewProxy {
    fileprivate weak var node: _GraphNode?

    /// Scrolls to the view with an identity: one set by `id(_:)`, or an element of a `ForEach`. Without an anchor as little
    /// as needed; with one, to where that point of the view meets the same point of what scrolls. Nothing happens where
    /// there is no such view. It takes effect after the update that is due, so that it finds what an action has just
    /// added.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let node else { return }
        ScrollRequests.add(AnyHashable(id), anchor, in: node)
    }
}

final class ScrollReaderNode<Content: View>: ParentNode {
    private var content: (ScrollViewProxy) -> Content
    private var sentinel: ObservationSentinel?

    init(_ content: @escaping (ScrollViewProxy) -> Content, parent: _GraphNode) {
        self.content = content
        super.init(parent: parent)
        child = Content._makeNode(evaluate(), self)
    }

    func receive(_ new: @escaping (ScrollViewProxy) -> Content) {
        content = new
        update()
    }

    override func update() { Content._updateNode(child, evaluate()) }

    private func evaluate() -> Content {
        Graph.evaluate(self, &sentinel) { content(ScrollViewProxy(node: self)) }
    }

    override func unmount() {
        super.unmount()
        sentinel?.cancel()
    }
}

/// A node that scrolls what is below it.
@MainActor
protocol ScrollTargeting: _GraphNode {
    /// Whether it has something with an identity, which it then scrolls to.
    func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool
}

/// A node that has what is below it under an identity.
@MainActor
protocol IdentifyingNode: _GraphNode {
    func hasIdentity(_ id: AnyHashable) -> Bool
}

/// Wishes to scroll that wait until everything is up to date.
@MainActor
enum ScrollRequests {
    private struct Request {
        weak var node: _GraphNode?
        let id: AnyHashable
        let anchor: UnitPoint?
    }
    private static var waiting: [Request] = []

    static func add(_ id: AnyHashable, _ anchor: UnitPoint?, in node: _GraphNode) {
        waiting.append(Request(node: node, id: id, anchor: anchor))
        Graph.requestWork()
    }

    /// After the view tree and the layout tree agree.
    static func perform() {
        guard !waiting.isEmpty else { return }
        let requests = waiting
        waiting = []
        for request in requests {
            if let node = request.node, !node.flags.contains(.unmounted) {
                _ = scroll(node, request.id, request.anchor)
            }
        }
    }

    private static func scroll(_ node: _GraphNode, _ id: AnyHashable, _ anchor: UnitPoint?) -> Bool {
        if let target = node as? any ScrollTargeting, target.scroll(to: id, anchor: anchor) { return true }
        var isFound = false
        node.forEachChild { child in
            if !isFound { isFound = scroll(child, id, anchor) }
        }
        return isFound
    }
}

extension _GraphNode {
    /// The first node below, in view order, with an identity.
    func descendant(identifiedBy id: AnyHashable) -> _GraphNode? {
        var found: _GraphNode?
        forEachChild { child in
            if found != nil { return }
            if (child as? any IdentifyingNode)?.hasIdentity(id) == true {
                found = child
            } else {
                found = child.descendant(identifiedBy: id)
            }
        }
        return found
    }
}
