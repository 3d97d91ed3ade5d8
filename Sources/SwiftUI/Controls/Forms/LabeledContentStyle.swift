import ViewGraph
import ViewLayout

/// A look of labels with content.
///
/// Follows <https://developer.apple.com/documentation/swiftui/labeledcontentstyle>.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// The type of the view that shows label and content.
    associatedtype Body: View
    /// What is known of label and content.
    typealias Configuration = LabeledContentStyleConfiguration

    /// The view that shows label and content.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension LabeledContentStyle {
    func _makeView(_ configuration: LabeledContentStyleConfiguration) -> AnyView {
        AnyView(StyledView(self, configuration) { $0.makeBody(configuration: $1) })
    }
}

/// What a style is told of label and content.
public struct LabeledContentStyleConfiguration {
    /// The label.
    public struct Label: View {
        let view: AnyView
        /// What the author gave.
        public var body: some View { view }
    }
    /// The content.
    public struct Content: View {
        let view: AnyView
        /// What the author gave.
        public var body: some View { view }
    }
    /// The label.
    public let label: LabeledContentStyleConfiguration.Label
    /// The content.
    public let content: LabeledContentStyleConfiguration.Content

    init<L: View, C: View>(label: L, content: C, styles: StyleChain<any LabeledContentStyle>) {
        self.label = Label(view: AnyView(label))
        // What is inside the content has the style that the content has.
        self.content = Content(
            view: styles.hasOuter ? AnyView(content.environment(\.labeledContentStyles, styles)) : AnyView(content))
    }
}

/// The look that fits the place: a row in a form, beside each other elsewhere.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// The look that fits the place.
    public nonisolated init() {}
    /// The label before the content.
    public func makeBody(configuration: Configuration) -> some View { LabelledRow(configuration: configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The look that fits the place.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabelledRow: View {
    let configuration: LabeledContentStyleConfiguration
    @Environment(\.formPlace) private var place

    var body: some View {
        FormRowLayout(isSpread: place == .row) {
            // A second text is a subtitle.
            VStack(alignment: .leading, spacing: 2) { configuration.label }
            HStack { configuration.content }
        }
    }
}

extension EnvironmentValues {
    var labeledContentStyles: StyleChain<any LabeledContentStyle> {
        get { self[LabeledContentStylesKey.self] }
        set { self[LabeledContentStylesKey.self] = newValue }
    }
    private struct LabeledContentStylesKey: EnvironmentKey {
        static var defaultValue: StyleChain<any LabeledContentStyle> { StyleChain(AutomaticLabeledContentStyle()) }
    }
}

extension View {
    /// Sets the look of labels with content in this view.
    public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        self.style(\.labeledContentStyles, style)
    }
}
