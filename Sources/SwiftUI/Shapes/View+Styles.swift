import Foundation
import ViewGraph
import ViewLayout

extension View {
    /// Fills the area behind this view in a style. Windows of this desktop have no unsafe edges to go on into.
    public nonisolated func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        layer(Rectangle().fill(style), isBackground: true)
    }

    /// Fills a shape behind this view in a style.
    public nonisolated func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        layer(shape.fill(style, style: fillStyle), isBackground: true)
    }

    /// Fills the area behind this view in the background style.
    public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills a shape behind this view in the background style.
    public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Fills the area over this view in a style.
    public nonisolated func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        layer(Rectangle().fill(style), isBackground: false)
    }

    /// Fills a shape over this view in a style.
    public nonisolated func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        layer(shape.fill(style, style: fillStyle), isBackground: false)
    }

    /// Draws a frame of a width over this view's edge, inside it.
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        layer(Rectangle().strokeBorder(content, lineWidth: width), isBackground: false)
    }

    private nonisolated func layer<L: View>(
        _ layer: L, isBackground: Bool
    ) -> ModifiedContent<Self, _LayerModifier<L>> {
        modifier(_LayerModifier(layer: layer, alignment: .center, isBackground: isBackground))
    }
}
