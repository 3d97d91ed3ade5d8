import CGTK
import Foundation
import Toolkit

/// The sizes that a window may have.
extension GTKWindow {
    /// What the title bar and the window's border take of its size.
    var surroundings: (width: Int32, height: Int32) {
        var border: (width: Int32, height: Int32) = (0, 0)
        fenestra_window_get_border(widget, &border.width, &border.height)
        return (border.width, border.height + barsHeight)
    }

    /// Before the window is first shown, when it has a surface.
    func setFirstSize() {
        guard let delegate else { return }
        let around = surroundings
        var size: (width: Int32, height: Int32)
        if let before = shown.firstPlace?.size {
            size = (pixels(before.width), pixels(before.height))
        } else {
            firstPlacement = firstScreen.flatMap { delegate.firstPlacement(on: $0) }
            var width = firstPlacement?.width ?? shown.defaultWidth
            var height = firstPlacement?.height ?? shown.defaultHeight
            if width == nil || height == nil {
                let ideal = delegate.firstSize(width: width, height: height)
                width = width ?? ideal.width
                height = height ?? ideal.height
            }
            size = (pixels(width ?? 0) + around.width, pixels(height ?? 0) + around.height)
        }
        var barWidth: Int32 = 0
        // With a size of the framework's choice the whole title is seen.
        if shown.defaultWidth == nil, shown.firstPlace?.size == nil {
            if let shownHeader {
                barWidth = shownHeader.naturalWidth
            } else {
                gtk_widget_measure(header, GTK_ORIENTATION_HORIZONTAL, -1, nil, &barWidth, nil, nil)
            }
        } else {
            gtk_widget_measure(header, GTK_ORIENTATION_HORIZONTAL, -1, &barWidth, nil, nil, nil)
        }
        let limits = limits(around)
        size.width = max(min(size.width, limits.most.width), limits.least.width, barWidth + around.width)
        size.height = max(min(size.height, limits.most.height), limits.least.height)
        var area = GdkRectangle()
        if fenestra_work_area(neighbour?.widget, &area) != 0 {
            size.width = min(size.width, area.width)
            size.height = min(size.height, area.height)
        }
        apply(limits)
        gtk_window_set_default_size(widget.cast(), size.width, size.height)
    }

    func contentLimitsChanged() {
        if shown.isLimitedToContent, isShown { settleLater() }
    }

    /// Has the limits be those of the content, and the window's size within.
    func applyLimits() {
        guard !isGone else { return }
        let limits = limits(surroundings)
        apply(limits)
        guard shown.isLimitedToContent, gtk_window_is_maximized(widget.cast()) == 0,
            gtk_window_is_fullscreen(widget.cast()) == 0
        else { return }
        var size: (width: Int32, height: Int32) = (0, 0)
        gtk_window_get_default_size(widget.cast(), &size.width, &size.height)
        let new = (
            width: max(min(size.width, limits.most.width), limits.least.width),
            height: max(min(size.height, limits.most.height), limits.least.height)
        )
        if new != size { gtk_window_set_default_size(widget.cast(), new.width, new.height) }
    }

    private struct Limits {
        var least: (width: Int32, height: Int32)
        var most: (width: Int32, height: Int32)
        var leaveOneSize: Bool { least.width >= most.width && least.height >= most.height }
    }

    private func limits(_ around: (width: Int32, height: Int32)) -> Limits {
        let least = delegate?.minimumSize() ?? .zero
        var limits = Limits(
            least: (pixels(least.width) + around.width, pixels(least.height) + around.height),
            most: (.max, .max))
        if shown.isLimitedToContent, let most = delegate?.maximumSize() {
            if most.width.isFinite { limits.most.width = pixels(most.width) + around.width }
            if most.height.isFinite { limits.most.height = pixels(most.height) + around.height }
        }
        return limits
    }

    private func apply(_ limits: Limits) {
        let isResizable = shown.isResizable && !limits.leaveOneSize
        gtk_window_set_resizable(widget.cast(), isResizable ? 1 : 0)
        func limit(_ most: Int32, _ least: Int32) -> Int32 { most == .max ? 0 : max(most, least) }
        fenestra_window_limit(
            widget, limit(limits.most.width, limits.least.width), limit(limits.most.height, limits.least.height))
    }
}
