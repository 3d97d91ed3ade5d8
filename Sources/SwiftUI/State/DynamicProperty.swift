import ViewGraph

/// A stored property of a view that the framework connects to the view's place in the tree.
///
/// A type of one's own may hold other dynamic properties; its `update()` runs before each evaluation of the view's body.
/// Follows <https://developer.apple.com/documentation/swiftui/dynamicproperty>.
public protocol DynamicProperty: _GraphProperty {
    /// Called before the view's body, when the properties inside hold their present values.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}

    /// Runs `update()` of an author's property.
    @MainActor
    public static func _prepare(_ field: UnsafeMutableRawPointer, _ node: _GraphNode) {
        field.assumingMemoryBound(to: Self.self).pointee.update()
    }
    /// Properties of the framework say that they need no preparation.
    public static var _isPrepared: Bool { true }
}
