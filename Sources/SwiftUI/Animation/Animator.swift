import ViewGraph
import ViewLayout

/// Moves one value from what is shown to what is wanted, frame by frame.
@MainActor
final class Animator<Value: Animatable> {
    private let show: (Value) -> Void
    private(set) var target: Value
    private var running: Run?

    private struct Run {
        var from: Value.AnimatableData
        var to: Value.AnimatableData
        var animation: Animation
        var start: Double
    }

    /// `show` is called with each value on the way, not with the first.
    init(_ value: Value, show: @escaping (Value) -> Void) {
        target = value
        self.show = show
    }

    /// Goes to `new`: at once, or along the animation of the transaction that is being applied.
    func set(_ new: Value) {
        let animation = Transaction.current.animation
        let old = target
        target = new
        guard let animation, old.animatableData != new.animatableData || running != nil else {
            if running != nil && old.animatableData == new.animatableData {
                // A change beside the animated data: the run goes on with it.
                step(AnimationDriver.now)
                return
            }
            running = nil
            return show(new)
        }
        let now = AnimationDriver.now
        let from = running.flatMap { Self.data($0, at: now) } ?? old.animatableData
        for completion in Transaction.current.completions { completion.note(animation) }
        running = Run(from: from, to: new.animatableData, animation: animation, start: now)
        step(now)
        AnimationDriver.add(self)
    }

    private static func data(_ run: Run, at time: Double) -> Value.AnimatableData? {
        guard let progress = run.animation.progress(after: time - run.start) else { return nil }
        var data = run.to - run.from
        data.scale(by: progress)
        return run.from + data
    }

    /// Whether the animation goes on.
    @discardableResult
    private func step(_ time: Double) -> Bool {
        guard let run = running else { return false }
        var value = target
        if let data = Self.data(run, at: time) { value.animatableData = data } else { running = nil }
        show(value)
        return running != nil
    }

    /// Ends where it is wanted; for values that leave the tree.
    func stop() { running = nil }
}

extension Animator: AnimationStepping {
    func advance(to time: Double) -> Bool { step(time) }
}

/// Something that is moved by frames.
@MainActor
protocol AnimationStepping: AnyObject {
    /// False when it has arrived.
    func advance(to time: Double) -> Bool
}

/// Asks for frames while anything moves, and for none when all is still.
@MainActor
enum AnimationDriver {
    private static var moving: [any AnimationStepping] = []
    private static var isRequested = false

    static var now: Double { Desktop.toolkit?.now ?? 0 }

    static func add(_ animation: any AnimationStepping) {
        if !moving.contains(where: { $0 === animation }) { moving.append(animation) }
        request()
    }

    /// Another app begins: nothing moves yet, and frames that were asked for do not come.
    static func forgetAll() {
        moving = []
        isRequested = false
    }

    private static func request() {
        guard !isRequested, let toolkit = Desktop.toolkit else { return }
        isRequested = true
        toolkit.requestFrame { time in
            isRequested = false
            // What arrives may set something else in motion.
            let stepping = moving
            moving = []
            for animation in stepping where animation.advance(to: time) {
                if !moving.contains(where: { $0 === animation }) { moving.append(animation) }
            }
            // Bodies that run for each frame, and what came of them.
            Structure.updateAll()
            if !moving.isEmpty { request() }
        }
    }
}
