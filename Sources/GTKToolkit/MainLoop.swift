import CGTK
import Foundation

/// The main actor, timers and run loop blocks on GLib's main loop.
@MainActor
enum MainLoop {
    private static var isInstalled = false

    static func install() {
        guard !isInstalled else { return }
        isInstalled = true
        // Kept for the life of the process.
        let calls = UnsafeMutablePointer<FenestraRunLoopCalls>.allocate(capacity: 1)
        calls.initialize(
            to: FenestraRunLoopCalls(
                // Fires what is due and runs waiting blocks; the date it gives is known from elsewhere.
                run_blocks: { _ = RunLoop.main.limitDate(forMode: .default) },
                fire_timers: { _ = RunLoop.main.limitDate(forMode: .default) }))
        fenestra_main_loop_install(calls)
    }
}
