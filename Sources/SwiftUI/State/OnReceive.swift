import Combine
import Foundation
import ViewGraph

extension View {
    /// Runs `action` for every value of `publisher` while the view is there.
    ///
    /// The subscription begins when the view appears, ends when it goes, and is made anew when a body gives another
    /// publisher. Values are to come on the main thread; those that come elsewhere are brought there, with one message.
    public nonisolated func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(_ReceptionModifier(publisher: publisher, action: action))
    }
}

/// Runs an action for what a publisher sends.
public struct _ReceptionModifier<P: Publisher>: ViewModifier where P.Failure == Never {
    public typealias Body = Never
    nonisolated(unsafe) let publisher: P
    nonisolated(unsafe) let action: (P.Output) -> Void

    nonisolated init(publisher: P, action: @escaping (P.Output) -> Void) {
        self.publisher = publisher
        self.action = action
    }

    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        ReceptionNode(modifier, content, parent: parent)
    }
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: ReceptionNode<V, P>.self)
        node.receive(content)
        node.receive(modifier)
    }
}

final class ReceptionNode<Content: View, P: Publisher>: ContentNode<Content> where P.Failure == Never {
    private var modifier: _ReceptionModifier<P>
    private var subscription: AnyCancellable?

    init(_ modifier: _ReceptionModifier<P>, _ content: Content, parent: _GraphNode) {
        self.modifier = modifier
        super.init(content, parent: parent)
        subscribe()
    }

    func receive(_ new: _ReceptionModifier<P>) {
        let isSame = planEqual(modifier.publisher, new.publisher)
        modifier = new
        if !isSame { subscribe() }
    }

    /// After the pass, as some publishers send a value at once, and what that changes belongs to the next.
    private func subscribe() {
        Graph.enqueue(.appeared) { [weak self] in
            guard let self, !flags.contains(.unmounted) else { return }
            subscription = modifier.publisher.sink { [weak self] value in
                nonisolated(unsafe) let value = value
                if MainThread.isCurrent {
                    onMainThread { self?.act(on: value) }
                } else {
                    Log.once("onReceive got a value of \(P.self) on a background thread; add .receive(on:).")
                    DispatchQueue.main.async { self?.act(on: value) }
                }
            }
        }
    }

    private func act(on value: P.Output) {
        if !flags.contains(.unmounted) { modifier.action(value) }
    }

    override func unmount() {
        super.unmount()
        subscription = nil
    }
}
