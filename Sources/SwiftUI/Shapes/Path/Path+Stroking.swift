import Foundation
import Toolkit

extension Path {
    /// The outline of this path's stroke, to be filled by the non-zero rule. Curves become short straight lines.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0 else { return Path() }
        var outline = StrokeOutline(style)
        for subpath in subpaths {
            for line in Dashes(style).cut(subpath) { outline.add(line) }
        }
        return outline.path
    }
}

/// Corners joined by straight lines.
private struct Polyline {
    var points: [CGPoint]
    var isClosed: Bool
    /// Whether the corner at each point comes from a curve and is none.
    var isSmooth: [Bool]
}

/// Cuts lines into dashes.
private struct Dashes {
    private let pattern: [Double]
    private let phase: Double

    init(_ style: StrokeStyle) {
        let lengths = style.dash.map { Double($0) }
        let isUsable = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
        // An odd number of lengths goes round twice, drawn and left out changing places.
        pattern = isUsable ? (lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths) : []
        phase = style.dashPhase.isFinite ? Double(style.dashPhase) : 0
    }

    func cut(_ subpath: Subpath) -> [Polyline] {
        let whole = Self.polyline(subpath)
        if pattern.isEmpty { return [whole] }
        let period = pattern.reduce(0, +)
        var index = 0
        var left = phase.truncatingRemainder(dividingBy: period)
        if left < 0 { left += period }
        while left >= pattern[index] {
            left -= pattern[index]
            index = (index + 1) % pattern.count
        }
        var rest = pattern[index] - left
        var result: [Polyline] = []
        var current = Polyline(points: [whole.points[0]], isClosed: false, isSmooth: [false])
        for (offset, end) in whole.points.enumerated().dropFirst() {
            var start = whole.points[offset - 1]
            var length = start.distance(to: end)
            while length > rest {
                let fraction = rest / length
                start = CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
                length -= rest
                if index.isMultiple(of: 2) {
                    current.points.append(start)
                    current.isSmooth.append(false)
                    result.append(current)
                }
                current = Polyline(points: [start], isClosed: false, isSmooth: [false])
                index = (index + 1) % pattern.count
                rest = pattern[index]
            }
            rest -= length
            current.points.append(end)
            current.isSmooth.append(whole.isSmooth[offset])
        }
        if index.isMultiple(of: 2) { result.append(current) }
        return result
    }

    private static func polyline(_ subpath: Subpath) -> Polyline {
        var line = Polyline(points: [subpath.start], isClosed: subpath.isClosed, isSmooth: [false])
        for segment in subpath.segments {
            let samples = segment.samples
            for (index, point) in samples.enumerated() where point != line.points.last {
                line.points.append(point)
                line.isSmooth.append(index + 1 < samples.count)
            }
        }
        return line
    }
}

/// The area of lines with a width: a quadrangle for each line, and a piece for each corner and end, all turning the
/// same way so that overlaps count once.
private struct StrokeOutline {
    private(set) var path = Path()
    private let style: StrokeStyle
    private var half: Double { Double(style.lineWidth) / 2 }

    init(_ style: StrokeStyle) { self.style = style }

    mutating func add(_ line: Polyline) {
        let points = line.points
        guard points.count > 1 else { return addDot(points[0], isClosed: line.isClosed) }
        for (start, end) in zip(points, points.dropFirst()) {
            let side = normal(start, end)
            addArea([start + side, end + side, end - side, start - side])
        }
        for index in points.indices.dropFirst().dropLast() {
            addJoin(points[index - 1], points[index], points[index + 1], isSmooth: line.isSmooth[index])
        }
        if line.isClosed {
            addJoin(points[points.count - 2], points[0], points[1], isSmooth: false)
        } else {
            addCap(at: points[0], from: points[1])
            addCap(at: points[points.count - 1], from: points[points.count - 2])
        }
    }

    /// To the left of the direction, half the width long.
    private func normal(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
        let length = start.distance(to: end)
        guard length > 0 else { return .zero }
        return CGPoint(x: -(end.y - start.y) / length * half, y: (end.x - start.x) / length * half)
    }

    private mutating func addArea(_ corners: [CGPoint]) {
        var area = 0.0
        for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) { area += a.x * b.y - b.x * a.y }
        if area == 0 { return }
        path.addLines(area > 0 ? corners : corners.reversed())
        path.closeSubpath()
    }

    private mutating func addDisc(_ center: CGPoint) {
        path.addEllipse(in: CGRect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half))
    }

    private mutating func addJoin(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint, isSmooth: Bool) {
        var (first, second) = (normal(before, corner), normal(corner, after))
        let turn = first.x * second.y - first.y * second.x
        if turn == 0 && first == second { return }
        if style.lineJoin == .round && !isSmooth { return addDisc(corner) }
        // The gap is on the outer side.
        if turn > 0 { (first, second) = (.zero - first, .zero - second) }
        var corners = [corner, corner + first, corner + second]
        let sum = first + second
        let square = sum.x * sum.x + sum.y * sum.y
        // The tip is 2 half² / |sum| from the corner; the limit is on that by half the width.
        if style.lineJoin == .miter && !isSmooth && square > 0 {
            let ratio = 2 * half / square.squareRoot()
            if ratio <= Double(style.miterLimit) {
                let factor = 2 * half * half / square
                corners.insert(CGPoint(x: corner.x + sum.x * factor, y: corner.y + sum.y * factor), at: 2)
            }
        }
        addArea(corners)
    }

    private mutating func addCap(at end: CGPoint, from inner: CGPoint) {
        switch style.lineCap {
        case .butt: break
        case .round: addDisc(end)
        case .square:
            let side = normal(inner, end)
            let forward = CGPoint(x: side.y, y: -side.x)
            addArea([end + side, end + side + forward, end - side + forward, end - side])
        }
    }

    /// A line without a length has the ends alone; a lone point has nothing.
    private mutating func addDot(_ point: CGPoint, isClosed: Bool) {
        guard isClosed else { return }
        switch style.lineCap {
        case .butt: break
        case .round: addDisc(point)
        case .square: path.addRect(CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half))
        }
    }
}

private func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
private func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
