import ViewGraph

extension View {
    /// Adds a field to search the view's content, in the title bar. Ctrl+F goes to it, Escape ends the search.
    ///
    /// The text is bound; views inside find `isSearching` and `dismissSearch` in their environment. Return runs the
    /// actions of `onSubmit(of: .search)`.
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(SearchScopesReader()).modifier(
            _SearchModifier(text: text, isPresented: nil, prompt: prompt?.resolvedString))
    }

    /// Adds a field to search the view's content, with a localised prompt.
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a field to search the view's content, with a prompt as it is.
    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a field to search the view's content, in which the person is while `isPresented` is true.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(SearchScopesReader()).modifier(
            _SearchModifier(text: text, isPresented: isPresented, prompt: prompt?.resolvedString))
    }

    /// Adds a field to search the view's content, with a localised prompt, in which the person is while `isPresented` is
    /// true.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Adds a field to search the view's content, with a prompt as it is, in which the person is while `isPresented` is
    /// true.
    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Adds a field to search the view's content, with suggestions below it while the person searches.
    public nonisolated func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchSuggestions(suggestions).searchable(text: text, placement: placement, prompt: prompt)
    }
}

/// Where a search field stands. On this desktop it is always in the title bar.
public struct SearchFieldPlacement: Sendable {
    /// As fits.
    public static let automatic = SearchFieldPlacement()
    /// In the title bar.
    public static let toolbar = SearchFieldPlacement()
    /// With the sidebar: in the title bar too.
    public static let sidebar = SearchFieldPlacement()
}

/// Ends the search that a view is in; from the environment: `@Environment(\.dismissSearch)`.
public struct DismissSearchAction {
    let action: @MainActor () -> Void

    /// Empties the field and leaves it; does nothing where nothing is searched.
    @MainActor @preconcurrency
    public func callAsFunction() { action() }
}

extension EnvironmentValues {
    /// Whether the person is searching, in the nearest `searchable` around the view.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }
    private struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }

    /// Ends the search of the nearest `searchable` around the view.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }
    private struct DismissSearchKey: EnvironmentKey {
        static var defaultValue: DismissSearchAction { DismissSearchAction {} }
    }
}
