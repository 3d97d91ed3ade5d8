import CGTK

/// Shows windows in the order in which they were asked for, the last in front.
///
/// On X11 they come so by themselves. With Wayland a window is there when its first picture is, and GTK paints those
/// that were shown at once in an order of its own, mostly the last first: there each waits for the one before.
@MainActor
final class WindowQueue {
    static let shared = WindowQueue()

    private typealias Entry = (window: WidgetPointer, show: @MainActor () -> Void)
    private var waiting: [Entry] = []
    /// Of the window that is shown and not yet painted.
    private var opening: (window: WidgetPointer, clock: UnsafeMutableRawPointer)?

    /// - Parameter show: presents the window. It comes later when others are on their way, and not at all when the window
    ///   has gone by then.
    func present(_ window: WidgetPointer, _ show: @escaping @MainActor () -> Void) {
        guard fenestra_windows_come_when_painted() != 0, gtk_widget_get_mapped(window) == 0 else { return show() }
        // Asked for twice before it is there.
        guard opening?.window != window, !waiting.contains(where: { $0.window == window }) else { return }
        waiting.append((window, show))
        g_object_ref(UnsafeMutableRawPointer(window))
        if opening == nil { showNext() }
    }

    fileprivate func showNext() {
        if let (window, clock) = opening {
            fenestra_disconnect(window, pointer(to: self))
            fenestra_disconnect(clock, pointer(to: self))
            g_object_unref(window)
            g_object_unref(clock)
            opening = nil
        }
        while opening == nil, !waiting.isEmpty {
            let (window, show) = waiting.removeFirst()
            show()
            guard gtk_widget_get_mapped(window) != 0, let clock = gtk_widget_get_frame_clock(window) else {
                g_object_unref(window)
                continue
            }
            opening = (window, g_object_ref(UnsafeMutableRawPointer(clock)))
            // After GDK's own handler, which hands the picture over.
            fenestra_connect_after(UnsafeMutableRawPointer(clock), "after-paint", windowCame, pointer(to: self))
            fenestra_connect(window, "unmap", windowCame, pointer(to: self))
        }
    }
}

private func windowCame(_ instance: UnsafeMutableRawPointer, _ receiver: UnsafeMutableRawPointer) {
    onMainThread { WindowQueue.shared.showNext() }
}
