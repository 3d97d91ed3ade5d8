import ViewGraph
import ViewLayout

/// Views that fill a surface of their own.
final class HostNode<Content: View>: ParentNode, Container, DirectedNode, SizedContainer {
    let host: SurfaceHost
    /// Whether views measure themselves by its room: a window's, a sheet's, a column's.
    let isContainer: Bool
    var isStale = false

    init(_ content: Content, host: SurfaceHost, parent: _GraphNode, isContainer: Bool = false) {
        self.host = host
        self.isContainer = isContainer
        super.init(parent: parent)
        flags.subtract([.ofContainer, .carriesRowTraits])
        if !host.isInMenu { flags.remove(.inMenu) }
        host.layoutDirection = environmentValues.layoutDirection
        child = Content._makeNode(content, self)
        // Built as a whole: nothing has to be put off.
        refreshOutputs()
    }

    var directedItems: [LayoutItem] { [host] }

    func receive(_ content: Content) { Content._updateNode(child, content) }

    func refreshOutputs() {
        host.setChildren(child.layoutItems())
        Structure.noteStale(host)
    }

    override func childOutputsChanged() -> Bool {
        if child != nil { Structure.noteStale(self) }
        return true
    }

    /// The surface's content is no part of what the tree around it shows.
    override func appendOutputs(_ outputs: inout [AnyObject]) {}

    lazy var containerSize: Location<CGSize> = {
        let size = Location(host.frame.isNull ? .zero : host.frame.size)
        host.willLayOut = { ContainerSize.set(size, $0) }
        return size
    }()

    override var isInterchangeable: Bool { hasInterchangeableChildren }

    override func unmount() {
        super.unmount()
        host.removeAll()
        host.setChildren([])
    }
}
