import Foundation
import FoundationSupplement
import Ground
import Toolkit
import UniformTypeIdentifiers

/// Items on their way out: to another app, to the clipboard, to another view.
final class OutgoingItems: TransferSource {
    let providers: [NSItemProvider]

    init(_ providers: [NSItemProvider]) { self.providers = providers }

    private(set) lazy var mimeTypes: [String] = {
        var names: [String] = []
        func add(_ new: [String]) { for name in new where !names.contains(name) { names.append(name) } }
        for (index, provider) in providers.enumerated() {
            for form in provider.publicForms {
                let all = TransferNames.names(of: form.contentType)
                // Of several items only addresses and texts can be told together.
                add(index == 0 ? all : all.filter { $0 == TransferNames.addresses || TransferNames.texts.contains($0) })
            }
        }
        // As a file for those who take nothing else: folders, mails.
        if providers.contains(where: { $0.formForFile != nil }) { add([TransferNames.addresses]) }
        return names + [TransferNames.own]
    }()

    func write(_ mimeType: String, done: @escaping @MainActor (Data?, String?) -> Void) {
        Task { @MainActor in
            do {
                done(try await data(mimeType), nil)
            } catch {
                Log.once("an item cannot be handed on as \(mimeType): \(error.localizedDescription)")
                done(nil, error.localizedDescription)
            }
        }
    }

    private func data(_ mimeType: String) async throws -> Data {
        if mimeType == TransferNames.own { return Data() }
        if mimeType == TransferNames.addresses {
            var lines: [String] = []
            for provider in providers { if let url = try await provider.address() { lines.append(url.absoluteString) } }
            return Data(lines.map { $0 + "\r\n" }.joined().utf8)
        }
        let forms = providers.compactMap { provider in
            provider.publicForms.first { TransferNames.names(of: $0.contentType).contains(mimeType) }
        }
        if TransferNames.texts.contains(mimeType) {
            var texts: [String] = []
            for form in forms { texts.append(String(decoding: try await form.load().data(), as: UTF8.self)) }
            return Data(texts.joined(separator: "\n").utf8)
        }
        guard let form = forms.first else { throw CocoaError(.featureUnsupported) }
        return try await form.load().data()
    }
}

extension NSItemProvider {
    /// What other apps may be handed.
    var publicForms: [ItemRepresentation] { representations.filter { $0.visibility == .all } }

    /// Whether it is an address.
    var addressForm: ItemRepresentation? {
        publicForms.first { $0.contentType.conforms(to: .fileURL) }
            ?? publicForms.first { $0.contentType.conforms(to: .url) }
    }

    /// What a file of it would contain, where it is made to be one: it is a file, a picture, or it has a name for one.
    var formForFile: ItemRepresentation? {
        guard let form = formForSaving else { return nil }
        return form.isFile || suggestedName != nil || form.contentType.conforms(to: .image) ? form : nil
    }

    /// Its address, or that of a file that is made of it.
    func address() async throws -> URL? {
        if let form = addressForm {
            return URL(string: String(decoding: try await form.load().data(), as: UTF8.self))
        }
        guard let form = formForFile else { return nil }
        return try await file(form)
    }

    /// A file of one form.
    func file(_ form: ItemRepresentation) async throws -> URL {
        let content = try await form.load()
        return try content.file(named: Self.fileName(suggestedName, form.contentType)).url
    }
}
