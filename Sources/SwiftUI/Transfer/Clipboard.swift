import CoreTransferable
import Foundation
import FoundationSupplement
import Ground
import Toolkit
import UniformTypeIdentifiers

/// The desktop's clipboard, for all that copies and pastes: `PasteButton`, commands, sharing.
@MainActor
package enum Clipboard {
    /// Puts items there. Other apps get them in the forms that all may have, each made when it is pasted.
    package static func put(_ providers: [NSItemProvider]) {
        guard !providers.isEmpty else { return }
        Desktop.toolkit?.setClipboard(OutgoingItems(providers))
    }

    /// Puts values there.
    package static func put<T: Transferable>(_ values: [T]) { put(values.map { NSItemProvider(transferring: $0) }) }

    /// Whether there is something of these types. Cheap; nothing is read.
    package static func offers(_ types: [UTType]) -> Bool {
        guard let toolkit = Desktop.toolkit else { return false }
        return IncomingItems(toolkit.clipboard).mayConform(to: types)
    }

    /// The items there that have one of these types, read already.
    package static func providers(for types: [UTType]) async -> [NSItemProvider] {
        guard let toolkit = Desktop.toolkit else { return [] }
        return await IncomingItems(toolkit.clipboard).providers(for: types)
    }

    /// The values there. What cannot be read is left out and said once.
    package static func values<T: Transferable>(_ type: T.Type) async -> [T] {
        await TransferredValues.load(type, from: providers(for: type.importedContentTypes))
    }

    /// Calls `changed` when something else is there, for as long as what is returned lives.
    package static func watch(_ changed: @escaping @MainActor () -> Void) -> AnyObject? {
        Desktop.toolkit?.watchClipboard(changed)
    }
}

/// Values made of items.
@MainActor
enum TransferredValues {
    /// What cannot be read as the type is left out and said once.
    static func load<T: Transferable>(_ type: T.Type, from providers: [NSItemProvider]) async -> [T] {
        var values: [T] = []
        for provider in providers {
            do {
                values.append(try await provider.transferable(type).value)
            } catch {
                Log.once("an item cannot be read as \(T.self): \(error.localizedDescription)")
            }
        }
        return values
    }
}
