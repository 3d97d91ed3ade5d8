import Foundation
import UniformTypeIdentifiers

/// A type whose values can be handed to other views and apps: dragged, copied, shared.
///
/// Follows <https://developer.apple.com/documentation/coretransferable/transferable>.
public protocol Transferable: SendableMetatype {
    /// What `transferRepresentation` is.
    associatedtype Representation: TransferRepresentation
    /// The forms in which a value is handed on, the best first.
    @TransferRepresentationBuilder<Self>
    static var transferRepresentation: Representation { get }
}

extension Transferable {
    /// All forms, in order.
    package static var transferForms: [TransferForm<Self>] {
        transferRepresentation._transferForms().forms.compactMap { $0 as? TransferForm<Self> }
    }
}

extension Never: Transferable {
    /// There is no value to hand on.
    public static var transferRepresentation: Never { fatalError("there is no value of Never") }
}
