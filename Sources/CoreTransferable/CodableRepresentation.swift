import Combine
import Foundation
import UniformTypeIdentifiers

/// Hands a value on as what an encoder makes of it: JSON, unless another is given.
///
/// Follows <https://developer.apple.com/documentation/coretransferable/codablerepresentation>.
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation, Sendable
where
    Item: Transferable & Codable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder, Encoder.Output == Data,
    Decoder.Input == Data
{
    public typealias Body = Never
    let contentType: UTType
    // Used by one call at a time: a coder of an author's need not be safe beyond that.
    nonisolated(unsafe) let encoder: Encoder
    nonisolated(unsafe) let decoder: Decoder
    private let lock = NSLock()

    /// A representation as `contentType`, by coders of one's own.
    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
        self.contentType = contentType
        self.encoder = encoder
        self.decoder = decoder
    }

    public func _transferForms() -> _TransferForms {
        var form = TransferForm<Item>(contentType)
        form.export = { item in .data(try lock.withLock { try encoder.encode(item) }) }
        form.load = { content in
            let data = try content.data()
            nonisolated(unsafe) let item = try lock.withLock { try decoder.decode(Item.self, from: data) }
            return item
        }
        return _TransferForms(forms: [form])
    }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
    /// A representation as `contentType`, in JSON.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        self.init(contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }
}
