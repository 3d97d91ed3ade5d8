import Combine
import Observation
import ViewGraph

extension View {
    /// Publishes a value while the focus is in this view.
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        modifier(_FocusedValueModifier(value: Optional(value), isOfScene: false) { $0[keyPath: keyPath] = $1 })
    }
    /// Publishes a value while the focus is in this view; nil for none.
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(_FocusedValueModifier(value: value, isOfScene: false) { $0[keyPath: keyPath] = $1 })
    }
    /// Publishes an observable model, found by its type, while the focus is in this view; nil for none.
    public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(_FocusedValueModifier(value: object, isOfScene: false) { $0[object: T.self] = $1 })
    }
    /// Publishes a value while this view's window is in front, wherever the focus is in it.
    public nonisolated func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
    ) -> some View {
        modifier(_FocusedValueModifier(value: Optional(value), isOfScene: true) { $0[keyPath: keyPath] = $1 })
    }
    /// Publishes a value while this view's window is in front; nil for none.
    public nonisolated func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
    ) -> some View {
        modifier(_FocusedValueModifier(value: value, isOfScene: true) { $0[keyPath: keyPath] = $1 })
    }
    /// Publishes an observable model, found by its type, while this view's window is in front; nil for none.
    public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(_FocusedValueModifier(value: object, isOfScene: true) { $0[object: T.self] = $1 })
    }
    /// Publishes an observable object, found by its type, while the focus is in this view.
    public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(_FocusedValueModifier(value: Optional(object), isOfScene: false) { $0[object: T.self] = $1 })
    }
    /// Publishes an observable object, found by its type, while the focus is in this view; nil for none.
    public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(_FocusedValueModifier(value: object, isOfScene: false) { $0[object: T.self] = $1 })
    }
    /// Publishes an observable object, found by its type, while this view's window is in front.
    public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(_FocusedValueModifier(value: Optional(object), isOfScene: true) { $0[object: T.self] = $1 })
    }
    /// Publishes an observable object, found by its type, while this view's window is in front; nil for none.
    public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(_FocusedValueModifier(value: object, isOfScene: true) { $0[object: T.self] = $1 })
    }
}

/// Publishes a value.
struct _FocusedValueModifier<Value>: ViewModifier {
    typealias Body = Never
    nonisolated(unsafe) let value: Value?
    let isOfScene: Bool
    nonisolated(unsafe) let write: (inout FocusedValues, Value?) -> Void

    nonisolated init(value: Value?, isOfScene: Bool, write: @escaping (inout FocusedValues, Value?) -> Void) {
        self.value = value
        self.isOfScene = isOfScene
        self.write = write
    }

    static func _makeModifiedNode<V: View>(_ modifier: Self, _ content: V, _ parent: _GraphNode) -> _GraphNode {
        FocusedValueNode(modifier, content, parent: parent)
    }
    static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        unsafeDowncast(node, to: FocusedValueNode<V, Value>.self).receive(modifier, content)
    }
}

/// The place of a view that publishes a value.
final class FocusedValueNode<Content: View, Value>: ContentNode<Content>, FocusedValuesWriting {
    private var modifier: _FocusedValueModifier<Value>
    /// Of the window's, where the value is of the whole window.
    private weak var focus: WindowFocus?

    init(_ modifier: _FocusedValueModifier<Value>, _ content: Content, parent: _GraphNode) {
        self.modifier = modifier
        super.init(content, parent: parent)
        flags.insert(.writesFocusedValues)
        guard modifier.isOfScene else { return }
        focus = environmentValues.windowFocus
        focus?.add(self)
        FocusedValuesStore.noteChanged()
    }

    func receive(_ new: _FocusedValueModifier<Value>, _ content: Content) {
        let isSame = planEqual(modifier.value, new.value)
        modifier = new
        if !isSame { FocusedValuesStore.noteChanged() }
        receive(content)
    }

    func write(to values: inout FocusedValues) { modifier.write(&values, modifier.value) }

    override func unmount() {
        super.unmount()
        focus?.remove(self)
        FocusedValuesStore.noteChanged()
    }
}
