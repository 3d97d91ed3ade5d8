import CGTK
import Foundation
import Toolkit

/// Where a window comes, and where it is.
extension GTKWindow: Settling {
    /// Before the window is first shown, when it has its size.
    func setFirstPosition() {
        let place = shown.firstPlace
        if place?.isMaximized == true { gtk_window_maximize(widget.cast()) }
        if place?.isFullScreen == true { gtk_window_fullscreen(widget.cast()) }
        var width: Int32 = 0
        var height: Int32 = 0
        gtk_window_get_default_size(widget.cast(), &width, &height)
        var expected = WindowPlace(origin: nil, size: CGSize(width: Int(width), height: Int(height)))
        if fenestra_windows_can_be_placed() != 0 {
            if let origin = place?.origin, fenestra_place_is_reachable(origin.x, origin.y, width) != 0 {
                expected.origin = origin
            } else {
                expected.origin = firstCorner(of: expected.size)
            }
        }
        if let origin = expected.origin { fenestra_window_come_at(widget, origin.x, origin.y) }
        knownPlace = expected
    }

    /// The screen that it comes on; nil where the desktop does not tell.
    var firstScreen: WindowScreen? {
        var (area, screen) = (GdkRectangle(), GdkRectangle())
        guard fenestra_work_area(neighbour?.widget, &area) != 0 else { return nil }
        let room = CGRect(x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height))
        if fenestra_screen_around(&area, &screen) == 0 { return WindowScreen(bounds: room, free: room) }
        return WindowScreen(
            bounds: CGRect(x: Int(screen.x), y: Int(screen.y), width: Int(screen.width), height: Int(screen.height)),
            free: room)
    }

    private func firstCorner(of size: CGSize) -> CGPoint? {
        guard let screen = firstScreen else { return nil }
        let room = screen.free
        switch firstPlacement?.position {
        case .corner(let corner): return CGPoint(x: screen.bounds.minX + corner.x, y: screen.bounds.minY + corner.y)
        case .point(let point):
            return FirstPosition.corner(of: size, in: room, at: point, isRightToLeft: toolkit.isRightToLeft)
        case nil: break
        }
        if let beside = neighbour?.place, !beside.isMaximized, !beside.isFullScreen, let corner = beside.origin {
            return FirstPosition.corner(
                of: size, in: room, beside: corner, width: beside.size.width, isRightToLeft: toolkit.isRightToLeft)
        }
        var corner = FirstPosition.corner(
            of: size, in: room, at: shown.defaultPosition, isRightToLeft: toolkit.isRightToLeft)
        // Windows of several scenes have the same first position: one of the same size would hide the other.
        if shown.defaultPosition == nil {
            let taken = toolkit.windows.filter { $0 !== self && $0.isShown }.compactMap(\.knownPlace)
            for _ in taken where taken.contains(where: { $0.origin == corner }) {
                corner = FirstPosition.corner(
                    of: size, in: room, beside: corner, width: size.width, isRightToLeft: toolkit.isRightToLeft)
            }
        }
        return corner
    }

    // MARK: Where it is

    var place: WindowPlace? {
        keepPlace()
        return isShown ? knownPlace : nil
    }

    var lastPlace: WindowPlace? { isUnsettled ? place : isShown ? knownPlace : nil }

    /// Notes where the window is, also for when it has gone.
    func keepPlace() {
        guard !isGone, isShown else { return }
        var current = FenestraWindowPlace()
        fenestra_window_get_place(widget, &current)
        var place = WindowPlace(
            origin: current.has_position != 0 ? CGPoint(x: current.x, y: current.y) : nil,
            size: CGSize(width: Int(current.width), height: Int(current.height)))
        place.isMaximized = current.is_maximized != 0
        place.isFullScreen = current.is_fullscreen != 0
        // From the whole screen it goes back to where it was before; and where it is to come counts until it is there.
        if place.isMaximized || place.isFullScreen || place.origin == nil {
            place.origin = knownPlace?.origin ?? place.origin
        }
        knownPlace = place
    }

    func watchPlace() {
        for property in ["default-width", "default-height", "maximized", "fullscreened"] {
            fenestra_connect_1(
                widget, "notify::" + property,
                { _, _, window in
                    nonisolated(unsafe) let window = window
                    onMainThread { receiver(window, as: GTKWindow.self).settleLater() }
                }, pointer(to: self))
        }
        fenestra_window_watch_moves(
            widget,
            { window in
                nonisolated(unsafe) let window = window
                onMainThread { receiver(window, as: GTKWindow.self).settleLater() }
            }, pointer(to: self))
    }

    /// Looks when all that has come with the change is known: place and maximised state are told one after another.
    func settleLater() {
        guard !isUnsettled, !isGone else { return }
        isUnsettled = true
        toolkit.settleAfterUpdate(self)
    }

    func settle() {
        isUnsettled = false
        if shown.isLimitedToContent { applyLimits() }
        let before = knownPlace
        keepPlace()
        if knownPlace != before { delegate?.windowPlaceChanged() }
    }
}
