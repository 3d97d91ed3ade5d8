import Foundation
import ViewGraph
import ViewLayout

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape {
    /// How the ends are rounded.
    public var style: RoundedCornerStyle

    /// A capsule that fills what it is offered.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }
    public func path(in r: CGRect) -> Path {
        r.isNull ? Path() : Path(roundedRect: r, cornerRadius: min(r.width, r.height) / 2, style: style)
    }
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetFigure(figure: self, amount: amount) }
}

extension Shape where Self == Capsule {
    /// A capsule.
    public static var capsule: Capsule { Capsule() }
    /// A capsule with ends of a style.
    public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}
