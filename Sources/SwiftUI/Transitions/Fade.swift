import Toolkit
import ViewGraph
import ViewLayout

/// Fades widgets in and out, without surfaces of their own.
@MainActor
enum Fade {
    private struct Amount: Animatable {
        var animatableData: Double
    }

    static func begin(_ items: [LayoutItem], from: Double, to: Double, _ animation: Animation) {
        var leaves: [LayoutItem] = []
        for item in items { item.appendLeaves(&leaves) }
        let widgets = leaves.compactMap { ($0 as? WidgetItem)?.widget }
        guard !widgets.isEmpty else { return }
        for widget in widgets { widget.fade(to: from) }
        let animator = Animator(Amount(animatableData: from)) { amount in
            for widget in widgets { widget.fade(to: amount.animatableData) }
        }
        Graph.withTransaction(Arrival.transaction(animation)) { animator.set(Amount(animatableData: to)) }
    }
}

/// Something that happens when a time has come, in a frame.
@MainActor
final class Deadline: AnimationStepping {
    private let time: Double
    private let action: @MainActor () -> Void

    private init(_ time: Double, _ action: @escaping @MainActor () -> Void) {
        self.time = time
        self.action = action
    }

    /// Runs `action` in the first frame after `seconds`.
    static func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) {
        AnimationDriver.add(Deadline(AnimationDriver.now + seconds, action))
    }

    func advance(to time: Double) -> Bool {
        if time < self.time - 1e-9 { return true }
        action()
        return false
    }
}
