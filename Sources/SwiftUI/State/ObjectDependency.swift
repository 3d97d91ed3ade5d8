import Combine
import ViewGraph

/// Tells the nodes that read an `ObservableObject` that it is about to change: one subscription an object, however many
/// views observe it.
final class ObjectDependency: Dependency, @unchecked Sendable {
    private var cancellable: AnyCancellable?
    private let id: ObjectIdentifier

    /// Those in use, by object. An entry goes with the last view that observes the object.
    @MainActor
    private static var known: [ObjectIdentifier: Weak] = [:]
    private struct Weak {
        weak var dependency: ObjectDependency?
    }

    /// The dependency for `object`, whose subscription keeps it alive for as long as the caller keeps this.
    @MainActor
    static func of<Object: ObservableObject>(_ object: Object) -> ObjectDependency {
        let id = ObjectIdentifier(object)
        if let dependency = known[id]?.dependency, dependency.object === object { return dependency }
        let dependency = ObjectDependency(object)
        known[id] = Weak(dependency: dependency)
        return dependency
    }

    private let object: AnyObject

    @MainActor
    private init<Object: ObservableObject>(_ object: Object) {
        id = ObjectIdentifier(object)
        self.object = object
        super.init()
        cancellable = object.objectWillChange.sink { [weak self] _ in
            if MainThread.isCurrent {
                onMainThread { Graph.markInTurn { self?.changed() } }
            } else {
                markAfterChangeElsewhere { self?.changedOffMainThread(Object.self) }
            }
        }
    }

    deinit {
        let id = id
        if MainThread.isCurrent { onMainThread { Self.forget(id) } }
    }

    @MainActor
    private static func forget(_ id: ObjectIdentifier) {
        if known[id]?.dependency == nil { known[id] = nil }
    }

    @MainActor
    private func changedOffMainThread(_ type: Any.Type) {
        Log.once("\(type) published a change from a background thread; publish on the main actor.")
        Graph.markInTurn { self.changed() }
    }
}
