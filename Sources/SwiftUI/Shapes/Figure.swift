import Foundation
import Toolkit

/// An outline with the way it is drawn, whatever it is drawn in.
enum Figure {
    case fill([PathElement], evenOdd: Bool)
    case stroke([PathElement], StrokeStyle)

    /// What draws it in paints over each other, gradients being made for a rectangle.
    func commands(_ paints: [Paint], in rect: CGRect) -> [DrawingCommand] {
        paints.flatMap { commands($0.placed(in: rect)) }
    }

    /// What draws it in a paint whose places are points of the drawing.
    func commands(_ paint: Paint) -> [DrawingCommand] {
        switch paint {
        case .shadowed(let base, let shadows):
            var behind = DrawingLayer()
            behind.filters = shadows.filter { !$0.isInner }.map { .shadow($0.shadow) }
            let drawn = commands(base)
            return (behind.filters.isEmpty ? drawn : [.layer(drawn, behind)])
                + shadows.filter(\.isInner).map { inner($0.shadow) }
        case .image(let image):
            var layer = DrawingLayer()
            layer.clips = [DrawingLayer.Clip(outline)]
            return [.layer([.tiles(image)], layer)]
        case .faded(let base, let opacity):
            let drawn = commands(base)
            if drawn.count == 1, case .layer = drawn[0] {} else if drawn.count == 1 { return [plain(paint)] }
            var layer = DrawingLayer()
            layer.opacity = opacity
            return [.layer(drawn, layer)]
        default: return [plain(paint)]
        }
    }

    private func plain(_ paint: Paint) -> DrawingCommand {
        switch self {
        case .fill(let path, let evenOdd): .fill(path, paint, evenOdd: evenOdd)
        case .stroke(let path, let style): .stroke(path, paint, style.content)
        }
    }

    /// What is covered.
    private var outline: EffectPath {
        switch self {
        case .fill(let path, let evenOdd): EffectPath(path, evenOdd: evenOdd)
        case .stroke(let path, let style): EffectPath(Path(path).strokedPath(style).elements, evenOdd: false)
        }
    }

    /// The shadow that all around throws into the figure.
    private func inner(_ shadow: EffectShadow) -> DrawingCommand {
        let outline = outline
        let reach = CGFloat(shadow.radius * 2 + max(abs(shadow.x), abs(shadow.y)) + 2)
        let around = Path(Path(outline.elements).boundingRect.insetBy(dx: -reach, dy: -reach)).elements
        var outside = DrawingLayer()
        outside.clips = [DrawingLayer.Clip(outline, isInverse: true)]
        // In the shadow's own colour, of which a trace is seen where edges are smoothed.
        var color = shadow.color
        if case .rgba(let red, let green, let blue, _) = color { color = .rgba(red, green, blue, 1) }
        var inside = DrawingLayer()
        inside.filters = [.shadow(shadow)]
        inside.clips = [DrawingLayer.Clip(outline)]
        return .layer([.layer([.fill(around, color, evenOdd: false)], outside)], inside)
    }
}
