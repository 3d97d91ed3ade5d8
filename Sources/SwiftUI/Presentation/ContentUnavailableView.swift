import Toolkit
import ViewGraph

/// Says, in the place of content, that there is none and why.
///
/// Follows <https://developer.apple.com/documentation/swiftui/contentunavailableview>.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let description: Description
    nonisolated(unsafe) private let actions: Actions

    /// What is missing, what to know about it, and what to do.
    public nonisolated init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// The parts in the middle of the room that there is, one below the other.
    public var body: some View {
        VStack(spacing: 12) {
            label.labelStyle(UnavailableLabelStyle())
            description
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
            actions.padding(.top, 6)
        }
        .frame(maxWidth: 420)
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A large, faint picture above a title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon
                .font(.system(size: 64))
                .foregroundStyle(.tertiary)
            configuration.title
                .font(.title.bold())
                .multilineTextAlignment(.center)
                .accessibilityAddTraits(.isHeader)
        }
    }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A localised title with an image of the app's.
    public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { SwiftUI.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
    }
    /// A localised title with a symbol.
    public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { SwiftUI.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
    }
    /// A title as it is with an image of the app's.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: { SwiftUI.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
    }
    /// A title as it is with a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { SwiftUI.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// Says that a search has found nothing.
    public static var search: ContentUnavailableView<Label, Description, Actions> { search(text: "") }

    /// Says that a search for `text` has found nothing.
    public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
        ContentUnavailableView(
            label: { SearchUnavailableContent.Label(text: text) },
            description: { SearchUnavailableContent.Description() }, actions: { SearchUnavailableContent.Actions() })
    }
}

/// The parts of what says that a search has found nothing.
public struct SearchUnavailableContent {
    /// What was searched for.
    public struct Label: View {
        let text: String
        nonisolated init(text: String) { self.text = text }
        public var body: some View {
            SwiftUI.Label(
                text.isEmpty ? ownWords("No Results") : ownWords("No Results for “\(text)”"),
                systemImage: "magnifyingglass")
        }
    }
    /// What may help.
    public struct Description: View {
        nonisolated init() {}
        public var body: some View { Text(verbatim: ownWords("Check the spelling or try a new search.")) }
    }
    /// Nothing to do.
    public struct Actions: View {
        nonisolated init() {}
        public var body: some View { EmptyView() }
    }
}
