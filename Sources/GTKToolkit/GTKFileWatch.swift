import CGTK
import Toolkit

/// Watches a file, or what is in a folder, for as long as it lives.
@MainActor
final class GTKFileWatch {
    private let body: @MainActor () -> Void
    /// Nil where the system cannot watch it.
    private nonisolated(unsafe) var watch: OpaquePointer?

    enum Kind { case file, folder }

    init(_ kind: Kind, _ path: String, _ body: @escaping @MainActor () -> Void) {
        self.body = body
        watch = (kind == .file ? fenestra_file_watch_new : fenestra_folder_watch_new)(
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
