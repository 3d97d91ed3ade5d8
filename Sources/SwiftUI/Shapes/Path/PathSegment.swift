import Foundation
import Toolkit

/// A line or curve of a path with both ends, for geometry.
struct PathSegment: Equatable {
    enum Form: Equatable {
        case line
        case quad(CGPoint)
        case cubic(CGPoint, CGPoint)
    }
    var start: CGPoint
    var form: Form
    var end: CGPoint

    func point(_ t: Double) -> CGPoint {
        let u = 1 - t
        switch form {
        case .line: return CGPoint(x: u * start.x + t * end.x, y: u * start.y + t * end.y)
        case .quad(let control):
            return CGPoint(
                x: u * u * start.x + 2 * u * t * control.x + t * t * end.x,
                y: u * u * start.y + 2 * u * t * control.y + t * t * end.y)
        case .cubic(let first, let second):
            let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            return CGPoint(
                x: a * start.x + b * first.x + c * second.x + d * end.x,
                y: a * start.y + b * first.y + c * second.y + d * end.y)
        }
    }

    /// Points on the segment, its start left out, close enough for filling and measuring.
    var samples: [CGPoint] {
        let count = sampleCount
        return count == 1 ? [end] : (1...count).map { point(Double($0) / Double(count)) }
    }

    private var sampleCount: Int {
        switch form {
        case .line: return 1
        case .quad(let control): return Self.count(start, [control], end)
        case .cubic(let first, let second): return Self.count(start, [first, second], end)
        }
    }

    private static func count(_ start: CGPoint, _ controls: [CGPoint], _ end: CGPoint) -> Int {
        var length = 0.0
        var last = start
        for point in controls + [end] {
            length += last.distance(to: point)
            last = point
        }
        // The error of a chord falls with the square of their number; 0.01 points at most for arcs up to 1000 points.
        return length.isFinite ? min(max(Int(4 * length.squareRoot()), 16), 512) : 16
    }

    /// The part between two parameters.
    func part(_ from: Double, _ to: Double) -> PathSegment {
        var part = PathSegment(start: point(from), form: form, end: point(to))
        switch form {
        case .line: break
        case .quad(let control):
            // The control point of a part is the blossom of its ends.
            part.form = .quad(Self.mix(Self.mix(start, control, from), Self.mix(control, end, from), to))
        case .cubic(let first, let second):
            func blossom(_ a: Double, _ b: Double, _ c: Double) -> CGPoint {
                let left = Self.mix(Self.mix(start, first, a), Self.mix(first, second, a), b)
                let right = Self.mix(Self.mix(first, second, a), Self.mix(second, end, a), b)
                return Self.mix(left, right, c)
            }
            part.form = .cubic(blossom(from, from, to), blossom(from, to, to))
        }
        return part
    }

    private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: Double) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }

    var element: PathElement {
        switch form {
        case .line: return .line(end)
        case .quad(let control): return .quadCurve(end, control: control)
        case .cubic(let first, let second): return .curve(end, control1: first, control2: second)
        }
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> Double { hypot(other.x - x, other.y - y) }
}

/// A connected part of a path.
struct Subpath {
    var start: CGPoint
    var segments: [PathSegment] = []
    var isClosed = false

    /// The subpath by straight lines.
    var polyline: [CGPoint] {
        var points = [start]
        for segment in segments { points += segment.samples }
        return points
    }
}

extension Path {
    /// The connected parts, a closing line being a segment of its own where it has a length.
    var subpaths: [Subpath] {
        var result: [Subpath] = []
        var subpath: Subpath?
        var current = CGPoint.zero
        func add(_ form: PathSegment.Form, _ end: CGPoint) {
            if subpath == nil { subpath = Subpath(start: current) }
            subpath!.segments.append(PathSegment(start: current, form: form, end: end))
            current = end
        }
        for element in elements {
            switch element {
            case .move(let point):
                if let done = subpath { result.append(done) }
                subpath = Subpath(start: point)
                current = point
            case .line(let point): add(.line, point)
            case .quadCurve(let point, let control): add(.quad(control), point)
            case .curve(let point, let first, let second): add(.cubic(first, second), point)
            case .close:
                guard let start = subpath?.start else { break }
                if current != start { add(.line, start) }
                subpath!.isClosed = true
                result.append(subpath!)
                // What is drawn on goes on from here, as a new subpath.
                subpath = nil
                current = start
            }
        }
        if let subpath { result.append(subpath) }
        return result
    }
}
