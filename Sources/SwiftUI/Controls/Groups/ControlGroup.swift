import ViewGraph
import ViewLayout

/// Controls that belong together.
///
/// Follows <https://developer.apple.com/documentation/swiftui/controlgroup>.
public struct ControlGroup<Content: View>: View {
    nonisolated(unsafe) private let content: Content
    @Environment(\.controlGroupStyles) private var styles

    /// Any controls.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Any controls, with a label for where they are shown as one.
    public nonisolated init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.content = LabeledControlGroupContent(content: content(), label: label())
    }

    /// Any controls, with a localised title for where they are shown as one.
    public nonisolated init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.content = LabeledControlGroupContent(content: content(), label: Text(titleKey))
    }

    /// Any controls, with a title as it is for where they are shown as one.
    @_disfavoredOverload
    public nonisolated init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.content = LabeledControlGroupContent(content: content(), label: Text(title))
    }

    /// The group as the style in force shows it.
    public var body: some View {
        let label = (content as? any LabelledGroup)?.erasedLabel
        styles.style._makeView(
            ControlGroupStyleConfiguration(
                content: .init(view: AnyView(content)), label: .init(view: label ?? AnyView(EmptyView())),
                hasLabel: label != nil)
        )
        .inBody(of: styles, \.controlGroupStyles)
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The group that a style is given, in the style that holds around that one.
    public nonisolated init(_ configuration: ControlGroupStyleConfiguration) { content = configuration.content }
}

/// The controls of a group that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let label: Label
    /// The controls.
    public var body: some View { content }
}

@MainActor
private protocol LabelledGroup {
    var erasedLabel: AnyView { get }
}

extension LabeledControlGroupContent: LabelledGroup {
    fileprivate var erasedLabel: AnyView { AnyView(label) }
}

/// A look of groups of controls.
///
/// Follows <https://developer.apple.com/documentation/swiftui/controlgroupstyle>.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    /// The type of the view that shows it.
    associatedtype Body: View
    /// What a style is told.
    typealias Configuration = ControlGroupStyleConfiguration

    /// The view that shows it.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension ControlGroupStyle {
    func _makeView(_ configuration: ControlGroupStyleConfiguration) -> AnyView {
        AnyView(StyledView(self, configuration) { $0.makeBody(configuration: $1) })
    }
}

/// What a style is told of a group of controls.
public struct ControlGroupStyleConfiguration {
    /// The controls of a group.
    public struct Content: View {
        let view: AnyView
        /// What the author gave.
        public var body: some View { view }
    }
    /// A group's label.
    public struct Label: View {
        let view: AnyView
        /// What the author gave.
        public var body: some View { view }
    }
    /// The controls.
    public let content: ControlGroupStyleConfiguration.Content
    /// The label; empty where the author gave none.
    public let label: ControlGroupStyleConfiguration.Label
    let hasLabel: Bool
}

/// The desktop's look: controls close beside each other.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// The desktop's look.
    public nonisolated init() {}
    /// Controls close beside each other.
    public func makeBody(configuration: Configuration) -> some View { ControlGroupRow(configuration: configuration) }
}

/// Controls for going back and forth, close beside each other.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// Controls for going back and forth.
    public nonisolated init() {}
    /// Controls close beside each other.
    public func makeBody(configuration: Configuration) -> some View { ControlGroupRow(configuration: configuration) }
}

/// Controls close beside each other; in a bar without room for them a menu of them, where they have a label for it.
private struct ControlGroupRow: View {
    let configuration: ControlGroupStyleConfiguration
    @Environment(\.isInBar) private var isInBar

    var body: some View {
        if isInBar, configuration.hasLabel {
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 2) { configuration.content }
                Menu {
                    configuration.content
                } label: {
                    configuration.label
                }
            }
        } else {
            HStack(spacing: 2) { configuration.content }
        }
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The desktop's look.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// Controls for going back and forth.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension EnvironmentValues {
    var controlGroupStyles: StyleChain<any ControlGroupStyle> {
        get { self[ControlGroupStylesKey.self] }
        set { self[ControlGroupStylesKey.self] = newValue }
    }
    private struct ControlGroupStylesKey: EnvironmentKey {
        static var defaultValue: StyleChain<any ControlGroupStyle> { StyleChain(AutomaticControlGroupStyle()) }
    }
}

extension View {
    /// Sets the look of groups of controls in this view.
    public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        self.style(\.controlGroupStyles, style)
    }
}
