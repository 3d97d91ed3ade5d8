/// A property wrapper that the graph connects to the node whose value holds it.
///
/// Public with an underscore because `DynamicProperty` refines it; authors get every requirement from extensions.
public protocol _GraphProperty {
    /// `field` lies in the node's own copy of the value, which has just replaced the one that `old` lies in; nil for a
    /// new node. Storage is carried over from `old` here.
    @MainActor static func _install(_ field: UnsafeMutableRawPointer, old: UnsafeMutableRawPointer?, _ node: _GraphNode)
    /// Called before each evaluation of the node, if `_isPrepared` says so.
    @MainActor static func _prepare(_ field: UnsafeMutableRawPointer, _ node: _GraphNode)
    static var _isPrepared: Bool { get }
    /// Whether the property keeps something for its view, beside what the view is given.
    static var _keepsState: Bool { get }
    /// What the property depends on, for `_printChanges()`.
    @MainActor static func _changedAt(_ field: UnsafeRawPointer) -> UInt32
}

extension _GraphProperty {
    @MainActor
    public static func _install(
        _ field: UnsafeMutableRawPointer, old: UnsafeMutableRawPointer?, _ node: _GraphNode
    ) {}
    @MainActor
    public static func _prepare(_ field: UnsafeMutableRawPointer, _ node: _GraphNode) {}
    public static var _isPrepared: Bool { false }
    public static var _keepsState: Bool { true }
    @MainActor
    public static func _changedAt(_ field: UnsafeRawPointer) -> UInt32 { 0 }
}
