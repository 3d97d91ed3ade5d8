import Foundation
import Toolkit

extension HeadlessWidget {
    /// The smallest rectangle around what is drawn of this widget, in points of the window's content, with the effects
    /// and scrolling of everything around it but without clipping.
    package var frameInWindow: CGRect {
        boundingBox(of: corners(of: CGRect(origin: .zero, size: frame.size)).map(toWindow))
    }

    /// The part of `frameInWindow` that nothing around it cuts off; null when there is none.
    package var visibleFrameInWindow: CGRect {
        var rectangle = CGRect(origin: .zero, size: frame.size)
        var widget = self
        while true {
            if widget.clips || widget.hostingWindow != nil {
                rectangle = rectangle.intersection(CGRect(origin: .zero, size: widget.frame.size))
            }
            if rectangle.isNull { return rectangle }
            rectangle = boundingBox(of: corners(of: rectangle).map(widget.toParent))
            guard let parent = widget.parent else { return rectangle }
            widget = parent
        }
    }

    /// Takes a point of this widget to the window's content.
    package func toWindow(_ point: CGPoint) -> CGPoint {
        var point = point
        var widget: HeadlessWidget? = self
        while let current = widget {
            point = current.toParent(point)
            widget = current.parent
        }
        return point
    }

    /// Takes a point of the window's content to this widget; nil where nothing of it is drawn.
    func fromWindow(_ point: CGPoint) -> CGPoint? {
        guard let parent else { return fromParent(point) }
        return parent.fromWindow(point).flatMap(fromParent)
    }

    /// The widget on top at a point of this widget's parent that clicks reach; a surface is only a host and never it.
    func topWidget(atParentPoint point: CGPoint) -> HeadlessWidget? {
        guard isShown, letsInputThrough, isPlaced, let point = fromParent(point) else { return nil }
        let isInside = CGRect(origin: .zero, size: frame.size).contains(point)
        if clips && !isInside { return nil }
        for child in children.reversed() {
            if let found = child.topWidget(atParentPoint: point) { return found }
        }
        return isInside && takesPointer(at: point) ? self : nil
    }
}

extension HeadlessSurface {
    package func convert(_ rectangle: CGRect, to other: (any Surface)?) -> CGRect? {
        let inWindow = corners(of: rectangle).map(toWindow)
        guard let other = other as? HeadlessSurface else { return boundingBox(of: inWindow) }
        let inOther = inWindow.compactMap(other.fromWindow)
        return inOther.count == inWindow.count && other.window === window ? boundingBox(of: inOther) : nil
    }

    package func afterLayouts(_ body: @escaping @MainActor () -> Void) -> AnyObject? { window?.watchLayouts(body) }
}

private func corners(of rectangle: CGRect) -> [CGPoint] {
    [
        CGPoint(x: rectangle.minX, y: rectangle.minY), CGPoint(x: rectangle.maxX, y: rectangle.minY),
        CGPoint(x: rectangle.minX, y: rectangle.maxY), CGPoint(x: rectangle.maxX, y: rectangle.maxY),
    ]
}

private func boundingBox(of points: [CGPoint]) -> CGRect {
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
}
