import Synchronization

/// A stored property that the graph must know of.
package struct DynamicField: Sendable {
    /// In bytes, from the start of the value that is described.
    package let offset: Int
    /// As declared, with the leading underscore of property wrappers; the path, with dots, of one in another.
    package let name: String
    // Whether its conformance is isolated to an actor is for the caller to respect.
    package nonisolated(unsafe) let type: any _GraphProperty.Type

    /// The dynamic properties among the fields of a type, and those that they consist of: the inner ones first.
    ///
    /// A struct that is no dynamic property is not looked into: if it is a view, its properties are its own node's.
    static func all(in type: any Any.Type) -> [DynamicField] {
        var result: [DynamicField] = []
        collect(type, at: 0, path: "", &result)
        return result
    }

    private static func collect(_ type: any Any.Type, at offset: Int, path: String, _ result: inout [DynamicField]) {
        for field in StoredField.all(of: type) ?? [] where !field.isWeak {
            let place = offset + field.offset
            // A tuple's elements are named ".0", ".1" and so on, unless they have labels.
            let separator = path.isEmpty || field.name.hasPrefix(".") ? "" : "."
            let path = path + separator + field.name
            if let property = field.type as? any _GraphProperty.Type {
                if !(property is any StoredProperty.Type || property is any FieldComparable.Type) {
                    collect(property, at: place, path: path, &result)
                }
                result.append(DynamicField(offset: place, name: path, type: property))
            } else if MetadataKind.of(field.type) == MetadataKind.tuple {
                collect(field.type, at: place, path: path, &result)
            }
        }
    }
}

/// What the graph must know of a type whose values nodes hold. Made once per type; may be asked on any thread.
package final class TypeDescription: Sendable {
    /// In declaration order, except that what a dynamic property consists of comes before it.
    package let dynamicProperties: [DynamicField]
    /// Whether some of them want to be prepared before each evaluation.
    package let hasPreparedProperties: Bool
    /// Whether one of them keeps something for the view.
    package let keepsState: Bool
    /// Made with the first comparison: what is shown once and never changes needs none.
    private let plan = AtomicLazyReference<ComparisonPlan>()
    private nonisolated(unsafe) let type: any Any.Type

    private static let descriptions = TypeCache<TypeDescription>()

    package static func of<T>(_ type: T.Type) -> TypeDescription {
        descriptions.value(for: type) { TypeDescription(type) }
    }

    private init(_ type: any Any.Type) {
        dynamicProperties = DynamicField.all(in: type)
        hasPreparedProperties = dynamicProperties.contains { $0.type._isPrepared }
        keepsState = dynamicProperties.contains { $0.type._keepsState }
        self.type = type
    }

    /// Whether a body could not tell the two values apart, the storage that nodes provide aside.
    ///
    /// Both pointers are to initialised values of the type. Never true for values that differ while both are alive;
    /// may be false for equal ones. Where bytes differ it asks the `==` of the author's types.
    package func equal(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let plan = plan.load() ?? self.plan.storeIfNil(PlanBuilder.plan(for: type, ownsStorage: true))
        return plan.equal(a, b)
    }
}
