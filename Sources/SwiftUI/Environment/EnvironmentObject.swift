import Combine
import ViewGraph

/// An observable object that a view above gave by `environmentObject(_:)`.
///
/// Follows <https://developer.apple.com/documentation/swiftui/environmentobject>.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, FieldComparable, @unchecked Sendable {
    private var scope: EnvironmentScope?

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
        ObjectDependencies.track(object)
        return object
    }

    /// Makes bindings to the object's properties.
    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    @MainActor
    public static func _install(
        _ field: UnsafeMutableRawPointer, old: UnsafeMutableRawPointer?, _ node: _GraphNode
    ) {
        field.assumingMemoryBound(to: Self.self).pointee.scope = node.environment
    }
    public static var _isPrepared: Bool { false }
    package static func fieldsEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

/// Objects that are observed without a property that could hold their dependency.
@MainActor
enum ObjectDependencies {
    private static var kept: [ObjectIdentifier: ObjectDependency] = [:]

    /// Notes a read of `object` by the node that evaluates.
    static func track<Object: ObservableObject>(_ object: Object) {
        guard Graph.evaluating != nil else { return }
        let dependency = ObjectDependency.of(object)
        dependency.track()
        // Kept while anyone reads it; looked through when it has grown.
        kept[ObjectIdentifier(dependency)] = dependency
        if kept.count > limit {
            kept = kept.filter { $0.value.hasReaders }
            limit = max(32, kept.count * 2)
        }
    }
    private static var limit = 32
}
