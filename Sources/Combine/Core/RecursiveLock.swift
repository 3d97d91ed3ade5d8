import Foundation
import Synchronization

/// A lock that the thread that holds it may take again. It guards deliveries: a subscriber may send to the subject, or
/// ask the subscription, from which it is just receiving.
struct RecursiveLock: ~Copyable, Sendable {
    private let mutex = Mutex<Void>(())
    /// The thread that holds the lock; zero if none does. Only a thread itself can find its own number here, so a
    /// relaxed look is enough.
    private let owner = Atomic<UInt>(0)

    /// Runs `body` while no other thread does.
    borrowing func withLock<Result>(_ body: () -> Result) -> Result {
        let thread = UInt(pthread_self())
        if owner.load(ordering: .relaxed) == thread { return body() }
        // As in `Lock`.
        nonisolated(unsafe) var result: Result?
        mutex.withLock { _ in
            owner.store(thread, ordering: .relaxed)
            result = body()
            owner.store(0, ordering: .relaxed)
        }
        return result.unsafelyUnwrapped
    }
}
