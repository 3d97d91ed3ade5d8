import ViewGraph

extension View {
    /// Shows views below the search field of the `searchable` around this view, while the person searches.
    public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        preference(key: SearchSuggestionsKey.self, value: SearchSuggestions(view: AnyView(suggestions())))
    }

    /// Makes the view, one of a search's suggestions, complete the field's text when it is chosen.
    public nonisolated func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletionModifier(completion: completion))
    }

    /// Shows a choice of where to search, above the content, while the person searches.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        modifier(SearchScopesModifier(scope: scope, scopes: scopes()))
    }
}

/// The views that a search suggests.
struct SearchSuggestions {
    let view: AnyView
}

struct SearchSuggestionsKey: PreferenceKey {
    static var defaultValue: SearchSuggestions? { nil }
    static func reduce(value: inout SearchSuggestions?, nextValue: () -> SearchSuggestions?) {
        value = value ?? nextValue()
    }
}

/// A suggestion that can be chosen.
struct SearchCompletionModifier: ViewModifier {
    let completion: String
    @Environment(\.completeSearch) private var complete

    func body(content: Content) -> some View {
        if let complete {
            Button {
                complete.action(completion)
            } label: {
                content.frame(maxWidth: .infinity, alignment: .leading)
            }
            .buttonStyle(.borderless)
        } else {
            content
        }
    }
}

/// A choice of where to search.
struct SearchScopesModifier<Scope: Hashable, Scopes: View>: ViewModifier {
    let scope: Binding<Scope>
    nonisolated(unsafe) let scopes: Scopes
    @Environment(\.isSearching) private var isSearching

    func body(content: Content) -> some View {
        content.safeAreaInset(edge: .top, spacing: 0) {
            if isSearching {
                Picker("Search in", selection: scope) { scopes }.padding(8)
            }
        }
    }
}

/// What is shown below the field.
struct SuggestionList: View {
    let suggestions: AnyView
    let complete: CompleteSearchAction

    var body: some View {
        VStack(alignment: .leading, spacing: 2) { suggestions }
            .padding(6)
            .frame(minWidth: 180)
            .environment(\.completeSearch, complete)
    }
}
