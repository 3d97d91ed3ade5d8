import CoreTransferable
import Foundation
import FoundationSupplement
import Toolkit
import UniformTypeIdentifiers
import ViewGraph
import ViewLayout

/// What a view does with what is dropped on it.
@MainActor
struct DropHandler {
    var types: [UTType]
    var validate: @MainActor (DropInfo) -> Bool = { _ in true }
    var entered: @MainActor (DropInfo) -> Void = { _ in }
    var updated: @MainActor (DropInfo) -> DropProposal? = { _ in nil }
    var exited: @MainActor (DropInfo) -> Void = { _ in }
    /// Whether it was taken.
    var perform: @MainActor (DropInfo) async -> Bool

    nonisolated init(types: [UTType], perform: @escaping @MainActor (DropInfo) async -> Bool) {
        self.types = types
        self.perform = perform
    }

    nonisolated init(types: [UTType], _ delegate: any SwiftUI.DropDelegate) {
        self.types = types
        // Used on the main actor alone.
        nonisolated(unsafe) let delegate = delegate
        validate = { delegate.validateDrop(info: $0) }
        entered = { delegate.dropEntered(info: $0) }
        updated = { delegate.dropUpdated(info: $0) }
        exited = { delegate.dropExited(info: $0) }
        perform = { delegate.performDrop(info: $0) }
    }
}

/// An item on whose content things are dropped.
final class DropItem: EffectItem, DropReceiver {
    nonisolated(unsafe) var handler: DropHandler
    /// What is dragged over it, and what would become of it.
    nonisolated(unsafe) private var inside: (info: DropInfo, answer: DropAnswer)?

    @MainActor
    init(_ handler: DropHandler) {
        self.handler = handler
        super.init { (Desktop.chosen.makeEffectSurface(EffectContent(), client: $0), keeping: nil) }
    }

    deinit {
        // What is gone has nothing over it.
        guard let inside else { return }
        let exited = handler.exited
        onMainThread { Graph.enqueue(.disappeared) { exited(inside.info) } }
    }

    @MainActor
    func setEnabled(_ isEnabled: Bool) {
        effectSurface?.takeDrops(isEnabled ? self : nil)
        if !isEnabled { leave() }
    }

    // MARK: DropReceiver

    @MainActor
    func accepts(_ offer: any TransferReader) -> Bool {
        let info = DropInfo(location: .zero, incoming: IncomingItems(offer))
        return info.hasItemsConforming(to: handler.types) && handler.validate(info)
    }

    @MainActor
    func dropMoved(_ offer: any TransferReader, to point: CGPoint) -> DropAnswer {
        let info = DropInfo(location: point, incoming: IncomingItems(offer))
        if inside == nil {
            inside = (info, .copy)
            handler.entered(info)
        }
        inside?.info = info
        if let proposal = handler.updated(info) { inside?.answer = proposal.answer }
        return inside?.answer ?? .refused
    }

    @MainActor
    func dropExited(_ offer: any TransferReader) { leave() }

    @MainActor
    private func leave() {
        guard let (info, _) = inside else { return }
        inside = nil
        handler.exited(info)
    }

    @MainActor
    func dropped(_ offer: any TransferReader, at point: CGPoint, done: @escaping @MainActor (Bool) -> Void) {
        leave()
        let handler = handler
        Task { @MainActor in
            let incoming = IncomingItems(offer)
            var info = DropInfo(location: point, incoming: incoming)
            let providers = await incoming.providers(for: handler.types)
            info.read = providers
            if providers.isEmpty {
                Log.once("what was dropped is none of \(handler.types.map(\.identifier).joined(separator: ", "))")
                return done(false)
            }
            done(await handler.perform(info))
        }
    }
}

extension DropProposal {
    fileprivate var answer: DropAnswer {
        switch operation {
        case .cancel, .forbidden: .refused
        case .copy: .copy
        case .move: .move
        }
    }
}

/// Lets things be dropped on a view.
public struct _DropModifier: _ItemModifier {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias _Item = UnaryItem
    let handler: DropHandler

    nonisolated init(_ handler: DropHandler) { self.handler = handler }

    public func _makeItem() -> UnaryItem {
        let item = DropItem(handler)
        Structure.noteStale(item)
        return item
    }

    public func _update(_ item: UnaryItem) { unsafeDowncast(item, to: DropItem.self).handler = handler }

    public static var _readsEnvironment: Bool { true }
    public func _apply(_ node: _GraphNode, to item: UnaryItem) {
        let item = unsafeDowncast(item, to: DropItem.self)
        item.node = node
        item.setEnabled(node.environmentValues.isEnabled)
    }
}

extension View {
    /// Takes values of a type that are dropped on the view. `action` gets those that could be read, with the place, and
    /// says whether it took them; what could not be read is said once in the log. `isTargeted` is told when something of
    /// the type comes over the view and when it leaves.
    ///
    /// Follows <https://developer.apple.com/documentation/swiftui/view/dropdestination(for:action:istargeted:)>.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        nonisolated(unsafe) let (action, isTargeted) = (action, isTargeted)
        var handler = DropHandler(types: T.importedContentTypes) { info in
            let values = await TransferredValues.load(T.self, from: info.read ?? [])
            return !values.isEmpty && action(values, info.location)
        }
        handler.tell(isTargeted)
        return modifier(_DropModifier(handler))
    }

    /// Takes items of some types that are dropped on the view. `action` says whether it takes them. `isTargeted` is true
    /// while such items are over the view.
    ///
    /// Follows <https://developer.apple.com/documentation/swiftui/view/ondrop(of:istargeted:perform:)-f15m>.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Takes items of some types that are dropped on the view, with the place.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        nonisolated(unsafe) let action = action
        var handler = DropHandler(types: supportedContentTypes) { action($0.read ?? [], $0.location) }
        handler.tell { isTargeted?.wrappedValue = $0 }
        return modifier(_DropModifier(handler))
    }

    /// Takes items of some types, by their identifiers, that are dropped on the view.
    public nonisolated func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.contentTypes, isTargeted: isTargeted, perform: action)
    }

    /// Takes items of some types, by their identifiers, that are dropped on the view, with the place.
    public nonisolated func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.contentTypes, isTargeted: isTargeted, perform: action)
    }

    /// Has a delegate decide about items of some types that are dragged over the view.
    ///
    /// Follows <https://developer.apple.com/documentation/swiftui/view/ondrop(of:delegate:)-6lin8>.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], delegate: any SwiftUI.DropDelegate
    ) -> some View {
        modifier(_DropModifier(DropHandler(types: supportedContentTypes, delegate)))
    }

    /// Has a delegate decide about items of some types, by their identifiers, that are dragged over the view.
    public nonisolated func onDrop(of supportedTypes: [String], delegate: any SwiftUI.DropDelegate) -> some View {
        onDrop(of: supportedTypes.contentTypes, delegate: delegate)
    }
}

extension DropHandler {
    nonisolated fileprivate mutating func tell(_ isTargeted: @escaping (Bool) -> Void) {
        nonisolated(unsafe) let isTargeted = isTargeted
        entered = { _ in isTargeted(true) }
        exited = { _ in isTargeted(false) }
    }
}
