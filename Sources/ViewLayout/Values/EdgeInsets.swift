import Foundation

/// Distances from the edges of a rectangle inwards, in points. Negative ones reach outwards.
public struct EdgeInsets: Equatable, Sendable, Animatable, _VectorMath {
    /// The inset of the upper edge.
    public var top: CGFloat
    /// The inset of the leading edge.
    public var leading: CGFloat
    /// The inset of the lower edge.
    public var bottom: CGFloat
    /// The inset of the trailing edge.
    public var trailing: CGFloat

    /// An inset for each edge.
    @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No insets.
    @inlinable public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// The type of the data to animate.
    public typealias AnimatableData =
        AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>

    /// The four insets, to animate between.
    public var animatableData: AnimatableData {
        get { .init(top, .init(leading, .init(bottom, trailing))) }
        set {
            top = newValue.first
            leading = newValue.second.first
            bottom = newValue.second.second.first
            trailing = newValue.second.second.second
        }
    }
}

extension EdgeInsets {
    /// The padding that `padding()` adds where its author gave no length.
    package static let defaultPadding: CGFloat = 16

    /// The same inset on each of `edges`, none on the others.
    package init(_ edges: Edge.Set, _ length: CGFloat) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }

    /// The insets with 0 in the place of lengths that are no numbers.
    var finite: EdgeInsets {
        func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        return EdgeInsets(
            top: usable(top), leading: usable(leading), bottom: usable(bottom), trailing: usable(trailing))
    }
}
