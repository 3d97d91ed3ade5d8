import CGTK
import Foundation
import Toolkit

/// Draws commands into a snapshot: upright rectangles of one colour as such, which renderers are fastest at, all else
/// by cairo.
@MainActor
struct Painter {
    let snapshot: OpaquePointer
    /// Where texts and pictures take their look from; without one they are not drawn.
    var drawing: GTKDrawing?
    let color: (Paint) -> Theme.Color

    func paint(_ command: DrawingCommand) {
        switch command {
        case .fill(let path, let paint, let evenOdd):
            if paint.isPlain, let rectangle = path.rectangle {
                var color = color(paint).gdk
                var bounds = rectangle
                gtk_snapshot_append_color(snapshot, &color, &bounds)
                return
            }
            draw(path, margin: 0) { cairo, box in
                cairo_set_fill_rule(cairo, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
                setSource(paint, cairo, box)
                cairo_fill(cairo)
            }
        case .stroke(let path, let paint, let style):
            guard style.width > 0 else { return }
            // Corners stick out by the miter limit at most, square caps by half a width's diagonal.
            let margin = style.width * (style.join == .miter ? max(style.miterLimit, 1) : 1)
            draw(path, margin: margin) { cairo, box in
                style.apply(to: cairo)
                setSource(paint, cairo, box)
                cairo_stroke(cairo)
            }
        case .text(let content, let frame): drawing?.draw(content, in: frame, snapshot, color)
        case .image(let content, let frame): drawing?.draw(content, in: frame, snapshot, color)
        case .tiles(let tiles): drawing?.draw(tiles, snapshot, color)
        case .layer(let commands, let layer): paint(commands, as: layer)
        }
    }

    private func draw(_ path: [PathElement], margin: Double, _ body: (OpaquePointer, CGRect) -> Void) {
        guard let box = path.bounds, box.isDrawable else { return }
        // Broadway draws the picture of a cairo node at twice its origin. So it has none, and a transform places it,
        // which GtkSnapshot's own call would fold into the origin again.
        let left = (box.minX - margin).rounded(.down)
        let top = (box.minY - margin).rounded(.down)
        var origin = graphene_point_t(x: Float(left), y: Float(top))
        var bounds = graphene_rect_t(
            origin: graphene_point_t(x: 0, y: 0),
            size: graphene_size_t(
                width: Float((box.maxX + margin - left).rounded(.up)),
                height: Float((box.maxY + margin - top).rounded(.up))))
        guard let node = gsk_cairo_node_new(&bounds), let cairo = gsk_cairo_node_get_draw_context(node) else { return }
        cairo_translate(cairo, -left, -top)
        CairoPath.trace(path, cairo)
        body(cairo, box.insetBy(dx: -margin, dy: -margin))
        cairo_destroy(cairo)
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &origin)
        gtk_snapshot_append_node(snapshot, node)
        gtk_snapshot_restore(snapshot)
        gsk_render_node_unref(node)
    }

    private func setSource(_ paint: Paint, _ cairo: OpaquePointer, _ area: CGRect) {
        guard let pattern = GradientPattern(color: color, area: area).pattern(paint, strength: 1) else {
            let color = color(paint)
            cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
            return
        }
        cairo_set_source(cairo, pattern)
        cairo_pattern_destroy(pattern)
    }
}

extension Paint {
    /// One colour all over.
    fileprivate var isPlain: Bool {
        switch self {
        case .rgba, .semantic, .adaptive, .mixed: true
        case .faded(let paint, _), .shadowed(let paint, _): paint.isPlain
        case .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient, .mesh, .image: false
        }
    }
}

extension [PathElement] {
    /// Around all points and control points.
    fileprivate var bounds: CGRect? {
        var left = Double.infinity, top = Double.infinity, right = -Double.infinity, bottom = -Double.infinity
        func add(_ point: CGPoint) {
            left = Swift.min(left, point.x)
            top = Swift.min(top, point.y)
            right = Swift.max(right, point.x)
            bottom = Swift.max(bottom, point.y)
        }
        for element in self {
            switch element {
            case .move(let point), .line(let point): add(point)
            case .quadCurve(let point, let control):
                add(point)
                add(control)
            case .curve(let point, let control1, let control2):
                add(point)
                add(control1)
                add(control2)
            case .close: break
            }
        }
        return left <= right ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : nil
    }

    /// The upright rectangle that the path is, if it is one.
    fileprivate var rectangle: graphene_rect_t? {
        guard count == 5, case .move(let a) = self[0], case .line(let b) = self[1], case .line(let c) = self[2],
            case .line(let d) = self[3], case .close = self[4]
        else { return nil }
        let isUpright =
            (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x)
            || (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
        guard isUpright, let box = bounds, box.isDrawable else { return nil }
        return graphene_rect_t(
            origin: graphene_point_t(x: Float(box.minX), y: Float(box.minY)),
            size: graphene_size_t(width: Float(box.width), height: Float(box.height)))
    }
}

extension CGRect {
    /// Finite, and inside what cairo can count.
    fileprivate var isDrawable: Bool {
        minX.isFinite && minY.isFinite && width.isFinite && height.isFinite && width < 1e6 && height < 1e6
    }
}

extension StrokeStyleContent.Cap {
    var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension StrokeStyleContent.Join {
    var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
