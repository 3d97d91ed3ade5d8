import Foundation
import FoundationSupplement
import Toolkit

/// How the corners of a rectangle are rounded.
public enum RoundedCornerStyle: Sendable {
    /// Quarters of circles or ellipses.
    case circular
    /// Meant to bend gradually; drawn as `circular`, as the corners of the desktop's own windows and controls are.
    case continuous
}

extension Path {
    /// The outline of a rectangle.
    public init(_ rect: CGRect) { addRect(rect) }

    /// The outline of a rectangle with corners rounded by quarters of ellipses.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// The outline of a rectangle with rounded corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// The outline of a rectangle with a radius for each corner.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// The outline of an ellipse that fits a rectangle.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    /// Adds a rectangle as a closed subpath; nothing if it is the null or an infinite rectangle.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard rect.isDrawn else { return }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        addLines(corners.map { $0.applying(transform) })
        closeSubpath()
    }

    /// Adds rectangles, each as a closed subpath.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds an ellipse that fits a rectangle, as a closed subpath.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard rect.isDrawn else { return }
        let unit = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        var circle = Path()
        circle.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: Angle(radians: 2 * .pi))
        circle.closeSubpath()
        addPath(circle, transform: unit.concatenating(transform))
    }

    /// Adds a rectangle with corners rounded by quarters of ellipses, as a closed subpath. Corners are at most half the
    /// rectangle.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        guard rect.isDrawn else { return }
        let corner = CGSize(
            width: min(max(cornerSize.width, 0), rect.width / 2),
            height: min(max(cornerSize.height, 0), rect.height / 2))
        addRoundedRect(in: rect, corners: [corner, corner, corner, corner], transform)
    }

    /// Adds a rectangle with a radius for each corner, as a closed subpath; leading is left. Radii that do not fit are
    /// made smaller together.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        guard rect.isDrawn else { return }
        let radii = [
            cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
        ].map { max($0, 0) }
        var fraction: CGFloat = 1
        for (index, side) in [rect.width, rect.height, rect.width, rect.height].enumerated() {
            let sum = radii[index] + radii[(index + 1) % 4]
            if sum > side { fraction = min(fraction, side / sum) }
        }
        addRoundedRect(
            in: rect, corners: radii.map { CGSize(width: $0 * fraction, height: $0 * fraction) }, transform)
    }

    /// `corners` from the top left one on, towards the right; they fit.
    private mutating func addRoundedRect(in rect: CGRect, corners: [CGSize], _ transform: CGAffineTransform) {
        if corners.allSatisfy({ $0.width == 0 || $0.height == 0 }) { return addRect(rect, transform: transform) }
        var outline = Path()
        let centers: [CGPoint] = [
            CGPoint(x: rect.minX + corners[0].width, y: rect.minY + corners[0].height),
            CGPoint(x: rect.maxX - corners[1].width, y: rect.minY + corners[1].height),
            CGPoint(x: rect.maxX - corners[2].width, y: rect.maxY - corners[2].height),
            CGPoint(x: rect.minX + corners[3].width, y: rect.maxY - corners[3].height),
        ]
        for (index, corner) in corners.enumerated() {
            let center = centers[index]
            guard corner.width > 0, corner.height > 0 else {
                if outline.isEmpty { outline.move(to: center) } else { outline.addLine(to: center) }
                continue
            }
            outline.addRelativeArc(
                center: .zero, radius: 1, startAngle: Angle(radians: .pi + Double(index) * .pi / 2),
                delta: Angle(radians: .pi / 2),
                transform: CGAffineTransform(
                    a: corner.width, b: 0, c: 0, d: corner.height, tx: center.x, ty: center.y))
        }
        outline.closeSubpath()
        addPath(outline, transform: transform)
    }
}

extension CGRect {
    fileprivate var isDrawn: Bool { !isNull && !isInfinite && minX.isFinite && minY.isFinite }
}
