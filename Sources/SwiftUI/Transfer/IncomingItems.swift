import Foundation
import FoundationSupplement
import Ground
import Toolkit
import UniformTypeIdentifiers

/// Items that the app is offered, by itself or by another.
@MainActor
struct IncomingItems {
    let reader: any TransferReader

    init(_ reader: any TransferReader) { self.reader = reader }

    /// The app's own.
    var own: OutgoingItems? { reader.source as? OutgoingItems }

    /// Whether there may be something of these types. What files of other apps contain is only known when they are read.
    func mayConform(to wanted: [UTType]) -> Bool {
        if let own {
            return own.providers.contains { provider in
                wanted.contains { provider.representation(conformingTo: $0) != nil }
            }
        }
        return reader.mimeTypes.contains { name in
            if name == TransferNames.addresses {
                return wanted.contains { UTType.fileURL.conforms(to: $0) || !$0.conforms(to: .url) }
            }
            guard let type = TransferNames.type(named: name) else { return false }
            return wanted.contains { type.conforms(to: $0) }
        }
    }

    /// The items with what they have of these types, each read already where it is another app's. Whoever offers it need
    /// not be there any longer afterwards.
    func providers(for wanted: [UTType]) async -> [NSItemProvider] {
        if let own {
            return own.providers.filter { provider in
                wanted.contains { provider.representation(conformingTo: $0) != nil }
            }
        }
        var urls: [URL] = []
        if reader.mimeTypes.contains(TransferNames.addresses), mayConform(to: wanted) {
            urls = Self.addresses(in: await data(TransferNames.addresses) ?? Data())
        }
        var providers = urls.map { url in
            let provider = NSItemProvider()
            if url.isFileURL {
                provider.registerFile(url)
            } else {
                provider.add(ItemRepresentation(.url) { .data(Data(url.absoluteString.utf8)) })
                provider.suggestedName = url.lastPathComponent
            }
            return provider
        }
        // Beside several addresses there is nothing to say which of them the rest belongs to.
        if providers.count < 2 {
            let single = providers.first ?? NSItemProvider()
            await readForms(into: single, wanted)
            if providers.isEmpty, !single.representations.isEmpty { providers = [single] }
        }
        return providers.filter { provider in
            wanted.contains { provider.representation(conformingTo: $0) != nil }
        }
    }

    /// Reads the first form of each type that is wanted.
    private func readForms(into provider: NSItemProvider, _ wanted: [UTType]) async {
        var taken: Set<String> = []
        for type in wanted where provider.representation(conformingTo: type) == nil {
            let found = reader.mimeTypes.lazy.compactMap { name in
                TransferNames.type(named: name).map { (name, $0) }
            }.first { $0.1.conforms(to: type) }
            guard let (name, own) = found, taken.insert(name).inserted, let data = await data(name) else { continue }
            provider.add(ItemRepresentation(own) { .data(data) })
        }
    }

    private func data(_ mimeType: String) async -> Data? {
        await withCheckedContinuation { continuation in
            reader.read(mimeType) { data, problem in
                if data == nil { Log.once("what was offered as \(mimeType) cannot be read: \(problem ?? "")") }
                continuation.resume(returning: data)
            }
        }
    }

    /// One address a line; lines that begin with # are remarks.
    static func addresses(in data: Data) -> [URL] {
        String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
            .filter { !$0.hasPrefix("#") }
            .compactMap { URL(string: $0.trimmingCharacters(in: .whitespaces.union(.controlCharacters))) }
            .filter { $0.scheme != nil }
    }
}
