import Combine

/// A subscriber that asks only when told to, and writes down what it gets.
final class DemandRecorder<Input, Failure: Error>: Subscriber {
    private(set) var values: [Input] = []
    private(set) var completions: [Subscribers.Completion<Failure>] = []
    private(set) var subscription: (any Subscription)?
    var demandPerValue = Subscribers.Demand.none

    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return demandPerValue
    }
    func receive(completion: Subscribers.Completion<Failure>) { completions.append(completion) }
    func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
}

/// An error to fail with.
struct Flaw: Error, Equatable {
    var number = 0
}

extension Publisher {
    /// All values that come at once, and whether the end came.
    func now() -> (values: [Output], finished: Bool, error: Failure?) {
        var values: [Output] = []
        var finished = false
        var error: Failure?
        _ = sink(
            receiveCompletion: {
                switch $0 {
                case .finished: finished = true
                case .failure(let flaw): error = flaw
                }
            }, receiveValue: { values.append($0) })
        return (values, finished, error)
    }
}
