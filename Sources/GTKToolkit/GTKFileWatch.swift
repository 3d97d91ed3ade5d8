import CGTK
import Toolkit

/// Watches a file for as long as it lives.
@MainActor
final class GTKFileWatch {
    private let body: @MainActor () -> Void
    /// Nil where the system cannot watch it.
    private nonisolated(unsafe) var watch: OpaquePointer?

    init(_ path: String, _ body: @escaping @MainActor () -> Void) {
        self.body = body
        watch = fenestra_file_watch_new(
            path,
            { watch in
                nonisolated(unsafe) let watch = watch
                // Held while it is called, which may end it.
                onMainThread { receiver(watch, as: GTKFileWatch.self).body() }
            }, pointer(to: self))
    }

    isolated deinit {
        if let watch { fenestra_file_watch_end(watch) }
    }
}
