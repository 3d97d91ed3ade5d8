import CGTK
import Foundation
import Toolkit

extension Painter {
    /// Draws commands one over the other. Where one is mixed with those before it, those are drawn as one.
    func paint(_ commands: [DrawingCommand]) {
        guard commands.contains(where: { $0.blend != .normal }) else {
            for command in commands { paint(command) }
            return
        }
        var below: OpaquePointer?
        for command in commands {
            let new = node { $0.paint(command) }
            guard let new else { continue }
            below = fenestra_blend(below, new, command.blend.cairo)
        }
        append(below)
    }

    func paint(_ commands: [DrawingCommand], as layer: DrawingLayer) {
        var result = node { inner in
            if let matrix = layer.matrix { inner.transform(by: matrix) }
            inner.paint(commands)
        }
        for filter in layer.filters { result = filtered(result, filter) }
        if layer.opacity < 1 {
            let content = result
            result = node {
                gtk_snapshot_push_opacity($0.snapshot, max(layer.opacity, 0))
                $0.append(content)
                gtk_snapshot_pop($0.snapshot)
            }
        }
        for clip in layer.clips {
            let shape = node { $0.paint(.fill(clip.path.elements, .rgba(0, 0, 0, 1), evenOdd: clip.path.evenOdd)) }
            if result != nil, let shape {
                result = fenestra_blend(
                    result, shape, clip.isInverse ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_DEST_IN)
            } else if !clip.isInverse, let content = result {
                // Cut by nothing, nothing is left.
                gsk_render_node_unref(content)
                result = nil
            }
        }
        append(result)
    }

    private func filtered(_ node: OpaquePointer?, _ filter: DrawingLayer.Filter) -> OpaquePointer? {
        self.node {
            switch filter {
            case .blur(let deviation): gtk_snapshot_push_blur($0.snapshot, min(max(deviation, 0), 250) * 2)
            case .shadow(let shadow):
                var content = GskShadow(
                    color: color(shadow.color).gdk, dx: Float(shadow.x), dy: Float(shadow.y),
                    radius: Float(min(max(shadow.radius, 0), 500)))
                gtk_snapshot_push_shadow($0.snapshot, &content, 1)
            case .color(let matrix):
                var floats = graphene_matrix_t()
                graphene_matrix_init_from_float(&floats, matrix.rows.flatMap { $0.map(Float.init) })
                var offset = graphene_vec4_t()
                graphene_vec4_init_from_float(&offset, matrix.offset.map(Float.init))
                gtk_snapshot_push_color_matrix($0.snapshot, &floats, &offset)
            }
            $0.append(node)
            gtk_snapshot_pop($0.snapshot)
        }
    }

    private func transform(by matrix: EffectMatrix) {
        var values = cairo_matrix_t(
            xx: matrix.a, yx: matrix.b, xy: matrix.c, yy: matrix.d, x0: matrix.tx, y0: matrix.ty)
        let transform = fenestra_transform_append(nil, &values)
        gtk_snapshot_transform(snapshot, transform)
        gsk_transform_unref(transform)
    }

    /// Takes over `node`.
    private func append(_ node: OpaquePointer?) {
        guard let node else { return }
        gtk_snapshot_append_node(snapshot, node)
        gsk_render_node_unref(node)
    }

    /// What is drawn, as a node; nil for nothing.
    private func node(_ draw: (Painter) -> Void) -> OpaquePointer? {
        guard let snapshot: OpaquePointer = gtk_snapshot_new() else { return nil }
        draw(Painter(snapshot: snapshot, drawing: drawing, color: color))
        return gtk_snapshot_free_to_node(snapshot)
    }
}

extension DrawingCommand {
    fileprivate var blend: EffectBlend {
        if case .layer(_, let layer) = self { layer.blend } else { .normal }
    }
}
