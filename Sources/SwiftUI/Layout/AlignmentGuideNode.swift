import Foundation
import ViewGraph
import ViewLayout

/// The place of an alignment guide. The author's closure runs while views are laid out; what it reads of state and
/// models then is noted, and has them laid out again when it changes.
final class AlignmentGuideNode<Content: View>: ItemModifierNode<Content, _AlignmentLayout> {
    private var sentinel: ObservationSentinel?

    override func makeItem() -> UnaryItem {
        let item = super.makeItem()
        unsafeDowncast(item, to: AlignmentGuideItem.self).evaluate = { [weak self] computation in
            onMainThread {
                guard let self, !self.flags.contains(.unmounted) else { return computation() }
                return Graph.evaluate(self, &self.sentinel, computation)
            }
        }
        return item
    }

    override func update() {
        for item in items { item.invalidateSize() }
    }

    override func unmount() {
        super.unmount()
        sentinel?.cancel()
    }
}
