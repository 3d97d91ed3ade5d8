import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// The place of a lazy stack or grid.
final class LazyNode<Content: View>: ParentNode, Container, DirectedNode, LazyScrolled {
    var isStale = false
    private let item: LazyItem
    private weak var scrolling: (any LazyScrolling)?

    init(_ layout: LazyLayout, _ content: Content, parent: _GraphNode) {
        item = LazyItem(ListRows(of: parent, ListMetrics()), layout)
        super.init(parent: parent)
        item.rows = ListRows(of: self, ListMetrics())
        item.rows.areBare = true
        item.layoutDirection = environmentValues.layoutDirection
        flags.formUnion([.inLazyContainer, .inSectionedContainer])
        flags.remove(.carriesRowTraits)
        var above = parent as _GraphNode?
        while let node = above, scrolling == nil {
            scrolling = node as? any LazyScrolling
            above = node.parent
        }
        item.visible = { [weak self] in self?.visibleRect }
        item.shift = { [weak self] in self?.scrolling?.shift(by: $0) }
        scrolling?.add(self)
        child = Content._makeNode(content, self)
        item.take(child.layoutItems())
    }

    func receive(_ layout: LazyLayout, _ content: Content) {
        item.layout = layout
        item.invalidateSize()
        Content._updateNode(child, content)
    }

    /// Nil where the stack is in no scroll view, or in a surface of its own in one.
    private var visibleRect: CGRect? {
        guard let scrolling, let rect = scrolling.visibleRect(for: item), !item.frame.isNull else { return nil }
        return rect.offsetBy(dx: -item.frame.minX, dy: -item.frame.minY)
    }

    func visibleRectChanged() { item.visibleChanged() }

    func rect(of id: AnyHashable, reached: @escaping @MainActor (CGRect) -> Void) -> CGRect? {
        guard !item.frame.isNull, let index = item.rows.index(of: id, below: child) else { return nil }
        return item.find(index, reached: reached)
    }

    func refreshOutputs() {
        item.take(child.layoutItems())
        item.noteContentChanged()
    }

    override func childOutputsChanged() -> Bool {
        if child != nil { Structure.noteStale(self) }
        return true
    }

    var directedItems: [LayoutItem] {
        item.rows.turn(to: environmentValues.layoutDirection)
        return [item]
    }

    override func appendOutputs(_ outputs: inout [AnyObject]) { outputs.append(item) }

    override func unmount() {
        super.unmount()
        item.end()
    }
}

/// A node whose content scrolls, for what makes only the visible part of it.
@MainActor
protocol LazyScrolling: _GraphNode {
    func add(_ node: any LazyScrolled)
    /// The visible part of the content; nil where the item is not directly in it.
    func visibleRect(for item: LayoutItem) -> CGRect?
    func shift(by distance: CGSize)
}

/// A node that makes only the visible part of its content.
@MainActor
protocol LazyScrolled: _GraphNode {
    func visibleRectChanged()
    /// Where the view with an identity is, and later where it is found to be.
    func rect(of id: AnyHashable, reached: @escaping @MainActor (CGRect) -> Void) -> CGRect?
}
