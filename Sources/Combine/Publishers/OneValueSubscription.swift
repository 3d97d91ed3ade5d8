/// Sends one value as soon as one is asked for, then ends. The value may come after the demand.
package final class OneValueSubscription<Output, Failure: Error>: Subscription, @unchecked Sendable {
    private enum State {
        case waiting
        /// Asked for, but not there yet.
        case asked
        /// There, but not asked for yet.
        case ready(Output)
        case over
    }

    private let lock = Lock()
    private var downstream: (any Subscriber<Output, Failure>)?
    private var state: State
    private var onCancel: (() -> Void)?

    package init(_ downstream: any Subscriber<Output, Failure>, value: Output? = nil) {
        self.downstream = downstream
        state = value.map { .ready($0) } ?? .waiting
    }

    /// Runs `body` when cancelled, unless it is over before. Call it before the subscriber sees the subscription.
    package func whenCancelled(_ body: @escaping () -> Void) { onCancel = body }

    package func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        let due = lock.withLock { () -> (Output, any Subscriber<Output, Failure>)? in
            switch state {
            case .waiting: state = .asked
            case .ready(let value): return close().map { (value, $0) }
            case .asked, .over: break
            }
            return nil
        }
        if let (value, downstream) = due { send(value, to: downstream) }
    }

    /// Brings the value.
    package func fulfil(_ value: Output) {
        let receiver = lock.withLock { () -> (any Subscriber<Output, Failure>)? in
            switch state {
            case .waiting: state = .ready(value)
            case .asked: return close()
            case .ready, .over: break
            }
            return nil
        }
        if let receiver { send(value, to: receiver) }
    }

    /// Ends without a value.
    package func finish(_ completion: Subscribers.Completion<Failure>) {
        lock.withLock { close() }?.receive(completion: completion)
    }

    package func cancel() {
        // What is held is released after the lock.
        let held = lock.withLock { (onCancel, state, close()) }
        held.0?()
    }

    private func send(_ value: Output, to downstream: any Subscriber<Output, Failure>) {
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
    }

    // Under the lock.
    private func close() -> (any Subscriber<Output, Failure>)? {
        defer { (downstream, onCancel, state) = (nil, nil, .over) }
        return downstream
    }
}
