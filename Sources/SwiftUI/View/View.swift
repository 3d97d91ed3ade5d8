import ViewGraph

/// A piece of user interface, described by a value.
///
/// Conform with a `body` made of other views. The framework keeps the state of a view by its place in the tree, calls
/// `body` on the main actor, and only when the view's value or something that the last `body` read has changed.
///
/// Follows <https://developer.apple.com/documentation/swiftui/view>.
@MainActor @preconcurrency
public protocol View {
    /// The type of `body`, which the compiler infers.
    associatedtype Body: View

    /// What the view consists of.
    @ViewBuilder @MainActor @preconcurrency
    var body: Body { get }

    /// Gives the view a place in the tree. Apps never implement it.
    @MainActor
    static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode

    /// Hands a new value to the place that `_makeNode` made. Apps never implement it.
    @MainActor
    static func _updateNode(_ node: _GraphNode, _ view: Self)

    /// How many views this one is to its container. Apps never implement it.
    @MainActor
    static var _viewCount: _ViewCount { get }
}

extension View {
    /// Gives a view with a body its place in the tree.
    @MainActor
    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        BodyNode(view, parent: parent)
    }

    /// Hands a view with a body its new value.
    @MainActor
    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: BodyNode<Self>.self).receive(view)
    }

    /// As many views as its body.
    @MainActor
    public static var _viewCount: _ViewCount { .of(Body.self) }
}

extension Never: View {
    /// Never reached: there is no value of this type.
    public nonisolated var body: Never { self }
}

/// A view that the framework draws or arranges itself.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    /// A primitive view has no body; the framework never asks for it.
    public var body: Never { preconditionFailure("\(Self.self) is drawn by the framework and has no body") }

    /// One view, unless it is made of others.
    @MainActor
    public static var _viewCount: _ViewCount { .one }
}
