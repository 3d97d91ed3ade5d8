import Foundation
import Toolkit

/// Holds widgets flat; its client places them.
@MainActor
package class HeadlessSurface: HeadlessWidget, Surface {
    /// Weak, since the engine's side owns its surface.
    private(set) weak var client: (any SurfaceClient)?
    private var widgets: [HeadlessWidget] = []
    private var isLayingOut = false

    init(client: any SurfaceClient, record: HeadlessRecord) {
        self.client = client
        super.init(kind: Self.self, record: record)
    }

    package override var children: [HeadlessWidget] { widgets }

    override func computeSize(width: Double?, height: Double?) -> CGSize {
        livingClient("measure")?.measure(width: width, height: height) ?? .zero
    }

    override func computeBaselines(in size: CGSize) -> (first: Double, last: Double)? { client?.baselines(in: size) }

    package override var minimumSize: CGSize { livingClient("ask for its minimum")?.minimumSize() ?? .zero }

    override func layOutContents() {
        guard let client = livingClient("lay out") else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        layoutCount += 1
        record.counts.layouts += 1
        client.layout(in: frame.size)
    }

    private func livingClient(_ purpose: String) -> (any SurfaceClient)? {
        if client == nil { record.report("A surface's client is gone; nobody to \(purpose)") }
        return client
    }

    // MARK: Surface

    package func insert(_ widget: any Widget, after previous: (any Widget)?) {
        guard let widget = widget as? HeadlessWidget else {
            record.report("Inserted a widget of another toolkit: \(type(of: widget))")
            return
        }
        if isInside(widget) {
            record.report("Inserted a \(widget.kind) into itself")
            return
        }
        let isNew = widget.parent !== self
        if let index = index(of: widget) {
            widgets.remove(at: index)
        } else if let old = widget.parent as? HeadlessSurface {
            old.remove(widget)
        } else if widget.parent != nil {
            record.report("Inserted a \(widget.kind) that a control holds as its label")
            return
        }
        var index = 0
        if let previous {
            if let found = self.index(of: previous) {
                index = found + 1
            } else {
                record.report("Inserted a \(widget.kind) after a widget that is not in the surface")
                index = widgets.count
            }
        }
        widgets.insert(widget, at: index)
        if isNew { widget.attach(to: self) }
    }

    package func remove(_ widget: any Widget) {
        guard let index = index(of: widget) else {
            record.report("Removed a widget that is not in the surface: \(type(of: widget))")
            return
        }
        widgets[index].detach()
        widgets.remove(at: index)
    }

    /// Widgets are added and removed at the end more often than elsewhere.
    private func index(of widget: any Widget) -> Int? {
        if let last = widgets.last, last === widget { return widgets.count - 1 }
        guard let widget = widget as? HeadlessWidget, widget.parent === self else { return nil }
        return widgets.firstIndex { $0 === widget }
    }

    package func place(_ widget: any Widget, in frame: CGRect) {
        guard let widget = widget as? HeadlessWidget, widget.parent === self else {
            record.report("Placed a widget that is not in the surface: \(type(of: widget))")
            return
        }
        if !isLayingOut { record.report("Placed a \(widget.kind) outside layout(in:)") }
        widget.countPlacement()
        guard frame.minX.isFinite, frame.minY.isFinite, frame.maxX.isFinite, frame.maxY.isFinite else {
            record.report("Placed a \(widget.kind) in \(frame)")
            return
        }
        let minimum = widget.minimumSize
        let left = (frame.minX + 0.5).rounded(.down)
        let top = (frame.minY + 0.5).rounded(.down)
        let right = (frame.maxX + 0.5).rounded(.down)
        let bottom = (frame.maxY + 0.5).rounded(.down)
        widget.allocate(
            CGRect(
                x: left, y: top, width: max(right - left, minimum.width), height: max(bottom - top, minimum.height)))
    }

    package func withdraw(_ widget: any Widget) {
        guard let widget = widget as? HeadlessWidget, widget.parent === self else {
            record.report("Withdrew a widget that is not in the surface: \(type(of: widget))")
            return
        }
        widget.isWithdrawn = true
    }

    @discardableResult
    package func setNeedsLayout() -> Bool {
        markForLayout()
        return true
    }
    package func setNeedsPlacement() { needsLayout = true }
}
