import Combine
import Foundation

/// Puts representations together.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    /// A coded representation of the item that is built for.
    public static func buildExpression<Encoder, Decoder>(
        _ content: CodableRepresentation<Item, Encoder, Decoder>
    ) -> CodableRepresentation<Item, Encoder, Decoder> { content }

    /// Any other representation.
    public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }

    /// One representation.
    public static func buildBlock<Content: TransferRepresentation>(
        _ content: Content
    ) -> Content where Content.Item == Item { content }

    /// Several representations, the best first.
    public static func buildBlock<each Content: TransferRepresentation>(
        _ content: repeat each Content
    ) -> TupleTransferRepresentation<Item, (repeat each Content)> {
        var forms: [any Sendable] = []
        for content in repeat each content { forms += content._transferForms().forms }
        return TupleTransferRepresentation(value: (repeat each content), forms: _TransferForms(forms: forms))
    }
}

/// Several representations.
public struct TupleTransferRepresentation<Item: Transferable, Value: Sendable>: TransferRepresentation {
    public typealias Body = Never
    let value: Value
    let forms: _TransferForms
    public func _transferForms() -> _TransferForms { forms }
}
