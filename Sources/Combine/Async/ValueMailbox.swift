/// Where an asynchronous iterator waits for the next value of a publisher.
///
/// It asks for one value for each call of `next()`, so a subject's values sent between calls are missed, as Combine
/// has it. The subscription is cancelled when this is released.
final class ValueMailbox<Output, Failure: Error>: Sendable {
    private let inbox = Inbox()

    init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure { publisher.subscribe(inbox) }

    deinit { inbox.cancel() }

    func next(isolation: isolated (any Actor)? = #isolation) async -> Result<Output?, Failure> {
        let inbox = inbox
        let box = await withTaskCancellationHandler {
            await withUnsafeContinuation { continuation in inbox.wait(continuation) }
        } onCancel: {
            inbox.cancel()
        }
        return box.result
    }

    /// Carries a result to the task that waits for it, and to it alone.
    struct Letter: @unchecked Sendable { let result: Result<Output?, Failure> }

    /// The subscriber. Apart from the mailbox, which the iterator holds, so that the publisher does not keep that.
    private final class Inbox: Subscriber, @unchecked Sendable {
        typealias Input = Output

        private let lock = Lock()
        private var slot = SubscriptionSlot.awaiting
        private var demand = Subscribers.Demand.none
        private var waiting: [UnsafeContinuation<Letter, Never>] = []
        private var failure: Failure?

        func wait(_ continuation: UnsafeContinuation<Letter, Never>) {
            let (letter, upstream) = lock.withLock { () -> (Letter?, (any Subscription)?) in
                if slot.isOver {
                    defer { failure = nil }
                    return (Letter(result: failure.map { .failure($0) } ?? .success(nil)), nil)
                }
                waiting.append(continuation)
                if slot.active == nil { demand += 1 }
                return (nil, slot.active)
            }
            if let letter { continuation.resume(returning: letter) }
            upstream?.request(.max(1))
        }

        func receive(subscription: any Subscription) {
            let demand = lock.withLock { slot.accept(subscription) ? self.demand : nil }
            guard let demand else {
                subscription.cancel()
                return
            }
            if demand > 0 { subscription.request(demand) }
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            let continuation = lock.withLock { waiting.isEmpty ? nil : waiting.removeFirst() }
            continuation?.resume(returning: Letter(result: .success(input)))
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            let (all, failure) = lock.withLock { () -> ([UnsafeContinuation<Letter, Never>], Failure?) in
                _ = slot.end()
                defer { waiting = [] }
                guard case .failure(let error) = completion else { return (waiting, nil) }
                // Thrown once: by the call that waits, or else by the next one.
                if waiting.isEmpty { self.failure = error }
                return (waiting, error)
            }
            for (index, continuation) in all.enumerated() {
                let result: Result<Output?, Failure> =
                    index == 0 ? failure.map { .failure($0) } ?? .success(nil) : .success(nil)
                continuation.resume(returning: Letter(result: result))
            }
        }

        func cancel() {
            let (upstream, all) = lock.withLock {
                defer { waiting = [] }
                return (slot.end(), waiting)
            }
            upstream?.cancel()
            for continuation in all { continuation.resume(returning: Letter(result: .success(nil))) }
        }
    }
}
