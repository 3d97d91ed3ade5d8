import Foundation

/// The distances that a view prefers to its neighbours, for each edge.
public struct ViewSpacing: Sendable {
    // nil is the desktop's usual distance, which gives way to a neighbour that asks for less: a spacer asks for none.
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    /// The distance of two views that have no preference, in points.
    package static let usual: CGFloat = 8

    /// No distance on any edge, for views that take no room.
    public static let zero = ViewSpacing(0, edges: .all)

    /// The usual distance on all edges.
    public init() {}

    /// The same distance on each of `edges`, the usual one on the others.
    package init(_ distance: CGFloat, edges: Edge.Set) {
        top = edges.contains(.top) ? distance : nil
        leading = edges.contains(.leading) ? distance : nil
        bottom = edges.contains(.bottom) ? distance : nil
        trailing = edges.contains(.trailing) ? distance : nil
    }

    /// Merges another view's preferences in: on each of `edges` the larger distance stays.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top = Self.larger(top, other.top) }
        if edges.contains(.leading) { leading = Self.larger(leading, other.leading) }
        if edges.contains(.bottom) { bottom = Self.larger(bottom, other.bottom) }
        if edges.contains(.trailing) { trailing = Self.larger(trailing, other.trailing) }
    }

    /// The merged preferences of both: on each of `edges` the larger distance.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The smallest distance to the view that follows along `axis` with which both views are content, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (own, others) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
        switch (own, others) {
        case (nil, nil): return Self.usual
        case (let length?, nil), (nil, let length?): return length
        case (let own?, let others?): return max(own, others)
        }
    }

    private static func larger(_ one: CGFloat?, _ other: CGFloat?) -> CGFloat? {
        switch (one, other) {
        case (nil, nil): return nil
        case (let length?, nil), (nil, let length?): return length > usual ? length : nil
        case (let one?, let other?): return max(one, other)
        }
    }
}

extension ViewSpacing {
    /// The preferences with the usual distance on each of `edges`.
    func resetting(_ edges: Edge.Set) -> ViewSpacing {
        var result = self
        if edges.contains(.top) { result.top = nil }
        if edges.contains(.leading) { result.leading = nil }
        if edges.contains(.bottom) { result.bottom = nil }
        if edges.contains(.trailing) { result.trailing = nil }
        return result
    }

    /// Takes the preferences of `other` on `edges` as they are.
    mutating func adopt(_ other: ViewSpacing, edges: Edge.Set) {
        if edges.contains(.top) { top = other.top }
        if edges.contains(.leading) { leading = other.leading }
        if edges.contains(.bottom) { bottom = other.bottom }
        if edges.contains(.trailing) { trailing = other.trailing }
    }
}
