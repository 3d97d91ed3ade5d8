import Foundation
import ViewGraph

/// When an animation counts as done.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isLogical: Bool
    /// When what is seen has arrived; a spring may still tremble.
    public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(isLogical: false)

    func length(of animation: Animation) -> Double { isLogical ? animation.logicalLength : animation.length }
}

/// Something to do when the animations of a transaction are done.
final class AnimationCompletion {
    private let criteria: AnimationCompletionCriteria
    private var action: (() -> Void)?
    private var end = 0.0

    init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    /// An animation of the transaction begins.
    @MainActor
    func note(_ animation: Animation) {
        end = max(end, AnimationDriver.now + criteria.length(of: animation))
    }

    /// The change has been made; what it animates has begun, or does in the next frame at the latest.
    @MainActor
    func wait() {
        Deadline.after(0) { [self] in
            let left = end - AnimationDriver.now
            if left > 0 { return Deadline.after(left) { [self] in finish() } }
            finish()
        }
    }

    private func finish() {
        let action = action
        self.action = nil
        action?()
    }
}

extension Transaction {
    /// Runs `completion` once when the animations of the change are done; in the next frame if there are none.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        let added = AnimationCompletion(criteria, completion)
        completions.append(added)
        if MainThread.isCurrent {
            nonisolated(unsafe) let added = added
            onMainThread { added.wait() }
        }
    }

    var completions: [AnimationCompletion] {
        get { self[CompletionsKey.self] }
        set { self[CompletionsKey.self] = newValue }
    }
    private struct CompletionsKey: TransactionKey {
        static var defaultValue: [AnimationCompletion] { [] }
    }
}

/// Runs `body`; what it changes is animated. `completion` runs once when that is done; in the next frame if nothing is.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    guard MainThread.isCurrent else { return try body() }
    var transaction = Transaction(list: onMainThread { Graph.writingTransaction })
    transaction.animation = animation
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}
