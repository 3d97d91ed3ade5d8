import Foundation
import FoundationSupplement
import UniformTypeIdentifiers

/// How the desktop names types of what is handed on.
enum TransferNames {
    /// Addresses, of files and others, a line each.
    static let addresses = "text/uri-list"
    static let texts = ["text/plain;charset=utf-8", "text/plain"]
    /// Says that there is something that only this app understands; has no contents.
    static let own = "application/vnd.fenestra.items"

    /// The names of a type, the best first.
    static func names(of type: UTType) -> [String] {
        if type.conforms(to: .url) { return [addresses] }
        if isText(type) { return texts }
        return type.tags[.mimeType] ?? []
    }

    /// The type that a name stands for; nil for one that nobody knows.
    static func type(named name: String) -> UTType? {
        // With whatever parameters: those of texts say how they are encoded.
        if name.hasPrefix("text/plain") { return .utf8PlainText }
        return name == addresses || name == own ? nil : UTType(mimeType: name, conformingTo: .item)
    }

    /// Whether it is text as it is.
    static func isText(_ type: UTType) -> Bool { [.utf8PlainText, .plainText, .text].contains(type) }
}
