import CGTK
import Foundation
import Toolkit

extension GTKSurface {
    func convert(_ rectangle: CGRect, to other: (any Surface)?) -> CGRect? {
        let target = (other as? GTKSurface)?.widget ?? fenestra_host_outermost(widget)
        if target == widget { return rectangle }
        var bounds = (
            x: Double(rectangle.minX), y: Double(rectangle.minY), width: Double(rectangle.width),
            height: Double(rectangle.height)
        )
        guard fenestra_convert(widget, target, &bounds.x, &bounds.y, &bounds.width, &bounds.height) != 0 else {
            return nil
        }
        return CGRect(x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height)
    }

    func afterLayouts(_ body: @escaping @MainActor () -> Void) -> AnyObject? {
        guard let clock = gtk_widget_get_frame_clock(widget) else { return nil }
        return LayoutWatch(clock, body)
    }
}

/// Hears of layouts from the frame clock, which runs only when there is something to do. What is changed then is laid
/// out within the same frame.
@MainActor
final class LayoutWatch {
    private static var count = 0
    /// Whether there is one in the process.
    static var isAny: Bool { count > 0 }

    private let clock: OpaquePointer
    private let body: @MainActor () -> Void

    init(_ clock: OpaquePointer, _ body: @escaping @MainActor () -> Void) {
        self.clock = clock
        self.body = body
        Self.count += 1
        g_object_ref(UnsafeMutableRawPointer(clock))
        fenestra_connect_after(
            UnsafeMutableRawPointer(clock), "layout",
            { _, watch in
                nonisolated(unsafe) let watch = watch
                onMainThread { receiver(watch, as: LayoutWatch.self).body() }
            }, pointer(to: self))
    }

    isolated deinit {
        Self.count -= 1
        fenestra_disconnect(UnsafeMutableRawPointer(clock), pointer(to: self))
        g_object_unref(UnsafeMutableRawPointer(clock))
    }
}
