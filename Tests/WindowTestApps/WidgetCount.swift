import CGTK

/// How many widgets there are in the process, GTK's own inner ones included.
///
/// Every widget's class hands `constructed` and `finalize` on to `GtkWidget`'s, which are counted here: before another
/// class takes its own from there.
@MainActor
enum WidgetCount {
    static var living: Int { counted }

    nonisolated(unsafe) private static var counted = 0
    nonisolated(unsafe) private static var constructed: (@convention(c) (UnsafeMutablePointer<GObject>?) -> Void)?
    nonisolated(unsafe) private static var finalize: (@convention(c) (UnsafeMutablePointer<GObject>?) -> Void)?

    /// Before anything of GTK is used. Widgets are made and end on the main thread.
    static func begin() {
        guard let start = g_type_class_ref(gtk_widget_get_type()) else { return }
        let objects = start.assumingMemoryBound(to: GObjectClass.self)
        constructed = objects.pointee.constructed
        finalize = objects.pointee.finalize
        objects.pointee.constructed = { object in
            WidgetCount.counted += 1
            WidgetCount.constructed?(object)
        }
        objects.pointee.finalize = { object in
            WidgetCount.counted -= 1
            WidgetCount.finalize?(object)
        }
    }
}
