import Foundation
import ViewGraph
import ViewLayout

/// A shape whose type is hidden. It moves gradually from one figure to another of the same type only.
public struct AnyShape: Shape, @unchecked Sendable {
    private var shape: any Shape

    /// Hides the type of `shape`.
    public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// That of the hidden shape.
    public var animatableData: _AnyAnimatableData {
        get {
            func data<S: Shape>(_ shape: S) -> _AnyAnimatableData { _AnyAnimatableData(shape.animatableData) }
            return data(shape)
        }
        set {
            func with<S: Shape>(_ shape: S) -> any Shape {
                guard let data = newValue.value as? S.AnimatableData else { return shape }
                var shape = shape
                shape.animatableData = data
                return shape
            }
            shape = with(shape)
        }
    }
}
