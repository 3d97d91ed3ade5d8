import Toolkit
import ViewGraph
import ViewLayout

/// What a view takes the focus for.
///
/// Follows <https://developer.apple.com/documentation/swiftui/focusinteractions>.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public nonisolated init(rawValue: Int) { self.rawValue = rawValue }
    /// As controls that are pressed by keys.
    public static let activate = FocusInteractions(rawValue: 1)
    /// As views that are edited by keys.
    public static let edit = FocusInteractions(rawValue: 2)
    /// For all of it.
    public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
    /// Lets the keyboard focus come to this view as a whole, by Tab and by a click.
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(_FocusableModifier(isFocusable: isFocusable))
    }

    /// Lets the keyboard focus come to this view as a whole. On this desktop Tab reaches all views that take the focus,
    /// so `interactions` makes no difference.
    public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        modifier(_FocusableModifier(isFocusable: isFocusable && !interactions.isEmpty))
    }

    /// Draws no ring around focusable views in this view while they have the focus.
    public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isFocusEffectEnabled) { if disabled { $0 = false } }
    }
}

extension EnvironmentValues {
    /// Whether the nearest `focusable` view around the view has the focus, or something in it has.
    public internal(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }
    private struct IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }

    /// Whether views show that they have the focus.
    public var isFocusEffectEnabled: Bool {
        get { self[FocusEffectKey.self] }
        set { self[FocusEffectKey.self] = newValue }
    }
    private struct FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }
}

/// Lets a view take the focus.
struct _FocusableModifier: ViewModifier {
    typealias Body = Never
    let isFocusable: Bool

    static func _makeModifiedNode<V: View>(_ modifier: Self, _ content: V, _ parent: _GraphNode) -> _GraphNode {
        FocusableNode(modifier, content, parent: parent)
    }
    static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        unsafeDowncast(node, to: FocusableNode<V>.self).receive(modifier, content)
    }
}

/// The place of views that take the focus. Each has a surface of its own, which has it.
final class FocusableNode<Content: View>: ParentNode, DirectedNode, FocusTracking {
    private var modifier: _FocusableModifier
    private let scope: EnvironmentScope
    private var items: [(item: EffectItem, surface: any FocusSurface)] = []

    init(_ modifier: _FocusableModifier, _ content: Content, parent: _GraphNode) {
        self.modifier = modifier
        scope = EnvironmentScope(parent: parent.environment) { $0 }
        super.init(parent: parent)
        environment = scope
        flags.subtract(.ofContainer)
        flags.insert(.tracksFocus)
        tell(false)
        child = Content._makeNode(content, self)
    }

    func receive(_ new: _FocusableModifier, _ content: Content) {
        modifier = new
        update()
        Content._updateNode(child, content)
    }

    override func update() {
        let content = surfaceContent
        for item in items { item.surface.update(content) }
    }

    private var surfaceContent: FocusSurfaceContent {
        Graph.track(self) {
            var content = FocusSurfaceContent()
            content.isFocusable = modifier.isFocusable && environmentValues.isEnabled
            content.showsFocus = environmentValues.isFocusEffectEnabled
            return content
        }
    }

    override func appendOutputs(_ outputs: inout [AnyObject]) {
        let inner = child.layoutItems()
        if flags.contains(.inMenu) { return outputs += inner }
        while items.count > inner.count { items.removeLast().item.child = nil }
        for (index, inner) in inner.enumerated() {
            if index == items.count { items.append(makeItem()) }
            items[index].item.child = inner
            outputs.append(items[index].item)
        }
    }

    private func makeItem() -> (item: EffectItem, surface: any FocusSurface) {
        var surface: (any FocusSurface)!
        let item = EffectItem { client in
            surface = Desktop.chosen.makeFocusSurface(surfaceContent, client: client)
            return (surface, keeping: nil)
        }
        item.node = self
        item.layoutDirection = environmentValues.layoutDirection
        Structure.noteStale(item)
        return (item, surface)
    }

    var directedItems: [LayoutItem] { items.map(\.item) }

    // MARK: Where the focus is

    func focusEntered() { tell(modifier.isFocusable) }
    func focusLeft() { tell(false) }

    private func tell(_ isFocused: Bool) {
        scope.setTransform { list in
            var values = EnvironmentValues(list: list)
            values.isFocused = isFocused
            return values.list
        }
        if !Graph.isUpdating { Graph.requestWork() }
    }

    override func unmount() {
        super.unmount()
        for item in items { item.item.node = nil }
        scope.remove()
    }
}
