import Foundation
import Toolkit

extension Path {
    /// The smallest rectangle around the lines and curves; the null rectangle for an empty path.
    public var boundingRect: CGRect {
        var (left, top) = (Double.infinity, Double.infinity)
        var (right, bottom) = (-Double.infinity, -Double.infinity)
        func add(_ point: CGPoint) {
            (left, right) = (min(left, point.x), max(right, point.x))
            (top, bottom) = (min(top, point.y), max(bottom, point.y))
        }
        for subpath in subpaths {
            add(subpath.start)
            for segment in subpath.segments {
                add(segment.end)
                for parameter in segment.turningPoints { add(segment.point(parameter)) }
            }
        }
        return left <= right ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
    }

    /// Whether a point is inside, by the non-zero rule or, with `eoFill`, by the even-odd rule. Open subpaths count as
    /// closed. O(elements).
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        for subpath in subpaths {
            let points = subpath.polyline
            guard var last = points.last else { continue }
            for point in points {
                // Crossings of the ray to the right of the point.
                if (last.y <= p.y) != (point.y <= p.y) {
                    let x = last.x + (p.y - last.y) / (point.y - last.y) * (point.x - last.x)
                    if x > p.x { winding += last.y < point.y ? 1 : -1 }
                }
                last = point
            }
        }
        return eoFill ? winding % 2 != 0 : winding != 0
    }
}

extension PathSegment {
    /// Parameters where x or y turns round.
    fileprivate var turningPoints: [Double] {
        func turns(_ coordinate: (CGPoint) -> Double) -> [Double] {
            let (p0, p3) = (coordinate(start), coordinate(end))
            switch form {
            case .line: return []
            case .quad(let control):
                let p1 = coordinate(control)
                return Self.roots(0, p0 - 2 * p1 + p3, p1 - p0)
            case .cubic(let first, let second):
                let (p1, p2) = (coordinate(first), coordinate(second))
                return Self.roots(-p0 + 3 * p1 - 3 * p2 + p3, 2 * (p0 - 2 * p1 + p2), p1 - p0)
            }
        }
        return turns { $0.x } + turns { $0.y }
    }

    /// Roots of a t² + b t + c between 0 and 1.
    private static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
        var roots: [Double] = []
        if abs(a) < 1e-12 {
            if b != 0 { roots = [-c / b] }
        } else {
            let discriminant = b * b - 4 * a * c
            if discriminant >= 0 {
                let root = discriminant.squareRoot()
                roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
            }
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }
}
