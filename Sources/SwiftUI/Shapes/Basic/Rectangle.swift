import Foundation
import ViewGraph
import ViewLayout

/// A rectangle.
public struct Rectangle: InsettableShape {
    /// A rectangle that fills what it is offered.
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetFigure(figure: self, amount: amount) }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}

/// A shape in a smaller rectangle, for shapes that stay what they are when they get smaller.
struct InsetFigure<Figure: Shape>: InsettableShape {
    var figure: Figure
    var amount: CGFloat

    var animatableData: AnimatablePair<Figure.AnimatableData, CGFloat> {
        get { AnimatablePair(figure.animatableData, amount) }
        set { (figure.animatableData, amount) = (newValue.first, newValue.second) }
    }
    func path(in rect: CGRect) -> Path { figure.path(in: rect.inset(evenlyBy: amount)) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { figure.sizeThatFits(proposal) }
    func inset(by amount: CGFloat) -> InsetFigure { InsetFigure(figure: figure, amount: self.amount + amount) }
}

extension CGRect {
    /// The rectangle with each side moved inwards; the null rectangle where nothing is left.
    func inset(evenlyBy amount: CGFloat) -> CGRect {
        guard width >= 2 * amount, height >= 2 * amount else { return .null }
        return insetBy(dx: amount, dy: amount)
    }
}
