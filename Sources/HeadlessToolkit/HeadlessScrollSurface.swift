import Foundation
import Toolkit

/// Shows a part of its content, which `scroll(to:)` chooses.
///
/// The content gets the shown length along an axis that does not scroll, and the greater of its own and the shown
/// length along one that does.
package final class HeadlessScrollSurface: HeadlessWidget, ScrollSurface {
    package private(set) var scrolling: ScrollContent
    package private(set) var attributes = WidgetAttributes()
    /// The point of the content that is shown in the top left corner.
    package private(set) var offset = CGPoint.zero
    private let contentSurface: HeadlessSurface

    init(_ content: ScrollContent, client: any SurfaceClient, record: HeadlessRecord) {
        scrolling = content
        contentSurface = HeadlessSurface(client: client, record: record)
        super.init(kind: Self.self, record: record)
        contentSurface.attach(to: self)
    }

    package var content: any Surface { contentSurface }
    package var contentSize: CGSize { contentSurface.frame.size }

    package func update(_ content: ScrollContent, _ attributes: WidgetAttributes) {
        record.counts.controlUpdates += 1
        updateCount += 1
        self.attributes = attributes
        if content != scrolling {
            scrolling = content
            markForLayout()
        }
    }

    package override var children: [HeadlessWidget] { [contentSurface] }
    package override var accessible: HeadlessAccessible? {
        HeadlessAccessible(Accessible(.scrollView, name: ""), attributes, isEnabled: isEnabled)
    }
    package override var clips: Bool { true }
    override var isSensitive: Bool { attributes.isEnabled }

    /// What it is offered along an axis that scrolls, else the content's length.
    override func computeSize(width: Double?, height: Double?) -> CGSize {
        let inner = contentSurface.measure(
            width: scrolling.horizontal ? nil : width, height: scrolling.vertical ? nil : height)
        func length(_ offered: Double?, _ own: Double, scrolls: Bool) -> Double {
            guard scrolls, let offered else { return own }
            return max(offered, 0)
        }
        return CGSize(
            width: length(width, inner.width, scrolls: scrolling.horizontal),
            height: length(height, inner.height, scrolls: scrolling.vertical))
    }

    package override var minimumSize: CGSize {
        let inner = contentSurface.minimumSize
        return CGSize(
            width: scrolling.horizontal ? 0 : inner.width, height: scrolling.vertical ? 0 : inner.height)
    }

    override func layOutContents() {
        let shown = frame.size
        let inner = contentSurface.measure(
            width: scrolling.horizontal ? nil : shown.width, height: scrolling.vertical ? nil : shown.height)
        let size = CGSize(
            width: scrolling.horizontal ? max(inner.width.rounded(.up), shown.width) : shown.width,
            height: scrolling.vertical ? max(inner.height.rounded(.up), shown.height) : shown.height)
        offset = clamped(offset, content: size)
        contentSurface.allocate(CGRect(x: -offset.x, y: -offset.y, width: size.width, height: size.height))
        visibleRectChanged?()
    }

    private func clamped(_ offset: CGPoint, content: CGSize) -> CGPoint {
        CGPoint(
            x: min(max(offset.x, 0), max(content.width - frame.width, 0)),
            y: min(max(offset.y, 0), max(content.height - frame.height, 0)))
    }

    /// Shows the content from `new` on, as far as there is content. Nothing is laid out again.
    package func scroll(to new: CGPoint) {
        offset = clamped(new, content: contentSize)
        guard contentSurface.isPlaced else { return }
        contentSurface.allocate(CGRect(origin: CGPoint(x: -offset.x, y: -offset.y), size: contentSize))
        visibleRectChanged?()
        window?.tellOfLayout()
    }

    package var visibleRect: CGRect { CGRect(origin: offset, size: frame.size) }
    package var visibleRectChanged: (() -> Void)?

    package func scroll(to rect: CGRect, anchor: ScrollAnchor?) {
        let new = CGPoint(
            x: ScrollAnchor.offset(
                of: rect.minX, rect.width, in: offset.x, frame.width, anchor: anchor?.x),
            y: ScrollAnchor.offset(
                of: rect.minY, rect.height, in: offset.y, frame.height, anchor: anchor?.y))
        scroll(to: new)
    }

    package func shift(by distance: CGSize) {
        offset.x += distance.width
        offset.y += distance.height
        markForLayout()
    }

    package func scroll(by distance: CGSize) {
        scroll(to: CGPoint(x: offset.x + distance.width, y: offset.y + distance.height))
    }
}
