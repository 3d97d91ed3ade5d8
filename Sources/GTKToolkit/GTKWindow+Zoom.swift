import CGTK
import Foundation
import Toolkit

/// Zooming: to the ideal place where the window has one, else to the whole screen, and back.
extension GTKWindow {
    /// Has the title bar's button and a double click on it zoom as the scene says. Before the bar is in the window: what
    /// is in it looks for actions where it was then.
    func zoomByTitleBar() {
        fenestra_header_zooms(
            header,
            { window in
                nonisolated(unsafe) let window = window
                onMainThread { receiver(window, as: GTKWindow.self).toggleMaximized() }
            }, pointer(to: self))
    }

    /// False where there is no such place.
    func zoomToIdealPlace() -> Bool {
        guard shown.hasIdealPlace, gtk_window_is_maximized(widget.cast()) == 0,
            gtk_window_is_fullscreen(widget.cast()) == 0, let now = place
        else { return false }
        if let zoom, zoom.to.size == now.size, zoom.to.origin == now.origin {
            self.zoom = nil
            go(to: zoom.from)
            return true
        }
        guard let target = idealPlace(from: now) else { return false }
        zoom = (from: now, to: target)
        go(to: target)
        return true
    }

    private func idealPlace(from now: WindowPlace) -> WindowPlace? {
        guard let screen = firstScreen, let ideal = delegate?.idealPlacement(on: screen) else { return nil }
        var target = now
        let around = surroundings
        if let width = ideal.width { target.size.width = CGFloat(pixels(width) + around.width) }
        if let height = ideal.height { target.size.height = CGFloat(pixels(height) + around.height) }
        target.size.width = min(target.size.width, screen.free.width)
        target.size.height = min(target.size.height, screen.free.height)
        switch ideal.position {
        case .corner(let corner):
            target.origin = CGPoint(x: screen.bounds.minX + corner.x, y: screen.bounds.minY + corner.y)
        case .point(let point):
            target.origin = FirstPosition.corner(
                of: target.size, in: screen.free, at: point, isRightToLeft: toolkit.isRightToLeft)
        case nil:
            // It grows where it is, as far as the screen lets it.
            if let origin = now.origin {
                target.origin = CGPoint(
                    x: max(min(origin.x, screen.free.maxX - target.size.width), screen.free.minX),
                    y: max(min(origin.y, screen.free.maxY - target.size.height), screen.free.minY))
            }
        }
        if now.origin == nil { target.origin = nil }
        return target
    }

    private func go(to place: WindowPlace) {
        gtk_window_set_default_size(widget.cast(), pixels(place.size.width), pixels(place.size.height))
        if let origin = place.origin { fenestra_window_go_to(widget, origin.x, origin.y) }
    }
}
