import CoreTransferable
import Foundation
import FoundationSupplement
import Ground
import Toolkit
import UniformTypeIdentifiers

/// What the title of a window stands for.
@MainActor
struct TitleDocument {
    let url: URL?
    let title: String?
    /// A picture of its author's; nil for one of its kind.
    let picture: Image?
    let items: @MainActor () -> [NSItemProvider]

    /// What it is to those who cannot see it.
    var name: String {
        title ?? url.map { $0.isFileURL ? $0.lastPathComponent : $0.absoluteString } ?? ownWords("Document")
    }

    var symbol: String {
        guard let url else { return "doc" }
        if !url.isFileURL { return "link" }
        return url.hasDirectoryPath ? "folder" : "doc"
    }

    /// What can be done with it, for the menu of the title.
    var section: MenuSection {
        var entries: [MenuEntry] = []
        func add(_ id: String, _ title: String, _ action: @escaping @MainActor () -> Void) {
            entries.append(.item(MenuItem(id: "title-document-" + id, title: title, action: action)))
        }
        if let url, url.isFileURL {
            let folder = url.deletingLastPathComponent()
            add("folder", ownWords("Open “\(Self.shortened(folder.path))”")) { Self.open(folder) }
        } else if let url {
            add("open", ownWords("Open Link")) { Self.open(url) }
        }
        add("copy", url.map { $0.isFileURL ? ownWords("Copy") : ownWords("Copy Link") } ?? ownWords("Copy")) {
            Clipboard.put(items())
        }
        return MenuSection(entries, title: name)
    }

    private static func open(_ url: URL) {
        Desktop.toolkit?.open(url.absoluteString) { isOpened in
            if !isOpened { Log.once("no program of this desktop opens \(url.absoluteString)") }
        }
    }

    /// As people write it.
    private static func shortened(_ path: String) -> String {
        let home = NSHomeDirectory()
        if path == home { return "~" }
        return path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
    }
}

/// Beside the title: what it stands for, to be dragged away.
struct DocumentIcon: View {
    let document: TitleDocument

    var body: some View {
        (document.picture?.resizable() ?? Image(systemName: document.symbol))
            .frame(width: 16, height: 16)
            .frame(minWidth: 24, minHeight: 24)
            .contentShape(Rectangle())
            .modifier(_DragModifier<EmptyView>(payload: document.items, preview: nil))
            .help(document.url.map { $0.isFileURL ? $0.path : $0.absoluteString } ?? document.name)
            .accessibilityLabel(document.name)
    }
}
