import ViewGraph

extension View {
    /// Runs `action` when the view appears, before its first frame is drawn.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceModifier(appear: action, disappear: nil))
    }

    /// Runs `action` after the view has gone.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceModifier(appear: nil, disappear: action))
    }

    /// Runs `action` when the view appears, in a task that is cancelled when the view goes.
    public nonisolated func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Runs `action` when the view appears and again when `id` changes; the earlier task is then cancelled.
    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: value, priority: priority, action: action))
    }
}

/// Tells of appearing and disappearing.
public struct _AppearanceModifier: ViewModifier {
    public typealias Body = Never
    nonisolated(unsafe) let appear: (() -> Void)?
    nonisolated(unsafe) let disappear: (() -> Void)?

    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        AppearanceNode(modifier, content, parent: parent)
    }
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: AppearanceNode<V>.self)
        node.modifier = modifier
        node.receive(content)
    }
}

final class AppearanceNode<Content: View>: ContentNode<Content> {
    var modifier: _AppearanceModifier

    init(_ modifier: _AppearanceModifier, _ content: Content, parent: _GraphNode) {
        self.modifier = modifier
        super.init(content, parent: parent)
        // After the content is made, so that what is inside comes first.
        if let appear = modifier.appear {
            Graph.enqueue(.appeared) { [weak self] in
                if self?.flags.contains(.unmounted) == false { appear() }
            }
        }
    }

    override func unmount() {
        super.unmount()
        if let disappear = modifier.disappear {
            Graph.enqueue(Removal.isImmediate ? .disappearedAtOnce : .disappeared) { disappear() }
        }
    }
}

/// Runs a task for as long as the view is there.
public struct _TaskModifier<ID: Equatable>: ViewModifier {
    public typealias Body = Never
    nonisolated(unsafe) let id: ID
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        TaskNode(modifier, content, parent: parent)
    }
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: TaskNode<V, ID>.self)
        node.receive(content)
        node.receive(modifier)
    }
}

final class TaskNode<Content: View, ID: Equatable>: ContentNode<Content> {
    private var modifier: _TaskModifier<ID>
    private var task: Task<Void, Never>?
    /// Counts starts: only the last of an update runs.
    private var starts = 0

    init(_ modifier: _TaskModifier<ID>, _ content: Content, parent: _GraphNode) {
        self.modifier = modifier
        super.init(content, parent: parent)
        start()
    }

    func receive(_ new: _TaskModifier<ID>) {
        let isChanged = modifier.id != new.id
        modifier = new
        if !isChanged { return }
        task?.cancel()
        start()
    }

    private func start() {
        let (priority, action) = (modifier.priority, modifier.action)
        starts += 1
        Graph.enqueue(.tasks) { [weak self, starts] in
            // With another start in the same update this one is over before it has begun.
            guard let self, starts == self.starts, !flags.contains(.unmounted) else { return }
            task = Task(priority: priority) { @MainActor in await action() }
        }
    }

    override func unmount() {
        super.unmount()
        task?.cancel()
        task = nil
    }
}
