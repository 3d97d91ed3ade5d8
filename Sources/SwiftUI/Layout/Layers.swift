import ViewGraph
import ViewLayout

extension View {
    /// Draws views over this one, lined up as a unit; they do not change its size.
    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_LayerModifier(layer: content(), alignment: alignment, isBackground: false))
    }

    /// Draws a view over this one.
    @_disfavoredOverload
    public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(_LayerModifier(layer: overlay, alignment: alignment, isBackground: false))
    }

    /// Draws views behind this one, lined up as a unit; they do not change its size.
    public nonisolated func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_LayerModifier(layer: content(), alignment: alignment, isBackground: true))
    }

    /// Draws a view behind this one.
    @_disfavoredOverload
    public nonisolated func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(_LayerModifier(layer: background, alignment: alignment, isBackground: true))
    }
}

/// Views over or behind a view.
public struct _LayerModifier<Layer: View>: AttachingModifier {
    public typealias Body = Never
    nonisolated(unsafe) let layer: Layer
    let alignment: Alignment
    let isBackground: Bool

    var attached: Layer { layer }
    func makeItem() -> LayeredItem { LayeredItem(isBackground: isBackground, alignment: alignment) }
    func update(_ item: LayeredItem) { item.alignment = alignment }
    static func attach(_ views: [LayoutItem], to item: LayeredItem) { item.setSecondary(views) }
}
