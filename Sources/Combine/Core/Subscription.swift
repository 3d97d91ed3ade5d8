/// The connection between a subscriber and a publisher. Cancelling it ends the flow and releases what it holds.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for more values. Demands add up.
    func request(_ demand: Subscribers.Demand)
}

/// A namespace for subscriptions that need no publisher.
public enum Subscriptions {
    /// A subscription that never sends anything.
    public static var empty: any Subscription { EmptySubscription.shared }
}

/// The subscription of publishers that end at once.
private final class EmptySubscription: Subscription, Sendable {
    static let shared = EmptySubscription()
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}
