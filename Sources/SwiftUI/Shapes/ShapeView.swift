import Foundation
import ViewGraph
import ViewLayout

/// A view of a shape, which can be drawn once more over itself in another way.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape
    /// The shape.
    nonisolated var shape: Content { get }
}

/// A shape filled in a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView, _PrimitiveView {
    /// The shape.
    public nonisolated(unsafe) var shape: Content
    /// What it is filled with.
    public nonisolated(unsafe) var style: Style
    /// How its inside is found.
    public nonisolated(unsafe) var fillStyle: FillStyle

    /// Fills a shape.
    public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    private var drawn: DrawnShape<Content, Style> {
        DrawnShape(shape, .fill(evenOdd: fillStyle.isEOFilled), style)
    }
    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        DrawnShape._makeNode(view.drawn, parent)
    }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) { DrawnShape._updateNode(node, view.drawn) }
}

/// A view of a shape that has another view of the same size behind it, which nearly always is nothing.
protocol LayeredShapeView: _PrimitiveView {
    associatedtype Drawn: View
    associatedtype Background: View
    var drawn: Drawn { get }
    var background: Background { get }
}

extension LayeredShapeView {
    private var layered: ModifiedContent<Drawn, _LayerModifier<Background>> {
        drawn.modifier(_LayerModifier(layer: background, alignment: .center, isBackground: true))
    }
    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        // By the type alone, so that an update finds the node that was made.
        Background.self == EmptyView.self
            ? Drawn._makeNode(view.drawn, parent)
            : ModifiedContent<Drawn, _LayerModifier<Background>>._makeNode(view.layered, parent)
    }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        if Background.self == EmptyView.self {
            Drawn._updateNode(node, view.drawn)
        } else {
            ModifiedContent<Drawn, _LayerModifier<Background>>._updateNode(node, view.layered)
        }
    }
}

/// A shape filled in a style over another view.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, LayeredShapeView {
    /// The shape.
    public nonisolated(unsafe) var shape: Content
    /// What it is filled with.
    public nonisolated(unsafe) var style: Style
    /// How its inside is found.
    public nonisolated(unsafe) var fillStyle: FillStyle
    /// What is behind.
    public nonisolated(unsafe) var background: Background

    /// Fills a shape over another view.
    public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }

    var drawn: DrawnShape<Content, Style> { DrawnShape(shape, .fill(evenOdd: fillStyle.isEOFilled), style) }
}

/// The outline of a shape in a style, over another view.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, LayeredShapeView {
    /// The shape.
    public nonisolated(unsafe) var shape: Content
    /// What the line is drawn in.
    public nonisolated(unsafe) var style: Style
    /// How the line is drawn.
    public nonisolated(unsafe) var strokeStyle: StrokeStyle
    /// Whether edges are smoothed. They always are on this desktop.
    public nonisolated(unsafe) var isAntialiased: Bool
    /// What is behind.
    public nonisolated(unsafe) var background: Background

    /// Draws the outline of a shape over another view.
    public nonisolated init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    var drawn: DrawnShape<Content, Style> { DrawnShape(shape, .stroke(strokeStyle), style) }
}

/// The outline of a shape inside its edge in a style, over another view.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView,
    LayeredShapeView
{
    /// The shape.
    public nonisolated(unsafe) var shape: Content
    /// What the line is drawn in.
    public nonisolated(unsafe) var style: Style
    /// How the line is drawn.
    public nonisolated(unsafe) var strokeStyle: StrokeStyle
    /// Whether edges are smoothed. They always are on this desktop.
    public nonisolated(unsafe) var isAntialiased: Bool
    /// What is behind.
    public nonisolated(unsafe) var background: Background

    /// Draws the outline of a shape inside its edge over another view.
    public nonisolated init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    var drawn: DrawnShape<Content.InsetShape, Style> {
        DrawnShape(shape.inset(by: strokeStyle.lineWidth / 2), .stroke(strokeStyle), style)
    }
}
