import ViewGraph

extension View {
    /// Says what a navigation stack shows for values of a type: of its links, and of its path.
    ///
    /// To be put on a view inside the stack, outside of lists' rows, which are made only when they are seen.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(_DestinationModifier(destination: destination))
    }

    /// Shows a view over this one in the navigation stack while `isPresented` is true.
    public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let view = destination()
        return modifier(
            _PushModifier(isPresented: { isPresented.wrappedValue }, dismiss: { isPresented.wrappedValue = false }) {
                AnyView(view)
            })
    }

    /// Shows a view over this one in the navigation stack while `item` is not nil, for that item.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        nonisolated(unsafe) let destination = destination
        return modifier(
            _PushModifier(isPresented: { item.wrappedValue != nil }, dismiss: { item.wrappedValue = nil }) {
                item.wrappedValue.map { value in AnyView(PresentedView { destination(value) }.id(value)) }
                    ?? AnyView(EmptyView())
            })
    }
}

/// Says what values of a type lead to.
public struct _DestinationModifier<Value: Hashable, Destination: View>: ViewModifier {
    public typealias Body = Never
    nonisolated(unsafe) let destination: (Value) -> Destination

    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        DestinationNode(modifier, content, parent: parent)
    }
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        unsafeDowncast(node, to: DestinationNode<V, Value, Destination>.self).receive(modifier, content)
    }
}

/// The place of such a modifier, known to the stack for as long as it is there.
final class DestinationNode<Content: View, Value: Hashable, Destination: View>: ContentNode<Content>,
    DestinationProviding
{
    private var modifier: _DestinationModifier<Value, Destination>
    private weak var navigator: (any Navigator)?

    init(_ modifier: _DestinationModifier<Value, Destination>, _ content: Content, parent: _GraphNode) {
        self.modifier = modifier
        super.init(content, parent: parent)
        navigator = Graph.untracked { environmentValues.navigationPlace.navigator }
        if let navigator {
            navigator.add(self)
        } else {
            Graph.reportOnce("navigationDestination(for: \(Value.self).self) is in no navigation stack.")
        }
    }

    func receive(_ new: _DestinationModifier<Value, Destination>, _ content: Content) {
        modifier = new
        receive(content)
        navigator?.changed(self)
    }

    var valueType: ObjectIdentifier { ObjectIdentifier(Value.self) }

    func view(for value: AnyHashable) -> AnyView? {
        guard let value = value.base as? Value else { return nil }
        nonisolated(unsafe) let make = modifier.destination
        return AnyView(PresentedView { make(value) })
    }

    override func unmount() {
        super.unmount()
        navigator?.remove(self)
    }
}

/// Shows a view in the stack while a binding says so.
public struct _PushModifier: ViewModifier {
    public typealias Body = Never
    let isPresented: @MainActor () -> Bool
    let dismiss: @MainActor () -> Void
    let view: @MainActor () -> AnyView

    nonisolated init(
        isPresented: @escaping @MainActor () -> Bool, dismiss: @escaping @MainActor () -> Void,
        view: @escaping @MainActor () -> AnyView
    ) {
        self.isPresented = isPresented
        self.dismiss = dismiss
        self.view = view
    }

    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        PushNode(modifier, content, parent: parent)
    }
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: PushNode<V>.self)
        node.receive(content)
        node.receive(modifier)
    }
}

/// The place of a view that has another shown over it in the stack.
final class PushNode<Content: View>: ContentNode<Content> {
    private var modifier: _PushModifier
    private let link = PageLink()
    private var sentinel: ObservationSentinel?

    init(_ modifier: _PushModifier, _ content: Content, parent: _GraphNode) {
        self.modifier = modifier
        super.init(content, parent: parent)
        update()
    }

    func receive(_ new: _PushModifier) {
        modifier = new
        update()
    }

    override func update() {
        let (isPresented, view) = Graph.evaluate(self, &sentinel) {
            modifier.isPresented() ? (true, modifier.view()) : (false, AnyView(EmptyView()))
        }
        let place = Graph.untracked { environmentValues.navigationPlace }
        link.update(isPresented, view, at: place) { [weak self] in
            if let self, !flags.contains(.unmounted), modifier.isPresented() { modifier.dismiss() }
        }
    }

    override func unmount() {
        super.unmount()
        sentinel?.cancel()
        link.end()
    }
}

/// A page that a link or a binding has in a stack, or not.
@MainActor
final class PageLink {
    private(set) var page: PresentedPage?
    private weak var navigator: (any Navigator)?

    func update(
        _ isPresented: Bool, _ view: @autoclosure () -> AnyView, at place: NavigationPlace,
        ended: @escaping @MainActor () -> Void
    ) {
        guard isPresented else { return end() }
        guard let target = place.navigator else {
            Graph.reportOnce("A link or navigationDestination leads nowhere: it is in no navigation stack.")
            return
        }
        navigator = target
        let page =
            page
            ?? PresentedPage(view()) { [weak self] in
                self?.page = nil
                ended()
            }
        page.view = view()
        self.page = page
        target.present(page, from: place.level)
    }

    func end() {
        guard let page else { return }
        self.page = nil
        navigator?.dismiss(page)
    }
}
