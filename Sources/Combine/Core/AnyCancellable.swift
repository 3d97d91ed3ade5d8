/// A cancellable activity that is cancelled when the last reference to it goes.
///
/// `cancel()` may be called from any thread and runs the given closure once. Equal only to itself.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private let lock = Lock()
    private var action: (() -> Void)?

    /// Runs `cancel` when cancelled or released, whichever comes first.
    public init(_ cancel: @escaping () -> Void) { action = cancel }

    /// Cancels `canceller` when cancelled or released, whichever comes first.
    public init<C: Cancellable>(_ canceller: C) { action = { canceller.cancel() } }

    deinit { cancel() }

    /// Ends the activity and releases what it holds. Cancelling again does nothing.
    public func cancel() {
        let action = lock.withLock {
            defer { self.action = nil }
            return self.action
        }
        action?()
    }

    /// Keeps this activity in a collection, and so alive as long as the collection is.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Keeps this activity in a set, and so alive as long as the set is.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    /// Whether both are the same object.
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
