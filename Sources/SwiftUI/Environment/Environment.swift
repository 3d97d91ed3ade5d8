import Observation
import ViewGraph

/// A value of the view's environment. The view updates when it changes, if the last body read it.
///
/// Follows <https://developer.apple.com/documentation/swiftui/environment>.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, FieldComparable, @unchecked Sendable {
    private enum Source {
        case path(KeyPath<EnvironmentValues, Value>)
        /// A model found by its type.
        case object((EnvironmentValues) -> Value)
    }
    private let source: Source
    private var scope: EnvironmentScope?

    /// Reads the value at `keyPath`.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .path(keyPath) }

    /// Reads the observable model of a type that `environment(_:)` set; without one the app stops with a message.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        source = .object { values in
            guard let object = values.model(Value.self) else {
                // As on Apple's systems: the non-optional form promises a model that is not there.
                preconditionFailure("No model of type \(Value.self) in the environment; set it with .environment(_:).")
            }
            return object
        }
    }

    /// Reads the observable model of a type that `environment(_:)` set; nil without one.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        source = .object { $0.model(T.self) }
    }

    /// The value. Read outside of a view's life it is the key's default. Other threads than the main one may read it
    /// too, in a detached task for instance; they get the value of that moment.
    public var wrappedValue: Value {
        let values =
            if let scope {
                MainThread.isCurrent
                    ? onMainThread { EnvironmentValues(scope) } : EnvironmentValues(list: scope.listFromElsewhere)
            } else {
                EnvironmentValues()
            }
        switch source {
        case .path(let path): return values[keyPath: path]
        case .object(let find): return find(values)
        }
    }

    @MainActor
    public static func _install(
        _ field: UnsafeMutableRawPointer, old: UnsafeMutableRawPointer?, _ node: _GraphNode
    ) {
        field.assumingMemoryBound(to: Self.self).pointee.scope = node.environment
    }
    public static var _isPrepared: Bool { false }
    public static var _keepsState: Bool { false }
    @MainActor
    public static func _changedAt(_ field: UnsafeRawPointer) -> UInt32 {
        let field = field.assumingMemoryBound(to: Self.self).pointee
        // A model may be missing, and looking for it then stops the app; the body decides whether it does.
        guard let scope = field.scope, case .path(let path) = field.source else { return 0 }
        return scope.latestChange { _ = EnvironmentValues(scope)[keyPath: path] }
    }
    package static func fieldsEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let (a, b) = (a.assumingMemoryBound(to: Self.self), b.assumingMemoryBound(to: Self.self))
        switch (a.pointee.source, b.pointee.source) {
        case (.path(let a), .path(let b)): return a == b
        // The type is the same, and the type is what it looks for.
        case (.object, .object): return true
        default: return false
        }
    }
}

extension EnvironmentValues {
    /// The model of a type, under a key of its own.
    func model<Model: AnyObject>(_ type: Model.Type) -> Model? { self[ModelKey<Model>.self] }
}

/// Models in the environment, by type.
struct ModelKey<Model: AnyObject>: EnvironmentKey {
    static var defaultValue: Model? { nil }
}
