import CGTK
import GTKToolkit
import Glibc

extension Stamps {
    /// Prints the figures of the first frame once `windows` windows have painted theirs, those of memory 400 ms later,
    /// and then calls `next`. To be called before the app runs.
    @MainActor
    package static func firstFrame(windows: Int = 1, then next: @escaping @MainActor @Sendable () -> Void) {
        var painted = 0
        PaintedFrames.handler = { isFirst in
            guard isFirst else { return }
            painted += 1
            guard painted == windows else { return }
            cpuTimeOfFirstFrame = cpuTime()
            value("cpu_first_frame", cpuTimeOfFirstFrame)
            now("first_frame")
            after(400) {
                memory("idle")
                next()
            }
        }
    }

    /// The CPU time of the process in ms when the last window's first frame was painted.
    @MainActor package private(set) static var cpuTimeOfFirstFrame = 0.0

    /// Makes `count` changes, each when the frame of the last one has been painted, and prints medians in ms: the call
    /// that changes something until it returns as `sync_KEY`, then until its frame is painted as `latency_KEY`, and the
    /// process's CPU time of that as `cpu_KEY`; how many of them took over 33 ms of CPU time as `late_KEY`; and the
    /// bodies counted by `noteBody()` for one change as `bodies_KEY`. Then calls `next`.
    @MainActor
    package static func changes(
        _ key: String, count: Int = 21, _ change: @escaping @MainActor @Sendable (Int) -> Void,
        then next: @escaping @MainActor @Sendable () -> Void
    ) {
        var sync: [Int64] = []
        var latency: [Int64] = []
        var cpu: [Int64] = []
        var bodies: [Int] = []
        var start: (time: Int64, cpu: Int64, bodies: Int)?
        let make: @MainActor @Sendable () -> Void = {
            start = (nanoseconds(CLOCK_MONOTONIC), nanoseconds(CLOCK_PROCESS_CPUTIME_ID), bodyCount)
            change(sync.count)
            sync.append(nanoseconds(CLOCK_MONOTONIC) - start!.time)
            queueDraw()
        }
        PaintedFrames.handler = { _ in
            guard let begun = start else { return }
            start = nil
            latency.append(nanoseconds(CLOCK_MONOTONIC) - begun.time)
            cpu.append(nanoseconds(CLOCK_PROCESS_CPUTIME_ID) - begun.cpu)
            bodies.append(bodyCount - begun.bodies)
            if latency.count < count {
                after(30, make)
            } else {
                for (name, times) in [("sync", sync), ("latency", latency), ("cpu", cpu)] {
                    value("\(name)_\(key)", Double(times.sorted()[count / 2]) / 1e6)
                }
                value("late_\(key)", Double(cpu.count { $0 > 33_000_000 }))
                value("bodies_\(key)", Double(bodies.sorted()[count / 2]))
                after(30, next)
            }
        }
        make()
    }

    @MainActor private static var bodyCount = 0

    /// A view's body runs, to be counted with the change that it is for.
    @MainActor
    package static func noteBody() { bodyCount += 1 }

    /// Waits without work on another thread.
    @MainActor
    package static func pause(milliseconds: UInt32) async {
        await withCheckedContinuation { continuation in after(milliseconds) { continuation.resume() } }
    }

    /// By a timer of GLib's, as in C: one of another thread's would be counted with what is measured.
    private static func after(_ milliseconds: UInt32, _ body: @escaping @MainActor @Sendable () -> Void) {
        let waiting = Unmanaged.passRetained(Waiting(body: body))
        g_timeout_add_full(
            G_PRIORITY_DEFAULT, milliseconds,
            { data in
                let body = Unmanaged<Waiting>.fromOpaque(data!).takeUnretainedValue().body
                MainActor.assumeIsolated(body)
                return 0
            }, waiting.toOpaque(), { Unmanaged<Waiting>.fromOpaque($0!).release() })
    }

    private final class Waiting: Sendable {
        let body: @MainActor @Sendable () -> Void
        init(body: @escaping @MainActor @Sendable () -> Void) { self.body = body }
    }
}
