import Foundation
import FoundationSupplement
import Toolkit

extension Path {
    /// Draws an arc of a circle, with a straight line from the current point to its beginning if there is one.
    ///
    /// Angles grow from the x axis towards the y axis, which points down. As with Apple, `clockwise` is meant for a y
    /// axis that points up: when true, angles fall from start to end. More than a full turn is a full turn.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var delta = endAngle.radians - startAngle.radians
        if clockwise { delta = -delta }
        if delta < 0 {
            delta = delta.truncatingRemainder(dividingBy: turn) + turn
        } else {
            delta = min(delta, turn)
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: clockwise ? -delta : delta),
            transform: transform)
    }

    /// Draws an arc of a circle from an angle on by `delta`, with a straight line from the current point to its
    /// beginning if there is one.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        guard startAngle.radians.isFinite, delta.radians.isFinite else { return }
        func point(_ angle: Double, _ tangent: Double = 0) -> CGPoint {
            CGPoint(
                x: center.x + radius * (cos(angle) - tangent * sin(angle)),
                y: center.y + radius * (sin(angle) + tangent * cos(angle))
            ).applying(transform)
        }
        let start = point(startAngle.radians)
        if currentPoint == nil { move(to: start) } else if currentPoint != start { addLine(to: start) }
        // A quarter at most is one curve of third degree, with an error below 0.03 % of the radius.
        let count = Int(min((abs(delta.radians) / (.pi / 2) - 1e-9).rounded(.up), 1000))
        guard count > 0 else { return }
        let step = delta.radians / Double(count)
        let tangent = 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let (from, to) = (startAngle.radians + Double(index) * step, startAngle.radians + Double(index + 1) * step)
            addCurve(to: point(to), control1: point(from, tangent), control2: point(to, -tangent))
        }
    }

    /// Rounds the corner at `tangent1End` between the line from the current point and the line to `tangent2End`:
    /// a straight line to the beginning of the arc, then the arc. Where there is no corner it is the line alone.
    public mutating func addArc(
        tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint else { return }
        let p0 = current.applying(transform.inverted())
        let (a, b) = (Way(from: p1, to: p0), Way(from: p1, to: p2))
        let cross = a.x * b.y - a.y * b.x
        guard radius > 0, a.length > 0, b.length > 0, abs(cross) > 1e-9 * a.length * b.length else {
            return addLine(to: p1.applying(transform))
        }
        let half = atan2(abs(cross), a.x * b.x + a.y * b.y) / 2
        let distance = radius / tan(half)
        let start = CGPoint(x: p1.x + a.x / a.length * distance, y: p1.y + a.y / a.length * distance)
        let end = CGPoint(x: p1.x + b.x / b.length * distance, y: p1.y + b.y / b.length * distance)
        let bisector = CGPoint(
            x: a.x / a.length + b.x / b.length, y: a.y / a.length + b.y / b.length)
        let bisectorLength = hypot(bisector.x, bisector.y)
        let toCenter = radius / sin(half)
        let center = CGPoint(
            x: p1.x + bisector.x / bisectorLength * toCenter, y: p1.y + bisector.y / bisectorLength * toCenter)
        let from = atan2(start.y - center.y, start.x - center.x)
        var delta = atan2(end.y - center.y, end.x - center.x) - from
        // The arc that bends into the corner is shorter than half a turn.
        if delta > .pi { delta -= 2 * .pi }
        if delta < -.pi { delta += 2 * .pi }
        addRelativeArc(
            center: center, radius: radius, startAngle: Angle(radians: from), delta: Angle(radians: delta),
            transform: transform)
    }
}

/// The way from one point to another.
private struct Way {
    let x, y: Double
    var length: Double { hypot(x, y) }
    init(from: CGPoint, to: CGPoint) {
        x = to.x - from.x
        y = to.y - from.y
    }
}
