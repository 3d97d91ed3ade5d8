/// The subscriber of operators that hand values on from a scheduler. Values keep their order and come one at a time,
/// even from a scheduler that runs several closures at once.
final class SchedulingSubscriber<Input, Failure: Error>: Subscriber, Subscription {
    private enum Event {
        case value(Input)
        case completion(Subscribers.Completion<Failure>)
    }

    private let lock = Lock()
    // Recursive, as what the downstream does may make the scheduler run the next closure at once.
    private let delivery = RecursiveLock()
    private var slot = SubscriptionSlot.awaiting
    private var downstream: (any Subscriber<Input, Failure>)?
    private var events: [Event] = []
    private let schedule: (@escaping () -> Void) -> Void

    init(_ downstream: any Subscriber<Input, Failure>, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.downstream = downstream
        self.schedule = schedule
    }

    func receive(subscription: any Subscription) {
        let downstream = lock.withLock { slot.accept(subscription) ? self.downstream : nil }
        if let downstream { downstream.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        enqueue(.value(input))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { enqueue(.completion(completion)) }

    private func enqueue(_ event: Event) {
        let goesOn = lock.withLock {
            if !slot.isOver { events.append(event) }
            return !slot.isOver
        }
        if goesOn { schedule { self.deliverNext() } }
    }

    private func deliverNext() {
        delivery.withLock {
            let next = lock.withLock { () -> (Event, any Subscriber<Input, Failure>)? in
                guard let downstream, !events.isEmpty else { return nil }
                let event = events.removeFirst()
                if case .completion = event {
                    _ = slot.end()
                    self.downstream = nil
                }
                return (event, downstream)
            }
            switch next {
            case nil: break
            case (.value(let value), let downstream)?:
                let more = downstream.receive(value)
                if more > 0 { request(more) }
            case (.completion(let completion), let downstream)?:
                downstream.receive(completion: completion)
            }
        }
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { slot.active }?.request(demand) }

    func cancel() {
        let held = lock.withLock {
            defer { (downstream, events) = (nil, []) }
            return (slot.end(), downstream, events)
        }
        held.0?.cancel()
    }
}
