import CGTK
import Toolkit

/// Where lines are, for the pointer. As in SwiftUI an outline over a control leaves what is inside of it in reach; what
/// is filled takes its whole frame.
extension GTKDrawing {
    fileprivate func meets(_ x: Double, _ y: Double) -> Bool {
        // Any surface will do: nothing is drawn.
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
        let cairo = cairo_create(surface).unsafelyUnwrapped
        defer {
            cairo_destroy(cairo)
            cairo_surface_destroy(surface)
        }
        for command in shownCommands {
            guard case .stroke(let path, _, let style) = command else { return true }
            cairo_new_path(cairo)
            CairoPath.trace(path, cairo)
            style.apply(to: cairo)
            if cairo_in_stroke(cairo, x, y) != 0 { return true }
        }
        return shownCommands.isEmpty
    }
}

func meetsDrawing(_ owner: UnsafeMutableRawPointer, _ x: Double, _ y: Double) -> gboolean {
    nonisolated(unsafe) let owner = owner
    return onMainThread { receiver(owner, as: GTKDrawing.self).meets(x, y) ? 1 : 0 }
}

extension StrokeStyleContent {
    /// Has a context draw lines so.
    func apply(to cairo: OpaquePointer) {
        cairo_set_line_width(cairo, width)
        cairo_set_line_cap(cairo, cap.cairo)
        cairo_set_line_join(cairo, join.cairo)
        cairo_set_miter_limit(cairo, miterLimit)
        // cairo takes a negative or an all-zero dash for an error that ends the drawing.
        if dash.allSatisfy({ $0 >= 0 && $0.isFinite }), dash.contains(where: { $0 > 0 }) {
            cairo_set_dash(cairo, dash, Int32(dash.count), dashPhase)
        }
    }
}
