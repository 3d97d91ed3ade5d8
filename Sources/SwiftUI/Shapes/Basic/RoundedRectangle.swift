import Foundation
import ViewGraph
import ViewLayout

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape {
    /// The width and height of the rounded corners, in points; at most half the rectangle is used.
    public var cornerSize: CGSize
    /// How the corners are rounded.
    public var style: RoundedCornerStyle

    /// A rectangle with corners of a size.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// A rectangle with corners of a radius.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// The size of the corners.
    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(figure: self, amount: amount) }

    /// Its corners keep their centres, so the line between it and the whole is even.
    private struct Inset: InsettableShape {
        var figure: RoundedRectangle
        var amount: CGFloat

        var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
            get { AnimatablePair(figure.animatableData, amount) }
            set { (figure.animatableData, amount) = (newValue.first, newValue.second) }
        }
        func path(in rect: CGRect) -> Path {
            let corner = CGSize(
                width: max(min(figure.cornerSize.width, rect.width / 2) - amount, 0),
                height: max(min(figure.cornerSize.height, rect.height / 2) - amount, 0))
            return Path(roundedRect: rect.inset(evenlyBy: amount), cornerSize: corner, style: figure.style)
        }
        func inset(by amount: CGFloat) -> Inset { Inset(figure: figure, amount: self.amount + amount) }
    }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with corners of a size.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
    /// A rectangle with corners of a radius.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
