import ViewGraph
import ViewLayout

/// Views that a person shows and hides by a click on their label.
///
/// Follows <https://developer.apple.com/documentation/swiftui/disclosuregroup>.
public struct DisclosureGroup<Label: View, Content: View>: View {
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let content: () -> Content
    private let isExpanded: Binding<Bool>?
    @State private var isExpandedByItself = false
    @Environment(\.disclosureGroupStyles) private var styles

    private nonisolated init(label: Label, isExpanded: Binding<Bool>?, content: @escaping () -> Content) {
        self.label = label
        self.isExpanded = isExpanded
        self.content = content
    }

    /// Views with a label of any views, hidden at first.
    public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), isExpanded: nil, content: content)
    }

    /// Views with a label of any views, shown while `isExpanded` is true.
    public nonisolated init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), isExpanded: isExpanded, content: content)
    }

    /// In a list the label and what is shown are rows each.
    public static var _viewCount: _ViewCount { .varying }

    /// The group as the style in force shows it.
    public var body: some View {
        let content = DisclosedContent(content: content)
        styles.style._makeView(
            DisclosureGroupStyleConfiguration(
                label: .init(view: AnyView(label)),
                content: .init(
                    view: styles.hasOuter
                        ? AnyView(content.environment(\.disclosureGroupStyles, styles)) : AnyView(content)),
                isExpanded: isExpanded ?? $isExpandedByItself)
        )
        .inBody(of: styles, \.disclosureGroupStyles)
    }
}

/// What a group discloses, made when it is shown.
private struct DisclosedContent<Content: View>: View {
    nonisolated(unsafe) let content: () -> Content
    var body: some View { content() }
}

extension DisclosureGroup where Label == Text {
    /// Views with a localised title, hidden at first.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(label: Text(titleKey), isExpanded: nil, content: content)
    }
    /// Views with a title as it is, hidden at first.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(label: Text(label), isExpanded: nil, content: content)
    }
    /// Views with a localised title, shown while `isExpanded` is true.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(label: Text(titleKey), isExpanded: isExpanded, content: content)
    }
    /// Views with a title as it is, shown while `isExpanded` is true.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(label: Text(label), isExpanded: isExpanded, content: content)
    }
}
