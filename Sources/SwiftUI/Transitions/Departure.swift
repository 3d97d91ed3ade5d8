import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// A subtree that is on its way out: no part of the layout any more, but still seen where it was.
@MainActor
final class Departure {
    private let node: _GraphNode
    private var items: [DepartingItem] = []
    private var isOver = false
    private let ended: @MainActor (Departure) -> Void

    /// Lets `node` go by its transitions; nil where it goes at once. `ended` is called when it has gone, and not when
    /// `end()` is called before.
    static func begin(_ node: _GraphNode, ended: @escaping @MainActor (Departure) -> Void) -> Departure? {
        guard !Graph.transaction.isEmpty, let animation = Transaction.current.animation, !isInside(node) else {
            return nil
        }
        let tops = Topmost.of(node)
        let goesAtOnce = tops.allSatisfy {
            if case .withTransition(let view) = $0 { view.transition.removesAtOnce } else { false }
        }
        if goesAtOnce { return nil }
        let shown = node.shownItems.filter { !$0.frame.isNull && !$0.isOffScreen }
        guard !shown.isEmpty else { return nil }
        return Departure(node, shown, tops, animation, ended)
    }

    /// Nodes that are on their way out.
    private static var going: Set<ObjectIdentifier> = []

    /// Whether something around the node is on its way out: nothing gathers what that shows any more.
    private static func isInside(_ node: _GraphNode) -> Bool {
        if going.isEmpty { return false }
        var above = node.parent
        while let current = above {
            if going.contains(ObjectIdentifier(current)) { return true }
            above = current.parent
        }
        return false
    }

    private init(
        _ node: _GraphNode, _ shown: [LayoutItem], _ tops: [Topmost], _ animation: Animation,
        _ ended: @escaping @MainActor (Departure) -> Void
    ) {
        self.node = node
        self.ended = ended
        Self.going.insert(ObjectIdentifier(node))
        for item in shown {
            guard let surface = item.arranging, let contents = surface.innerContents else { continue }
            let departing = DepartingItem(item, in: surface)
            contents.departing.append(departing)
            Structure.noteStale(surface)
            items.append(departing)
        }
        var length = 0.0
        for top in tops {
            switch top {
            case .withTransition(let view):
                let animation = view.transition.animation ?? animation
                Graph.withTransaction(Arrival.transaction(animation)) { view.enter(.didDisappear) }
                length = max(length, animation.length)
            case .plain(let node):
                Fade.begin(node.shownItems, from: 1, to: 0, animation)
                length = max(length, animation.length)
            }
        }
        Deadline.after(length) { [weak self] in self?.finish() }
    }

    private func finish() {
        guard !isOver else { return }
        end()
        ended(self)
    }

    /// Takes the views away now.
    func end() {
        guard !isOver else { return }
        isOver = true
        Self.going.remove(ObjectIdentifier(node))
        for item in items { item.leave() }
        items = []
        Removal.unmount(node)
    }
}

/// Keeps a view that is no longer part of the layout where it was in its surface.
final class DepartingItem: UnaryItem {
    nonisolated(unsafe) private weak var surface: (any Arranging)?
    private let place: CGRect
    private let proposal: ProposedViewSize

    @MainActor
    init(_ item: LayoutItem, in surface: any Arranging) {
        place = item.frame
        proposal = item.placedProposal
        self.surface = surface
        let direction = item.layoutDirection
        super.init(child: item)
        layoutDirection = direction
        if let outer = surface as? LayoutItem { parent = outer }
    }

    /// Called when the surface is laid out.
    func layOut() { place(at: place.origin, proposal: proposal, size: place.size) }

    override func placeContents() { child?.place(at: frame.origin, proposal: proposal, size: frame.size) }

    @MainActor
    func leave() {
        guard let surface else { return }
        surface.innerContents?.departing.removeAll { $0 === self }
        Structure.noteStale(surface)
        child = nil
    }
}

extension LayoutItem {
    /// What keeps the widgets of this item.
    @MainActor
    fileprivate var arranging: (any Arranging)? {
        var above = parent
        while let current = above {
            if let surface = current.asArranging { return surface }
            above = current.parent
        }
        return nil
    }
}
