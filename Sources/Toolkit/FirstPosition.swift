import Foundation

/// Where on the screen a window comes that has no place to come back to, on desktops where apps may say so.
package enum FirstPosition {
    /// How far a window is off the one before it.
    package static let step = 24.0

    /// The corner of a window of `size` in the part of the screen that panels leave free: `point` of the window at
    /// `point` of the area, the middle by default. The points are those of `WindowContent.defaultPosition`, and count
    /// from the right where the language does.
    package static func corner(
        of size: CGSize, in area: CGRect, at point: CGPoint?, isRightToLeft: Bool = false
    ) -> CGPoint {
        var point = point ?? CGPoint(x: 0.5, y: 0.5)
        if isRightToLeft { point.x = 1 - point.x }
        return CGPoint(
            x: inside(area.minX + point.x * (area.width - size.width), size.width, area.minX, area.maxX),
            y: inside(area.minY + point.y * (area.height - size.height), size.height, area.minY, area.maxY))
    }

    /// The corner of a window of `size` that comes a little off one at `corner` of `width`, down and in reading
    /// direction. Where there is no room left it begins anew at the edge.
    package static func corner(
        of size: CGSize, in area: CGRect, beside corner: CGPoint, width: Double, isRightToLeft: Bool = false
    ) -> CGPoint {
        var x = isRightToLeft ? corner.x + width - step - size.width : corner.x + step
        var y = corner.y + step
        if x < area.minX || x + size.width > area.maxX { x = isRightToLeft ? area.maxX - size.width : area.minX }
        if y < area.minY || y + size.height > area.maxY { y = area.minY }
        return CGPoint(
            x: inside(x, size.width, area.minX, area.maxX), y: inside(y, size.height, area.minY, area.maxY))
    }

    /// Whole points, with the beginning of what does not fit inside.
    private static func inside(_ start: Double, _ length: Double, _ least: Double, _ most: Double) -> Double {
        max(min(start, most - length), least).rounded()
    }
}
