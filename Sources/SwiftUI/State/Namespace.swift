import Foundation
import ViewGraph

/// A space of identifiers of a view's own: what two views call by the same name in it belongs together.
///
/// It lives as long as the view's place. Follows <https://developer.apple.com/documentation/swiftui/namespace>.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// The identity of a namespace.
    public struct ID: Hashable, Sendable {
        let names: NamespaceNames
        public static func == (a: ID, b: ID) -> Bool { a.names === b.names }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(names)) }
    }

    @State private var names = NamespaceNames()

    /// A namespace of its own.
    public init() {}

    /// The identity of the namespace.
    public var wrappedValue: ID { ID(names: names) }
}

/// What is known of the names in a namespace.
final class NamespaceNames: @unchecked Sendable {
    /// Touched on the main actor alone.
    private nonisolated(unsafe) var groups: [AnyHashable: MatchedGroup] = [:]

    @MainActor
    func group(_ name: AnyHashable) -> MatchedGroup {
        if let group = groups[name] { return group }
        let group = MatchedGroup()
        groups[name] = group
        return group
    }
}
