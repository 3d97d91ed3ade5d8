import ViewGraph

/// A key of a transaction.
public protocol TransactionKey {
    /// The type of its values.
    associatedtype Value
    /// The value where none was set.
    static var defaultValue: Value { get }
}

/// What goes along with a change of state: above all, how it is animated.
///
/// Follows <https://developer.apple.com/documentation/swiftui/transaction>.
public struct Transaction: @unchecked Sendable {
    var list: PropertyList

    /// A transaction without an animation.
    public init() { list = PropertyList() }

    /// A transaction with an animation.
    public init(animation: Animation?) {
        self.init()
        self.animation = animation
    }

    init(list: PropertyList) { self.list = list }

    /// How changes are animated; nil shows them at once.
    public var animation: Animation? {
        get { self[AnimationKey.self] }
        set { self[AnimationKey.self] = newValue }
    }

    /// Whether animations that views bring by themselves are left out.
    public var disablesAnimations: Bool {
        get { self[DisablesAnimationsKey.self] }
        set { self[DisablesAnimationsKey.self] = newValue }
    }

    /// Whether the change is part of a gesture that goes on.
    public var isContinuous: Bool {
        get { self[IsContinuousKey.self] }
        set { self[IsContinuousKey.self] = newValue }
    }

    /// The value of a key of one's own.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { list.value(ObjectIdentifier(key)) ?? K.defaultValue }
        set { list.set(newValue, for: ObjectIdentifier(key), name: "\(K.self)") }
    }

    private struct AnimationKey: TransactionKey {
        static var defaultValue: Animation? { nil }
    }
    private struct DisablesAnimationsKey: TransactionKey {
        static var defaultValue: Bool { false }
    }
    private struct IsContinuousKey: TransactionKey {
        static var defaultValue: Bool { false }
    }

    /// Runs `body`, writes being made in this transaction; an empty one leaves the present one in force.
    func apply(_ body: () -> Void) {
        guard !list.isEmpty, MainThread.isCurrent else { return body() }
        rethrowing(list, body)
    }

    /// The transaction that views are being updated in.
    @MainActor
    static var current: Transaction { Transaction(list: Graph.transaction) }
}

/// Runs `body`; state that it changes is shown in `transaction`.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    guard MainThread.isCurrent else { return try body() }
    return try rethrowing(transaction.list, body)
}

/// Runs `body` with a value set in the transaction.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    guard MainThread.isCurrent else { return try body() }
    var transaction = Transaction(list: onMainThread { Graph.writingTransaction })
    transaction[keyPath: keyPath] = value
    return try rethrowing(transaction.list, body)
}

/// Runs `body`; what it changes is animated.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    guard MainThread.isCurrent else { return try body() }
    var transaction = Transaction(list: onMainThread { Graph.writingTransaction })
    transaction.animation = animation
    return try rethrowing(transaction.list, body)
}

private func rethrowing<Result>(_ list: PropertyList, _ body: () throws -> Result) rethrows -> Result {
    let outer = onMainThread { Graph.writingTransaction }
    onMainThread { Graph.writingTransaction = list }
    defer { onMainThread { Graph.writingTransaction = outer } }
    return try body()
}
