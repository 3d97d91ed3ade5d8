import ViewGraph

/// A value that a view owns and may change: it lives as long as the view's place in the tree.
///
/// May be read and written from any thread; off the main thread a write arrives with the main queue's next turn.
/// Writing an equal value changes nothing. Follows <https://developer.apple.com/documentation/swiftui/state>.
@propertyWrapper
public struct State<Value>: DynamicProperty, StoredProperty, @unchecked Sendable {
    private let initial: Value
    private var location: Location<Value>?

    /// State that begins with `wrappedValue` when the view gets its place; later values given here are ignored.
    public init(wrappedValue: Value) { initial = wrappedValue }

    /// State that begins with `initialValue`.
    public init(initialValue: Value) { initial = initialValue }

    /// The present value. Before the view has its place, the initial one; writes are then lost.
    public var wrappedValue: Value {
        get { location?.current ?? initial }
        nonmutating set {
            guard let location else { return reportLostWrite() }
            location.set(newValue)
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(location: StateBindingLocation(location))
    }

    private func reportLostWrite() {
        guard MainThread.isCurrent else { return }
        onMainThread {
            Log.once("@State of type \(Value.self) was written before its view was shown; the write is lost.")
        }
    }

    @MainActor
    public static func _install(
        _ field: UnsafeMutableRawPointer, old: UnsafeMutableRawPointer?, _ node: _GraphNode
    ) {
        let field = field.assumingMemoryBound(to: Self.self)
        field.pointee.location =
            old?.assumingMemoryBound(to: Self.self).pointee.location ?? Location(field.pointee.initial)
    }
    public static var _isPrepared: Bool { false }
    @MainActor
    public static func _changedAt(_ field: UnsafeRawPointer) -> UInt32 {
        field.assumingMemoryBound(to: Self.self).pointee.location?.changedAt ?? 0
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// State that begins with nil.
    public init() { self.init(wrappedValue: nil) }
}

/// A binding's place for a `@State`.
final class StateBindingLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
    private let location: Location<Value>
    init(_ location: Location<Value>) { self.location = location }

    override var value: Value { location.current }
    override func value(part: AnyHashable, isSame: @escaping (Value, Value) -> Bool) -> Value {
        location.current(part: part, isSame: isSame)
    }
    override func set(_ new: Value, _ transaction: Transaction) {
        transaction.apply { location.set(new) }
    }
    override func isSame(as other: BindingLocation<Value>) -> Bool {
        (other as? StateBindingLocation<Value>)?.location === location
    }
    override var changedAt: UInt32 { location.changedAt }
}
