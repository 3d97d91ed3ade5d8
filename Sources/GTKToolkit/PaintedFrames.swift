import CGTK

/// Tells when windows have painted; for `Benchmarks/`.
@MainActor
package enum PaintedFrames {
    /// Set before the app runs, else nothing is watched. Called after each frame of each window, with whether it is the
    /// window's first.
    package static var handler: ((_ isFirst: Bool) -> Void)?

    /// Called for a window that was just presented for the first time.
    static func watch(_ window: WidgetPointer) {
        guard handler != nil, let clock = gtk_widget_get_frame_clock(window) else { return }
        // Lives as long as the process; true until the first frame.
        let isFirst = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
        isFirst.initialize(to: true)
        fenestra_connect(UnsafeMutableRawPointer(clock), "after-paint", framePainted, isFirst)
    }
}

private func framePainted(_ clock: UnsafeMutableRawPointer, _ receiver: UnsafeMutableRawPointer) {
    let isFirst = receiver.assumingMemoryBound(to: Bool.self).move()
    receiver.assumingMemoryBound(to: Bool.self).initialize(to: false)
    onMainThread { PaintedFrames.handler?(isFirst) }
}
