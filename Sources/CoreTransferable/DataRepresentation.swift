import Foundation
import UniformTypeIdentifiers

/// Hands a value on as bytes.
///
/// Follows <https://developer.apple.com/documentation/coretransferable/datarepresentation>.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never
    let form: TransferForm<Item>

    /// Bytes of `contentType`, made by `exporting` and read by `importing`, which throws where they are none.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        self.init(contentType, exporting, importing)
    }

    /// Bytes that are only handed on.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        self.init(exportedContentType, exporting, nil)
    }

    /// Bytes that are only taken.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        self.init(importedContentType, nil, importing)
    }

    private init(
        _ contentType: UTType, _ exporting: (@Sendable (Item) async throws -> Data)?,
        _ importing: (@Sendable (Data) async throws -> Item)?
    ) {
        var form = TransferForm<Item>(contentType)
        if let exporting {
            form.export = { item in .data(try await exporting(item)) }
        }
        if let importing {
            form.load = { content in try await importing(try content.data()) }
        }
        self.form = form
    }

    public func _transferForms() -> _TransferForms { _TransferForms(forms: [form]) }
}
