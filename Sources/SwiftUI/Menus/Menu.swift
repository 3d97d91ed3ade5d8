import ViewGraph

/// A button that opens a menu; in a menu, a submenu.
///
/// Buttons, toggles, pickers, further menus, sections and dividers in the content become entries; a plain text is an
/// entry that cannot be chosen. Entries follow their state, also while the menu is open.
/// Follows <https://developer.apple.com/documentation/swiftui/menu>.
public struct Menu<Label: View, Content: View>: View {
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let content: Content
    private let primaryAction: (@MainActor () -> Void)?
    @Environment(\.menuStyle) private var style

    private nonisolated init(label: Label, content: Content, primaryAction: (@MainActor () -> Void)?) {
        self.label = label
        self.content = content
        self.primaryAction = primaryAction
    }

    /// A menu with a label of any views.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content(), primaryAction: nil)
    }

    /// A menu with a label of any views, which does `primaryAction` when it is clicked; its arrow opens the menu.
    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(label: label(), content: content(), primaryAction: primaryAction)
    }

    /// The menu in the style in force.
    public var body: some View {
        if let style {
            style.makeView(MenuStyleConfiguration(label: label, content: content, primaryAction: primaryAction))
                .environment(\.menuStyle, nil)
        } else {
            MenuView(label: label, content: content, primaryAction: primaryAction)
        }
    }
}

extension Menu where Label == Text {
    /// A menu with a localised title.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content(), primaryAction: nil)
    }
    /// A menu with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content(), primaryAction: nil)
    }
    /// A menu with a localised title, which does `primaryAction` when it is clicked; its arrow opens the menu.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
    }
    /// A menu with a title as it is, which does `primaryAction` when it is clicked; its arrow opens the menu.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(label: Text(title), content: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    /// A menu with a localised title and a symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(label: Label(titleKey, systemImage: systemImage), content: content(), primaryAction: nil)
    }
    /// A menu with a title as it is and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(label: Label(title, systemImage: systemImage), content: content(), primaryAction: nil)
    }
    /// A menu with a localised title and a symbol, which does `primaryAction` when it is clicked.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(label: Label(titleKey, systemImage: systemImage), content: content(), primaryAction: primaryAction)
    }
    /// A menu with a title as it is and a symbol, which does `primaryAction` when it is clicked.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(label: Label(title, systemImage: systemImage), content: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu that a style is given, for styles that change it a little and leave the rest to another.
    public nonisolated init(_ configuration: MenuStyleConfiguration) {
        self.init(
            label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
    }
}
