import ViewGraph
import ViewLayout

/// Where the focus is, as a value of the view's: which of its fields has it, or whether one has.
///
/// Writing a value moves the focus to the view that was bound to it by `focused(_:equals:)`; nil or false takes it away.
/// Follows <https://developer.apple.com/documentation/swiftui/focusstate>.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty, StoredProperty, @unchecked Sendable {
    private let nothing: Value
    private var storage: FocusStorage<Value>?

    /// A way to read and write the state, for `focused(_:)`.
    @propertyWrapper
    public struct Binding: Equatable, @unchecked Sendable {
        let storage: FocusStorage<Value>?
        let nothing: Value

        /// Where the focus is.
        public var wrappedValue: Value {
            get { storage?.location.current ?? nothing }
            nonmutating set { storage?.request(newValue) }
        }
        /// The binding itself.
        public var projectedValue: Binding { self }

        public static func == (a: Self, b: Self) -> Bool { a.storage === b.storage }
    }

    /// Whether the view has the focus.
    public init() where Value == Bool { nothing = false }

    /// Which view has the focus; nil for none of those bound.
    public init<T: Hashable>() where Value == T? { nothing = nil }

    /// Where the focus is.
    public var wrappedValue: Value {
        get { storage?.location.current ?? nothing }
        nonmutating set { storage?.request(newValue) }
    }

    /// A binding to it.
    public var projectedValue: Binding { Binding(storage: storage, nothing: nothing) }

    @MainActor
    public static func _install(
        _ field: UnsafeMutableRawPointer, old: UnsafeMutableRawPointer?, _ node: _GraphNode
    ) {
        let field = field.assumingMemoryBound(to: Self.self)
        field.pointee.storage =
            old?.assumingMemoryBound(to: Self.self).pointee.storage ?? FocusStorage(field.pointee.nothing)
    }
    public static var _isPrepared: Bool { false }
    @MainActor
    public static func _changedAt(_ field: UnsafeRawPointer) -> UInt32 {
        field.assumingMemoryBound(to: Self.self).pointee.storage?.location.changedAt ?? 0
    }
}

/// The value of a focus state, and the views that are bound to it.
final class FocusStorage<Value: Hashable>: @unchecked Sendable {
    let location: Location<Value>
    private let nothing: Value
    @MainActor private var views: [Bound] = []
    /// What the app has asked for and has not got yet: a window that comes gives the focus to its first view before.
    @MainActor private var wanted: Value?

    private struct Bound {
        weak var node: _GraphNode?
        var value: Value
    }

    /// Fields of searches, which are in the bar and in no node of the content.
    @MainActor private var searches: [BoundSearch] = []

    private struct BoundSearch {
        weak var target: (any SearchFocusTarget)?
        var value: Value
    }

    @MainActor
    func bind(_ target: any SearchFocusTarget, to value: Value) {
        unbind(target)
        searches.append(BoundSearch(target: target, value: value))
    }

    @MainActor
    func unbind(_ target: any SearchFocusTarget) {
        searches.removeAll { $0.target == nil || $0.target === target }
    }

    init(_ nothing: Value) {
        self.nothing = nothing
        location = Location(nothing)
    }

    /// An app writes: the focus goes there after the update.
    func request(_ value: Value) {
        location.set(value)
        guard MainThread.isCurrent else { return }
        nonisolated(unsafe) let value = value
        onMainThread { wanted = value }
        onMainThread { FocusRequests.add(AnyHashable(ObjectIdentifier(self))) { [self] in apply() } }
    }

    @MainActor
    func bind(_ node: _GraphNode, to value: Value) {
        views.removeAll { $0.node == nil || $0.node === node }
        views.append(Bound(node: node, value: value))
    }

    @MainActor
    func unbind(_ node: _GraphNode) { views.removeAll { $0.node == nil || $0.node === node } }

    @MainActor
    func entered(_ value: Value) {
        if wanted == nil { location.set(value) }
    }

    /// The focus has left the view of `value`, and is in no other unless that says so next.
    @MainActor
    func left(_ value: Value) {
        if wanted == nil, location.untracked == value { location.set(nothing) }
    }

    @MainActor
    private func apply() {
        let wanted = wanted ?? location.untracked
        self.wanted = nil
        if wanted == nothing {
            // Only the focus of a view that is bound here is taken away.
            for search in searches {
                if let target = search.target, target.hasFocus { return target.returnFocus() }
            }
            for view in views {
                guard let node = view.node, let holder = node.focusHolder else { continue }
                if holder.focus.node?.isBelow(node) == true { return holder.clearFocus() }
            }
            return
        }
        for search in searches where search.value == wanted {
            guard let target = search.target else { continue }
            if target.hasFocus { return location.set(wanted) }
            target.focus()
            return
        }
        for view in views where view.value == wanted {
            guard let node = view.node, !node.flags.contains(.unmounted) else { continue }
            if let holder = node.focusHolder, holder.focus.node?.isBelow(node) == true { return location.set(wanted) }
            if node.takeFocus() { return }
        }
        // There is no such view, or it takes none.
        location.set(nothing)
    }
}

/// Focus that was asked for, given after the next update, when views and windows are there.
@MainActor
enum FocusRequests {
    private static var requests: [(id: AnyHashable, apply: @MainActor () -> Void)] = []

    static func add(_ id: AnyHashable, _ apply: @escaping @MainActor () -> Void) {
        requests.removeAll { $0.id == id }
        requests.append((id, apply))
        Graph.requestWork()
    }

    static func apply() {
        guard !requests.isEmpty else { return }
        let taken = requests
        requests = []
        for request in taken { request.apply() }
        Structure.updateAll()
    }
}

/// A node with a focus of its own for all that is below it: a window or a sheet.
@MainActor
protocol FocusHolder: AnyObject {
    var focus: WindowFocus { get }
    /// False for a popover, whose focus is its window's.
    var hasFocusOfItsOwn: Bool { get }
    func clearFocus()
}

extension _GraphNode {
    /// The window or sheet that the node is in; nil in commands.
    @MainActor
    var focusHolder: (any FocusHolder)? {
        var node: _GraphNode? = self
        while let current = node {
            if let holder = current as? any FocusHolder, holder.hasFocusOfItsOwn { return holder }
            node = current.parent
        }
        return nil
    }

    /// Gives the keyboard focus to the first view here that takes it; false where none does.
    @MainActor
    func takeFocus() -> Bool {
        layoutItems().contains { item in
            var leaves: [LayoutItem] = []
            item.appendLeaves(&leaves)
            // Only items with widgets add themselves to the leaves.
            return leaves.contains { unsafeDowncast($0, to: WidgetItem.self).takeFocus() }
        }
    }
}
