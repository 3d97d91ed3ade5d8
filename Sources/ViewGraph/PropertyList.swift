/// An immutable list of values by key, newest first: the storage of environments and transactions.
///
/// Lists share their tails, so a modifier that sets one value costs one element however many there are. Lookups walk
/// the list; environments cache what was looked up (`EnvironmentScope`). The list itself never changes; values that are
/// not sendable are used on the main actor only.
package struct PropertyList: @unchecked Sendable {
    package class Element {
        let key: ObjectIdentifier
        let next: Element?
        init(key: ObjectIdentifier, next: Element?) {
            self.key = key
            self.next = next
        }
        /// `Key = value`, for descriptions.
        var text: String { "" }
        func isEqual(to other: Element) -> Bool { self === other }
    }

    private final class Value<T>: Element {
        let value: T
        let name: String
        init(_ value: T, key: ObjectIdentifier, name: String, next: Element?) {
            self.value = value
            self.name = name
            super.init(key: key, next: next)
        }
        override var text: String { "\(name) = \(value)" }
        override func isEqual(to other: Element) -> Bool {
            guard let other = other as? Value<T> else { return false }
            return planEqual(value, other.value)
        }
    }

    private var head: Element?

    package init() {}

    package var isEmpty: Bool { head == nil }

    /// The newest value of `key`; nil when it was never set. O(values set).
    package func value<T>(_ key: ObjectIdentifier, as type: T.Type = T.self) -> T? {
        var element = head
        while let current = element {
            // A key determines the type of its values, so an element of the key is a `Value<T>`.
            if current.key == key { return unsafeDowncast(current, to: Value<T>.self).value }
            element = current.next
        }
        return nil
    }

    /// Sets a value; `name` describes the key.
    package mutating func set<T>(_ value: T, for key: ObjectIdentifier, name: @autoclosure () -> String) {
        head = Value(value, key: key, name: name(), next: head)
    }

    package func isIdentical(to other: PropertyList) -> Bool { head === other.head }

    /// Whether both lists hold equal values in the same order. O(values set), stops at a shared tail.
    package func isEqual(to other: PropertyList) -> Bool {
        var (left, right) = (head, other.head)
        while left !== right {
            guard let a = left, let b = right, a.key == b.key, a.isEqual(to: b) else { return false }
            (left, right) = (a.next, b.next)
        }
        return true
    }

    /// Every value that was set, newest first, overwritten ones too: `[Key = value, …]`.
    package var text: String {
        var parts: [String] = []
        var element = head
        while let current = element {
            parts.append(current.text)
            element = current.next
        }
        return "[" + parts.joined(separator: ", ") + "]"
    }
}
