import Foundation
import ViewGraph
import ViewLayout

/// Gives its content the size that it has; it takes all it is offered, and puts its content at the top leading corner.
///
/// Follows <https://developer.apple.com/documentation/swiftui/geometryreader>.
public struct GeometryReader<Content: View>: _PrimitiveView {
    /// Makes the content for a size.
    public nonisolated(unsafe) var content: (GeometryProxy) -> Content

    /// Content that depends on the size it gets.
    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        GeometryNode(view.content, parent: parent)
    }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: GeometryNode<Content>.self).receive(view.content)
    }
}

/// The size and the place of a geometry reader.
public struct GeometryProxy {
    /// The reader's size in points.
    public let size: CGSize
    let origin: CGPoint

    /// The reader's frame in a coordinate space: its own, or that of the surface it is in.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: return CGRect(origin: .zero, size: size)
        case .global: return CGRect(origin: origin, size: size)
        }
    }
}

/// What coordinates are relative to.
public enum CoordinateSpace: Hashable, Sendable {
    /// The window, or the scrolled content that the view is in.
    case global
    /// The view itself.
    case local
}

final class GeometryNode<Content: View>: _GraphNode, Container, DirectedNode {
    var isStale = false
    private let item = GeometryReaderItem()
    private var content: (GeometryProxy) -> Content
    private var size: CGSize?
    private var sentinel: ObservationSentinel?
    private var child: _GraphNode?

    init(_ content: @escaping (GeometryProxy) -> Content, parent: _GraphNode) {
        self.content = content
        super.init(parent: parent)
        flags.subtract(.ofContainer)
        item.layoutDirection = environmentValues.layoutDirection
        item.sizeChanged = { [unowned self] size in
            onMainThread { sizeChanged(size) }
        }
    }

    func receive(_ new: @escaping (GeometryProxy) -> Content) {
        content = new
        if child != nil { update() }
    }

    /// Called while the desktop lays out: the content must be there before it is drawn.
    private func sizeChanged(_ new: CGSize) {
        if LayoutLoop.isEndless {
            return Log.once(
                "The content of a GeometryReader goes on changing the size that it reads: stopped after "
                    + "\(LayoutLoop.limit) layouts; the last size stands.")
        }
        size = new
        if Graph.isUpdating { return Graph.mark(self) }
        Graph.mark(self)
        Structure.updateAll()
    }

    override func update() {
        guard let size else { return }
        let proxy = GeometryProxy(size: size, origin: item.frame.isNull ? .zero : item.frame.origin)
        let view = Graph.evaluate(self, &sentinel) { content(proxy) }
        if let child {
            Content._updateNode(child, view)
        } else {
            child = Content._makeNode(view, self)
            Structure.noteStale(self)
            PreferenceReaders.noteStructureChange(below: self)
        }
    }

    var directedItems: [LayoutItem] { [item] }

    func refreshOutputs() {
        item.setChildren(child?.layoutItems() ?? [])
        item.noteContentChanged()
    }

    override func childOutputsChanged() -> Bool {
        Structure.noteStale(self)
        return true
    }

    override func appendOutputs(_ outputs: inout [AnyObject]) { outputs.append(item) }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        if let child { body(child) }
    }

    override func unmount() {
        super.unmount()
        sentinel?.cancel()
        item.sizeChanged = nil
        child?.unmount()
    }
}
