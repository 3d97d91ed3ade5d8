import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// A place in a view, which a geometry reader elsewhere sees in its own coordinates.
///
/// Views hand anchors up as preferences. Follows <https://developer.apple.com/documentation/swiftui/anchor>.
public struct Anchor<Value>: @unchecked Sendable {
    let place: AnchorPlace
    let source: Source

    /// What of a view an anchor is.
    public struct Source: @unchecked Sendable {
        /// Tells sources of one kind apart.
        let key: AnyHashable
        /// The part of a view of a size, in the view's own coordinates.
        let part: (CGSize) -> CGRect
        /// What that part is, in a reader's coordinates.
        let value: (CGRect) -> Value
    }
}

extension Anchor: Equatable, Hashable {
    /// Whether both are the same part of the same view.
    public static func == (a: Anchor, b: Anchor) -> Bool { a.place === b.place && a.source.key == b.source.key }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(place))
        hasher.combine(source.key)
    }
}

extension Anchor.Source where Value == CGRect {
    /// All of the view.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(key: "bounds", part: { CGRect(origin: .zero, size: $0) }, value: { $0 })
    }

    /// A rectangle in the view's coordinates.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(
            key: [r.origin.x, r.origin.y, r.size.width, r.size.height], part: { _ in r }, value: { $0 })
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's coordinates.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(
            key: [p.x, p.y], part: { _ in CGRect(origin: p, size: .zero) }, value: { CGPoint(x: $0.midX, y: $0.midY) })
    }

    /// A point by its part of the view's width and height.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(
            key: p,
            part: { CGRect(x: $0.width * p.x, y: $0.height * p.y, width: 0, height: 0) },
            value: { CGPoint(x: $0.midX, y: $0.midY) })
    }

    /// The top leading corner, as it is with text from left to right.
    public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
    /// The middle of the top edge.
    public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
    /// The top trailing corner, as it is with text from left to right.
    public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
    /// The middle of the leading edge.
    public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
    /// The middle.
    public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
    /// The middle of the trailing edge.
    public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
    /// The bottom leading corner, as it is with text from left to right.
    public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
    /// The middle of the bottom edge.
    public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
    /// The bottom trailing corner, as it is with text from left to right.
    public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
    /// What an anchor is in the reader's own coordinates. A view that reads it is updated when that is another. Zero for
    /// a view that is not shown.
    ///
    /// Read it on the main thread; on others it is zero, and the log says so.
    public subscript<T>(anchor: Anchor<T>) -> T {
        guard MainThread.isCurrent else {
            Log.once("GeometryProxy[anchor] was read off the main thread, where places are not known.")
            return anchor.source.value(.zero)
        }
        let part = AnchorPart(place: anchor.place, key: anchor.source.key, part: anchor.source.part)
        return anchor.source.value(onMainThread { place.frame(of: part) })
    }
}

/// The view that an anchor is in.
@MainActor
final class AnchorPlace {
    weak var node: _GraphNode?

    /// All that the view's items cover, and the surface that this is in.
    var frame: (frame: CGRect, surface: any Surface)? {
        let items = node?.layoutItems().filter { !$0.frame.isNull } ?? []
        guard let surface = items.first?.enclosingSurface else { return nil }
        return (items.dropFirst().reduce(items[0].frame) { $0.union($1.frame) }, surface)
    }
}

/// A part of a view, for a reader that asks where it is.
struct AnchorPart: Hashable, @unchecked Sendable {
    let place: AnchorPlace
    let key: AnyHashable
    let part: (CGSize) -> CGRect

    static func == (a: AnchorPart, b: AnchorPart) -> Bool { a.place === b.place && a.key == b.key }
    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(place))
        hasher.combine(key)
    }
}
