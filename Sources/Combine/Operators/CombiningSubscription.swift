/// The subscription of `combineLatest` and `zip`: values of several publishers become one.
///
/// Values wait here without their types, so that two, three and four publishers are one piece of code; each operator
/// puts its values back together with the types it knows.
final class CombiningSubscription<Output, Failure: Error>: Subscription {
    enum Mode {
        /// Each new value goes with the latest of the others. Everything is asked for; while the downstream asks for
        /// nothing, only the latest values are kept.
        case latest
        /// The first values go together, then the second ones. What the downstream asks for is asked of each.
        case zip
    }

    private struct Source {
        var slot = SubscriptionSlot.awaiting
        var values: [Any] = []
        var isFinished = false
    }

    private let lock = Lock()
    private let delivery = RecursiveLock()
    private let mode: Mode
    private let combine: ([Any]) -> Output
    private var sources: [Source]
    private var downstream: (any Subscriber<Output, Failure>)?
    private var demand = Subscribers.Demand.none
    /// All that has been asked for, for sources whose subscription comes later.
    private var requested = Subscribers.Demand.none
    /// Whether a new value waits for a demand.
    private var hasNews = false

    init(
        _ downstream: any Subscriber<Output, Failure>, count: Int, mode: Mode, combine: @escaping ([Any]) -> Output
    ) {
        self.downstream = downstream
        self.mode = mode
        self.combine = combine
        sources = Array(repeating: Source(), count: count)
    }

    /// Subscribes to a publisher, the one at `index`.
    func attach<P: Publisher>(_ publisher: P, at index: Int) where P.Failure == Failure {
        publisher.subscribe(Side<P.Output>(parent: self, index: index))
    }

    func request(_ demand: Subscribers.Demand) {
        let upstreams = lock.withLock {
            self.demand += demand
            requested += demand
            return sources.compactMap(\.slot.active)
        }
        if mode == .zip { for upstream in upstreams { upstream.request(demand) } }
        deliver()
    }

    func cancel() {
        let held = lock.withLock { close() }
        for upstream in held.0 { upstream.cancel() }
    }

    private func accept(_ subscription: any Subscription, at index: Int) {
        let demand = lock.withLock { () -> Subscribers.Demand? in
            guard downstream != nil, sources[index].slot.accept(subscription) else { return nil }
            return mode == .latest ? .unlimited : requested
        }
        guard let demand else {
            subscription.cancel()
            return
        }
        if demand > 0 { subscription.request(demand) }
    }

    private func receive(_ value: Any, at index: Int) {
        let old = lock.withLock { () -> [Any] in
            guard downstream != nil else { return [] }
            if mode == .zip {
                sources[index].values.append(value)
                return []
            }
            hasNews = true
            defer { sources[index].values = [value] }
            return sources[index].values
        }
        withExtendedLifetime(old) {}
        deliver()
    }

    private func finish(_ completion: Subscribers.Completion<Failure>, at index: Int) {
        if case .failure = completion {
            end(completion)
            return
        }
        let isOver = lock.withLock {
            _ = sources[index].slot.end()
            sources[index].isFinished = true
            return cannotGoOn
        }
        if isOver { end(.finished) }
    }

    // Under the lock. Whether no further value can come, and none waits.
    private var cannotGoOn: Bool {
        if hasNews, demand == .none, sources.allSatisfy({ !$0.values.isEmpty }) { return false }
        return sources.contains { $0.isFinished && $0.values.isEmpty }
            || sources.allSatisfy(\.isFinished)
                && mode == .latest
    }

    private func deliver() {
        delivery.withLock {
            while let (values, receiver) = lock.withLock({ takeNext() }) {
                let more = receiver.receive(combine(values))
                if more > 0 { request(more) }
            }
            if lock.withLock({ downstream != nil && cannotGoOn }) { end(.finished) }
        }
    }

    // Under the lock.
    private func takeNext() -> ([Any], any Subscriber<Output, Failure>)? {
        guard let downstream, demand > 0, sources.allSatisfy({ !$0.values.isEmpty }) else { return nil }
        if mode == .latest {
            guard hasNews else { return nil }
            hasNews = false
        }
        demand -= 1
        let values = sources.map { $0.values[0] }
        if mode == .zip { for index in sources.indices { sources[index].values.removeFirst() } }
        return (values, downstream)
    }

    private func end(_ completion: Subscribers.Completion<Failure>) {
        delivery.withLock {
            let held = lock.withLock { close() }
            for upstream in held.0 { upstream.cancel() }
            held.1?.receive(completion: completion)
        }
    }

    // Under the lock. What was held is returned, to be released without it.
    private func close() -> ([any Subscription], (any Subscriber<Output, Failure>)?, [Source]) {
        let held = sources
        var upstreams: [any Subscription] = []
        for index in sources.indices {
            if let upstream = sources[index].slot.end() { upstreams.append(upstream) }
            sources[index].values = []
        }
        defer { downstream = nil }
        return (upstreams, downstream, held)
    }

    /// The subscriber of one of the publishers.
    private final class Side<Input>: Subscriber {
        let parent: CombiningSubscription
        let index: Int

        init(parent: CombiningSubscription, index: Int) {
            self.parent = parent
            self.index = index
        }

        func receive(subscription: any Subscription) { parent.accept(subscription, at: index) }
        func receive(_ input: Input) -> Subscribers.Demand {
            parent.receive(input, at: index)
            return .none
        }
        func receive(completion: Subscribers.Completion<Failure>) { parent.finish(completion, at: index) }
    }
}
