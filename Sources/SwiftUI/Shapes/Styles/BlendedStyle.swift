import Toolkit
import ViewGraph
import ViewLayout

/// A style whose shapes are mixed with what is behind them.
struct BlendedStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let _blendMode: BlendMode
    static var _isBlended: Bool { true }
    func _paint(in environment: EnvironmentValues) -> _ShapePaint { base._paint(in: environment) }
}

extension ShapeStyle {
    /// The style, mixed with the colours behind the shape that is drawn in it, as `View.blendMode(_:)` does. Texts and
    /// symbols are not mixed, and the log says so.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { BlendedStyle(base: self, _blendMode: mode) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style, mixed with the colours behind the shape that is drawn in it.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
}

/// A shape that is drawn in a style of which the blend mode has been taken care of.
struct UnblendedShape<S: Shape, Style: ShapeStyle>: _PrimitiveView {
    let drawn: DrawnShape<S, Style>

    static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode { ShapeNode(view.drawn, parent: parent) }
    static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: ShapeNode<S, Style>.self).receive(view.drawn)
    }
}
