import Dispatch
import GTKToolkit

extension Stamps {
    /// Prints the figures of the first frame once `windows` windows have painted theirs, those of memory 400 ms later,
    /// and then calls `next`. To be called before the app runs.
    @MainActor
    package static func firstFrame(windows: Int = 1, then next: @escaping @MainActor @Sendable () -> Void) {
        FirstFrame.painted = { count in
            guard count == windows else { return }
            cpu("cpu_first_frame")
            now("first_frame")
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(400)) {
                memory("idle")
                next()
            }
        }
    }
}
