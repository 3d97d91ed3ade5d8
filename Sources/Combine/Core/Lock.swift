import Synchronization

/// A mutual exclusion lock that lives inside its owner: no allocation, about ten nanoseconds when nobody waits.
///
/// It is not recursive. Nothing that could run an author's code (a subscriber, a closure, the release of a value)
/// may happen while it is held.
@usableFromInline
struct Lock: ~Copyable, Sendable {
    @usableFromInline let mutex = Mutex<Void>(())

    @inlinable init() {}

    /// Runs `body` while no other thread does.
    @inlinable @inline(__always)
    borrowing func withLock<Result>(_ body: () -> Result) -> Result {
        // `Mutex` wants results that may leave the region of the value it guards; it guards none here.
        nonisolated(unsafe) var result: Result?
        mutex.withLock { _ in result = body() }
        return result.unsafelyUnwrapped
    }
}
