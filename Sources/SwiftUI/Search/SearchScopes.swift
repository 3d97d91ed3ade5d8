import Toolkit
import ViewGraph

extension View {
    /// Shows a choice of where to search, above the content of the `searchable` that this view has, or is in, while the
    /// person searches.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Shows a choice of where to search, above the content, at a time: while the person searches, or as soon as there
    /// is text to search for.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let picker = Picker(ownWords("Search in"), selection: scope) { scopes() }
        return modifier(
            SearchScopesModifier(scopes: SearchScopes(picker: AnyView(picker), activation: activation)))
    }
}

/// When the choice of where to search is shown.
public struct SearchScopeActivation: Sendable {
    enum Kind { case presented, typed }
    let kind: Kind
    /// While the person searches.
    public static var automatic: SearchScopeActivation { SearchScopeActivation(kind: .presented) }
    /// While the person searches.
    public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(kind: .presented) }
    /// While there is text to search for.
    public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(kind: .typed) }
}

/// A choice of where to search.
struct SearchScopes {
    let picker: AnyView
    let activation: SearchScopeActivation
}

extension EnvironmentValues {
    /// The choice for the next search below.
    var searchScopes: SearchScopes? {
        get { self[ScopesKey.self] }
        set { self[ScopesKey.self] = newValue }
    }
    private struct ScopesKey: EnvironmentKey { static var defaultValue: SearchScopes? { nil } }

    /// Whether there is text in the field of the search around.
    var hasSearchText: Bool {
        get { self[HasSearchTextKey.self] }
        set { self[HasSearchTextKey.self] = newValue }
    }
    private struct HasSearchTextKey: EnvironmentKey { static var defaultValue: Bool { false } }
}

/// Inside of a search: shows the choice. Around one: hands it down.
struct SearchScopesModifier: ViewModifier {
    let scopes: SearchScopes

    func body(content: Content) -> some View {
        content.modifier(SearchScopesBar(scopes: scopes)).environment(\.searchScopes, scopes)
    }
}

/// Shows a choice of where to search above the content; without one of its own, that of the modifiers around.
struct SearchScopesBar: ViewModifier {
    nonisolated(unsafe) var scopes: SearchScopes?
    @Environment(\.isSearching) private var isSearching
    @Environment(\.hasSearchText) private var hasText

    func body(content: Content) -> some View {
        content.safeAreaInset(edge: .top, spacing: 0) {
            if let scopes, isSearching, scopes.activation.kind == .presented || hasText {
                scopes.picker.padding(8)
            }
        }
    }
}

/// The content of a search that has a choice of where to search around it.
struct SearchScopesReader: ViewModifier {
    @Environment(\.outerSearchScopes) private var scopes
    func body(content: Content) -> some View { content.modifier(SearchScopesBar(scopes: scopes)) }
}

extension EnvironmentValues {
    /// What was around the search.
    var outerSearchScopes: SearchScopes? {
        get { self[OuterScopesKey.self] }
        set { self[OuterScopesKey.self] = newValue }
    }
    private struct OuterScopesKey: EnvironmentKey { static var defaultValue: SearchScopes? { nil } }
}
