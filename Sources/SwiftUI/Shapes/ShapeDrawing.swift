import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// A shape with the way it is drawn, at one moment of an animation.
struct ShapeDrawing<S: Shape>: Animatable, Sendable {
    enum Mode: Equatable, Sendable {
        case fill(evenOdd: Bool)
        case stroke(StrokeStyle)
    }
    var shape: S
    var mode: Mode

    /// The shape's data, and the line's.
    var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
        get {
            if case .stroke(let style) = mode { return AnimatablePair(shape.animatableData, style.animatableData) }
            return AnimatablePair(shape.animatableData, .zero)
        }
        set {
            shape.animatableData = newValue.first
            if case .stroke(var style) = mode {
                style.animatableData = newValue.second
                mode = .stroke(style)
            }
        }
    }

    /// What is drawn in a rectangle of a size, in paints over each other.
    func commands(in size: CGSize, _ paints: [Paint]) -> [DrawingCommand] {
        let rect = CGRect(origin: .zero, size: size)
        switch mode {
        case .fill(let evenOdd):
            if let outline = shape as? any OutlineDrawn {
                let path = outline.outlinePath(in: rect).elements
                return Figure.stroke(path, outline.style).commands(paints, in: rect)
            }
            let path = shape.path(in: rect).elements
            return Figure.fill(path, evenOdd: evenOdd).commands(paints, in: rect)
        case .stroke(let style):
            let path = shape.path(in: rect).elements
            return Figure.stroke(path, style).commands(paints, in: rect)
        }
    }
}

/// A paint on its way to another.
struct PaintTransition: Animatable {
    var from: Paint
    var to: Paint
    var progress: Double

    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    /// The paint that is shown, one over the other where the way between is not a colour: colours of the theme are
    /// known to the desktop alone.
    var paints: [Paint] {
        if progress >= 1 || from == to { return [to] }
        let progress = max(progress, 0)
        if case .rgba(let r0, let g0, let b0, let a0) = from, case .rgba(let r1, let g1, let b1, let a1) = to {
            return [Self.mix((r0, g0, b0, a0), (r1, g1, b1, a1), progress)]
        }
        if from.isOpaque && to.isOpaque { return [from, .faded(to, progress)] }
        return [.faded(from, 1 - progress), .faded(to, progress)]
    }

    private typealias Components = (red: Double, green: Double, blue: Double, alpha: Double)

    /// Colours are mixed by what is seen of them, so that fading to a clear colour does not darken.
    private static func mix(_ from: Components, _ to: Components, _ progress: Double) -> Paint {
        let alpha = from.alpha + (to.alpha - from.alpha) * progress
        guard alpha > 0 else { return .rgba(to.red, to.green, to.blue, 0) }
        func part(_ a: Double, _ b: Double) -> Double {
            (a * from.alpha * (1 - progress) + b * to.alpha * progress) / alpha
        }
        return .rgba(part(from.red, to.red), part(from.green, to.green), part(from.blue, to.blue), alpha)
    }
}

extension Paint {
    fileprivate var isOpaque: Bool {
        switch self {
        case .rgba(_, _, _, let alpha): return alpha >= 1
        // The theme's text colours may be translucent.
        case .semantic(let role):
            switch role {
            case .primary, .secondary, .tertiary, .quaternary, .separator: return false
            default: return true
            }
        case .faded, .adaptive, .mixed, .mesh, .shadowed, .image: return false
        case .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient:
            return stops?.allSatisfy { $0.color.isOpaque } ?? false
        }
    }
}
