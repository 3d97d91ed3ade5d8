import Observation

/// Takes back a node's registrations with the observable models that its last evaluation read.
///
/// Observation has no public way to take a registration back, so a node that is evaluated again for another reason would
/// pile registrations up in the model. The sentinel is a private observable read within the same tracking: changing it
/// fires, and so ends, the registration. It is made only for nodes that read a model.
package final class ObservationSentinel: Observable {
    private let registrar = ObservationRegistrar()
    private var isArmed = false
    private var value: Int { 0 }

    private func arm() {
        isArmed = true
        registrar.access(self, keyPath: \.value)
    }

    /// Ends the registrations of the last evaluation.
    package func cancel() {
        guard isArmed else { return }
        isArmed = false
        registrar.willSet(self, keyPath: \.value)
    }

    /// Runs `body`; a later change of a property that it read marks `node`, on the main thread.
    @MainActor
    static func track<Result>(
        _ node: _GraphNode, _ sentinel: inout ObservationSentinel?, _ body: () -> Result
    ) -> Result {
        sentinel?.cancel()
        let current = sentinel
        var readsModel = false
        let evaluation = node.evaluation
        // The autoclosure runs only when something observable was read.
        func onChange() -> @Sendable () -> Void {
            readsModel = true
            return { [weak node] in
                if MainThread.isCurrent {
                    onMainThread {
                        Graph.markInTurn {
                            if let node, node.evaluation == evaluation, Graph.mayMarkDespiteEvaluation() {
                                Graph.mark(node)
                            }
                        }
                    }
                } else {
                    markAfterChangeElsewhere { Graph.markInTurn { if let node { Graph.mark(node) } } }
                }
            }
        }
        let result = withObservationTracking(
            {
                current?.arm()
                return body()
            }, onChange: onChange())
        if readsModel && sentinel == nil { sentinel = ObservationSentinel() }
        return result
    }
}
