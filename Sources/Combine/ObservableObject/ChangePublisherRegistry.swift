/// Finds the one publisher of changes of an object.
///
/// It is kept in the storage of the object's `@Published` properties and goes with them. An object that has none is
/// remembered here, weakly.
enum ChangePublisherRegistry {
    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        var storages: [any ChangePublisherHolder] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            for case (_, let property as any PublishedProperty) in current.children {
                let storage = property.changePublisherHolder
                if let publisher = storage.changePublisher { return publisher }
                storages.append(storage)
            }
            mirror = current.superclassMirror
        }
        guard !storages.isEmpty else { return plainObjects.publisher(of: object) }
        // Two threads may come here with the same object: the first to take the lock decides.
        return installation.withLock {
            let publisher = storages.lazy.compactMap(\.changePublisher).first ?? ObservableObjectPublisher()
            for storage in storages { storage.changePublisher = publisher }
            return publisher
        }
    }

    private static let installation = Lock()
    private static let plainObjects = PlainObjectTable()
}

/// A `Published` of any kind of value.
protocol PublishedProperty {
    var changePublisherHolder: any ChangePublisherHolder { get }
}

/// The storage of a `Published` of any kind of value.
protocol ChangePublisherHolder: AnyObject {
    var changePublisher: ObservableObjectPublisher? { get set }
}

/// The publishers of objects without `@Published` properties. Entries of objects that are gone are swept out when
/// the table has doubled, so it holds at most about twice as many as live objects.
private final class PlainObjectTable: @unchecked Sendable {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private let lock = Lock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sweepAt = 64

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        // What is swept is released after the lock.
        var swept: [ObservableObjectPublisher] = []
        defer { swept.removeAll() }
        return lock.withLock {
            // An entry whose object is gone belonged to another object at the same address.
            if let entry = entries[ObjectIdentifier(object)], entry.object === object { return entry.publisher }
            if entries.count >= sweepAt {
                swept = entries.values.filter { $0.object == nil }.map(\.publisher)
                entries = entries.filter { $0.value.object != nil }
                sweepAt = max(64, entries.count * 2)
            }
            let publisher = ObservableObjectPublisher()
            if let old = entries.updateValue(
                Entry(object: object, publisher: publisher), forKey: ObjectIdentifier(object))
            {
                swept.append(old.publisher)
            }
            return publisher
        }
    }
}
