import Glibc

/// What was made once per type and lives as long as the process. May be asked on any thread.
final class TypeCache<Value: AnyObject & Sendable>: @unchecked Sendable {
    // The mutex must not move, and guards `values`.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var values: [ObjectIdentifier: Value] = [:]

    init() {
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// Two threads may both make a value, since making one may ask for others; all get the first to be stored.
    func value(for type: any Any.Type, make: () -> Value) -> Value {
        let key = ObjectIdentifier(type)
        pthread_mutex_lock(mutex)
        let known = values[key]
        pthread_mutex_unlock(mutex)
        if let known { return known }
        let made = make()
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        if let known = values[key] { return known }
        values[key] = made
        return made
    }
}
