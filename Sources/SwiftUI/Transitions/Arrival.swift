import Toolkit
import ViewGraph
import ViewLayout

/// Lets views that have just been made come in, where that is animated.
@MainActor
enum Arrival {
    /// `node` is new in a tree that was there before.
    static func begin(_ node: _GraphNode) {
        guard !Graph.transaction.isEmpty, let animation = Transaction.current.animation else { return }
        for top in Topmost.of(node) {
            switch top {
            case .withTransition(let view):
                guard !view.transition.removesAtOnce || !view.transition.isFade else { continue }
                Graph.withTransaction(PropertyList()) { view.enter(.willAppear) }
                Graph.withTransaction(transaction(view.transition.animation ?? animation)) { view.enter(.identity) }
            case .plain(let node):
                Fade.begin(node.shownItems, from: 0, to: 1, animation)
            }
        }
    }

    static func transaction(_ animation: Animation) -> PropertyList {
        var transaction = Transaction.current
        transaction.animation = animation
        return transaction.list
    }
}

extension _GraphNode {
    /// The layout items that this subtree shows; none where it makes something else than views: entries of menus.
    @MainActor
    var shownItems: [LayoutItem] {
        var outputs: [AnyObject] = []
        appendOutputs(&outputs)
        return outputs.compactMap { $0 as? LayoutItem }
    }
}
