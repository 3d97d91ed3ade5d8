import CGTK

/// Tells when the windows open so far have each painted their first frame; for `Benchmarks/`.
@MainActor
package enum FirstFrame {
    /// Set before the app runs, else nothing is watched. Called after each window's first frame, with how many windows
    /// have had theirs.
    package static var painted: ((Int) -> Void)?
    private static var count = 0

    /// Called for a window that was just presented for the first time.
    static func watch(_ window: WidgetPointer) {
        guard painted != nil, let clock = gtk_widget_get_frame_clock(window) else { return }
        // The receiver must be nobody else's: GTK's own handlers have the window for theirs, and would be disconnected
        // with ours.
        let receiver = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
        fenestra_connect(UnsafeMutableRawPointer(clock), "after-paint", firstFramePainted, receiver)
    }

    fileprivate static func windowPainted() {
        count += 1
        painted?(count)
    }
}

private func firstFramePainted(_ clock: UnsafeMutableRawPointer, _ receiver: UnsafeMutableRawPointer) {
    fenestra_disconnect(clock, receiver)
    receiver.deallocate()
    onMainThread { FirstFrame.windowPainted() }
}
