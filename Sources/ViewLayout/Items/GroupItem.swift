import Foundation

/// An item with any number of children.
@_documentation(visibility: internal)
open class GroupItem: LayoutItem {
    /// The children, in the order in which the author wrote them.
    package final private(set) var children: [LayoutItem] = []

    @usableFromInline
    package override init() {}

    deinit {
        for child in children { release(child) }
    }

    /// Takes on other children; those that stay keep what is known of them. Those that go are not shown any more.
    package final func setChildren(_ new: [LayoutItem]) {
        if new.count == children.count, zip(new, children).allSatisfy({ $0 === $1 }) { return }
        if !children.isEmpty {
            let staying = Set(new.map(ObjectIdentifier.init))
            for child in children where !staying.contains(ObjectIdentifier(child)) { drop(child) }
        }
        children = new
        for child in new { adopt(child, stackAxis: axisForChildren) }
        childrenChanged()
        invalidateSize()
    }

    /// The axis of the stack that this item is for its children; nil if it is none.
    open var axisForChildren: Axis? { nil }

    /// Told after the children have changed, before sizes are forgotten.
    open func childrenChanged() {}

    open override func forEachChild(_ body: (LayoutItem) -> Void) {
        GroupItem.forEach(of: children, body)
    }

    /// Calls `body` for each of `items` in the order of drawing: lower `zIndex` first, then as they come.
    static func forEach(of items: [LayoutItem], _ body: (LayoutItem) -> Void) {
        guard items.contains(where: { $0.zIndex != 0 }) else {
            items.forEach(body)
            return
        }
        let levels = items.map { $0.zIndex.isNaN ? 0 : $0.zIndex }
        let order = items.indices.sorted { levels[$0] == levels[$1] ? $0 < $1 : levels[$0] < levels[$1] }
        for index in order { body(items[index]) }
    }
}
