import Foundation

/// What a container offers one of its views: a length per axis, or nil for "as you like best".
///
/// `zero` asks for a view's smallest size, `infinity` for its largest, `unspecified` for its ideal one.
public struct ProposedViewSize: Equatable, Sendable {
    /// The proposed width in points; nil asks for the ideal width.
    public var width: CGFloat?
    /// The proposed height in points; nil asks for the ideal height.
    public var height: CGFloat?

    /// No room at all: views answer with their minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// No wish: views answer with their ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Room without end: views answer with their maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Proposes a width and a height, either of which may be nil.
    @inlinable public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Proposes exactly `size`.
    @inlinable public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// The proposal as a size, with lengths taken from `size` where the proposal has none.
    @inlinable public func replacingUnspecifiedDimensions(
        by size: CGSize = CGSize(width: 10, height: 10)
    ) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

extension ProposedViewSize {
    /// The length proposed along `axis`.
    package subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set {
            if axis == .horizontal { width = newValue } else { height = newValue }
        }
    }

    package init(along axis: Axis, _ main: CGFloat?, across: CGFloat?) {
        self =
            axis == .horizontal
            ? ProposedViewSize(width: main, height: across) : ProposedViewSize(width: across, height: main)
    }

    /// The proposal without lengths that no view can answer: NaN is "unspecified", less than nothing is nothing.
    var normalized: ProposedViewSize {
        func usable(_ length: CGFloat?) -> CGFloat? {
            guard let length else { return nil }
            return length.isNaN ? nil : max(0, length)
        }
        return ProposedViewSize(width: usable(width), height: usable(height))
    }

    /// The proposal with `insets` taken away, never below 0.
    func reduced(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: height.map { max(0, $0 - insets.top - insets.bottom) })
    }
}
