import CGTK
import Foundation
import Toolkit

/// GTK's native dialog for files: the portal's, or GTK's own.
final class GTKFileChooser: FileChooser {
    private nonisolated(unsafe) let chooser: UnsafeMutableRawPointer
    private let chosen: @MainActor ([URL]?) -> Void
    private var isClosed = false

    init(
        _ content: FileChooserContent, over surface: GTKSurface?, chosen: @escaping @MainActor ([URL]?) -> Void
    ) {
        self.chosen = chosen
        let (action, isMultiple, name): (GtkFileChooserAction, Bool, String?) =
            switch content.kind {
            case .open(let multiple): (GTK_FILE_CHOOSER_ACTION_OPEN, multiple, nil)
            case .save(let name): (GTK_FILE_CHOOSER_ACTION_SAVE, false, name)
            case .folder: (GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, false, nil)
            }
        chooser = fenestra_files_new(
            surface?.widget, action, isMultiple ? 1 : 0, content.title, content.accept, name, content.folder)
        for filter in content.filters {
            Self.withStrings(filter.mimeTypes) { types in
                Self.withStrings(filter.endings) { fenestra_files_add_filter(chooser, filter.name, types, $0) }
            }
        }
        fenestra_files_show(
            chooser,
            { chooser, addresses in
                nonisolated(unsafe) let (chooser, addresses) = (chooser, addresses)
                onMainThread { receiver(chooser, as: GTKFileChooser.self).answered(addresses) }
            }, pointer(to: self))
    }

    isolated deinit { close() }

    func close() {
        guard !isClosed else { return }
        isClosed = true
        fenestra_files_close(chooser)
    }

    private func answered(_ addresses: UnsafePointer<UnsafePointer<CChar>?>?) {
        guard !isClosed else { return }
        var urls: [URL] = []
        var next = addresses
        while let address = next?.pointee {
            if let url = URL(string: String(cString: address)) { urls.append(url) }
            next = next?.advanced(by: 1)
        }
        chosen(addresses == nil ? nil : urls)
    }

    /// Strings as C has them, NULL at the end.
    private static func withStrings(_ strings: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Void) {
        let copies = strings.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        body(copies.map { UnsafePointer($0) } + [nil])
    }
}

extension GTKToolkit: FileChooserFactory {
    package func showFileChooser(
        _ content: FileChooserContent, over surface: (any Surface)?, chosen: @escaping @MainActor ([URL]?) -> Void
    ) -> any FileChooser {
        GTKFileChooser(content, over: surface.map { unsafeDowncast($0, to: GTKSurface.self) }, chosen: chosen)
    }
}
