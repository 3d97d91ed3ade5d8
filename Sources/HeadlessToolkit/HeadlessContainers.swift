import Foundation
import Toolkit

/// Surfaces of which one is shown.
package final class HeadlessPages: HeadlessWidget, PagesControl {
    private var pages: [HeadlessSurface] = []
    private weak var shown: HeadlessSurface?
    /// How the shown page came.
    package private(set) var lastMovement = PageMovement.none

    init(record: HeadlessRecord) { super.init(kind: Self.self, record: record) }

    package override var children: [HeadlessWidget] { pages }
    package override var clips: Bool { true }

    package func update(_ new: [any Surface], shown index: Int, by movement: PageMovement) {
        let new = new.compactMap { $0 as? HeadlessSurface }
        for page in pages where !new.contains(where: { $0 === page }) { page.detach() }
        for page in new where page.parent !== self { page.attach(to: self) }
        pages = new
        guard new.indices.contains(index) else { return record.report("Page \(index) of \(new.count) is to be shown") }
        if shown !== new[index] { lastMovement = movement }
        shown = new[index]
        for page in new {
            page.isWithdrawn = page !== shown
            if page !== shown, let focused = window?.focusedWidget, focused.isInside(page) { window?.setFocus(nil) }
        }
        markForLayout()
    }

    override func computeSize(width: Double?, height: Double?) -> CGSize {
        shown?.measure(width: width, height: height) ?? .zero
    }

    package override var minimumSize: CGSize { shown?.minimumSize ?? .zero }

    override func layOutContents() { shown?.allocate(CGRect(origin: .zero, size: frame.size)) }
}

/// Surfaces beside or below each other.
package final class HeadlessSplit: HeadlessWidget, SplitControl {
    package private(set) var content: SplitContent
    private var surfaces: [HeadlessSurface] = []
    /// Where the person has dragged edges to: lengths of the parts before them.
    private var dragged: [Int: Double] = [:]

    init(_ content: SplitContent, record: HeadlessRecord) {
        self.content = content
        super.init(kind: Self.self, record: record)
        update(content)
    }

    package override var children: [HeadlessWidget] { surfaces }
    package override var clips: Bool { true }

    package func update(_ new: SplitContent) {
        content = new
        let now = new.parts.compactMap { $0.surface as? HeadlessSurface }
        for surface in surfaces where !now.contains(where: { $0 === surface }) { surface.detach() }
        for surface in now where surface.parent !== self { surface.attach(to: self) }
        surfaces = now
        for (surface, part) in zip(surfaces, new.parts) { surface.isWithdrawn = !part.isShown }
        markForLayout()
    }

    override func computeSize(width: Double?, height: Double?) -> CGSize {
        CGSize(width: width ?? 600, height: height ?? 400)
    }

    /// Drags the edge after a part, as far as its bounds allow.
    package func drag(edgeAfter index: Int, to length: Double) {
        guard content.parts.indices.contains(index) else { return }
        let part = content.parts[index]
        dragged[index] = min(max(length, part.minimum), part.maximum ?? .infinity)
        markForLayout()
    }

    override func layOutContents() {
        let total = Double(content.isVertical ? frame.height : frame.width)
        let shown = content.parts.indices.filter { content.parts[$0].isShown }
        var start = 0.0
        for (position, index) in shown.enumerated() {
            let part = content.parts[index]
            let isLast = position == shown.count - 1
            var length = dragged[index] ?? max(part.ideal ?? total / Double(shown.count), part.minimum)
            length = min(length, part.maximum ?? .infinity)
            if isLast { length = max(total - start, 0) }
            surfaces[index].allocate(
                content.isVertical
                    ? CGRect(x: 0, y: start, width: Double(frame.width), height: length)
                    : CGRect(x: start, y: 0, width: length, height: Double(frame.height)))
            start += length + 1
        }
    }
}
