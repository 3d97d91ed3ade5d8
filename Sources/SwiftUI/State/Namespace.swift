import ViewGraph

/// A name for things that belong together, different for every view that has one.
///
/// Follows <https://developer.apple.com/documentation/swiftui/namespace>.
@propertyWrapper
public struct Namespace: DynamicProperty, StoredProperty, @unchecked Sendable {
    /// The name.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    private var number: Int?

    /// A name of its own for each place of the view.
    public init() {}

    /// The name; outside of a view's life one that no view has.
    public var wrappedValue: ID { ID(number: number ?? 0) }

    @MainActor private static var last = 0

    @MainActor
    public static func _install(
        _ field: UnsafeMutableRawPointer, old: UnsafeMutableRawPointer?, _ node: _GraphNode
    ) {
        let field = field.assumingMemoryBound(to: Self.self)
        if let known = old?.assumingMemoryBound(to: Self.self).pointee.number {
            field.pointee.number = known
        } else {
            last += 1
            field.pointee.number = last
        }
    }
    public static var _isPrepared: Bool { false }
    @MainActor
    public static func _changedAt(_ field: UnsafeRawPointer) -> UInt32 { 0 }
}
