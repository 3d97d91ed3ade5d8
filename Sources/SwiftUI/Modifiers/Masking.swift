import Toolkit
import ViewLayout

/// Shows of its content what a mask inside lets through.
public struct _MaskedEffect: EffectModifier {
    public typealias AnimatableData = EmptyAnimatableData
    nonisolated init() {}
    var effect: EffectContent {
        var content = EffectContent()
        content.isMasked = true
        return content
    }
}

/// Makes its content the mask of what is around.
public struct _MaskEffect: EffectModifier {
    public typealias AnimatableData = EmptyAnimatableData
    nonisolated init() {}
    var effect: EffectContent {
        var content = EffectContent()
        content.isMask = true
        return content
    }
}

extension View {
    /// Shows of the view what `mask` covers: where that is translucent the view is too.
    public nonisolated func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        // In a stack of its own, since all views of the builder together are the mask.
        let layer = ZStack(alignment: alignment) { mask() }.opaqueForeground().accessibilityHidden(true)
            .modifier(_MaskEffect())
        return modifier(_LayerModifier(layer: layer, alignment: alignment, isBackground: false))
            .modifier(_MaskedEffect())
    }

    /// The colour of the desktop's text is translucent in some themes, which is not meant where opacity alone counts.
    nonisolated func opaqueForeground() -> some View {
        transformEnvironment(\.foregroundPaint) { paint in
            if paint == .semantic(.primary) { paint = .rgba(0, 0, 0, 1) }
        }
    }

    /// Shows of the view what `mask` covers: where that is translucent the view is too.
    public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
}
