import ViewGraph

/// The elements of a bound collection, each with a binding to it: what `ForEach($items)` runs over.
public struct _IndexedBindings<Base: MutableCollection & RandomAccessCollection, ID: Hashable>: RandomAccessCollection
where Base.Index: Hashable {
    /// An element with its binding.
    public struct Element {
        let index: Base.Index
        let collection: Binding<Base>
        let id: ID
        /// The value when the collection was read; a row is updated when it changes.
        let value: Base.Element
        /// Reads and writes the element in its collection; after the element is gone it reads the last value and
        /// writes nothing.
        var binding: Binding<Base.Element> {
            Binding(location: ElementLocation(collection: collection, index: index, last: value))
        }
    }

    private let collection: Binding<Base>
    private let base: Base
    private let id: (Base.Element) -> ID

    nonisolated init(_ collection: Binding<Base>, id: @escaping (Base.Element) -> ID) {
        self.collection = collection
        self.id = id
        base = collection.wrappedValue
    }

    public var startIndex: Base.Index { base.startIndex }
    public var endIndex: Base.Index { base.endIndex }
    public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
    public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
    public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
        base.index(index, offsetBy: distance)
    }
    public func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }
    public subscript(position: Base.Index) -> Element {
        let value = base[position]
        return Element(index: position, collection: collection, id: id(value), value: value)
    }
}

extension _IndexedBindings: ScannedByBase {
    /// The elements that are bound, if both are bound to the same place: else the same bytes are other bindings.
    package var scanned: Base { base }

    package func isOfSamePlace(as other: Self) -> Bool {
        (collection.location === other.collection.location || collection.location.isSame(as: other.collection.location))
            && planEqual(collection.transaction, other.collection.transaction)
    }
}

/// A binding's place for one element of a bound collection.
final class ElementLocation<Base: MutableCollection & RandomAccessCollection>: BindingLocation<Base.Element>,
    @unchecked Sendable
where Base.Index: Hashable {
    private let collection: Binding<Base>
    private let index: Base.Index
    private let last: Base.Element

    init(collection: Binding<Base>, index: Base.Index, last: Base.Element) {
        self.collection = collection
        self.index = index
        self.last = last
    }

    /// A read depends on this element alone.
    override var value: Base.Element {
        let index = index
        let base = collection.location.value(part: index) { old, new in
            guard Self.has(index, in: old), Self.has(index, in: new) else {
                return Self.has(index, in: old) == Self.has(index, in: new)
            }
            return planEqual(old[index], new[index])
        }
        return Self.has(index, in: base) ? base[index] : last
    }

    private static func has(_ index: Base.Index, in base: Base) -> Bool {
        index >= base.startIndex && index < base.endIndex
    }

    override func set(_ new: Base.Element, _ transaction: Transaction) {
        var base = collection.wrappedValue
        guard Self.has(index, in: base) else { return }
        base[index] = new
        collection.location.set(base, transaction)
    }

    override func isSame(as other: BindingLocation<Base.Element>) -> Bool {
        // The value read at creation is part of it: a row whose element changed must be updated.
        guard let other = other as? ElementLocation<Base> else { return false }
        return index == other.index && collection.location.isSame(as: other.collection.location)
            && planEqual(last, other.last)
    }
}
