import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// What a modifier wants shown now: for whom, and how the views are made.
struct PresentationRequest<Presented: View> {
    /// Another one is another presentation.
    let id: AnyHashable
    let view: PresentedView<Presented>
}

/// Shows views over the window while a binding says so.
public struct _PresentationModifier<Presented: View>: ViewModifier {
    public typealias Body = Never
    let kind: PresentationContent.Kind
    /// Reads the binding.
    let request: @MainActor () -> PresentationRequest<Presented>?
    /// Writes the binding back, when the person or the views end the presentation.
    let dismiss: @MainActor () -> Void
    nonisolated(unsafe) let onDismiss: (() -> Void)?
    /// Where a popover points.
    nonisolated(unsafe) let anchor: PopoverAnchor?

    nonisolated init(
        _ kind: PresentationContent.Kind, anchor: PopoverAnchor? = nil, onDismiss: (() -> Void)? = nil,
        request: @escaping @MainActor () -> PresentationRequest<Presented>?,
        dismiss: @escaping @MainActor () -> Void
    ) {
        self.kind = kind
        self.anchor = anchor
        self.onDismiss = onDismiss
        self.request = request
        self.dismiss = dismiss
    }

    /// Shown while the binding is true.
    nonisolated init(
        _ kind: PresentationContent.Kind, anchor: PopoverAnchor? = nil, isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil, content: @escaping () -> Presented
    ) {
        nonisolated(unsafe) let content = content
        self.init(kind, anchor: anchor, onDismiss: onDismiss) {
            isPresented.wrappedValue ? PresentationRequest(id: true, view: PresentedView(make: content)) : nil
        } dismiss: {
            isPresented.wrappedValue = false
        }
    }

    /// Shown while the binding has an item, and for that item.
    nonisolated init<Item: Identifiable>(
        _ kind: PresentationContent.Kind, anchor: PopoverAnchor? = nil, item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil, content: @escaping (Item) -> Presented
    ) {
        nonisolated(unsafe) let content = content
        self.init(kind, anchor: anchor, onDismiss: onDismiss) {
            item.wrappedValue.map { item in
                PresentationRequest(id: AnyHashable(item.id), view: PresentedView { content(item) })
            }
        } dismiss: {
            item.wrappedValue = nil
        }
    }

    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        PresenterNode(modifier, content, parent: parent)
    }
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        unsafeDowncast(node, to: PresenterNode<V, Presented>.self).receive(modifier, content)
    }
}

/// The place of a view that presents others. What is presented sees this place's environment, and ends with it.
final class PresenterNode<Content: View, Presented: View>: ContentNode<Content>, Presenter {
    private var modifier: _PresentationModifier<Presented>
    private var sentinel: ObservationSentinel?
    private var shown: (id: AnyHashable, node: PresentedNode<PresentedView<Presented>>)?
    private var direction = LayoutDirection.leftToRight

    init(_ modifier: _PresentationModifier<Presented>, _ content: Content, parent: _GraphNode) {
        self.modifier = modifier
        super.init(content, parent: parent)
        modifier.anchor?.moved = { [weak self] in self?.anchorMoved() }
        update()
    }

    func receive(_ new: _PresentationModifier<Presented>, _ content: Content) {
        modifier = new
        receive(content)
        update()
    }

    override func update() {
        let (request, direction) = Graph.evaluate(self, &sentinel) {
            (modifier.request(), environmentValues.layoutDirection)
        }
        if direction != self.direction {
            self.direction = direction
            shown?.node.layoutDirectionChanged()
        }
        if let shown, shown.id != request?.id { end(shown.node) }
        guard let request else {
            context?.finished(self)
            return
        }
        if let shown { return shown.node.receive(request.view) }
        start(request)
    }

    private var context: PresentationContext? { Graph.untracked { environmentValues.presentationContext } }

    private func start(_ request: PresentationRequest<Presented>) {
        guard let context, let surface = context.surface else { return }
        let node: PresentedNode<PresentedView<Presented>>
        if case .popover = modifier.kind {
            // Until the view that it points at has a place there is nothing to point at.
            guard let anchor = modifier.anchor?.place else { return }
            node = make(request, over: anchor.surface, anchor: anchor.frame)
        } else {
            guard context.admit(self) else { return }
            node = make(request, over: surface, anchor: .zero)
        }
        shown = (request.id, node)
        if !Graph.isUpdating { Graph.requestWork() }
    }

    private func make(
        _ request: PresentationRequest<Presented>, over surface: any Surface, anchor: CGRect
    ) -> PresentedNode<PresentedView<Presented>> {
        var content = PresentationContent(modifier.kind.mirrored(direction))
        content.anchor = anchor
        return PresentedNode(
            request.view, content, dismiss: { [weak self] in self?.dismiss(request.id) }, parent: self
        ) { Desktop.chosen.makePresentation(content, over: surface, delegate: $0) }
    }

    /// Of a presentation that may have been followed by another one meanwhile.
    private func dismiss(_ id: AnyHashable) {
        if shown?.id == id { modifier.dismiss() }
    }

    private func end(_ node: PresentedNode<PresentedView<Presented>>) {
        shown = nil
        node.unmount()
        if let onDismiss = modifier.onDismiss { Graph.enqueue(.disappeared) { onDismiss() } }
    }

    /// In a layout: the view that a popover points at was placed.
    private func anchorMoved() {
        guard !flags.contains(.unmounted) else { return }
        if let shown {
            if let place = modifier.anchor?.place { shown.node.setAnchor(place.frame) }
        } else {
            Graph.mark(self)
        }
    }

    override func unmount() {
        super.unmount()
        sentinel?.cancel()
        shown?.node.unmount()
        shown = nil
        context?.finished(self)
    }
}

extension PresentationContent.Kind {
    /// From right to left, leading is right.
    func mirrored(_ direction: LayoutDirection) -> Self {
        guard direction == .rightToLeft else { return self }
        switch self {
        case .popover(.left): return .popover(.right)
        case .popover(.right): return .popover(.left)
        default: return self
        }
    }
}
