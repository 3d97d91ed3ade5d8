import Foundation
import FoundationSupplement
import Toolkit
import UniformTypeIdentifiers
import ViewGraph

/// What a share link shares, and what can be done with it.
@MainActor
struct SharedItems {
    let providers: [NSItemProvider]
    let title: String?
    let subject: String?
    let message: String?

    /// Whether they are addresses of no files: there is nothing to save.
    var areLinks: Bool {
        !providers.isEmpty && providers.allSatisfy { $0.webForm != nil }
    }

    /// Whether they are text and nothing else.
    var areTexts: Bool {
        !providers.isEmpty
            && providers.allSatisfy { $0.publicForms.allSatisfy { TransferNames.isText($0.contentType) } }
    }

    func copy() { Clipboard.put(providers) }

    /// Opens them with a program that the person chooses.
    func open(over surface: any Surface) {
        perform("opened") {
            for provider in providers {
                guard let url = try await provider.addressForOpening() else { continue }
                Desktop.toolkit?.open(url.absoluteString, choosingOver: surface) { isOpened in
                    if !isOpened { Log.once("no program of this desktop opens \(url.absoluteString)") }
                }
            }
        }
    }

    /// Saves them where the person says: one under a name, several in a folder.
    func save(over surface: any Surface) {
        guard let toolkit = Desktop.toolkit, let first = providers.first, let form = first.formForSaving else { return }
        let name = NSItemProvider.fileName(first.suggestedName ?? title, form.contentType)
        let content =
            providers.count == 1
            ? FileChooserContent(.save(name: name), title: ownWords("Save"), accept: ownWords("_Save"))
            : FileChooserContent(.folder, title: ownWords("Save"), accept: ownWords("_Save"))
        SharingDialog.current?.close()
        SharingDialog.current = toolkit.showFileChooser(content, over: surface) { urls in
            SharingDialog.current = nil
            guard let place = urls?.first else { return }
            perform("saved") { try await write(to: place) }
        }
    }

    private func write(to place: URL) async throws {
        if providers.count == 1, let form = providers[0].formForSaving {
            return try Self.write(try await form.load(), to: place)
        }
        for provider in providers {
            guard let form = provider.formForSaving else { continue }
            let name = NSItemProvider.fileName(provider.suggestedName, form.contentType)
            try Self.write(try await form.load(), to: Self.freePlace(place, name))
        }
    }

    /// The person has agreed that what is there is replaced.
    static func write(_ content: ItemContent, to place: URL) throws {
        switch content {
        case .data(let data): try data.write(to: place, options: .atomic)
        case .file(let file, _):
            if FileManager.default.fileExists(atPath: place.path) { try FileManager.default.removeItem(at: place) }
            try FileManager.default.copyItem(at: file, to: place)
        }
    }

    /// A place in a folder that nothing is at.
    static func freePlace(_ folder: URL, _ name: String) -> URL {
        let (base, ending) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
        for number in 1... {
            let tried = number == 1 ? name : "\(base) \(number)" + (ending.isEmpty ? "" : ".\(ending)")
            let place = folder.appendingPathComponent(tried)
            if !FileManager.default.fileExists(atPath: place.path) { return place }
        }
        return folder
    }

    /// Has the person's program for mail write one with them.
    func mail() {
        perform("sent") {
            var lines = message.map { [$0] } ?? []
            var files: [URL] = []
            for provider in providers {
                if let form = provider.webForm ?? (areTexts ? provider.publicForms.first : nil) {
                    lines.append(String(decoding: try await form.load().data(), as: UTF8.self))
                } else if let file = try await provider.addressForOpening() {
                    files.append(file)
                }
            }
            let mail = Mail(subject: subject ?? title ?? "", text: lines.joined(separator: "\n"), files: files)
            Desktop.toolkit?.compose(mail) { isTaken in
                if !isTaken { Log.once("no program of this desktop writes mails") }
            }
        }
    }

    private func perform(_ what: String, _ body: @escaping @MainActor () async throws -> Void) {
        Task { @MainActor in
            do { try await body() } catch {
                Log.once("an item could not be \(what): \(error.localizedDescription)")
            }
        }
    }
}

/// The dialog that is open; one at a time.
@MainActor
private enum SharingDialog {
    static var current: (any FileChooser)?
}

extension NSItemProvider {
    /// Its address where that is none of a file.
    var webForm: ItemRepresentation? {
        publicForms.contains { $0.contentType.conforms(to: .fileURL) }
            ? nil : publicForms.first { $0.contentType.conforms(to: .url) }
    }

    /// What a file of it contains.
    var formForSaving: ItemRepresentation? {
        let forms = publicForms.filter { !$0.contentType.conforms(to: .url) }
        // Rather what other programs know by its ending than what only this app does; text as the last.
        return forms.first(where: \.isFile)
            ?? forms.first {
                $0.contentType.preferredFilenameExtension != nil && !TransferNames.isText($0.contentType)
            }
            ?? forms.first { !TransferNames.isText($0.contentType) } ?? forms.first
    }

    /// Its address, or that of a file that is made of it.
    func addressForOpening() async throws -> URL? {
        if addressForm != nil { return try await address() }
        guard let form = formForSaving else { return nil }
        return try await file(form)
    }
}

/// The entries of a share link.
struct ShareMenu: View {
    let items: SharedItems
    @Environment(\.presentationContext) private var context

    var body: some View {
        Section(items.title ?? "") {
            Button(items.areLinks ? ownWords("Copy Link") : ownWords("Copy")) { items.copy() }
            if !items.areTexts {
                Button(items.areLinks ? ownWords("Open Link With…") : ownWords("Open With…")) {
                    over { items.open(over: $0) }
                }
            }
            if !items.areLinks {
                Button(ownWords("Save As…")) { over { items.save(over: $0) } }
            }
            Button(ownWords("Send by E-Mail…")) { items.mail() }
        }
    }

    private func over(_ body: (any Surface) -> Void) {
        if let surface = context?.surface { body(surface) }
    }
}
