import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// An item whose content is in a surface of its own, so that it can be drawn as one: fainter, turned, cut.
class EffectItem: WidgetItem, Arranging {
    nonisolated(unsafe) final var isStale = false
    nonisolated(unsafe) private var inner: SurfaceContents!
    private let client: Client

    /// What the surface does not keep alive itself.
    private let kept: AnyObject?

    @MainActor
    convenience init(_ effect: EffectContent) {
        self.init { (Desktop.chosen.makeEffectSurface(effect, client: $0), keeping: nil) }
    }

    /// An item with a surface that the caller makes for the client that it is given.
    @MainActor
    init(_ makeSurface: (any SurfaceClient) -> (any Surface, keeping: AnyObject?)) {
        client = Client()
        let (surface, kept) = makeSurface(client)
        self.kept = kept
        super.init(surface)
        inner = SurfaceContents(surface)
        client.item = self
    }

    @MainActor
    final func update(_ effect: EffectContent) { effectSurface?.update(effect) }

    /// The surface was made as one with effects.
    @MainActor
    final var effectSurface: (any EffectSurface)? { widget as? any EffectSurface }

    /// The effect for a size, where it depends on it.
    nonisolated(unsafe) private var sizedEffect: (@MainActor (CGSize) -> EffectContent)?

    @MainActor
    func setSizedEffect(_ effect: @escaping @MainActor (CGSize) -> EffectContent) {
        sizedEffect = effect
        if !frame.isNull { update(effect(frame.size)) }
    }

    /// What the content was laid out for last.
    nonisolated(unsafe) private var laidOutProposal: ProposedViewSize?

    override func placeContents() {
        if let sizedEffect { onMainThread { update(sizedEffect(frame.size)) } }
        // The pixels may be the same as before, so that the desktop would ask for no layout.
        if laidOutProposal != placedProposal { onMainThread { inner.surface.setNeedsPlacement() } }
        super.placeContents()
    }

    override func contentsInvalidated() {
        onMainThread {
            inner?.surface.setNeedsLayout()
            Structure.noteStale(self)
        }
    }

    @MainActor
    var innerSurface: any Surface { inner.surface }
    @MainActor
    var innerContents: SurfaceContents? { inner }

    @MainActor
    func arrangeWidgets() {
        var leaves: [LayoutItem] = []
        child?.appendLeaves(&leaves)
        if inner.arrange(leaves) { noteNameChanged() }
    }

    override func takeFocus() -> Bool {
        if super.takeFocus() { return true }
        var leaves: [LayoutItem] = []
        child?.appendLeaves(&leaves)
        return leaves.contains { unsafeDowncast($0, to: WidgetItem.self).takeFocus() }
    }

    override var accessibleName: String {
        var leaves: [LayoutItem] = []
        child?.appendLeaves(&leaves)
        return leaves.map { unsafeDowncast($0, to: WidgetItem.self).accessibleName }.filter { !$0.isEmpty }
            .joined(separator: " ")
    }

    /// The surface's questions go to the item's content; what it is offered was decided when the item was placed.
    @MainActor
    private final class Client: SurfaceClient {
        weak var item: EffectItem?

        func measure(width: Double?, height: Double?) -> CGSize {
            item?.size(ProposedViewSize(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })) ?? .zero
        }
        func minimumSize() -> CGSize { .zero }
        func layout(in size: CGSize) {
            guard let item else { return }
            item.laidOutProposal = item.placedProposal
            item.child?.place(at: .zero, proposal: item.placedProposal)
            item.inner.placeDeparting()
        }
        func baselines(in size: CGSize) -> (first: Double, last: Double)? { nil }
    }
}
