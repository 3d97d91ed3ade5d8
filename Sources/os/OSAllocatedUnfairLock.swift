import Glibc

/// A lock, with the state that it guards. Locking it twice from one thread is an error of the program, which ends it.
///
/// Follows <https://developer.apple.com/documentation/os/osallocatedunfairlock>.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        var state: State
        let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

        init(_ state: State) {
            self.state = state
            var attributes = pthread_mutexattr_t()
            pthread_mutexattr_init(&attributes)
            pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_ERRORCHECK))
            pthread_mutex_init(mutex, &attributes)
            pthread_mutexattr_destroy(&attributes)
        }

        deinit {
            pthread_mutex_destroy(mutex)
            mutex.deallocate()
        }

        func lock() {
            let result = pthread_mutex_lock(mutex)
            precondition(result == 0, "a lock was locked by the thread that holds it")
        }

        func unlock() {
            let result = pthread_mutex_unlock(mutex)
            precondition(result == 0, "a lock was unlocked by a thread that does not hold it")
        }

        func tryLock() -> Bool { pthread_mutex_trylock(mutex) == 0 }
    }
    private let storage: Storage

    /// A lock with a state that may be used from one thread at a time.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Runs `body` with the state while nobody else does.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock()
        defer { storage.unlock() }
        return try body(&storage.state)
    }

    /// Runs `body` with the state while nobody else does.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// The same, if nobody has it now; nil if somebody has.
    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard storage.tryLock() else { return nil }
        defer { storage.unlock() }
        return try body(&storage.state)
    }

    /// The same, if nobody has it now; nil if somebody has.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked(body)
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// A lock with a state.
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    /// A lock.
    public init() { self.init(uncheckedState: ()) }
    /// Waits for the lock and takes it.
    public func lock() { storage.lock() }
    /// Gives the lock back.
    public func unlock() { storage.unlock() }
    /// Takes the lock if nobody has it; whether it was taken.
    public func lockIfAvailable() -> Bool { storage.tryLock() }
    /// Runs `body` while nobody else has the lock.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }
    /// Runs `body` while nobody else has the lock.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }
}
