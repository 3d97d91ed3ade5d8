import ViewGraph
import ViewLayout

/// Moves the value of a view or modifier whose body the author wrote, frame by frame: the body runs with each value on
/// the way. Only for types that are `Animatable`.
@MainActor
final class BodyAnimator<Value> {
    private let setTarget: (Value) -> Void
    let stop: () -> Void

    /// Nil when the type has no data to animate. `show` takes over a value and runs the body.
    init?(_ value: Value, show: @escaping (Value) -> Void) {
        guard let type = Value.self as? any Animatable.Type else { return nil }
        func open<A: Animatable>(_ type: A.Type) -> (set: (Value) -> Void, stop: () -> Void)? {
            // `A` is `Value`, seen with its conformance.
            guard A.AnimatableData.self != EmptyAnimatableData.self, let start = value as? A else { return nil }
            let animator = Animator(start) { if let value = $0 as? Value { show(value) } }
            return ({ if let value = $0 as? A { animator.set(value) } }, animator.stop)
        }
        guard let (set, stop) = open(type) else { return nil }
        setTarget = set
        self.stop = stop
    }

    /// Goes to `new`: at once, or along the animation of the transaction that is being applied.
    func set(_ new: Value) { setTarget(new) }
}

extension BodyAnimator {
    /// Lets `animator`, made when it is first needed, take over `new`; false when nothing is animated.
    static func animate(
        _ animator: inout BodyAnimator?, from value: Value, to new: Value, show: @escaping (Value) -> Void
    ) -> Bool {
        if animator == nil {
            // Asked for each value that a parent hands down: the common case is one comparison.
            guard !Graph.transaction.isEmpty, Transaction.current.animation != nil else { return false }
            animator = BodyAnimator(value, show: show)
        }
        guard let animator else { return false }
        animator.set(new)
        return true
    }
}
