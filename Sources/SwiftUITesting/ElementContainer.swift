/// Something that a person perceives elements in: an app, a window, an element.
@MainActor
public protocol ElementContainer {
    /// What a person perceives in here, in reading order. What is hidden is left out; what is only scrolled out of
    /// sight is not.
    func elements() -> [Element]

    /// What is in here, a line each, for messages.
    var outline: String { get }
}

extension ElementContainer {
    /// The elements with a role, name and accessibility identifier; nil stands for any.
    public func elements(_ role: Role? = nil, _ name: String? = nil, identifier: String? = nil) -> [Element] {
        elements().filter { element in
            (role == nil || element.role == role) && (name == nil || element.name == name)
                && (identifier == nil || element.identifier == identifier)
        }
    }

    /// The one element with a role, name and accessibility identifier; nil stands for any. Throws, with what is there,
    /// when none is or several are: a test that means the second of two says so by `elements(_:_:identifier:)`.
    public func find(_ role: Role? = nil, _ name: String? = nil, identifier: String? = nil) throws -> Element {
        let found = elements(role, name, identifier: identifier)
        if found.count == 1 { return found[0] }
        var wanted = role?.rawValue ?? "element"
        if let name { wanted += " \"\(name)\"" }
        if let identifier { wanted += " #\(identifier)" }
        throw TestFailure("\(found.isEmpty ? "No" : "\(found.count) times") \(wanted) in:\n\(outline)")
    }

    /// Whether such an element is there.
    public func contains(_ role: Role? = nil, _ name: String? = nil, identifier: String? = nil) -> Bool {
        !elements(role, name, identifier: identifier).isEmpty
    }

    /// The texts that can be read, labels of controls aside, in reading order.
    public var texts: [String] { elements(.label).map(\.name) }
}
