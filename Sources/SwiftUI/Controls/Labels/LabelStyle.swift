import ViewGraph
import ViewLayout

/// A look of labels.
///
/// Follows <https://developer.apple.com/documentation/swiftui/labelstyle>.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The type of the view that shows a label.
    associatedtype Body: View
    /// What is known of a label.
    typealias Configuration = LabelStyleConfiguration

    /// The view that shows a label.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label, for its style.
public struct LabelStyleConfiguration {
    /// A label's title.
    public struct Title: View {
        let view: AnyView
        /// What the author gave.
        public var body: some View { view }
    }
    /// A label's icon.
    public struct Icon: View {
        let view: AnyView
        /// What the author gave.
        public var body: some View { view }
    }
    /// The title.
    public let title: LabelStyleConfiguration.Title
    /// The icon.
    public let icon: LabelStyleConfiguration.Icon
    /// What the title says where it is a text.
    let name: String

    nonisolated init<T: View, I: View>(title: T, icon: I, name: String) {
        self.title = Title(view: AnyView(title))
        self.icon = Icon(view: AnyView(icon))
        self.name = name
    }
}

/// The look that fits the place: icon and title.
public struct DefaultLabelStyle: LabelStyle {
    /// The look that fits the place.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// The icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// The icon before the title.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) {
            // The title says it all.
            configuration.icon.modifier(LabelIconModifier())
            configuration.title
        }
    }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// The title alone.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone, named by the title.
public struct IconOnlyLabelStyle: LabelStyle {
    /// The icon alone.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        configuration.icon.environment(\.iconName, configuration.name.isEmpty ? nil : configuration.name)
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The look that fits the place.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon before the title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone, named by the title.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle {
    func _makeView(_ configuration: LabelStyleConfiguration) -> AnyView {
        AnyView(StyledView(self, configuration) { $0.makeBody(configuration: $1) })
    }
}

extension EnvironmentValues {
    var labelStyles: StyleChain<any LabelStyle> {
        get { self[LabelStylesKey.self] }
        set { self[LabelStylesKey.self] = newValue }
    }
    private struct LabelStylesKey: EnvironmentKey {
        static var defaultValue: StyleChain<any LabelStyle> { StyleChain(DefaultLabelStyle()) }
    }
}

extension View {
    /// Sets the look of labels in this view.
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View { self.style(\.labelStyles, style) }
}
