import Combine
import Ground
import ViewGraph

/// An observable object that something else owns. The view updates when the object says that it will change, if the
/// view's last body used the object.
///
/// Follows <https://developer.apple.com/documentation/swiftui/observedobject>.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty, FieldComparable, @unchecked Sendable {
    private var object: ObjectType
    private var dependency: ObjectDependency?

    /// Makes bindings to an object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// A binding to the property at `keyPath`.
        @MainActor
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let dependency = ObjectDependency.of(object)
            return Binding(location: ObjectLocation(object, keyPath, noteRead: { dependency.track() }))
        }
    }

    /// Observes `wrappedValue`.
    public init(wrappedValue: ObjectType) { object = wrappedValue }

    /// Observes `initialValue`.
    public init(initialValue: ObjectType) { object = initialValue }

    /// The object.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        get {
            // Code in Swift 5 may come from another thread, where no body runs.
            if MainThread.isCurrent { dependency?.track() }
            return object
        }
        set {
            object = newValue
            dependency = nil
        }
    }

    /// Makes bindings to the object's properties.
    @MainActor @preconcurrency
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    @MainActor
    public static func _install(
        _ field: UnsafeMutableRawPointer, old: UnsafeMutableRawPointer?, _ node: _GraphNode
    ) {
        let field = field.assumingMemoryBound(to: Self.self)
        field.pointee.dependency = ObjectDependency.of(field.pointee.object)
    }
    public static var _isPrepared: Bool { false }
    public static var _keepsState: Bool { false }
    @MainActor
    public static func _changedAt(_ field: UnsafeRawPointer) -> UInt32 {
        field.assumingMemoryBound(to: Self.self).pointee.dependency?.changedAt ?? 0
    }
    package static func fieldsEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.assumingMemoryBound(to: Self.self).pointee.object === b.assumingMemoryBound(to: Self.self).pointee.object
    }
}
