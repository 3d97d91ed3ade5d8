import Foundation
import Toolkit
import ViewGraph
import ViewLayout

extension View {
    /// Labels the view as a tab of the tab view that it is in: by the text and the symbol of `label`.
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(_TabItemModifier(label: label()))
    }
}

/// Labels a tab.
public struct _TabItemModifier<Label: View>: ViewModifier {
    public typealias Body = Never
    nonisolated(unsafe) let label: Label

    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        TabItemNode(modifier, content, parent: parent)
    }
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        unsafeDowncast(node, to: TabItemNode<V, Label>.self).receive(modifier, content)
    }
}

/// The place of a view with the label of a tab. In a tab view its views are made when they are first to be shown.
final class TabItemNode<Content: View, Label: View>: _GraphNode, TabPage {
    private var content: Content
    private var label: LabelHolder<Label>!
    private var page: HostNode<Content>?
    /// Of a view that is in no tab view.
    private var child: _GraphNode?
    private let item = TabItem()
    private weak var tabs: TabsModel?
    private let scope: EnvironmentScope
    private let header: HeaderGroup

    init(_ modifier: _TabItemModifier<Label>, _ content: Content, parent: _GraphNode) {
        self.content = content
        tabs = Graph.untracked { EnvironmentValues(parent.environment).tabsModel }
        let group = HeaderGroup(in: Graph.untracked { EnvironmentValues(parent.environment).headerGroup })
        header = group
        scope = EnvironmentScope(parent: parent.environment) { list in
            var values = EnvironmentValues(list: list)
            values.tabsModel = nil
            values.headerGroup = group
            return values.list
        }
        super.init(parent: parent)
        guard tabs != nil else {
            child = Content._makeNode(content, self)
            return
        }
        flags.subtract(.ofContainer)
        environment = scope
        header.isShown = false
        label = LabelHolder(modifier.label, parent: self) { [weak self] in self?.tabs?.changed() }
        item.page = self
        item.heldValue = heldValue(of: content)
    }

    func receive(_ modifier: _TabItemModifier<Label>, _ content: Content) {
        self.content = content
        if let child { return Content._updateNode(child, content) }
        item.heldValue = heldValue(of: content)
        label.receive(modifier.label)
        page?.receive(content)
    }

    // MARK: The label

    var title: String { label.title }
    var iconNames: [String] { label.iconNames }

    // MARK: The views

    let host = SurfaceHost.bare()

    func setShown(_ isShown: Bool) {
        header.isShown = isShown
        if isShown { flags.remove(.hidesPreferences) } else { flags.insert(.hidesPreferences) }
        guard isShown, page == nil else { return }
        page = HostNode(content, host: host, parent: self)
        host.arrangeWidgets()
    }

    // MARK: Node

    override func appendOutputs(_ outputs: inout [AnyObject]) {
        if let child { child.appendOutputs(&outputs) } else { outputs.append(item) }
    }

    override func childOutputsChanged() -> Bool { child == nil }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        if let child { body(child) }
        if let page { body(page) }
        if let label { body(label.node) }
    }

    override func unmount() {
        super.unmount()
        child?.unmount()
        label?.node.unmount()
        page?.unmount()
        header.end()
        scope.remove()
    }
}

/// A tab as its tab view sees it.
@MainActor
protocol TabPage: AnyObject {
    var title: String { get }
    var iconNames: [String] { get }
    /// Holds the views once the tab has been shown.
    var host: SurfaceHost { get }
    func setShown(_ isShown: Bool)
}

/// What stands for a tab among the views of a tab view.
final class TabItem: LayoutItem {
    nonisolated(unsafe) weak var page: (any TabPage)?
    /// A value attached to the views before they were labelled as a tab.
    nonisolated(unsafe) var heldValue: (any HeldLayoutValue)?

    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        heldValue?.value(of: key) ?? K.defaultValue
    }
}

/// A modifier that attaches a value.
protocol HeldLayoutValue {
    func value<K: LayoutValueKey>(of key: K.Type) -> K.Value?
}

extension _LayoutValueLayout: HeldLayoutValue {
    nonisolated func value<Other: LayoutValueKey>(of key: Other.Type) -> Other.Value? {
        Other.self == Key.self ? value as? Other.Value : nil
    }
}

/// A view with a modifier, of any type.
private protocol ModifiedView {
    var anyContent: Any { get }
    var anyModifier: Any { get }
}

extension ModifiedContent: ModifiedView {
    fileprivate var anyContent: Any { content }
    fileprivate var anyModifier: Any { modifier }
}

/// The value that is attached to a view whose place has not been made yet.
private func heldValue(of view: Any) -> (any HeldLayoutValue)? {
    guard let modified = view as? any ModifiedView else { return nil }
    return modified.anyModifier as? any HeldLayoutValue ?? heldValue(of: modified.anyContent)
}

/// A tab view as its tabs see it.
@MainActor
final class TabsModel {
    var changed: () -> Void = {}
}

extension EnvironmentValues {
    /// The tab view whose tabs the views are; nil inside the tabs.
    var tabsModel: TabsModel? {
        get { self[TabsModelKey.self] }
        set { self[TabsModelKey.self] = newValue }
    }
    private struct TabsModelKey: EnvironmentKey { static var defaultValue: TabsModel? { nil } }
}
