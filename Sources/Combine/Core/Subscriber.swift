/// A type that can receive values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The kind of values this subscriber receives.
    associatedtype Input
    /// The kind of error this subscriber may receive.
    associatedtype Failure: Error

    /// Hands over the subscription, through which the subscriber asks for values.
    func receive(subscription: any Subscription)
    /// Hands over a value. Returns how many more values the subscriber wants than it has asked for already.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Tells that the publisher has ended, normally or with an error. Nothing follows.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Hands over a value that carries nothing.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// A namespace for types that act as subscribers.
public enum Subscribers {}
