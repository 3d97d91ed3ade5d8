import Toolkit
import ViewGraph

/// Where the keyboard focus is in a window's content.
@MainActor
final class WindowFocus {
    /// The places of the views with the focus, from the innermost: a control, then those that it is inside of.
    private var nodes: [Weak] = []

    private struct Weak {
        weak var node: _GraphNode?
    }

    /// The place of the view with the focus.
    var node: _GraphNode? {
        for place in nodes {
            if let node = place.node, !node.flags.contains(.unmounted) { return node }
        }
        return nil
    }

    func changed(to owners: [any WidgetOwner]) {
        nodes = owners.compactMap { owner in (owner as? WidgetItem)?.node.map { Weak(node: $0) } }
    }

    /// The nearest of the places from the focus outwards for which `body` has a value.
    func nearest<Value>(_ body: (_GraphNode) -> Value?) -> Value? {
        var node = node
        while let current = node {
            if let value = body(current) { return value }
            node = current.parent
        }
        return nil
    }
}
