/// The publisher that tells that an observable object is about to change.
///
/// `send()` may be called from any thread. It calls the observers at once, in the order they came; it costs about a
/// lock if there are none.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    /// A change carries no value.
    public typealias Output = Void
    /// It cannot fail.
    public typealias Failure = Never

    private let lock = Lock()
    private var observers: [ObserverToken] = []

    /// A publisher with no observers.
    public init() {}

    /// Tells all observers that the object is about to change.
    public func send() {
        // Those who come while this runs wait for the next change; those who leave are not called any more.
        for observer in lock.withLock({ observers }) {
            observer.body?()
        }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        let subscription = ChangeSubscription(subscriber: subscriber)
        subscription.token = addObserver { subscription.send() }
        subscriber.receive(subscription: subscription)
    }

    /// Calls `body` at each `send()`, on the thread that sends, until the token is cancelled. This makes one small
    /// object; the publisher keeps `body`, the token keeps nothing.
    package func addObserver(_ body: @escaping () -> Void) -> ObserverToken {
        let token = ObserverToken(publisher: self, body: body)
        lock.withLock { observers.append(token) }
        return token
    }

    /// Removes an observer. May be called from any thread, also while the observer runs.
    package func removeObserver(_ token: ObserverToken) { token.cancel() }

    /// Whether anyone would be told of a change.
    package var hasObservers: Bool { lock.withLock { !observers.isEmpty } }

    fileprivate func forget(_ token: ObserverToken) {
        lock.withLock {
            if let index = observers.firstIndex(where: { $0 === token }) { observers.remove(at: index) }
        }
    }
}

/// An observer's place at a publisher. Letting go of the token does not remove the observer; `cancel()` does.
package final class ObserverToken: Cancellable, @unchecked Sendable {
    private let lock = Lock()
    private weak var publisher: ObservableObjectPublisher?
    private var action: (() -> Void)?

    fileprivate init(publisher: ObservableObjectPublisher, body: @escaping () -> Void) {
        self.publisher = publisher
        action = body
    }

    fileprivate var body: (() -> Void)? { lock.withLock { action } }

    /// Removes the observer and releases its closure. No call starts after this returns. Work grows with the number
    /// of observers of the publisher.
    package func cancel() {
        let held = lock.withLock {
            defer { action = nil }
            return action
        }
        if held != nil { publisher?.forget(self) }
    }
}

/// A subscriber's place at a publisher of changes.
private final class ChangeSubscription: Subscription {
    private let lock = Lock()
    private var subscriber: (any Subscriber<Void, Never>)?
    private var demand = Subscribers.Demand.none
    // The publisher holds the token, the token this object.
    weak var token: ObserverToken?

    init(subscriber: any Subscriber<Void, Never>) { self.subscriber = subscriber }

    func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

    func send() {
        let receiver = lock.withLock { () -> (any Subscriber<Void, Never>)? in
            guard demand > 0 else { return nil }
            demand -= 1
            return subscriber
        }
        guard let receiver else { return }
        let more = receiver.receive(())
        if more > 0 { request(more) }
    }

    func cancel() {
        let held = lock.withLock {
            defer { subscriber = nil }
            return subscriber
        }
        if held != nil { token?.cancel() }
    }
}
