import Foundation
import ViewGraph
import ViewLayout

/// Gives its content the size and the place that it has; it takes all it is offered, and puts its content at the top leading corner.
///
/// Follows <https://developer.apple.com/documentation/swiftui/geometryreader>.
public struct GeometryReader<Content: View>: _PrimitiveView {
    /// Makes the content for a size.
    public nonisolated(unsafe) var content: (GeometryProxy) -> Content

    /// Content that depends on the size it gets.
    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        GeometryNode(view, parent: parent)
    }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: GeometryNode<Content>.self).receive(view)
    }
}

final class GeometryNode<Content: View>: _GraphNode, Container, DirectedNode {
    var isStale = false
    private let item = GeometryReaderItem()
    private var view: GeometryReader<Content>
    private var size: CGSize?
    private lazy var place = GeometryPlace(of: item, self)
    private var sentinel: ObservationSentinel?
    private var child: _GraphNode?

    init(_ view: GeometryReader<Content>, parent: _GraphNode) {
        self.view = view
        super.init(parent: parent)
        flags.subtract([.ofContainer, .carriesRowTraits])
        item.layoutDirection = environmentValues.layoutDirection
        item.sizeChanged = { [unowned self] size in
            onMainThread { sizeChanged(size) }
        }
    }

    func receive(_ new: GeometryReader<Content>) {
        let isSame = !flags.contains(.dirty) && planEqual(view, new)
        view = new
        if child != nil && !isSame { update() }
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
        let proxy = GeometryProxy(size: size, place: place)
        let content = Graph.evaluate(self, &sentinel) { view.content(proxy) }
        if let child {
            Content._updateNode(child, content)
        } else {
            child = Content._makeNode(content, self)
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
