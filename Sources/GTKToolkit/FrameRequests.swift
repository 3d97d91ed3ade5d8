import CGTK
import Foundation

/// Calls that wait for the next frame.
///
/// They come from the frame clock of a window that is drawn. A clock may stand still all the same (a window that a
/// compositor hides), so a late timer takes over; with no window drawn at all the timer gives about 60 frames a second.
@MainActor
final class FrameRequests {
    private unowned let toolkit: GTKToolkit
    private var waiting: [@MainActor (Double) -> Void] = []
    private var ticking: (window: GTKWindow, id: UInt32)?
    private let timer: OpaquePointer

    private static weak var current: FrameRequests?

    init(toolkit: GTKToolkit) {
        self.toolkit = toolkit
        timer = OpaquePointer(
            fenestra_one_shot_new("frames", G_PRIORITY_DEFAULT) { onMainThread { FrameRequests.current?.timerFired() } }
        )
        Self.current = self
    }

    func request(_ body: @escaping @MainActor (Double) -> Void) {
        waiting.append(body)
        if waiting.count == 1 { arm() }
    }

    /// A window came, went, or was minimised.
    func windowsChanged() {
        guard !waiting.isEmpty else { return }
        arm()
    }

    private func arm() {
        if let ticking, !ticking.window.isDrawn { stopTicking() }
        if ticking == nil, let window = toolkit.windows.first(where: \.isDrawn) {
            let id = gtk_widget_add_tick_callback(
                window.widget,
                { _, clock, requests in
                    nonisolated(unsafe) let (clock, requests) = (clock, requests!)
                    onMainThread { receiver(requests, as: FrameRequests.self).tick(clock) }
                    return 0
                }, pointer(to: self), nil)
            ticking = (window, id)
        }
        fenestra_one_shot_arm(timer.source, ticking == nil ? 16 : 100)
    }

    private func stopTicking() {
        guard let ticking else { return }
        self.ticking = nil
        if !ticking.window.isGone { gtk_widget_remove_tick_callback(ticking.window.widget, ticking.id) }
    }

    private func tick(_ clock: OpaquePointer?) {
        ticking = nil
        fenestra_one_shot_disarm(timer.source)
        run(at: Double(gdk_frame_clock_get_frame_time(clock)) / 1e6)
    }

    private func timerFired() {
        stopTicking()
        run(at: toolkit.now)
    }

    private func run(at time: Double) {
        let bodies = waiting
        waiting.removeAll(keepingCapacity: true)
        for body in bodies { body(time) }
    }
}
