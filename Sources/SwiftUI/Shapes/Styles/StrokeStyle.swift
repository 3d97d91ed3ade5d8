import Foundation
import Toolkit
import ViewLayout

/// The form of the ends of lines.
public enum CGLineCap: Int32, Sendable {
    /// Cut at the end.
    case butt = 0
    /// A half circle beyond the end.
    case round = 1
    /// Half the line's width beyond the end.
    case square = 2
}

/// The form of corners of lines.
public enum CGLineJoin: Int32, Sendable {
    /// Pointed, up to the miter limit.
    case miter = 0
    /// Rounded.
    case round = 1
    /// Cut off.
    case bevel = 2
}

/// How outlines are drawn. Lengths are in points.
public struct StrokeStyle: Equatable, Sendable {
    /// The width of the line, half on each side of the path; none is drawn for 0 and less.
    public var lineWidth: CGFloat
    /// The form of the ends.
    public var lineCap: CGLineCap
    /// The form of the corners.
    public var lineJoin: CGLineJoin
    /// How far a corner may stick out, as a multiple of the width, before it is cut off.
    public var miterLimit: CGFloat
    /// Lengths drawn and left out by turns; empty for an unbroken line.
    public var dash: [CGFloat]
    /// How far into `dash` the line begins.
    public var dashPhase: CGFloat

    /// An outline of a width, unbroken if nothing else is said.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    var content: StrokeStyleContent {
        var content = StrokeStyleContent()
        content.width = Double(lineWidth)
        content.miterLimit = Double(miterLimit)
        content.dash = dash.map { Double($0) }
        content.dashPhase = Double(dashPhase)
        switch lineCap {
        case .butt: content.cap = .butt
        case .round: content.cap = .round
        case .square: content.cap = .square
        }
        switch lineJoin {
        case .miter: content.join = .miter
        case .round: content.join = .round
        case .bevel: content.join = .bevel
        }
        return content
    }
}

extension StrokeStyle: Animatable {
    /// The line's width and the phase of its dashes.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(lineWidth, dashPhase) }
        set { (lineWidth, dashPhase) = (newValue.first, newValue.second) }
    }
}
