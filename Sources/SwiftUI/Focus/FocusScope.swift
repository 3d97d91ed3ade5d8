import ViewGraph

extension View {
    /// Has the focus begin within this view where `prefersDefaultFocus` says, when the view appears and after
    /// `resetFocus`. Follows <https://developer.apple.com/documentation/swiftui/view/focusscope(_:)>.
    public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View {
        modifier(_FocusScopeModifier(namespace: namespace, isScope: true))
    }

    /// Whether the focus begins here in the scope of `namespace`; of several views the first.
    public nonisolated func prefersDefaultFocus(
        _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
    ) -> some View {
        modifier(_FocusScopeModifier(namespace: namespace, isScope: false, isPreferred: prefersDefaultFocus))
    }
}

/// Puts the focus where it begins; from the environment: `@Environment(\.resetFocus)`.
///
/// Follows <https://developer.apple.com/documentation/swiftui/resetfocusaction>.
public struct ResetFocusAction: Sendable {
    /// Moves the focus to the view of the scope that prefers it, else to the first that takes it. Does nothing without a
    /// scope of that name.
    @MainActor @preconcurrency
    public func callAsFunction(in namespace: Namespace.ID) {
        FocusRequests.add(AnyHashable(namespace)) { FocusScopes.reset(namespace) }
    }
}

extension EnvironmentValues {
    /// Puts the focus where it begins.
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

/// Marks a scope of the focus, or a view in it that prefers to have it.
struct _FocusScopeModifier: ViewModifier {
    typealias Body = Never
    let namespace: Namespace.ID
    let isScope: Bool
    var isPreferred = false

    static func _makeModifiedNode<V: View>(_ modifier: Self, _ content: V, _ parent: _GraphNode) -> _GraphNode {
        FocusScopeNode(modifier, content, parent: parent)
    }
    static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: FocusScopeNode<V>.self)
        node.mark = modifier
        node.receive(content)
    }
}

/// The place of a view with such a mark.
final class FocusScopeNode<Content: View>: ContentNode<Content>, FocusScopeMarked {
    var mark: _FocusScopeModifier

    init(_ mark: _FocusScopeModifier, _ content: Content, parent: _GraphNode) {
        self.mark = mark
        super.init(content, parent: parent)
        FocusScopes.add(self)
        if mark.isScope {
            FocusRequests.add(AnyHashable(ObjectIdentifier(self))) { [weak self] in
                if let self { FocusScopes.begin(in: self) }
            }
        }
    }

    override func unmount() {
        super.unmount()
        FocusScopes.remove(self)
    }
}

@MainActor
protocol FocusScopeMarked: _GraphNode {
    var mark: _FocusScopeModifier { get }
}

/// The scopes of the focus that there are, and the views in them that prefer it.
@MainActor
enum FocusScopes {
    private static var nodes: [any FocusScopeMarked] = []

    static func add(_ node: any FocusScopeMarked) { nodes.append(node) }
    static func remove(_ node: any FocusScopeMarked) { nodes.removeAll { $0 === node } }

    /// Moves the focus to the view that prefers it; false where none does.
    @discardableResult
    static func begin(in scope: any FocusScopeMarked) -> Bool {
        let preferring = nodes.filter {
            !$0.mark.isScope && $0.mark.isPreferred && $0.mark.namespace == scope.mark.namespace && $0.isBelow(scope)
        }
        return scope.firstInOrder(of: preferring) { $0.takeFocus() }
    }

    static func reset(_ namespace: Namespace.ID) {
        for scope in nodes where scope.mark.isScope && scope.mark.namespace == namespace {
            if begin(in: scope) || scope.takeFocus() { return }
        }
    }
}

extension _GraphNode {
    /// Asks `body` of those `nodes` that are below this one, in the order of the views, until it answers true.
    @MainActor
    func firstInOrder(of nodes: [_GraphNode], _ body: (_GraphNode) -> Bool) -> Bool {
        if nodes.isEmpty { return false }
        let wanted = Set(nodes.map { ObjectIdentifier($0) })
        var isFound = false
        func visit(_ node: _GraphNode) {
            if isFound { return }
            if wanted.contains(ObjectIdentifier(node)), body(node) { return isFound = true }
            node.forEachChild(visit)
        }
        visit(self)
        return isFound
    }
}
