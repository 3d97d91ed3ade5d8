import CGTK
import Glibc

extension Stamps {
    /// Makes `count` changes, each when the main loop has nothing else to do, prints the CPU time of one in ms as `key`,
    /// and calls `next`.
    @MainActor
    package static func whenIdle(
        _ key: String, count: Int, _ change: @escaping @MainActor (Int) -> Void,
        then next: @escaping @MainActor () -> Void
    ) {
        idle = Idle(key: key, count: count, begun: cpuTime(), change: change, next: next)
        g_idle_add_full(G_PRIORITY_LOW, { _ in MainActor.assumeIsolated { Stamps.step() } ? 1 : 0 }, nil, nil)
    }

    private struct Idle {
        var key: String
        var count: Int
        var begun: Double
        var change: @MainActor (Int) -> Void
        var next: @MainActor () -> Void
        var done = 0
    }
    @MainActor private static var idle: Idle?

    @MainActor
    private static func step() -> Bool {
        guard let current = idle else { return false }
        if current.done == current.count {
            value(current.key, (cpuTime() - current.begun) / Double(current.count))
            idle = nil
            current.next()
            return false
        }
        idle?.done += 1
        current.change(current.done + 1)
        return true
    }
}
