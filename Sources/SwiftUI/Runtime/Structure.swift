import ViewGraph
import ViewLayout

/// Brings the layout tree and the widgets in line with the view tree, after views came, went or moved.
///
/// Nodes only note that they are stale, so that ten insertions cost one walk; the walk follows the update pass.
@MainActor
enum Structure {
    private static var staleContainers: [any Container] = []
    private static var staleHosts: [any Rearranging] = []

    static func noteStale(_ container: any Container) {
        if container.isStale { return }
        container.isStale = true
        staleContainers.append(container)
    }

    static func noteStale(_ host: any Rearranging) {
        if host.isStale { return }
        host.isStale = true
        staleHosts.append(host)
    }

    /// Runs the update pass, then this.
    static func updateAll() {
        Graph.update()
        update()
    }

    static func update() {
        while !staleContainers.isEmpty || !staleHosts.isEmpty {
            let containers = staleContainers
            staleContainers.removeAll(keepingCapacity: true)
            for container in containers {
                container.isStale = false
                if !container.flags.contains(.unmounted) { container.refreshOutputs() }
            }
            if !staleContainers.isEmpty { continue }
            let hosts = staleHosts
            staleHosts.removeAll(keepingCapacity: true)
            for host in hosts {
                host.isStale = false
                host.arrangeWidgets()
            }
        }
        ScrollRequests.perform()
    }
}

/// A node that gathers the layout items of what is below it into an item of its own.
@MainActor
protocol Container: _GraphNode {
    var isStale: Bool { get set }
    /// Takes on the items below as they are now.
    func refreshOutputs()
}

extension _GraphNode {
    /// The layout items that this subtree hands to its container, in view order.
    @MainActor
    func layoutItems() -> [LayoutItem] {
        var outputs: [AnyObject] = []
        appendOutputs(&outputs)
        // Nodes of views hand over nothing but layout items.
        return outputs.map { unsafeDowncast($0, to: LayoutItem.self) }
    }
}
