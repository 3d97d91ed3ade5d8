import Combine
import Observation
import ViewGraph

extension View {
    /// Sets the environment value at `keyPath` for this view and those in it.
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Gives this view and those in it an observable model, found by its type; nil takes it away.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(_ModelModifier<T>(object: object))
    }

    /// Gives this view and those in it an observable object, found by its type.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(_ModelModifier<T>(object: object))
    }

    /// Changes the environment value at `keyPath`, given the one from above.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }
}

/// A modifier that makes the environment below of the one above.
public protocol _EnvironmentModifier: ViewModifier where Body == Never {
    /// The values below.
    func _apply(to values: inout EnvironmentValues)
}

extension _EnvironmentModifier {
    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        EnvironmentNode(modifier, content, parent: parent)
    }
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        unsafeDowncast(node, to: EnvironmentNode<V, Self>.self).receive(modifier, content)
    }
}

/// Sets one value.
public struct _EnvironmentKeyWritingModifier<Value>: _EnvironmentModifier {
    nonisolated(unsafe) let keyPath: WritableKeyPath<EnvironmentValues, Value>
    nonisolated(unsafe) let value: Value
    public func _apply(to values: inout EnvironmentValues) { values[keyPath: keyPath] = value }
}

/// Changes one value.
public struct _EnvironmentKeyTransformModifier<Value>: _EnvironmentModifier {
    nonisolated(unsafe) let keyPath: WritableKeyPath<EnvironmentValues, Value>
    nonisolated(unsafe) let transform: (inout Value) -> Void
    public func _apply(to values: inout EnvironmentValues) { transform(&values[keyPath: keyPath]) }
}

/// Sets a model.
public struct _ModelModifier<Model: AnyObject>: _EnvironmentModifier {
    nonisolated(unsafe) let object: Model?
    public func _apply(to values: inout EnvironmentValues) { values[ModelKey<Model>.self] = object }
}

/// The place of an environment modifier.
final class EnvironmentNode<Content: View, Modifier: _EnvironmentModifier>: ScopeNode {
    private var modifier: Modifier

    init(_ modifier: Modifier, _ content: Content, parent: _GraphNode) {
        self.modifier = modifier
        super.init(parent: parent, modifier._apply)
        child = Content._makeNode(content, self)
    }

    func receive(_ new: Modifier, _ content: Content) {
        guard !planEqual(modifier, new) else { return Content._updateNode(child, content) }
        modifier = new
        let direction = environmentValues.layoutDirection
        setChange(new._apply)
        Content._updateNode(child, content)
        if environmentValues.layoutDirection != direction { layoutDirectionChanged() }
    }
}
