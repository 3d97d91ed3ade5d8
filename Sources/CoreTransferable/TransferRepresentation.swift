import Foundation
import UniformTypeIdentifiers

/// Forms in which a value is handed on: one, or several composed of others.
///
/// Follows <https://developer.apple.com/documentation/coretransferable/transferrepresentation>.
public protocol TransferRepresentation<Item>: Sendable {
    /// What is handed on.
    associatedtype Item: Transferable
    /// What it is composed of.
    associatedtype Body: TransferRepresentation
    /// The forms that it is composed of, the best first.
    @TransferRepresentationBuilder<Item>
    var body: Body { get }
    /// All forms in it, in order.
    func _transferForms() -> _TransferForms
}

extension TransferRepresentation {
    public func _transferForms() -> _TransferForms { body._transferForms() }
}

extension TransferRepresentation where Body == Never {
    /// Forms of the framework's own are not composed of others.
    public var body: Never { fatalError("\(Self.self) is not composed of others") }
}

extension Never: TransferRepresentation {
    public typealias Item = Never
    public typealias Body = Never
    public func _transferForms() -> _TransferForms { _TransferForms(forms: []) }
}

/// The forms of a representation, with their types erased.
public struct _TransferForms: Sendable {
    package var forms: [any Sendable]
}

/// One form in which a value is handed on or taken.
///
/// What it calls is the author's, who says by `@Sendable` that it may be called from any thread, and coders that are used
/// by one call at a time.
package struct TransferForm<Item>: @unchecked Sendable {
    package var contentType: UTType
    package var isFile = false
    package var visibility = TransferRepresentationVisibility.all
    /// Nil where it is only taken.
    package var export: ((Item) async throws -> ItemContent)?
    /// Nil where it is only handed on.
    package var load: ((ItemContent) async throws -> Item)?
    /// Whether a value has this form.
    package var condition: ((Item) -> Bool)?
    package var suggestedFileName: ((Item) -> String?)?

    package init(_ contentType: UTType) { self.contentType = contentType }

    /// The value in this form.
    func content(of item: Item) async throws -> ItemContent {
        guard let export else { throw NSItemProvider.error(.itemUnavailableError, "\(contentType) is only taken") }
        return try await export(item)
    }
}

/// Who may be handed a form of a value.
public struct TransferRepresentationVisibility: Sendable, Equatable {
    package let visibility: NSItemProviderRepresentationVisibility
    /// All apps.
    public static let all = TransferRepresentationVisibility(visibility: .all)
    /// Apps of the same author. Nothing on this desktop says which those are: only the app itself.
    public static let team = TransferRepresentationVisibility(visibility: .team)
    /// Apps of a group. As `team`.
    public static let group = TransferRepresentationVisibility(visibility: .group)
    /// The app itself.
    public static let ownProcess = TransferRepresentationVisibility(visibility: .ownProcess)
}
