import ViewGraph

/// Views of which one is shown, chosen by a bar of tabs.
///
/// Each view of the content is a tab, labelled by its `tabItem`. A tab's views are made when it is first chosen, and keep
/// their state from then on. A `tag` counts only if its type is exactly the selection's, optional or not; where no tab has
/// the selected value, the first one is shown. Takes all the room that it is offered.
/// Follows <https://developer.apple.com/documentation/swiftui/tabview>.
public struct TabView<SelectionValue: Hashable, Content: View>: _PrimitiveView {
    let selection: Binding<SelectionValue>?
    nonisolated(unsafe) let content: Content

    /// Tabs of which the one tagged with the selected value is shown.
    public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode { TabViewNode(view, parent: parent) }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: TabViewNode<SelectionValue, Content>.self).receive(view)
    }
}

extension TabView where SelectionValue == Int {
    /// Tabs of which the person alone chooses.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

/// A tab with its label and its value, for `TabView`.
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
    nonisolated(unsafe) private let value: Value?
    nonisolated(unsafe) private let content: Content
    nonisolated(unsafe) private let label: Label

    private nonisolated init(_ value: Value?, _ content: Content, _ label: Label) {
        self.value = value
        self.content = content
        self.label = label
    }

    /// The tab.
    public var body: some View {
        if let value {
            content.tabItem { label }.tag(value)
        } else {
            content.tabItem { label }
        }
    }
}

extension Tab where Label == SwiftUI.Label<Text, Image> {
    /// A tab with a localised title and a symbol, shown while the selection is `value`.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(value, content(), SwiftUI.Label(titleKey, systemImage: systemImage))
    }
    /// A tab with a title as it is and a symbol, shown while the selection is `value`.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(value, content(), SwiftUI.Label(title, systemImage: systemImage))
    }
}

extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
    /// A tab with a localised title and a symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(nil, content(), SwiftUI.Label(titleKey, systemImage: systemImage))
    }
    /// A tab with a title as it is and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(nil, content(), SwiftUI.Label(title, systemImage: systemImage))
    }
}

/// How a tab view shows its tabs.
public protocol TabViewStyle {}

/// A bar of tabs over the views.
public struct DefaultTabViewStyle: TabViewStyle {
    public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A bar of tabs over the views.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension View {
    /// Sets how tab views in this view show their tabs; there is one style.
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
}
