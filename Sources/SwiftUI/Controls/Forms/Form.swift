import ViewGraph
import ViewLayout

/// Controls for entering data, in groups.
///
/// Each view is a row; a `Section` is a group with its header and its footer. Follows
/// <https://developer.apple.com/documentation/swiftui/form>.
public struct Form<Content: View>: View {
    nonisolated(unsafe) private let content: Content
    @Environment(\.formStyles) private var styles

    /// A form of any views.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The form as the style in force shows it.
    public var body: some View {
        styles.style._makeView(FormStyleConfiguration(content: .init(view: AnyView(content))))
            .inBody(of: styles, \.formStyles)
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// The form that a style is given, in the style that holds around that one.
    public nonisolated init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// A look of forms.
///
/// Follows <https://developer.apple.com/documentation/swiftui/formstyle>.
@MainActor @preconcurrency
public protocol FormStyle {
    /// The type of the view that shows a form.
    associatedtype Body: View
    /// What is known of a form.
    typealias Configuration = FormStyleConfiguration

    /// The view that shows a form.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension FormStyle {
    func _makeView(_ configuration: FormStyleConfiguration) -> AnyView {
        AnyView(StyledView(self, configuration) { $0.makeBody(configuration: $1) })
    }
}

/// What a style is told of a form.
public struct FormStyleConfiguration {
    /// What is in a form.
    public struct Content: View {
        let view: AnyView
        /// What the author gave.
        public var body: some View { view }
    }
    /// What is in the form.
    public let content: FormStyleConfiguration.Content
}

/// The desktop's look: groups.
public struct AutomaticFormStyle: FormStyle {
    /// The desktop's look.
    public nonisolated init() {}
    /// Groups of rows.
    public func makeBody(configuration: Configuration) -> some View {
        GroupedFormStyle().makeBody(configuration: configuration)
    }
}

/// Groups of rows in boxes that scroll, labels on the leading and controls on the trailing side.
public struct GroupedFormStyle: FormStyle {
    /// Groups of rows in boxes.
    public nonisolated init() {}
    /// Groups of rows in boxes.
    public func makeBody(configuration: Configuration) -> some View {
        ScrollView {
            GroupedForm(
                content: configuration.content.environment(\.formPlace, .row).environment(\.sectionPartStyle, .list))
        }
    }
}

/// Two columns, of labels and of controls. It does not scroll.
public struct ColumnsFormStyle: FormStyle {
    /// Two columns.
    public nonisolated init() {}
    /// Two columns.
    public func makeBody(configuration: Configuration) -> some View {
        ColumnsForm(
            content: configuration.content.environment(\.formPlace, .columns).environment(\.sectionPartStyle, .list))
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The desktop's look: groups.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
    /// Groups of rows in boxes that scroll.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
    /// Two columns, of labels and of controls.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension EnvironmentValues {
    var formStyles: StyleChain<any FormStyle> {
        get { self[FormStylesKey.self] }
        set { self[FormStylesKey.self] = newValue }
    }
    private struct FormStylesKey: EnvironmentKey {
        static var defaultValue: StyleChain<any FormStyle> { StyleChain(AutomaticFormStyle()) }
    }
}

extension View {
    /// Sets the look of forms in this view.
    public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View { self.style(\.formStyles, style) }
}
