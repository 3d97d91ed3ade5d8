/// Starts something at the first demand.
package final class StartingSubscription: Subscription {
    private let lock = Lock()
    private let inner: any Subscription
    private var start: (() -> Void)?

    package init(_ inner: any Subscription, start: @escaping () -> Void) {
        self.inner = inner
        self.start = start
    }

    package func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        inner.request(demand)
        take()?()
    }

    package func cancel() {
        _ = take()
        inner.cancel()
    }

    private func take() -> (() -> Void)? {
        lock.withLock {
            defer { start = nil }
            return start
        }
    }
}
