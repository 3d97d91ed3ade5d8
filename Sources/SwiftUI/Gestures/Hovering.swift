import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// Where a pointer is that is over a view.
public enum HoverPhase: Equatable, Sendable {
    /// Over the view, at a point.
    case active(CGPoint)
    /// No longer over the view.
    case ended
}

/// Tells of the pointer being over a view.
public struct _HoverModifier: _ItemModifier {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias _Item = UnaryItem
    let hover: (@MainActor (PointerItem, CGPoint?) -> Void)?
    let cursor: String?

    nonisolated init(cursor: String? = nil, hover: (@MainActor (PointerItem, CGPoint?) -> Void)?) {
        self.cursor = cursor
        self.hover = hover
    }

    public func _makeItem() -> UnaryItem {
        let item = PointerItem()
        _update(item)
        Structure.noteStale(item)
        return item
    }

    public func _update(_ item: UnaryItem) {
        let item = unsafeDowncast(item, to: PointerItem.self)
        var interests = PointerInterests()
        interests.hovering = hover != nil
        interests.cursor = cursor
        if let hover { item.hover = { [unowned item] in hover(item, $0) } }
        item.listen(interests)
    }

    public static var _readsEnvironment: Bool { true }
    public func _apply(_ node: _GraphNode, to item: UnaryItem) {
        unsafeDowncast(item, to: PointerItem.self).node = node
    }
}

extension View {
    /// Runs `action` when the pointer comes over the view (true) and when it leaves (false).
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(_OnHoverModifier(action: action))
    }

    /// Runs `action` as the pointer moves over the view, and when it leaves.
    public nonisolated func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
    }

    /// Runs `action` as the pointer moves over the view, and when it leaves.
    @_disfavoredOverload
    public nonisolated func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        // Called on the main actor alone.
        nonisolated(unsafe) let action = action
        return modifier(
            _HoverModifier { item, point in
                action(point.map { .active(item.convert($0, to: coordinateSpace)) } ?? .ended)
            })
    }

    /// Sets the form of the pointer over the view; nil leaves it as it is.
    public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View {
        modifier(_HoverModifier(cursor: style?.cursor, hover: nil))
    }
}

/// Tells of the pointer coming and leaving.
public struct _OnHoverModifier: ViewModifier {
    nonisolated(unsafe) let action: (Bool) -> Void
    nonisolated init(action: @escaping (Bool) -> Void) { self.action = action }
    @State private var memory = HoverMemory()

    public func body(content: Content) -> some View {
        // Called on the main actor alone.
        nonisolated(unsafe) let action = action
        return content.modifier(
            _HoverModifier { [memory] _, point in
                guard memory.isInside != (point != nil) else { return }
                memory.isInside = point != nil
                action(point != nil)
            })
    }
}

/// Whether the pointer was inside when it was last heard of.
private final class HoverMemory {
    var isInside = false
}

/// The form of the pointer.
public struct PointerStyle: Hashable, Sendable {
    let cursor: String
    /// That of the desktop where nothing is said.
    public static let `default` = PointerStyle(cursor: "default")
    /// For text that runs across.
    public static let horizontalText = PointerStyle(cursor: "text")
    /// For text that runs down.
    public static let verticalText = PointerStyle(cursor: "vertical-text")
    /// For a rectangle to be drawn.
    public static let rectSelection = PointerStyle(cursor: "crosshair")
    /// For what can be taken.
    public static let grabIdle = PointerStyle(cursor: "grab")
    /// For what has been taken.
    public static let grabActive = PointerStyle(cursor: "grabbing")
    /// For a link.
    public static let link = PointerStyle(cursor: "pointer")
    /// For what grows.
    public static let zoomIn = PointerStyle(cursor: "zoom-in")
    /// For what shrinks.
    public static let zoomOut = PointerStyle(cursor: "zoom-out")
    /// For a divider between columns.
    public static let columnResize = PointerStyle(cursor: "col-resize")
    /// For a divider between rows.
    public static let rowResize = PointerStyle(cursor: "row-resize")
}
