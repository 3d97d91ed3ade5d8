import CoreTransferable
import Foundation
import FoundationSupplement
import Toolkit
import ViewGraph
import ViewLayout

/// An item whose content can be dragged away.
final class DragItem: EffectItem, DragDelegate {
    /// What is dragged; asked for when a drag begins. Nothing when there is none.
    nonisolated(unsafe) var payload: @MainActor () -> [NSItemProvider] = { [] }
    /// Makes what is shown at the pointer, with its end; nil for a picture of the content.
    nonisolated(unsafe) var makePreview: (@MainActor (_GraphNode) -> (any Surface, @MainActor () -> Void))?
    nonisolated(unsafe) private var endPreview: (@MainActor () -> Void)?

    @MainActor
    init() {
        super.init { (Desktop.chosen.makeEffectSurface(EffectContent(), client: $0), keeping: nil) }
    }

    deinit {
        let endPreview = endPreview
        if let endPreview { onMainThread { endPreview() } }
    }

    @MainActor
    func setEnabled(_ isEnabled: Bool) { effectSurface?.offerDrags(isEnabled ? self : nil) }

    @MainActor
    func dragBegins(at point: CGPoint) -> (any TransferSource)? {
        let providers = payload()
        return providers.isEmpty ? nil : OutgoingItems(providers)
    }

    @MainActor
    func dragPreview() -> (any Surface)? {
        endPreview?()
        endPreview = nil
        guard let node, let (surface, end) = makePreview?(node) else { return nil }
        endPreview = end
        Structure.updateAll()
        return surface
    }

    @MainActor
    func dragEnded(wasTaken: Bool) {
        endPreview?()
        endPreview = nil
    }
}

/// Lets a person drag a view away.
public struct _DragModifier<Preview: View>: _ItemModifier {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias _Item = UnaryItem
    let payload: @MainActor () -> [NSItemProvider]
    nonisolated(unsafe) let preview: Preview?

    nonisolated init(payload: @escaping @MainActor () -> [NSItemProvider], preview: Preview?) {
        self.payload = payload
        self.preview = preview
    }

    public func _makeItem() -> UnaryItem {
        let item = DragItem()
        _update(item)
        Structure.noteStale(item)
        return item
    }

    public func _update(_ item: UnaryItem) {
        let item = unsafeDowncast(item, to: DragItem.self)
        item.payload = payload
        guard let preview else { return }
        item.makePreview = { parent in
            let node = HostNode(preview, host: .bare(), parent: parent)
            return (node.host.surface, { node.unmount() })
        }
    }

    public static var _readsEnvironment: Bool { true }
    public func _apply(_ node: _GraphNode, to item: UnaryItem) {
        let item = unsafeDowncast(item, to: DragItem.self)
        item.node = node
        item.setEnabled(node.environmentValues.isEnabled)
    }
}

extension View {
    /// Lets a person drag the view away, and with it `payload`, which is asked for when a drag begins.
    ///
    /// Other apps get it in the forms that its type has for all. Follows
    /// <https://developer.apple.com/documentation/swiftui/view/draggable(_:)>.
    public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        nonisolated(unsafe) let payload = payload
        return modifier(_DragModifier<EmptyView>(payload: { [NSItemProvider(transferring: payload())] }, preview: nil))
    }

    /// Lets a person drag the view away, with `preview` at the pointer.
    public nonisolated func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        nonisolated(unsafe) let payload = payload
        return modifier(_DragModifier(payload: { [NSItemProvider(transferring: payload())] }, preview: preview()))
    }

    /// Lets a person drag the view away, and with it what `data` gives when a drag begins.
    ///
    /// Follows <https://developer.apple.com/documentation/swiftui/view/ondrag(_:)>.
    public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        nonisolated(unsafe) let data = data
        return modifier(_DragModifier<EmptyView>(payload: { [data()] }, preview: nil))
    }

    /// Lets a person drag the view away, with `preview` at the pointer.
    public nonisolated func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        nonisolated(unsafe) let data = data
        return modifier(_DragModifier(payload: { [data()] }, preview: preview()))
    }

    /// Lets a person drag the view away, and with it what `action` gives when a drag begins; nil for nothing.
    public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
        nonisolated(unsafe) let action = action
        return modifier(
            _DragModifier<EmptyView>(payload: { action?().map { [$0] } ?? [] }, preview: nil))
    }
}
