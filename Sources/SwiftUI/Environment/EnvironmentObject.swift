import Combine
import Ground
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

    /// The object. Without one in the environment the app stops with a message, as on Apple's systems. Code in Swift 5 may
    /// read it on other threads than the main one, in the handler of an item provider for instance.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        let isMain = MainThread.isCurrent
        var found: ObjectType?
        if let scope {
            let values = isMain ? EnvironmentValues(scope) : EnvironmentValues(list: scope.listFromElsewhere)
            found = values.model(ObjectType.self)
        }
        guard let object = found else {
            preconditionFailure(
                "No object of type \(ObjectType.self) in the environment; a view above must set it with "
                    + ".environmentObject(_:).")
        }
        // Only a body is a reader, and bodies run on the main thread.
        guard isMain else { return object }
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
