import Toolkit
import ViewGraph

/// Where the keyboard focus is in a window's content.
@MainActor
final class WindowFocus {
    /// The places of the views with the focus, from the innermost: a control, then those that it is inside of.
    private var nodes: [Weak] = []
    /// The modifiers that were told that the focus is in their views.
    private var told: [any FocusTracking] = []
    /// Values of the whole window.
    private(set) var sceneValues: [any FocusedValuesWriting] = []
    /// Whether the focus is where text is edited.
    private(set) var isInText = false

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
        let items = owners.compactMap { $0 as? WidgetItem }
        nodes = items.compactMap { $0.node.map { Weak(node: $0) } }
        isInText = (items.first as? LeafItem)?.isText ?? false
        var new: [any FocusTracking] = []
        nearest { (node: _GraphNode) -> Bool? in
            if node.flags.contains(.tracksFocus), let tracking = node as? any FocusTracking { new.append(tracking) }
            return nil
        }
        let old = told
        told = new
        for tracking in old where !new.contains(where: { $0 === tracking }) { tracking.focusLeft() }
        for tracking in new where !old.contains(where: { $0 === tracking }) { tracking.focusEntered() }
        FocusedValuesStore.noteChanged()
    }

    /// The window goes: what it holds of its views would hold it.
    func end() {
        nodes = []
        told = []
        sceneValues = []
    }

    /// The nearest of the places from the focus outwards for which `body` has a value.
    @discardableResult
    func nearest<Value>(_ body: (_GraphNode) -> Value?) -> Value? {
        var node = node
        while let current = node {
            if let value = body(current) { return value }
            node = current.parent
        }
        return nil
    }

    func add(_ writer: any FocusedValuesWriting) { sceneValues.append(writer) }
    func remove(_ writer: any FocusedValuesWriting) { sceneValues.removeAll { $0 === writer } }
}

/// A node that is told when the focus comes into what is below it, and leaves it; it sets `.tracksFocus`.
@MainActor
protocol FocusTracking: _GraphNode {
    func focusEntered()
    func focusLeft()
}

/// A node that publishes values for others to find while the focus is there; it sets `.writesFocusedValues`.
@MainActor
protocol FocusedValuesWriting: _GraphNode {
    func write(to values: inout FocusedValues)
}

extension EnvironmentValues {
    /// The focus of the window that the view is in.
    var windowFocus: WindowFocus? {
        get { self[WindowFocusKey.self] }
        set { self[WindowFocusKey.self] = newValue }
    }
    private struct WindowFocusKey: EnvironmentKey { static var defaultValue: WindowFocus? { nil } }
}
