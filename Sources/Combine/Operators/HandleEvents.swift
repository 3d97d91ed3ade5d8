import Foundation

extension Publishers {
    /// Calls closures as things happen, and changes nothing.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Called with the subscription.
        public var receiveSubscription: ((any Subscription) -> Void)?
        /// Called with each value, before it is passed on.
        public var receiveOutput: ((Output) -> Void)?
        /// Called with the end, before it is passed on.
        public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        /// Called when the subscriber cancels.
        public var receiveCancel: (() -> Void)?
        /// Called when the subscriber asks for values.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        /// Made by the operator of the same name.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)?
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(EventSubscriber(subscriber, handlers: self))
        }
    }
}

private final class EventSubscriber<Upstream: Publisher>: Subscriber, Subscription {
    typealias Handlers = Publishers.HandleEvents<Upstream>

    private let lock = Lock()
    private var slot = SubscriptionSlot.awaiting
    private var downstream: (any Subscriber<Upstream.Output, Upstream.Failure>)?
    private var handlers: Handlers?

    init(_ downstream: any Subscriber<Upstream.Output, Upstream.Failure>, handlers: Handlers) {
        self.downstream = downstream
        self.handlers = handlers
    }

    func receive(subscription: any Subscription) {
        lock.withLock { handlers }?.receiveSubscription?(subscription)
        let downstream = lock.withLock { slot.accept(subscription) ? self.downstream : nil }
        if let downstream { downstream.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        let (handlers, downstream) = lock.withLock { (self.handlers, self.downstream) }
        handlers?.receiveOutput?(input)
        let more = downstream?.receive(input) ?? .none
        if more > 0 { handlers?.receiveRequest?(more) }
        return more
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        let held = close()
        held.handlers?.receiveCompletion?(completion)
        held.downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        let (handlers, upstream) = lock.withLock { (self.handlers, slot.active) }
        handlers?.receiveRequest?(demand)
        upstream?.request(demand)
    }

    func cancel() {
        let held = close()
        held.handlers?.receiveCancel?()
        held.subscription?.cancel()
    }

    private func close() -> (
        subscription: (any Subscription)?, downstream: (any Subscriber<Upstream.Output, Upstream.Failure>)?,
        handlers: Handlers?
    ) {
        lock.withLock {
            defer { (downstream, handlers) = (nil, nil) }
            return (slot.end(), downstream, handlers)
        }
    }
}

extension Publisher {
    /// Calls closures as things happen, and changes nothing.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }

    /// Prints what happens, each line after `prefix`, to `stream` or to standard output.
    public func print(
        _ prefix: String = "", to stream: (any TextOutputStream)? = nil
    ) -> Publishers.HandleEvents<Self> {
        let log = EventLog(prefix: prefix.isEmpty ? "" : prefix + ": ", stream: stream)
        return handleEvents(
            receiveSubscription: { log.write("receive subscription: (\($0))") },
            receiveOutput: { log.write("receive value: (\($0))") },
            receiveCompletion: {
                switch $0 {
                case .finished: log.write("receive finished")
                case .failure(let error): log.write("receive error: (\(error))")
                }
            },
            receiveCancel: { log.write("receive cancel") },
            receiveRequest: { log.write("request \($0)") })
    }
}

/// Where `print` writes, one line at a time.
private final class EventLog {
    private let lock = NSRecursiveLock()
    private let prefix: String
    private var stream: (any TextOutputStream)?

    init(prefix: String, stream: (any TextOutputStream)?) {
        self.prefix = prefix
        self.stream = stream
    }

    func write(_ line: String) {
        lock.withLock {
            if stream == nil { Swift.print(prefix + line) } else { stream?.write(prefix + line + "\n") }
        }
    }
}
