/// What an operator that makes one value of many does with one of them.
enum ReduceStep<Failure: Error> {
    /// The result is not known yet.
    case goOn
    /// The result is known: send it and end.
    case finish
    /// End with an error.
    case fail(Failure)
}

/// The subscriber of all operators that make one value of many: it asks for everything above, and sends the result
/// when both it and a demand are there.
final class ReducingSubscriber<Input, InputFailure: Error, Output, Failure: Error>: Subscriber, Subscription {
    private let lock = Lock()
    private var slot = SubscriptionSlot.awaiting
    private let delivery: OneValueSubscription<Output, Failure>
    private var downstream: (any Subscriber<Output, Failure>)?
    private let onValue: (Input) -> ReduceStep<Failure>
    private let result: () -> Output?
    private let onFailure: (InputFailure) -> Failure

    /// `onValue` takes a value in; `result` gives what to send, if anything.
    init(
        _ downstream: any Subscriber<Output, Failure>,
        onValue: @escaping (Input) -> ReduceStep<Failure>,
        result: @escaping () -> Output?,
        onFailure: @escaping (InputFailure) -> Failure
    ) {
        self.downstream = downstream
        delivery = OneValueSubscription(downstream)
        self.onValue = onValue
        self.result = result
        self.onFailure = onFailure
    }

    func receive(subscription: any Subscription) {
        let downstream = lock.withLock { () -> (any Subscriber<Output, Failure>)? in
            guard slot.accept(subscription) else { return nil }
            defer { self.downstream = nil }
            return self.downstream
        }
        guard let downstream else {
            subscription.cancel()
            return
        }
        downstream.receive(subscription: self)
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        if lock.withLock({ slot.isOver }) { return .none }
        switch onValue(input) {
        case .goOn: break
        case .finish: end { self.deliver() }?.cancel()
        case .fail(let error): end { self.delivery.finish(.failure(error)) }?.cancel()
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<InputFailure>) {
        end {
            switch completion {
            case .finished: self.deliver()
            case .failure(let error): self.delivery.finish(.failure(self.onFailure(error)))
            }
        }
    }

    func request(_ demand: Subscribers.Demand) { delivery.request(demand) }

    func cancel() {
        end {}?.cancel()
        delivery.cancel()
    }

    private func deliver() {
        if let value = result() { delivery.fulfil(value) } else { delivery.finish(.finished) }
    }

    /// Runs `body` if this is not over yet. Returns the subscription above.
    @discardableResult
    private func end(_ body: () -> Void) -> (any Subscription)? {
        let (wasOver, subscription) = lock.withLock { (slot.isOver, slot.end()) }
        if !wasOver { body() }
        return subscription
    }
}
