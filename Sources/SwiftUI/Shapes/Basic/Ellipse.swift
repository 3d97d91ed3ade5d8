import Foundation
import ViewGraph
import ViewLayout

/// An ellipse that fills its rectangle.
public struct Ellipse: InsettableShape {
    /// An ellipse that fills what it is offered.
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetFigure(figure: self, amount: amount) }
}

extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}

/// A circle in the middle of its rectangle, as large as fits.
public struct Circle: InsettableShape {
    /// A circle as large as fits.
    public init() {}
    public func path(in rect: CGRect) -> Path {
        if rect.isNull { return Path() }
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetFigure(figure: self, amount: amount) }

    /// A square with the smaller of the sides offered.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side: CGFloat
        switch (proposal.width, proposal.height) {
        case (let width?, let height?): side = min(width, height)
        case (let length?, nil), (nil, let length?): side = length
        case (nil, nil): side = 10
        }
        return CGSize(width: side, height: side)
    }
}

extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}
