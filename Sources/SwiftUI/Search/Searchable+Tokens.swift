import Foundation
import ViewGraph

// Searches for tokens beside a text. They stand before the text in the field, by what their views say; a click on one, or
// Backspace at the beginning of the text, takes it away.

extension View {
    /// Adds a field to search the view's content, with tokens before its text.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
        search(text, SearchTokens(tokens, nil, token), nil, prompt)
    }

    /// Adds a field to search the view's content, with tokens before its text and a localised prompt.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
        search(text, SearchTokens(tokens, nil, token), nil, Text(prompt))
    }

    /// Adds a field to search the view's content, with tokens before its text and a prompt as it is.
    @_disfavoredOverload
    public nonisolated func searchable<C, T, S>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable, S: StringProtocol
    {
        search(text, SearchTokens(tokens, nil, token), nil, Text(prompt))
    }

    /// Adds a field to search the view's content, with tokens before its text.
    /// The person is in it while `isPresented` is true.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
        search(text, SearchTokens(tokens, nil, token), isPresented, prompt)
    }

    /// Adds a field to search the view's content, with tokens before its text and a localised prompt.
    /// The person is in it while `isPresented` is true.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
        search(text, SearchTokens(tokens, nil, token), isPresented, Text(prompt))
    }

    /// Adds a field to search the view's content, with tokens before its text and a prompt as it is.
    /// The person is in it while `isPresented` is true.
    @_disfavoredOverload
    public nonisolated func searchable<C, T, S>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable, S: StringProtocol
    {
        search(text, SearchTokens(tokens, nil, token), isPresented, Text(prompt))
    }

    /// Adds a field to search the view's content, with tokens before its text.
    /// Those of `suggestedTokens` that are not there are suggested below the field, unless `searchSuggestions` says others.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
    {
        search(text, SearchTokens(tokens, suggestedTokens, token), nil, prompt)
    }

    /// Adds a field to search the view's content, with tokens before its text and a localised prompt.
    /// Those of `suggestedTokens` that are not there are suggested below the field, unless `searchSuggestions` says others.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
    {
        search(text, SearchTokens(tokens, suggestedTokens, token), nil, Text(prompt))
    }

    /// Adds a field to search the view's content, with tokens before its text and a prompt as it is.
    /// Those of `suggestedTokens` that are not there are suggested below the field, unless `searchSuggestions` says others.
    @_disfavoredOverload
    public nonisolated func searchable<C, T, S>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View,
        C.Element: Identifiable, S: StringProtocol
    {
        search(text, SearchTokens(tokens, suggestedTokens, token), nil, Text(prompt))
    }

    /// Adds a field to search the view's content, with tokens before its text.
    /// Those of `suggestedTokens` that are not there are suggested below the field, unless `searchSuggestions` says others.
    /// The person is in it while `isPresented` is true.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
    {
        search(text, SearchTokens(tokens, suggestedTokens, token), isPresented, prompt)
    }

    /// Adds a field to search the view's content, with tokens before its text and a localised prompt.
    /// Those of `suggestedTokens` that are not there are suggested below the field, unless `searchSuggestions` says others.
    /// The person is in it while `isPresented` is true.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
    {
        search(text, SearchTokens(tokens, suggestedTokens, token), isPresented, Text(prompt))
    }

    /// Adds a field to search the view's content, with tokens before its text and a prompt as it is.
    /// Those of `suggestedTokens` that are not there are suggested below the field, unless `searchSuggestions` says others.
    /// The person is in it while `isPresented` is true.
    @_disfavoredOverload
    public nonisolated func searchable<C, T, S>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View,
        C.Element: Identifiable, S: StringProtocol
    {
        search(text, SearchTokens(tokens, suggestedTokens, token), isPresented, Text(prompt))
    }

    private nonisolated func search(
        _ text: Binding<String>, _ tokens: SearchTokens, _ isPresented: Binding<Bool>?, _ prompt: Text?
    ) -> some View {
        modifier(SearchScopesReader()).modifier(
            _SearchModifier(text: text, isPresented: isPresented, prompt: prompt?.resolvedString, tokens: tokens))
    }
}

/// The tokens of a search, whatever their type.
struct SearchTokens: @unchecked Sendable {
    /// Reads the binding.
    let views: @MainActor () -> [AnyView]
    /// Those that may be added; nil for none. Reads bindings.
    let suggestions: @MainActor () -> SearchSuggestions?
    let remove: @MainActor (Int) -> Void
    /// False for what is no such token. One that is there already stays alone.
    let append: @MainActor (Any) -> Bool

    nonisolated init<C, T>(
        _ tokens: Binding<C>, _ suggested: Binding<C>?, _ token: @escaping (C.Element) -> T
    ) where C: RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable {
        nonisolated(unsafe) let token = token
        views = { tokens.wrappedValue.map { AnyView(token($0)) } }
        suggestions = {
            guard let suggested else { return nil }
            let present = Set(tokens.wrappedValue.map(\.id))
            let open = suggested.wrappedValue.filter { !present.contains($0.id) }
            if open.isEmpty { return nil }
            return SearchSuggestions(
                view: AnyView(ForEach(Array(open)) { element in token(element).searchCompletion(element) }))
        }
        remove = { index in
            var value = tokens.wrappedValue
            guard index < value.count else { return }
            value.remove(at: value.index(value.startIndex, offsetBy: index))
            tokens.wrappedValue = value
        }
        append = { new in
            guard let new = new as? C.Element else { return false }
            if !tokens.wrappedValue.contains(where: { $0.id == new.id }) { tokens.wrappedValue.append(new) }
            return true
        }
    }
}
