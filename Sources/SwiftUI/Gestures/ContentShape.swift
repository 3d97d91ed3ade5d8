import Foundation
import Toolkit
import ViewLayout

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    /// Kinds by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Where the view takes the pointer.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The outline of what is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The ring around what has the focus.
    public static let focusEffect = ContentShapeKinds(rawValue: 8)
    /// The outline for assistive technology.
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// Lets a view take the pointer in a shape.
public struct _ContentShapeModifier<ContentShape: Shape>: SizedEffectModifier {
    public typealias AnimatableData = EmptyAnimatableData
    let shape: ContentShape
    let isInteraction: Bool
    let eoFill: Bool

    func effect(in size: CGSize) -> EffectContent {
        var content = EffectContent()
        guard isInteraction else { return content }
        content.hitPath = EffectPath(
            shape.path(in: CGRect(origin: .zero, size: size)).elements, evenOdd: eoFill)
        return content
    }
}

extension View {
    /// Lets the view take the pointer everywhere in a shape, between the views in it too.
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(_ContentShapeModifier(shape: shape, isInteraction: true, eoFill: eoFill))
    }

    /// Gives the view a shape for some purposes. Of those only `.interaction` has an effect on this desktop.
    public nonisolated func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(
            _ContentShapeModifier(shape: shape, isInteraction: kind.contains(.interaction), eoFill: eoFill))
    }
}
