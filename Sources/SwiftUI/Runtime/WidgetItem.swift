import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// A layout item with a widget: a control, or a surface that is drawn as one.
class WidgetItem: UnaryItem, WidgetOwner {
    nonisolated(unsafe) final let widget: any Widget
    /// The surface that the widget is in. It takes itself back when it lets the widget go.
    nonisolated(unsafe) final unowned(unsafe) var contents: SurfaceContents?
    /// The place of the view that the widget shows. It takes itself back when it leaves the tree.
    nonisolated(unsafe) final unowned(unsafe) var node: _GraphNode?

    init(_ widget: any Widget) {
        self.widget = widget
        super.init(child: nil)
        onMainThread { widget.owner = self }
    }

    deinit {
        // Items are let go of by nodes and surfaces, on the main thread.
        let widget = widget
        onMainThread { widget.owner = nil }
    }

    override func appendLeaves(_ leaves: inout [LayoutItem]) { leaves.append(self) }

    override func placeContents() {
        onMainThread { contents?.surface.place(widget, in: frame) }
    }

    /// What is inside goes with the widget, and comes back with it.
    override func withdrawn() {
        onMainThread { contents?.surface.withdraw(widget) }
    }

    /// What the widget says to those who cannot see it.
    var accessibleName: String { "" }

    /// Gives the keyboard focus to the widget; false where it takes none.
    @MainActor
    func takeFocus() -> Bool { widget.focus() }

    /// Tells the host around that what is said in it differs, whether or not its size does.
    final nonisolated func noteNameChanged() {
        var item = parent
        while let current = item {
            if let host = current as? SurfaceHost { return onMainThread { host.nameChanged() } }
            if current is NamingItem {
                nonisolated(unsafe) let label = unsafeDowncast(current, to: NamingItem.self)
                onMainThread { label.nameChanged() }
            }
            item = current.parent
        }
    }

    @MainActor
    final func widgetSizeChanged() { invalidateSize() }
}

/// A leaf of the layout tree: a control sizes itself.
final class LeafItem: WidgetItem {
    nonisolated(unsafe) var name = "" {
        didSet { if name != oldValue { noteNameChanged() } }
    }

    /// Whether the control reacts to the person.
    nonisolated(unsafe) var isEnabled = true {
        didSet { if isEnabled != oldValue { noteNameChanged() } }
    }

    /// Whether a person does something with it, so that it does not belong to what the row that it is in says.
    nonisolated(unsafe) var isInteractive = false

    /// Whether text is edited in it.
    nonisolated(unsafe) var isText = false

    /// Whether the control takes no more than it takes by itself.
    nonisolated(unsafe) var isRigid = false
    override var takesNoMoreThanIdeal: Bool { isRigid }

    override var accessibleName: String { name }

    /// Told of the item's size before what is in it is laid out.
    nonisolated(unsafe) var willPlace: (@MainActor (CGSize) -> Void)?

    override func placeContents() {
        if let willPlace {
            let size = frame.size
            onMainThread { willPlace(size) }
        }
        super.placeContents()
    }

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

    /// The usual distance on all sides.
    override var spacing: ViewSpacing { ViewSpacing() }
}
