import Foundation

extension TransferRepresentation {
    /// Hands on only values for which `condition` is true.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> _ConditionalTransferRepresentation<Self> {
        _ConditionalTransferRepresentation(base: self, condition: condition)
    }

    /// Names files that are made of the value. The ending of the type is added where it lacks.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        ChangedRepresentation(base: self) { $0.suggestedFileName = { _ in fileName } }
    }

    /// Names files that are made of the value; nil where nothing is known.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        ChangedRepresentation(base: self) { $0.suggestedFileName = fileName }
    }

    /// Says who may be handed the value in these forms.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
        ChangedRepresentation(base: self) { $0.visibility = visibility }
    }
}

/// Forms of values for which a condition is true.
public struct _ConditionalTransferRepresentation<Base: TransferRepresentation>: TransferRepresentation {
    public typealias Item = Base.Item
    public typealias Body = Never
    let base: Base
    let condition: @Sendable (Base.Item) -> Bool

    public func _transferForms() -> _TransferForms {
        base._transferForms().changed { (form: inout TransferForm<Item>) in
            let condition = condition
            let inner = form.condition
            form.condition = { condition($0) && inner?($0) ?? true }
        }
    }
}

/// Forms with something changed in each.
struct ChangedRepresentation<Base: TransferRepresentation>: TransferRepresentation {
    typealias Item = Base.Item
    typealias Body = Never
    let base: Base
    let change: @Sendable (inout TransferForm<Base.Item>) -> Void

    func _transferForms() -> _TransferForms { base._transferForms().changed(change) }
}

extension _TransferForms {
    func changed<Item>(_ change: (inout TransferForm<Item>) -> Void) -> _TransferForms {
        _TransferForms(
            forms: forms.map { form in
                guard var form = form as? TransferForm<Item> else { return form }
                change(&form)
                return form
            })
    }
}
