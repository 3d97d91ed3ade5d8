import ViewGraph
import ViewLayout

/// Views in a box, with a label over it.
///
/// Follows <https://developer.apple.com/documentation/swiftui/groupbox>.
public struct GroupBox<Label: View, Content: View>: View {
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let content: Content
    @Environment(\.groupBoxStyles) private var styles

    /// Any views with a label of any views.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// Any views with a label of any views.
    public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    /// The box as the style in force shows it.
    public var body: some View {
        styles.style._makeView(
            GroupBoxStyleConfiguration(
                label: .init(view: AnyView(label)),
                // Boxes inside have the style that this one has.
                content: .init(
                    view: styles.hasOuter ? AnyView(content.environment(\.groupBoxStyles, styles)) : AnyView(content)))
        )
        .inBody(of: styles, \.groupBoxStyles)
    }
}

extension GroupBox where Label == EmptyView {
    /// Any views.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content) }
}

extension GroupBox where Label == Text {
    /// Any views with a localised title.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content)
    }
    /// Any views with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content)
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box that a style is given, in the style that holds around that one.
    public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
        label = configuration.label
        content = configuration.content
    }
}

/// A look of boxes with a label.
///
/// Follows <https://developer.apple.com/documentation/swiftui/groupboxstyle>.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The type of the view that shows it.
    associatedtype Body: View
    /// What a style is told.
    typealias Configuration = GroupBoxStyleConfiguration

    /// The view that shows it.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension GroupBoxStyle {
    func _makeView(_ configuration: GroupBoxStyleConfiguration) -> AnyView {
        AnyView(StyledView(self, configuration) { $0.makeBody(configuration: $1) })
    }
}

/// What a style is told of a box.
public struct GroupBoxStyleConfiguration {
    /// A box's label.
    public struct Label: View {
        let view: AnyView
        /// What the author gave.
        public var body: some View { view }
    }
    /// What is in a box.
    public struct Content: View {
        let view: AnyView
        /// What the author gave.
        public var body: some View { view }
    }
    /// The label.
    public let label: GroupBoxStyleConfiguration.Label
    /// What is in the box.
    public let content: GroupBoxStyleConfiguration.Content
}

/// The desktop's look: a frame under the label.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// The desktop's look.
    public nonisolated init() {}
    /// A frame under the label.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            configuration.label.font(.headline)
            VStack { configuration.content }
                .padding(10)
                .background(BackdropView(kind: .frame).accessibilityHidden(true))
        }
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The desktop's look.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
    var groupBoxStyles: StyleChain<any GroupBoxStyle> {
        get { self[GroupBoxStylesKey.self] }
        set { self[GroupBoxStylesKey.self] = newValue }
    }
    private struct GroupBoxStylesKey: EnvironmentKey {
        static var defaultValue: StyleChain<any GroupBoxStyle> { StyleChain(DefaultGroupBoxStyle()) }
    }
}

extension View {
    /// Sets the look of boxes with a label in this view.
    public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        self.style(\.groupBoxStyles, style)
    }
}
