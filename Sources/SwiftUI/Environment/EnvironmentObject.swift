import Combine
import ViewGraph

/// An observable object that a view above gave by `environmentObject(_:)`.
///
/// Follows <https://developer.apple.com/documentation/swiftui/environmentobject>.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, FieldComparable, @unchecked Sendable {
    private var scope: EnvironmentScope?
    private var observed: Observed?

    /// Keeps the subscription to the object that was read last, for the place of the view.
    private final class Observed {
        var dependency: ObjectDependency?
    }

    /// Reads the object of the property's type.
    public init() {}

    /// The object. Without one in the environment the app stops with a message, as on Apple's systems.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        guard let object = scope.flatMap({ EnvironmentValues($0).model(ObjectType.self) }) else {
            preconditionFailure(
                "No object of type \(ObjectType.self) in the environment; a view above must set it with "
                    + ".environmentObject(_:).")
        }
        let dependency = ObjectDependency.of(object)
        observed?.dependency = dependency
        dependency.track()
        return object
    }

    /// Makes bindings to the object's properties.
    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    @MainActor
    public static func _install(
        _ field: UnsafeMutableRawPointer, old: UnsafeMutableRawPointer?, _ node: _GraphNode
    ) {
        let field = field.assumingMemoryBound(to: Self.self)
        field.pointee.scope = node.environment
        field.pointee.observed = old?.assumingMemoryBound(to: Self.self).pointee.observed ?? Observed()
    }
    public static var _isPrepared: Bool { false }
    public static var _keepsState: Bool { false }
    @MainActor
    public static func _changedAt(_ field: UnsafeRawPointer) -> UInt32 {
        field.assumingMemoryBound(to: Self.self).pointee.observed?.dependency?.changedAt ?? 0
    }
    package static func fieldsEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}
