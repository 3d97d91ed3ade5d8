import Toolkit
import ViewLayout

/// How a colour is mixed with the one behind it.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    case plusLighter

    var blend: EffectBlend {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}

/// How the colours of an offscreen picture are computed.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear, linear, extendedLinear
}

/// Mixes what is drawn with what is behind.
public struct _BlendModeEffect: EffectModifier {
    public typealias AnimatableData = EmptyAnimatableData
    let blendMode: BlendMode
    var effect: EffectContent {
        var content = EffectContent()
        content.blend = blendMode.blend
        return content
    }
}

/// Draws the content as one.
public struct _CompositingGroupEffect: EffectModifier {
    public typealias AnimatableData = EmptyAnimatableData
    nonisolated init() {}
    var effect: EffectContent { EffectContent() }
}

extension View {
    /// Mixes the view's colours with those behind it, as far as they are in the same group: a window's, or what
    /// `compositingGroup()` and other effects draw as one.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
        transformEnvironment(\.foregroundPaint) { paint in
            // Where a hole is cut the opacity of the desktop's text colour is not meant.
            if blendMode == .destinationOut, paint == .semantic(.primary) { paint = .rgba(0, 0, 0, 1) }
        }
        .modifier(_BlendModeEffect(blendMode: blendMode))
    }

    /// Draws the view as one before effects around it act, such as opacity or a blend mode inside.
    public nonisolated func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }

    /// Draws the view as one. The desktop decides when it keeps a picture of it, and its colours are those of windows.
    public nonisolated func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        modifier(_CompositingGroupEffect())
    }
}
