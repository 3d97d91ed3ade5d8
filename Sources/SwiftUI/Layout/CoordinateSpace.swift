import Foundation
import ViewGraph
import ViewLayout

/// What coordinates are relative to.
///
/// Follows <https://developer.apple.com/documentation/swiftui/coordinatespace>.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    /// The content of the window.
    case global
    /// The view itself.
    case local
    /// The nearest view around that `coordinateSpace(_:)` gave the name; the window's content if there is none.
    case named(AnyHashable)

    /// Whether this is the window's content.
    public var isGlobal: Bool { self == .global }
    /// Whether this is the view itself.
    public var isLocal: Bool { self == .local }
}

/// Something that coordinates can be relative to.
///
/// Follows <https://developer.apple.com/documentation/swiftui/coordinatespaceprotocol>.
public protocol CoordinateSpaceProtocol {
    /// The space as a value of one type.
    var coordinateSpace: CoordinateSpace { get }
}

/// The content of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The space of the window's content.
    public init() {}
    /// `CoordinateSpace.global`.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The space of the view itself.
    public init() {}
    /// `CoordinateSpace.local`.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// A view around that has a name, or shows a part of its content.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
    let name: AnyHashable

    /// `CoordinateSpace.named(_:)`.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The content of the window.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The nearest view around with this name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: name) }
    /// What the nearest scroll view around shows; (0, 0) is its upper left corner on the screen.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollViewSpace(axis: nil)) }
    /// What the nearest scroll view around that scrolls along `axis` shows.
    public static func scrollView(axis: Axis) -> Self { NamedCoordinateSpace(name: ScrollViewSpace(axis: axis)) }
}

/// The name under which scroll views are found.
struct ScrollViewSpace: Hashable {
    let axis: Axis?
}

extension View {
    /// Names the view, for coordinates that are relative to it.
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(_CoordinateSpaceModifier(name: name.name))
    }

    /// Names the view, for coordinates that are relative to it.
    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(_CoordinateSpaceModifier(name: name))
    }
}

/// Names a view.
public struct _CoordinateSpaceModifier: ViewModifier {
    public typealias Body = Never
    nonisolated(unsafe) let name: AnyHashable

    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        CoordinateSpaceNode(modifier.name, content, parent: parent)
    }
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: CoordinateSpaceNode<V>.self)
        node.name = modifier.name
        node.receive(content)
    }
}

/// A node of a view that coordinates can be relative to; it sets `.definesCoordinateSpace`.
@MainActor
protocol CoordinateSpaceDefining: _GraphNode {
    /// The item whose corner is the space's origin, of those around `item`; nil where the name is another one's.
    func spaceItem(named name: AnyHashable, around item: LayoutItem) -> LayoutItem?
}

final class CoordinateSpaceNode<Content: View>: ContentNode<Content>, CoordinateSpaceDefining {
    var name: AnyHashable

    init(_ name: AnyHashable, _ content: Content, parent: _GraphNode) {
        self.name = name
        super.init(content, parent: parent)
        flags.insert(.definesCoordinateSpace)
    }

    func spaceItem(named name: AnyHashable, around item: LayoutItem) -> LayoutItem? {
        guard name == self.name else { return nil }
        let items = layoutItems()
        guard items.count > 1 else { return items.first }
        return items.first { candidate in sequence(first: item, next: \.parent).contains { $0 === candidate } }
    }
}
