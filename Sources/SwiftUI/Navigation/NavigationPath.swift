import Foundation

/// The values that a navigation stack shows views for, of any hashable types.
///
/// Follows <https://developer.apple.com/documentation/swiftui/navigationpath>.
public struct NavigationPath: Equatable {
    /// One value, with the means to store it where its type has them.
    struct Element {
        let value: AnyHashable
        /// The type's name and the value in JSON, for storing; nil where the value cannot be stored.
        let encode: (() throws -> (type: String, json: String))?
    }
    /// A value of a path that was read from storage, whose type is known only once someone shows it.
    private(set) var elements: [Element] = []

    /// An empty path: the root is shown.
    public init() {}

    /// A path of hashable values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { Element($0) }
    }

    /// A path of values that can be stored.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
        self.elements = elements.map { Element(codable: $0) }
    }

    /// A path that was stored.
    public init(_ codable: CodableRepresentation) { elements = codable.elements }

    /// The number of values.
    public var count: Int { elements.count }
    /// Whether only the root is shown.
    public var isEmpty: Bool { elements.isEmpty }

    /// The path for storing; nil if any value of it cannot be stored.
    public var codable: CodableRepresentation? {
        elements.allSatisfy { $0.encode != nil } ? CodableRepresentation(elements: elements) : nil
    }

    /// Adds a value at the end.
    public mutating func append<V: Hashable>(_ value: V) { elements.append(Element(value)) }

    /// Adds a value that can be stored at the end.
    public mutating func append<V: Hashable & Codable>(_ value: V) { elements.append(Element(codable: value)) }

    /// Takes `k` values from the end; no more than there are.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(max(k, 0), elements.count)) }

    mutating func append(_ element: Element) { elements.append(element) }

    /// Whether the values are the same.
    public static func == (a: NavigationPath, b: NavigationPath) -> Bool {
        a.elements.elementsEqual(b.elements) { $0.value == $1.value }
    }
}

extension NavigationPath.Element {
    init<V: Hashable>(_ value: V) {
        // What is typed as hashable may be codable all the same.
        if let codable = value as? any Hashable & Codable {
            self = Self.erased(codable)
        } else {
            self.init(value: AnyHashable(value), encode: nil)
        }
    }

    init<V: Hashable & Codable>(codable value: V) {
        nonisolated(unsafe) let value = value
        self.init(value: AnyHashable(value)) {
            // In an array, since JSON of older systems begins with one or with an object.
            let data = try JSONEncoder().encode([value])
            return (StorableType.name(of: V.self), String(decoding: data, as: UTF8.self))
        }
    }

    private static func erased<V: Hashable & Codable>(_ value: V) -> Self { Self(codable: value) }
}

extension NavigationPath {
    /// A path as it is stored: for each value the name of its type and its JSON.
    public struct CodableRepresentation: Codable, Equatable {
        let elements: [Element]

        init(elements: [Element]) { self.elements = elements }

        /// Reads a path. Throws for a value whose type the program no longer has, or that it cannot read.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var elements: [Element] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                let json = try container.decode(String.self)
                guard let type = StorableType.named(name) else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "The program has no type \(name) that can be shown again.")
                }
                elements.append(try StorableType.decode(type, json))
            }
            self.elements = elements
        }

        /// Writes the path.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for element in elements {
                guard let encode = element.encode else { continue }
                let (type, json) = try encode()
                try container.encode(type)
                try container.encode(json)
            }
        }

        /// Whether the values are the same.
        public static func == (a: Self, b: Self) -> Bool {
            a.elements.elementsEqual(b.elements) { $0.value == $1.value }
        }
    }
}

/// Types by their names, as stored paths have them.
enum StorableType {
    /// The mangled name, from which the runtime finds the type again.
    static func name(of type: Any.Type) -> String { _mangledTypeName(type) ?? String(reflecting: type) }

    static func named(_ name: String) -> (any (Hashable & Codable).Type)? {
        _typeByName(name) as? any (Hashable & Codable).Type
    }

    static func decode<V: Hashable & Codable>(_ type: V.Type, _ json: String) throws -> NavigationPath.Element {
        guard let value = try JSONDecoder().decode([V].self, from: Data(json.utf8)).first else {
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "No value in \(json)"))
        }
        return NavigationPath.Element(codable: value)
    }
}
