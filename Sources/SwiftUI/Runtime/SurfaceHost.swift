import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// A surface of the desktop with the layout tree that fills it: a window's content, a button's label, what scrolls.
@MainActor
final class SurfaceHost: HostItem, SurfaceClient {
    private(set) var surface: (any Surface)!
    var isStale = false
    /// Told when a size in here may have changed, for the control around it.
    var sizeChanged: () -> Void = {}
    /// Axes along which the content is offered no length.
    var scrollAxes: Axis.Set = []
    /// Where smaller content lies.
    var contentAlignment = Alignment.center
    /// The items that have widgets here, in drawing order.
    private var shown: [WidgetItem] = []

    /// A host whose surface the caller makes with this as its client.
    init(_ makeSurface: (SurfaceHost) -> any Surface) {
        super.init()
        surface = makeSurface(self)
    }

    /// A bare surface.
    static func bare() -> SurfaceHost { SurfaceHost { Desktop.chosen.makeSurface($0) } }

    // MARK: Widgets

    /// Puts the widgets of the leaves into the surface, in order; the desktop is told only of what differs.
    func arrangeWidgets() {
        var leaves: [LayoutItem] = []
        leaves.reserveCapacity(shown.count)
        appendContentLeaves(&leaves)
        var prefix = 0
        while prefix < min(leaves.count, shown.count), leaves[prefix] === shown[prefix] { prefix += 1 }
        if prefix == leaves.count && prefix == shown.count { return }
        let new = leaves.map { unsafeDowncast($0, to: WidgetItem.self) }
        var suffix = 0
        while suffix < min(new.count, shown.count) - prefix,
            new[new.count - 1 - suffix] === shown[shown.count - 1 - suffix]
        {
            suffix += 1
        }
        let staying = Set(new[prefix..<(new.count - suffix)].map(ObjectIdentifier.init))
        for item in shown[prefix..<(shown.count - suffix)] where !staying.contains(ObjectIdentifier(item)) {
            // An item may have moved to another host meanwhile, which then has its widget.
            if item.host === self {
                surface.remove(item.widget)
                item.host = nil
            }
        }
        var previous = prefix == 0 ? nil : new[prefix - 1].widget
        for item in new[prefix..<(new.count - suffix)] {
            if let other = item.host, other !== self { other.surface.remove(item.widget) }
            item.host = self
            surface.insert(item.widget, after: previous)
            previous = item.widget
        }
        shown = new
        surface.setNeedsLayout()
    }

    /// Takes every widget out, when the views here have gone.
    func removeAll() {
        for item in shown where item.host === self {
            surface.remove(item.widget)
            item.host = nil
        }
        shown = []
    }

    /// What the texts and images in here say, for controls that are named by their label.
    var accessibleName: String {
        var leaves: [LayoutItem] = []
        appendContentLeaves(&leaves)
        return leaves.map { unsafeDowncast($0, to: WidgetItem.self).accessibleName }.filter { !$0.isEmpty }
            .joined(separator: " ")
    }

    nonisolated override func sizeInvalidated() {
        nonisolated(unsafe) let host = self
        onMainThread {
            host.surface?.setNeedsLayout()
            host.sizeChanged()
        }
    }

    // MARK: What the desktop asks

    func measure(width: Double?, height: Double?) -> CGSize { contentSize(proposal(width, height)) }

    func minimumSize() -> CGSize { contentSize(.zero) }

    func layout(in size: CGSize) {
        let proposal = proposal(size.width, size.height)
        place(proposal, in: size, alignment: contentAlignment)
    }

    func baselines(in size: CGSize) -> (first: Double, last: Double)? {
        guard let item = content else { return nil }
        let proposal = ProposedViewSize(size)
        guard let first = item.explicitAlignment(VerticalAlignment.firstTextBaseline.key, proposal) else { return nil }
        let last = item.explicitAlignment(VerticalAlignment.lastTextBaseline.key, proposal) ?? first
        return (Double(first), Double(last))
    }

    private func proposal(_ width: Double?, _ height: Double?) -> ProposedViewSize {
        ProposedViewSize(
            width: scrollAxes.contains(.horizontal) ? nil : width.map { CGFloat($0) },
            height: scrollAxes.contains(.vertical) ? nil : height.map { CGFloat($0) })
    }
}
