import Combine
import Ground
import ViewGraph

/// An observable object that a view owns: made once for the view's place in the tree, and kept as long.
///
/// Follows <https://developer.apple.com/documentation/swiftui/stateobject>.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, StoredProperty, @unchecked Sendable {
    private let make: () -> ObjectType
    private var storage: Storage?

    /// Keeps the object for the place of the view.
    private final class Storage {
        let make: () -> ObjectType
        var object: ObjectType?
        var dependency: ObjectDependency?
        init(_ make: @escaping () -> ObjectType) { self.make = make }

        @MainActor
        func track() -> ObjectType {
            let object = object ?? Graph.untracked(make)
            if self.object == nil {
                self.object = object
                dependency = ObjectDependency.of(object)
            }
            dependency?.track()
            return object
        }
    }

    /// Owns what `thunk` makes; it is called once for each place of the view, when the object is first used.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        guard let storage else {
            Log.once("@StateObject of type \(ObjectType.self) was used before its view was shown.")
            return make()
        }
        // Code in Swift 5 may come from another thread, where no body runs.
        if !MainThread.isCurrent, let object = storage.object { return object }
        return storage.track()
    }

    /// Makes bindings to the object's properties.
    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    @MainActor
    public static func _install(
        _ field: UnsafeMutableRawPointer, old: UnsafeMutableRawPointer?, _ node: _GraphNode
    ) {
        let field = field.assumingMemoryBound(to: Self.self)
        field.pointee.storage =
            old?.assumingMemoryBound(to: Self.self).pointee.storage ?? Storage(field.pointee.make)
    }
    public static var _isPrepared: Bool { false }
    @MainActor
    public static func _changedAt(_ field: UnsafeRawPointer) -> UInt32 {
        field.assumingMemoryBound(to: Self.self).pointee.storage?.dependency?.changedAt ?? 0
    }
}
