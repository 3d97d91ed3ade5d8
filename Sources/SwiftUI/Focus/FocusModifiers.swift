import Toolkit
import ViewGraph

extension View {
    /// Binds the focus of this view to a value: it is set when the focus comes here, and writing it moves the focus here.
    public nonisolated func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(_FocusedModifier(binding: binding, value: value))
    }

    /// Binds whether this view has the focus.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(_FocusedModifier(binding: condition, value: true))
    }

    /// Gives the focus to the view of `value` when this view appears. A person's own moves of the focus stand, so
    /// `priority` makes no difference here.
    public nonisolated func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        onAppear { binding.wrappedValue = value }
    }
}

/// How much a default focus counts.
public struct DefaultFocusEvaluationPriority: Sendable {
    private let isUserInitiated: Bool
    /// When a window appears and when the app moves the focus.
    public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
    /// Also when a person moves it.
    public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

/// Binds a view's focus to a value.
struct _FocusedModifier<Value: Hashable>: ViewModifier {
    typealias Body = Never
    let binding: FocusState<Value>.Binding
    nonisolated(unsafe) let value: Value

    static func _makeModifiedNode<V: View>(_ modifier: Self, _ content: V, _ parent: _GraphNode) -> _GraphNode {
        FocusedNode(modifier, content, parent: parent)
    }
    static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        unsafeDowncast(node, to: FocusedNode<V, Value>.self).receive(modifier, content)
    }
}

/// The place of a view whose focus is bound.
final class FocusedNode<Content: View, Value: Hashable>: ContentNode<Content>, FocusTracking {
    private var modifier: _FocusedModifier<Value>

    init(_ modifier: _FocusedModifier<Value>, _ content: Content, parent: _GraphNode) {
        self.modifier = modifier
        super.init(content, parent: parent)
        flags.insert(.tracksFocus)
        modifier.binding.storage?.bind(self, to: modifier.value)
    }

    func receive(_ new: _FocusedModifier<Value>, _ content: Content) {
        if modifier.binding != new.binding { modifier.binding.storage?.unbind(self) }
        if modifier.binding != new.binding || modifier.value != new.value {
            new.binding.storage?.bind(self, to: new.value)
        }
        modifier = new
        receive(content)
    }

    func focusEntered() { modifier.binding.storage?.entered(modifier.value) }
    func focusLeft() { modifier.binding.storage?.left(modifier.value) }

    override func unmount() {
        super.unmount()
        modifier.binding.storage?.unbind(self)
    }
}
