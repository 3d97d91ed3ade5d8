extension Publishers {
    /// A publisher of the elements of a sequence, then the end.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        /// The elements.
        public typealias Output = Elements.Element

        /// The sequence; each subscriber goes through it on its own.
        public let sequence: Elements

        /// A publisher of the elements of `sequence`.
        public init(sequence: Elements) { self.sequence = sequence }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = SequenceSubscription<Elements.Iterator, Failure>(sequence.makeIterator(), subscriber)
            guard !subscription.isEmpty else {
                Empty<Output, Failure>().subscribe(subscriber)
                return
            }
            subscriber.receive(subscription: subscription)
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Swift.Sequence {
    /// A publisher of the elements, then the end.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Sends elements as they are asked for.
private final class SequenceSubscription<Iterator: IteratorProtocol, Failure: Error>: Subscription {
    private let lock = Lock()
    private var iterator: Iterator
    /// The next element, fetched ahead so that the end comes with the last one rather than with a further demand.
    private var next: Iterator.Element?
    private var downstream: (any Subscriber<Iterator.Element, Failure>)?
    private var demand = Subscribers.Demand.none
    private var isSending = false

    init(_ iterator: Iterator, _ downstream: any Subscriber<Iterator.Element, Failure>) {
        self.iterator = iterator
        self.downstream = downstream
        next = self.iterator.next()
    }

    var isEmpty: Bool { next == nil }

    func request(_ demand: Subscribers.Demand) {
        let starts = lock.withLock {
            self.demand += demand
            defer { isSending = true }
            return !isSending
        }
        // A demand made while sending only adds to what the loop below, further up the stack, goes through.
        guard starts else { return }
        while let downstream = lock.withLock({ downstream }) {
            guard let value = next else {
                lock.withLock { self.downstream = nil }
                downstream.receive(completion: .finished)
                break
            }
            let goesOn = lock.withLock {
                guard self.demand > 0 else {
                    isSending = false
                    return false
                }
                self.demand -= 1
                return true
            }
            guard goesOn else { break }
            // Only the one loop touches the iterator.
            next = iterator.next()
            let more = downstream.receive(value)
            lock.withLock { self.demand += more }
        }
    }

    func cancel() {
        let held = lock.withLock {
            defer { downstream = nil }
            return downstream
        }
        withExtendedLifetime(held) {}
    }
}
