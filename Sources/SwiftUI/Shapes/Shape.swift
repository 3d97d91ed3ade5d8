import Foundation
import FoundationSupplement
import ViewGraph
import ViewLayout

/// A two-dimensional figure that fits a rectangle; as a view it is filled in the foreground style.
///
/// Conform with `path(in:)`, and with `animatableData` to move gradually from one figure to another.
/// Follows <https://developer.apple.com/documentation/swiftui/shape>.
public nonisolated protocol Shape: Sendable, Animatable, View {
    /// The outline in a rectangle, in points.
    func path(in rect: CGRect) -> Path

    /// The size taken of what is offered.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    /// All that is offered, 10 points where nothing is said.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    /// The shape filled in the foreground style.
    @MainActor
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape that can be made smaller from all sides.
public nonisolated protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape

    /// The shape with each side moved inwards by points.
    func inset(by amount: CGFloat) -> InsetShape
}

extension Path: Shape {
    /// The path as it is, wherever it lies.
    public func path(in _: CGRect) -> Path { self }
}
