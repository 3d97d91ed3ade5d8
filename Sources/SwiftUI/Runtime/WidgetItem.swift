import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// A layout item with a widget: a control, or a surface that is drawn as one.
class WidgetItem: UnaryItem, WidgetOwner {
    nonisolated(unsafe) final let widget: any Widget
    /// The surface that the widget is in.
    nonisolated(unsafe) final weak var host: SurfaceHost?

    init(_ widget: any Widget) {
        self.widget = widget
        super.init(child: nil)
        onMainThread { widget.owner = self }
    }

    override func appendLeaves(_ leaves: inout [LayoutItem]) { leaves.append(self) }

    override func placeContents() {
        onMainThread { host?.surface.place(widget, in: frame) }
    }

    /// What the widget says to those who cannot see it.
    var accessibleName: String { "" }

    @MainActor
    final func widgetSizeChanged() { invalidateSize() }
}

/// A leaf of the layout tree: a control sizes itself.
final class LeafItem: WidgetItem {
    nonisolated(unsafe) var name = ""
    override var accessibleName: String { name }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        onMainThread {
            widget.measure(width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) })
        }
    }

    override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        let isFirst = key == VerticalAlignment.firstTextBaseline.key
        guard isFirst || key == VerticalAlignment.lastTextBaseline.key else { return nil }
        let size = size(proposal)
        return onMainThread {
            widget.baselines(in: size).map { CGFloat(isFirst ? $0.first : $0.last) }
        }
    }

    override var spacing: ViewSpacing { ViewSpacing() }
}
