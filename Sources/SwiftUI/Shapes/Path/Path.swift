import Foundation
import FoundationSupplement
import Toolkit

/// The outline of a two-dimensional figure: lines and curves, in points, y downwards.
///
/// Lines and curves begin at the current point. Where there is none, because nothing was moved to yet, they are left
/// out. Follows <https://developer.apple.com/documentation/swiftui/path>.
public struct Path: Equatable, LosslessStringConvertible, @unchecked Sendable {
    private(set) var elements: [PathElement] = []
    /// Where the subpath that is being drawn began.
    private var subpathStart: CGPoint?
    /// Where the next line or curve begins; nil while nothing was moved to. After `closeSubpath()` it is the point
    /// where the closed subpath began.
    public private(set) var currentPoint: CGPoint?

    /// One step of a path.
    public enum Element: Equatable, Sendable {
        /// Begins a subpath at a point.
        case move(to: CGPoint)
        /// A straight line to a point.
        case line(to: CGPoint)
        /// A curve of second degree to a point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A curve of third degree to a point.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A straight line to where the subpath began, joined there.
        case closeSubpath
    }

    /// An empty path.
    public init() {}

    /// A path that a closure draws.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    init(_ elements: [PathElement]) {
        for element in elements { append(element) }
    }

    public static func == (lhs: Path, rhs: Path) -> Bool { lhs.elements == rhs.elements }

    /// Whether there is nothing in the path.
    public var isEmpty: Bool { elements.isEmpty }

    /// Begins a subpath at a point.
    public mutating func move(to p: CGPoint) { append(.move(p)) }

    /// Draws a straight line to a point.
    public mutating func addLine(to p: CGPoint) { append(.line(p)) }

    /// Draws a curve of second degree to a point.
    public mutating func addQuadCurve(to p: CGPoint, control cp: CGPoint) { append(.quadCurve(p, control: cp)) }

    /// Draws a curve of third degree to a point.
    public mutating func addCurve(to p: CGPoint, control1 cp1: CGPoint, control2 cp2: CGPoint) {
        append(.curve(p, control1: cp1, control2: cp2))
    }

    /// Draws a straight line to where the subpath began, and joins its ends.
    public mutating func closeSubpath() { append(.close) }

    /// Begins a subpath at the first point and draws straight lines to the others.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds the subpaths of another path, transformed.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        for element in path.elements { append(element.applying(transform)) }
    }

    /// The path with all points transformed.
    public func applying(_ transform: CGAffineTransform) -> Path {
        transform.isIdentity ? self : Path(elements.map { $0.applying(transform) })
    }

    /// The path moved by points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

    /// Calls `body` with each element in order.
    public func forEach(_ body: (Path.Element) -> Void) {
        for element in elements {
            switch element {
            case .move(let point): body(.move(to: point))
            case .line(let point): body(.line(to: point))
            case .quadCurve(let point, let control): body(.quadCurve(to: point, control: control))
            case .curve(let point, let first, let second): body(.curve(to: point, control1: first, control2: second))
            case .close: body(.closeSubpath)
            }
        }
    }

    /// Keeps the invariant that everything but a move has a current point.
    mutating func append(_ element: PathElement) {
        switch element {
        case .move(let point):
            // A move right after a move replaces it: nothing was drawn between.
            if case .move = elements.last { elements.removeLast() }
            subpathStart = point
            currentPoint = point
        case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
            guard currentPoint != nil else { return }
            currentPoint = point
        case .close:
            guard currentPoint != nil, elements.last != .close else { return }
            currentPoint = subpathStart
        }
        elements.append(element)
    }
}

extension PathElement {
    func applying(_ transform: CGAffineTransform) -> PathElement {
        switch self {
        case .move(let point): return .move(point.applying(transform))
        case .line(let point): return .line(point.applying(transform))
        case .quadCurve(let point, let control):
            return .quadCurve(point.applying(transform), control: control.applying(transform))
        case .curve(let point, let first, let second):
            return .curve(
                point.applying(transform), control1: first.applying(transform), control2: second.applying(transform))
        case .close: return .close
        }
    }
}
