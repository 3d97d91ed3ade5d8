import ViewGraph

/// An item in the desktop's panel, in view whichever app is in front: with a menu, or with a window under it.
///
/// Where no panel shows such items, which is said once, the menu is among the app's own, and an app that has nothing
/// else opens a small window. Follows <https://developer.apple.com/documentation/swiftui/menubarextra>.
public struct MenuBarExtra<Label: View, Content: View>: _PrimitiveScene {
    let extra: MenuBarExtraContent<Label, Content>

    nonisolated init(label: Label, content: Content, isInserted: Binding<Bool>?) {
        extra = MenuBarExtraContent(label: label, content: content, isInserted: isInserted)
    }

    /// An item with a label of any views, of which the panel shows the first image; texts are its name.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content(), isInserted: nil)
    }

    /// The same, in the panel while `isInserted` is true.
    public nonisolated init(
        isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), content: content(), isInserted: isInserted)
    }

    public static func _makeSceneNode(_ scene: Self, _ parent: _GraphNode) -> _GraphNode {
        MenuBarExtraNode(scene.extra, parent: parent)
    }
    public static func _updateSceneNode(_ node: _GraphNode, _ scene: Self) {
        unsafeDowncast(node, to: MenuBarExtraNode<Label, Content>.self).receive(scene.extra)
    }
}

struct MenuBarExtraContent<Label: View, Content: View> {
    nonisolated(unsafe) let label: Label
    nonisolated(unsafe) let content: Content
    let isInserted: Binding<Bool>?
}

extension MenuBarExtra where Label == Text {
    /// An item with a localised title.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content(), isInserted: nil)
    }
    /// An item with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content(), isInserted: nil)
    }
    /// An item with a localised title, in the panel while `isInserted` is true.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(label: Text(titleKey), content: content(), isInserted: isInserted)
    }
    /// An item with a title as it is, in the panel while `isInserted` is true.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(label: Text(title), content: content(), isInserted: isInserted)
    }
}

extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
    /// An item with a symbol, named by a localised title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(label: Label(titleKey, systemImage: systemImage), content: content(), isInserted: nil)
    }
    /// An item with a symbol, named by a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(label: Label(title, systemImage: systemImage), content: content(), isInserted: nil)
    }
    /// An item with a symbol, named by a localised title, in the panel while `isInserted` is true.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(label: Label(titleKey, systemImage: systemImage), content: content(), isInserted: isInserted)
    }
    /// An item with a symbol, named by a title as it is, in the panel while `isInserted` is true.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(label: Label(title, systemImage: systemImage), content: content(), isInserted: isInserted)
    }
}
