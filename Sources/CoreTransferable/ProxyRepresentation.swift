import Foundation
import UniformTypeIdentifiers

/// Hands a value on as another that stands for it: a title for a book.
///
/// Follows <https://developer.apple.com/documentation/coretransferable/proxyrepresentation>.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    public typealias Body = Never
    private let forms: [TransferForm<Item>]

    /// A proxy that is made of the value and of which the value can be made.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        self.init(exporting, now: exporting, importing)
    }

    /// A proxy that is made of the value and of which the value can be made, in some time.
    @_disfavoredOverload
    public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) {
        self.init(exporting, now: nil, importing)
    }

    /// A proxy that is only made of the value.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        self.init(exporting, now: exporting, nil)
    }

    /// A proxy that is only made of the value, in some time.
    @_disfavoredOverload
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
        self.init(exporting, now: nil, nil)
    }

    /// A proxy of which the value is only made.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        self.init(nil, now: nil, importing)
    }

    /// A proxy of which the value is only made, in some time.
    @_disfavoredOverload
    public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
        self.init(nil, now: nil, importing)
    }

    private init(
        _ exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?,
        now: (@Sendable (Item) throws -> ProxyRepresentation)?,
        _ importing: (@Sendable (ProxyRepresentation) async throws -> Item)?
    ) {
        forms = ProxyRepresentation.transferForms.map { proxy in
            var form = TransferForm<Item>(proxy.contentType)
            form.isFile = proxy.isFile
            form.visibility = proxy.visibility
            if let exporting, let export = proxy.export {
                form.export = { item in try await export(try await exporting(item)) }
            }
            if let importing, let load = proxy.load {
                form.load = { content in try await importing(try await load(content)) }
            }
            if let now, let condition = proxy.condition {
                form.condition = { item in (try? now(item)).map(condition) ?? false }
            }
            if let now, let name = proxy.suggestedFileName {
                form.suggestedFileName = { item in (try? now(item)).flatMap(name) }
            }
            return form
        }
    }

    public func _transferForms() -> _TransferForms { _TransferForms(forms: forms) }
}
