import Foundation
import UniformTypeIdentifiers

extension String: Transferable {
    /// Text in UTF-8; any plain text is taken.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<String>(contentType: .utf8PlainText) {
            Data($0.utf8)
        } importing: {
            try text($0)
        }
        DataRepresentation<String>(importedContentType: .plainText) { try text($0) }
    }

    private static func text(_ data: Data) throws -> String {
        // Some programs end texts as C does.
        let bytes = data.last == 0 ? data.dropLast() : data
        guard let text = String(data: bytes, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        return text
    }
}

extension URL: Transferable {
    /// An address, of a file or not, and its text.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<URL>(contentType: .fileURL) {
            Data($0.absoluteString.utf8)
        } importing: {
            try url($0)
        }
        .exportingCondition(\.isFileURL)
        DataRepresentation<URL>(contentType: .url) {
            Data($0.absoluteString.utf8)
        } importing: {
            try url($0)
        }
        DataRepresentation<URL>(exportedContentType: .utf8PlainText) {
            Data(($0.isFileURL ? $0.path : $0.absoluteString).utf8)
        }
    }

    private static func url(_ data: Data) throws -> URL {
        let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard let url = URL(string: text), url.scheme != nil else { throw CocoaError(.fileReadCorruptFile) }
        return url
    }
}

extension Data: Transferable {
    /// The bytes, of any type.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Data>(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}

extension AttributedString: Transferable {
    /// The text. Its attributes are not handed on.
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation<AttributedString, String>(
            exporting: { String($0.characters) }, importing: { AttributedString($0) })
    }
}
