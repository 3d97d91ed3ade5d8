import CGTK
import Foundation
import Toolkit

/// Draws a symbol that is more than an icon of the theme, in one colour.
@MainActor
struct SymbolPainter {
    let form: SymbolForm
    let side: Double
    let color: Theme.Color
    /// Draws the theme's icon into a square of a side, in a colour.
    let drawIcon: (OpaquePointer, _ side: Double, Theme.Color) -> Void

    func draw(_ snapshot: OpaquePointer) {
        guard let symbol = form.isSlashed ? slashed(enclosed()) : enclosed() else { return }
        gtk_snapshot_append_node(snapshot, symbol)
        gsk_render_node_unref(symbol)
    }

    private func slashed(_ symbol: OpaquePointer?) -> OpaquePointer? {
        guard let symbol, let gap = node({ paint(SymbolForm.slashGap, $0, side, opaque) }),
            let rest = fenestra_blend(symbol, gap, CAIRO_OPERATOR_DEST_OUT)
        else { return nil }
        return joined(rest, node { paint(SymbolForm.slash, $0, side, color) })
    }

    private func enclosed() -> OpaquePointer? {
        if form.enclosure.isEmpty { return glyph(color) }
        let around = node { paint(form.enclosure, $0, side, color) }
        guard let around else { return nil }
        guard
            let glyph = node({ snapshot in
                // Cut out of colours that are seen through, it is cut out wholly.
                guard let glyph = glyph(form.isCutOut ? opaque : color) else { return }
                var origin = graphene_point_t(
                    x: Float(side * (1 - form.glyphScale) / 2), y: Float(side * (1 - form.glyphScale) / 2))
                gtk_snapshot_translate(snapshot, &origin)
                gtk_snapshot_append_node(snapshot, glyph)
                gsk_render_node_unref(glyph)
            })
        else { return around }
        return form.isCutOut ? fenestra_blend(around, glyph, CAIRO_OPERATOR_DEST_OUT) : joined(around, glyph)
    }

    private var opaque: Theme.Color { Theme.Color(red: 0, green: 0, blue: 0, alpha: 1) }

    /// The symbol alone, in the square that it has.
    private func glyph(_ color: Theme.Color) -> OpaquePointer? {
        let side = side * form.glyphScale
        if form.ink.isEmpty { return node { drawIcon($0, side, color) } }
        let ink = node { paint(form.ink, $0, side, color) }
        guard let ink, !form.cut.isEmpty, let cut = node({ paint(form.cut, $0, side, opaque) }) else { return ink }
        return fenestra_blend(ink, cut, CAIRO_OPERATOR_DEST_OUT)
    }

    private func paint(
        _ commands: [DrawingCommand], _ snapshot: OpaquePointer, _ side: Double, _ color: Theme.Color
    ) {
        gtk_snapshot_save(snapshot)
        gtk_snapshot_scale(snapshot, Float(side / 16), Float(side / 16))
        let painter = Painter(snapshot: snapshot, color: { _ in color })
        for command in commands { painter.paint(command) }
        gtk_snapshot_restore(snapshot)
    }

    private func node(_ draw: (OpaquePointer) -> Void) -> OpaquePointer? {
        let snapshot: OpaquePointer? = gtk_snapshot_new()
        guard let snapshot else { return nil }
        draw(snapshot)
        return gtk_snapshot_free_to_node(snapshot)
    }

    /// Takes over both.
    private func joined(_ first: OpaquePointer, _ second: OpaquePointer?) -> OpaquePointer? {
        node { snapshot in
            gtk_snapshot_append_node(snapshot, first)
            gsk_render_node_unref(first)
            guard let second else { return }
            gtk_snapshot_append_node(snapshot, second)
            gsk_render_node_unref(second)
        }
    }
}
