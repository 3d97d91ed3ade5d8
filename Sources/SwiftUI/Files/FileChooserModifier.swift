import Foundation
import Toolkit
import UniformTypeIdentifiers
import ViewGraph

/// Shows the desktop's dialog for files while a binding is true.
struct FileChooserModifier: ViewModifier {
    let isPresented: Binding<Bool>
    /// Nil where there is nothing to show a dialog for.
    let content: @MainActor () -> FileChooserContent?
    /// Runs once the binding is false again.
    nonisolated(unsafe) let chosen: ([URL]) -> Void
    nonisolated(unsafe) let cancelled: () -> Void
    @Environment(\.presentationContext) private var context
    @Environment(\.fileDialogSettings) private var settings
    @State private var holder = FileChooserHolder()

    func body(content view: Content) -> some View {
        view
            .onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
                if isShown { show() } else { holder.close() }
            }
            .onDisappear { holder.close() }
    }

    private func show() {
        guard !holder.isShown else { return }
        guard let surface = context?.surface, var content = content() else {
            isPresented.wrappedValue = false
            return
        }
        settings.apply(to: &content)
        holder.chooser = Desktop.chosen.showFileChooser(content, over: surface) { urls in
            holder.close()
            isPresented.wrappedValue = false
            if let urls, !urls.isEmpty { chosen(urls) } else { cancelled() }
            Graph.requestWork()
        }
    }
}

/// The dialog of a view.
@MainActor
private final class FileChooserHolder {
    var chooser: (any FileChooser)?
    var isShown: Bool { chooser != nil }

    nonisolated init() {}

    func close() {
        chooser?.close()
        chooser = nil
    }
}

extension [UTType] {
    /// One filter for all of them together; none where any file will do.
    var filters: [FileChooserContent.Filter] {
        if isEmpty || contains(where: { $0 == .item || $0 == .data || $0 == .content }) { return [] }
        var filter = FileChooserContent.Filter(name: "", mimeTypes: [], endings: [])
        for type in self {
            filter.mimeTypes += type.wildcard.map { [$0] } ?? type.tags[.mimeType] ?? []
            filter.endings += type.tags[.filenameExtension] ?? []
        }
        filter.name =
            count == 1
            ? self[0].localizedDescription?.capitalizedFirst ?? ownWords("Files") : ownWords("Files That Fit")
        return filter.mimeTypes.isEmpty && filter.endings.isEmpty ? [] : [filter]
    }
}

extension UTType {
    /// The MIME types of a family.
    fileprivate var wildcard: String? {
        switch self {
        case .image: "image/*"
        case .audio: "audio/*"
        case .movie, .video, .audiovisualContent: "video/*"
        case .text, .plainText: "text/*"
        case .font: "font/*"
        default: nil
        }
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
