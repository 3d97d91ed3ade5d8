import ViewGraph

/// A key of the environment.
public protocol EnvironmentKey {
    /// The type of its values.
    associatedtype Value
    /// The value where none was set.
    static var defaultValue: Value { get }
}

/// What a view finds set for it by the views above, by the window and by the desktop.
///
/// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues>.
public struct EnvironmentValues: CustomStringConvertible {
    var list: PropertyList
    /// Where reads are looked up and noted; nil for values that stand by themselves.
    var scope: EnvironmentScope?

    /// Values with every key at its default.
    public init() { list = PropertyList() }

    init(list: PropertyList) { self.list = list }

    @MainActor
    init(_ scope: EnvironmentScope) {
        list = scope.list
        self.scope = scope
    }

    /// The value of `key`.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let id = ObjectIdentifier(key)
            if let scope, MainThread.isCurrent {
                return onMainThread { scope.read(id) { $0.value(id) ?? K.defaultValue } }
            }
            return list.value(id) ?? K.defaultValue
        }
        set {
            scope = nil
            list.set(newValue, for: ObjectIdentifier(key), name: "EnvironmentPropertyKey<\(K.self)>")
        }
    }

    /// The values that were set, newest first.
    public var description: String { list.text }
}

@MainActor
extension _GraphNode {
    /// The environment at this node; a read while it evaluates is noted.
    var environmentValues: EnvironmentValues { EnvironmentValues(environment) }
}
