import CGTK
import Foundation
import Toolkit

/// Paths as cairo has them.
@MainActor
enum CairoPath {
    /// Adds a path to the context's present one.
    static func trace(_ path: [PathElement], _ cairo: OpaquePointer) {
        var current = CGPoint.zero
        for element in path {
            switch element {
            case .move(let point):
                cairo_move_to(cairo, point.x, point.y)
                current = point
            case .line(let point):
                cairo_line_to(cairo, point.x, point.y)
                current = point
            case .quadCurve(let point, let control):
                // The same curve as one of third degree.
                cairo_curve_to(
                    cairo, current.x + (control.x - current.x) * 2 / 3, current.y + (control.y - current.y) * 2 / 3,
                    point.x + (control.x - point.x) * 2 / 3, point.y + (control.y - point.y) * 2 / 3, point.x, point.y)
                current = point
            case .curve(let point, let control1, let control2):
                cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
                current = point
            case .close:
                cairo_close_path(cairo)
                var start = (x: 0.0, y: 0.0)
                cairo_get_current_point(cairo, &start.x, &start.y)
                current = CGPoint(x: start.x, y: start.y)
            }
        }
    }

    /// A path by itself, for the caller to destroy.
    static func make(_ path: [PathElement]) -> UnsafeMutablePointer<cairo_path_t>? {
        // Any surface will do: nothing is drawn.
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
        defer { cairo_surface_destroy(surface) }
        guard let cairo = cairo_create(surface) else { return nil }
        defer { cairo_destroy(cairo) }
        trace(path, cairo)
        return cairo_copy_path(cairo)
    }
}
