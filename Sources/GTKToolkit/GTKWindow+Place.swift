import CGTK
import Foundation
import Toolkit

/// Where a window comes, and where it is.
extension GTKWindow: Settling {
    func setFirstSize() {
        guard let delegate else { return }
        if let size = shown.firstPlace?.size {
            return setSize(pixels(size.width), pixels(size.height))
        }
        var headerHeight: Int32 = 0
        gtk_widget_measure(header, GTK_ORIENTATION_VERTICAL, -1, nil, &headerHeight, nil, nil)
        var width = shown.defaultWidth
        var height = shown.defaultHeight
        if width == nil || height == nil {
            let ideal = delegate.measure(width: width, height: height)
            width = width ?? ideal.width
            height = height ?? ideal.height
        }
        let least = delegate.minimumSize()
        let size = (
            width: pixels(max(width ?? 0, least.width)),
            height: pixels(max(height ?? 0, least.height)) + headerHeight
        )
        setSize(size.width, size.height)
    }

    /// No larger than the screen.
    private func setSize(_ width: Int32, _ height: Int32) {
        var area = GdkRectangle()
        let hasArea = fenestra_work_area(&area) != 0
        gtk_window_set_default_size(
            widget.cast(), hasArea ? min(width, area.width) : width, hasArea ? min(height, area.height) : height)
    }

    /// Before the window is first shown, when it has its size.
    func setFirstPosition() {
        guard let place = shown.firstPlace else { return }
        if place.isMaximized { gtk_window_maximize(widget.cast()) }
        if place.isFullScreen { gtk_window_fullscreen(widget.cast()) }
        if let origin = place.origin, fenestra_place_is_reachable(origin.x, origin.y, pixels(place.size.width)) != 0 {
            fenestra_window_come_at(widget, origin.x, origin.y)
        }
    }

    // MARK: Where it is

    var place: WindowPlace? {
        keepPlace()
        return knownPlace
    }

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
        // From the whole screen it goes back to where it was before.
        if place.isMaximized || place.isFullScreen, let before = knownPlace?.origin { place.origin = before }
        knownPlace = place
    }

    func watchPlace() {
        knownPlace = shown.firstPlace
        for property in ["default-width", "default-height", "maximized", "fullscreened"] {
            fenestra_connect_1(
                widget, "notify::" + property,
                { _, _, window in
                    nonisolated(unsafe) let window = window
                    onMainThread { receiver(window, as: GTKWindow.self).placeMayHaveChanged() }
                }, pointer(to: self))
        }
        fenestra_window_watch_moves(
            widget,
            { window in
                nonisolated(unsafe) let window = window
                onMainThread { receiver(window, as: GTKWindow.self).placeMayHaveChanged() }
            }, pointer(to: self))
    }

    /// Looks when all that has come with the change is known: place and maximised state are told one after another.
    private func placeMayHaveChanged() {
        guard !placeIsStale, !isGone else { return }
        placeIsStale = true
        toolkit.settleAfterUpdate(self)
    }

    func settle() {
        placeIsStale = false
        let before = knownPlace
        keepPlace()
        if knownPlace != before { delegate?.windowPlaceChanged() }
    }
}
