import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// A surface of the desktop with the layout tree that fills it: a window's content, a button's label, what scrolls.
@MainActor
final class SurfaceHost: HostItem, SurfaceClient, Arranging {
    private var contents: SurfaceContents!
    var isStale = false
    /// Told when a size in here may have changed, for the control around it.
    var sizeChanged: () -> Void = {}
    /// Told when a text or an image in here says something else, for the control that it names.
    var nameChanged: () -> Void = {}
    /// Axes along which the content is offered no length.
    var scrollAxes: Axis.Set = []

    /// A host whose surface the caller makes with this as its client.
    init(_ makeSurface: (SurfaceHost) -> any Surface) {
        super.init()
        contents = SurfaceContents(makeSurface(self))
        onInvalidation = { [unowned self] in
            onMainThread {
                LayoutLoop.noteChange()
                if contents.surface.setNeedsLayout() { sizeChanged() }
            }
        }
    }

    /// A host with a bare surface.
    static func bare() -> SurfaceHost { SurfaceHost { Desktop.chosen.makeSurface($0) } }

    /// A host for the label of an entry of a menu.
    static func inMenu() -> SurfaceHost {
        let host = SurfaceHost { _ in MenuLabelSurface() }
        host.isInMenu = true
        return host
    }

    private(set) var isInMenu = false

    var surface: any Surface { contents.surface }
    var innerSurface: any Surface { contents.surface }
    var innerContents: SurfaceContents? { contents }

    func arrangeWidgets() {
        var leaves: [LayoutItem] = []
        appendLeaves(&leaves)
        if contents.arrange(leaves) { nameChanged() }
    }

    /// Takes every widget out, when the views here have gone.
    func removeAll() { contents.removeAll() }

    /// What the texts and images in here say, for controls that are named by their label.
    var accessibleName: String { name { _ in true } }

    /// The same without controls, for a row, whose controls are found in it by themselves.
    var accessibleText: String { name { ($0 as? LeafItem)?.isInteractive != true } }

    private func name(of isPart: (WidgetItem) -> Bool) -> String {
        var leaves: [LayoutItem] = []
        appendLeaves(&leaves)
        return leaves.map { unsafeDowncast($0, to: WidgetItem.self) }.filter(isPart).map(\.accessibleName)
            .filter { !$0.isEmpty }.joined(separator: " ")
    }

    // MARK: What the desktop asks

    func measure(width: Double?, height: Double?) -> CGSize { size(proposal(width, height)) }

    func sizesDiffer() { sizeChanged() }

    func minimumSize() -> CGSize { size(.zero) }

    func maximumSize() -> CGSize { size(.infinity) }

    /// Told of the room that there is, before the content is laid out in it.
    var willLayOut: ((CGSize) -> Void)?

    func layout(in size: CGSize) {
        LayoutLoop.run {
            willLayOut?(size)
            layOut(in: size, offering: proposal(Double(size.width), Double(size.height)))
            contents.placeDeparting()
        }
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
