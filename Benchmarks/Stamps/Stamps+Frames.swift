import Dispatch
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
            cpu("cpu_first_frame")
            now("first_frame")
            after(400) {
                memory("idle")
                next()
            }
        }
    }

    /// Makes `count` changes, each when the frame of the last one has been painted, and prints medians in ms: the call
    /// that changes something until it returns as `sync_KEY`, then until its frame is painted as `latency_KEY`, and the
    /// process's CPU time of that as `cpu_KEY`. Then calls `next`.
    @MainActor
    package static func changes(
        _ key: String, count: Int = 21, _ change: @escaping @MainActor @Sendable (Int) -> Void,
        then next: @escaping @MainActor @Sendable () -> Void
    ) {
        var sync: [Int64] = []
        var latency: [Int64] = []
        var cpu: [Int64] = []
        var start: (time: Int64, cpu: Int64)?
        let make: @MainActor @Sendable () -> Void = {
            start = (nanoseconds(CLOCK_MONOTONIC), nanoseconds(CLOCK_PROCESS_CPUTIME_ID))
            change(sync.count)
            sync.append(nanoseconds(CLOCK_MONOTONIC) - start!.time)
        }
        PaintedFrames.handler = { _ in
            guard let begun = start else { return }
            start = nil
            latency.append(nanoseconds(CLOCK_MONOTONIC) - begun.time)
            cpu.append(nanoseconds(CLOCK_PROCESS_CPUTIME_ID) - begun.cpu)
            if latency.count < count {
                after(30, make)
            } else {
                for (name, times) in [("sync", sync), ("latency", latency), ("cpu", cpu)] {
                    value("\(name)_\(key)", Double(times.sorted()[count / 2]) / 1e6)
                }
                after(30, next)
            }
        }
        make()
    }

    private static func after(_ milliseconds: Int, _ body: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
            MainActor.assumeIsolated(body)
        }
    }
}
