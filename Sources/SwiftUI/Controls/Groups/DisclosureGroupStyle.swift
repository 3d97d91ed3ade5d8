import Toolkit
import ViewGraph
import ViewLayout

/// A look of groups that can be hidden.
///
/// Follows <https://developer.apple.com/documentation/swiftui/disclosuregroupstyle>.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    /// The type of the view that shows it.
    associatedtype Body: View
    /// What a style is told.
    typealias Configuration = DisclosureGroupStyleConfiguration

    /// The view that shows it.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension DisclosureGroupStyle {
    func _makeView(_ configuration: DisclosureGroupStyleConfiguration) -> AnyView {
        AnyView(StyledView(self, configuration) { $0.makeBody(configuration: $1) })
    }
}

/// What a style is told of a group that can be hidden.
public struct DisclosureGroupStyleConfiguration {
    /// A group's label.
    public struct Label: View {
        let view: AnyView
        /// What the author gave.
        public var body: some View { view }
    }
    /// What a group shows and hides.
    public struct Content: View {
        let view: AnyView
        /// What the author gave.
        public var body: some View { view }
    }
    /// The label.
    public let label: DisclosureGroupStyleConfiguration.Label
    /// What is shown and hidden.
    public let content: DisclosureGroupStyleConfiguration.Content
    /// Whether the content is shown; `$isExpanded` is a binding to it.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

/// The desktop's look: an arrow before the label.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// The desktop's look.
    public nonisolated init() {}
    /// The content under the label.
    public func makeBody(configuration: Configuration) -> some View {
        DisclosureRows(configuration: configuration)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The desktop's look.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// The arrow with the label.
struct ExpanderControl<Label: View>: LabeledControlView {
    static var readsBindings: Bool { true }

    nonisolated(unsafe) let label: Label
    let isExpanded: Binding<Bool>

    func controlContent(
        _ label: ButtonContent.Label, name: String, _ environment: EnvironmentValues
    ) -> ExpanderContent {
        ExpanderContent(label: label, name: name, isExpanded: isExpanded.wrappedValue) { [isExpanded] in
            isExpanded.wrappedValue = $0
        }
    }
}

extension EnvironmentValues {
    var disclosureGroupStyles: StyleChain<any DisclosureGroupStyle> {
        get { self[DisclosureGroupStylesKey.self] }
        set { self[DisclosureGroupStylesKey.self] = newValue }
    }
    private struct DisclosureGroupStylesKey: EnvironmentKey {
        static var defaultValue: StyleChain<any DisclosureGroupStyle> { StyleChain(AutomaticDisclosureGroupStyle()) }
    }
}

extension View {
    /// Sets the look of groups that can be hidden in this view.
    public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        self.style(\.disclosureGroupStyles, style)
    }
}
