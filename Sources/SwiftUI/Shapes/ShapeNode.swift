import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// One shape in one style: what every view of a shape comes down to.
struct DrawnShape<S: Shape, Style: ShapeStyle>: _PrimitiveView {
    let drawing: ShapeDrawing<S>
    let style: Style

    nonisolated init(_ shape: S, _ mode: ShapeDrawing<S>.Mode, _ style: Style) {
        drawing = ShapeDrawing(shape: shape, mode: mode)
        self.style = style
    }

    private var placed: PlacedShape<S, Style> { PlacedShape(drawn: self) }
    private var blended: ModifiedContent<UnblendedShape<S, Style>, _BlendModeEffect> {
        UnblendedShape(drawn: self).modifier(_BlendModeEffect(blendMode: style._blendMode))
    }

    // Which node it is follows from the types alone, so that an update finds the one that was made.
    static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        if S.self == ContainerRelativeShape.self { return PlacedShape._makeNode(view.placed, parent) }
        if Style._isBlended {
            return ModifiedContent<UnblendedShape<S, Style>, _BlendModeEffect>._makeNode(view.blended, parent)
        }
        return ShapeNode(view, parent: parent)
    }
    static func _updateNode(_ node: _GraphNode, _ view: Self) {
        if S.self == ContainerRelativeShape.self { return PlacedShape._updateNode(node, view.placed) }
        if Style._isBlended {
            return ModifiedContent<UnblendedShape<S, Style>, _BlendModeEffect>._updateNode(node, view.blended)
        }
        unsafeDowncast(node, to: ShapeNode<S, Style>.self).receive(view)
    }
}

/// The place of a shape. Figure, line and colour move when they change in an animated transaction.
final class ShapeNode<S: Shape, Style: ShapeStyle>: _GraphNode {
    private var view: DrawnShape<S, Style>
    private var control: (any Control<DrawingContent>)!
    private var item: ShapeItem!
    private var attributes = WidgetAttributes()

    private var shown: ShapeDrawing<S>
    private var figureAnimator: Animator<ShapeDrawing<S>>?
    private var paint = PaintTransition(from: .clear, to: .clear, progress: 1)
    private var paintAnimator: Animator<PaintTransition>?

    init(_ view: DrawnShape<S, Style>, parent: _GraphNode) {
        self.view = view
        shown = view.drawing
        super.init(parent: parent)
        let target = readEnvironment()
        paint = PaintTransition(from: target, to: target, progress: 1)
        control =
            flags.contains(.inMenu) ? MenuPart(content, attributes) : Desktop.chosen.makeControl(content, attributes)
        item = ShapeItem(control) { [unowned self] in shown.shape.sizeThatFits($0) }
        item.name = attributes.accessibleName ?? ""
    }

    func receive(_ new: DrawnShape<S, Style>) {
        if !flags.contains(.dirty) && planEqual(view, new) { return }
        view = new
        update()
    }

    override func update() {
        let target = readEnvironment()
        item.name = attributes.accessibleName ?? ""
        setPaint(target)
        setFigure(view.drawing)
        draw()
    }

    private func readEnvironment() -> Paint {
        Graph.track(self) {
            let environment = environmentValues
            attributes = environment.widgetAttributes
            return view.style._paint(in: environment).paint
        }
    }

    private func setFigure(_ new: ShapeDrawing<S>) {
        if figureAnimator == nil && Transaction.current.animation == nil {
            shown = new
            return
        }
        let animator =
            figureAnimator
            ?? Animator(shown) { [unowned self] in
                shown = $0
                draw()
            }
        figureAnimator = animator
        animator.set(new)
    }

    private func setPaint(_ target: Paint) {
        guard target != paint.to else { return }
        guard Transaction.current.animation != nil else {
            paintAnimator?.stop()
            paintAnimator = nil
            paint = PaintTransition(from: target, to: target, progress: 1)
            return
        }
        // From what is seen now, or is seen most.
        let seen = paint.paints
        let start = PaintTransition(
            from: seen.count == 1 ? seen[0] : (paint.progress < 0.5 ? paint.from : paint.to), to: target, progress: 0)
        paintAnimator?.stop()
        paint = start
        let animator = Animator(start) { [unowned self] in
            paint = $0
            draw()
        }
        paintAnimator = animator
        animator.set(PaintTransition(from: start.from, to: target, progress: 1))
    }

    private var content: DrawingContent {
        let (drawing, paints) = (shown, paint.paints)
        var content = DrawingContent { size in drawing.commands(in: size, paints) }
        content.isHitByLines = true
        return content
    }

    private func draw() {
        control.update(content, attributes)
        item.noteShapeChange()
    }

    override func appendOutputs(_ outputs: inout [AnyObject]) { outputs.append(item) }

    override func unmount() {
        super.unmount()
        figureAnimator?.stop()
        paintAnimator?.stop()
    }
}

/// A leaf that is as large as its shape says.
final class ShapeItem: WidgetItem {
    nonisolated(unsafe) var name = ""
    private nonisolated(unsafe) let fit: (ProposedViewSize) -> CGSize
    /// Answers to the usual questions, to notice when a shape's size is another.
    private nonisolated(unsafe) var answers: [CGSize] = []

    override var accessibleName: String { name }

    init(_ control: any Control<DrawingContent>, fit: @escaping (ProposedViewSize) -> CGSize) {
        self.fit = fit
        super.init(control)
        answers = probe()
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { fit(proposal) }

    override var spacing: ViewSpacing { ViewSpacing() }

    private func probe() -> [CGSize] { [.zero, .unspecified, .infinity, placedProposal].map(fit) }

    @MainActor
    func noteShapeChange() {
        let new = probe()
        if new != answers { invalidateSize() }
        answers = new
    }
}
