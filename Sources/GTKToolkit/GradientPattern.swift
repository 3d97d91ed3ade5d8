import CGTK
import Foundation
import Toolkit

/// Makes cairo's patterns of gradients. Places are points of the drawing.
@MainActor
struct GradientPattern {
    let color: (Paint) -> Theme.Color
    /// What is drawn: gradients without end are made for it.
    let area: CGRect

    /// Nil for a plain colour.
    func pattern(_ paint: Paint, strength: Double) -> OpaquePointer? {
        let pattern: OpaquePointer?
        let stops: [Paint.Stop]
        switch paint {
        case .faded(let inner, let opacity): return self.pattern(inner, strength: strength * opacity)
        case .linearGradient(let list, let startX, let startY, let endX, let endY):
            pattern = cairo_pattern_create_linear(startX, startY, endX, endY)
            stops = list
        case .radialGradient(let list, let centerX, let centerY, let startRadius, let endRadius):
            pattern = cairo_pattern_create_radial(centerX, centerY, startRadius, centerX, centerY, endRadius)
            stops = list
        case .ellipticalGradient(let list, let centerX, let centerY, let width, let height, let start, let end):
            pattern = cairo_pattern_create_radial(0, 0, start, 0, 0, end)
            stops = list
            if width > 0, height > 0 {
                var matrix = cairo_matrix_t(
                    xx: 1 / width, yx: 0, xy: 0, yy: 1 / height, x0: -centerX / width, y0: -centerY / height)
                cairo_pattern_set_matrix(pattern, &matrix)
            }
        case .angularGradient(let list, let centerX, let centerY, let start, let end):
            return angular(list, CGPoint(x: centerX, y: centerY), start, end, strength)
        case .mesh(let mesh): return self.mesh(mesh, strength)
        case .shadowed(let inner, _): return self.pattern(inner, strength: strength)
        // Pictures are drawn as tiles.
        case .rgba, .semantic, .adaptive, .mixed, .image: return nil
        }
        for stop in stops {
            let color = color(stop.color)
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, color.red, color.green, color.blue, color.alpha * strength)
        }
        return pattern
    }

    // MARK: A net

    private func mesh(_ mesh: MeshPaint, _ strength: Double) -> OpaquePointer? {
        guard let pattern = cairo_pattern_create_mesh() else { return nil }
        let colors = mesh.colors.map { paint in
            let color = color(paint)
            return [color.red, color.green, color.blue, color.alpha * strength]
        }
        for patch in mesh.patches(of: colors) {
            cairo_mesh_pattern_begin_patch(pattern)
            for (index, corner) in patch.enumerated() {
                if index == 0 {
                    cairo_mesh_pattern_move_to(pattern, corner.point.x, corner.point.y)
                } else {
                    cairo_mesh_pattern_line_to(pattern, corner.point.x, corner.point.y)
                }
            }
            for (index, corner) in patch.enumerated() {
                let color = corner.color
                cairo_mesh_pattern_set_corner_color_rgba(pattern, UInt32(index), color[0], color[1], color[2], color[3])
            }
            cairo_mesh_pattern_end_patch(pattern)
        }
        return pattern
    }

    // MARK: Around a point

    private typealias Edge = (angle: Double, color: Theme.Color)

    /// Wedges, each between two directions with a colour each.
    private func angular(
        _ stops: [Paint.Stop], _ center: CGPoint, _ start: Double, _ end: Double, _ strength: Double
    ) -> OpaquePointer? {
        guard let first = stops.first, let last = stops.last else { return nil }
        let turn = min(max(end - start, 0), 2 * .pi)
        func edge(_ location: Double, _ paint: Paint) -> Edge {
            var color = color(paint)
            color.alpha *= strength
            return (start + turn * min(max(location, 0), 1), color)
        }
        var edges = [edge(0, first.color)] + stops.map { edge($0.location, $0.color) } + [edge(1, last.color)]
        if turn < 2 * .pi - 1e-9 {
            let middle = start + turn + (2 * .pi - turn) / 2
            edges.append((middle, edge(1, last.color).color))
            edges.append((middle, edge(0, first.color).color))
            edges.append((start + 2 * .pi, edge(0, first.color).color))
        }
        let mesh = cairo_pattern_create_mesh()
        for (from, to) in zip(edges, edges.dropFirst()) where to.angle - from.angle > 1e-6 {
            addWedge(mesh, center, from, to)
        }
        return mesh
    }

    private func addWedge(_ mesh: OpaquePointer?, _ center: CGPoint, _ from: Edge, _ to: Edge) {
        let count = max(Int(((to.angle - from.angle) / (.pi / 18)).rounded(.up)), 1)
        let step = (to.angle - from.angle) / Double(count)
        let corners = [
            CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY),
            CGPoint(x: area.minX, y: area.maxY), CGPoint(x: area.maxX, y: area.maxY),
        ]
        let reach = (corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0) / cos(step / 2) + 1
        for index in 0..<count {
            let parts = (Double(index) / Double(count), Double(index + 1) / Double(count))
            let angles = (from.angle + step * Double(index), from.angle + step * Double(index + 1))
            cairo_mesh_pattern_begin_patch(mesh)
            cairo_mesh_pattern_move_to(mesh, center.x, center.y)
            cairo_mesh_pattern_line_to(mesh, center.x + reach * cos(angles.0), center.y + reach * sin(angles.0))
            cairo_mesh_pattern_line_to(mesh, center.x + reach * cos(angles.1), center.y + reach * sin(angles.1))
            cairo_mesh_pattern_line_to(mesh, center.x, center.y)
            for (corner, part) in [parts.0, parts.0, parts.1, parts.1].enumerated() {
                func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
                cairo_mesh_pattern_set_corner_color_rgba(
                    mesh, UInt32(corner), mix(from.color.red, to.color.red), mix(from.color.green, to.color.green),
                    mix(from.color.blue, to.color.blue), mix(from.color.alpha, to.color.alpha))
            }
            cairo_mesh_pattern_end_patch(mesh)
        }
    }
}
