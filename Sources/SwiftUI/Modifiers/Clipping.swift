import Foundation
import Toolkit
import ViewLayout

public struct _ClipModifier: EffectModifier {
    var cornerRadius: CGFloat
    public nonisolated var animatableData: CGFloat {
        get { cornerRadius }
        set { cornerRadius = newValue }
    }
    var effect: EffectContent {
        var content = EffectContent()
        content.clips = true
        content.cornerRadius = Double(max(cornerRadius, 0))
        return content
    }
}

/// Cuts what is drawn outside of a shape.
public struct _ClipEffect<ClipShape: Shape>: SizedEffectModifier {
    var shape: ClipShape
    let style: FillStyle
    public nonisolated var animatableData: ClipShape.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
    func effect(in size: CGSize) -> EffectContent {
        var content = EffectContent()
        let rect = CGRect(origin: .zero, size: size)
        if let radius = ClipShape.uniformRadius(shape, size) {
            // Renderers know such clips; a path is drawn by the processor.
            content.clips = true
            content.cornerRadius = Double(radius)
        } else {
            content.clips = true
            content.clipPath = EffectPath(shape.path(in: rect).elements, evenOdd: style.isEOFilled)
            if !rect.insetBy(dx: -0.5, dy: -0.5).contains(shape.path(in: rect).boundingRect) { content.clips = false }
        }
        return content
    }
}

extension Shape {
    /// The corner radius of a shape that fills its rectangle but for corners of equal quarter circles; nil for others.
    fileprivate static func uniformRadius(_ shape: Self, _ size: CGSize) -> CGFloat? {
        switch shape {
        case is Rectangle: return 0
        case is Capsule: return min(size.width, size.height) / 2
        case is Circle where size.width == size.height: return size.width / 2
        case let shape as RoundedRectangle where shape.cornerSize.width == shape.cornerSize.height:
            return min(max(shape.cornerSize.width, 0), min(size.width, size.height) / 2)
        default: return nil
        }
    }
}

extension View {
    /// Cuts what the view draws outside of its frame.
    public nonisolated func clipped(antialiased: Bool = false) -> some View { modifier(_ClipModifier(cornerRadius: 0)) }

    /// Cuts the view's corners; the radius in points.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        modifier(_ClipModifier(cornerRadius: radius))
    }

    /// Cuts what the view draws outside of a shape that fits its frame. Clicks outside of the frame do not reach it.
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(_ClipEffect(shape: shape, style: style))
    }
}
