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

    nonisolated func search(
        _ text: Binding<String>, _ tokens: SearchTokens, _ isPresented: Binding<Bool>?, _ prompt: Text?
    ) -> some View {
        modifier(SearchScopesReader()).modifier(
            _SearchModifier(text: text, isPresented: isPresented, prompt: prompt?.resolvedString, tokens: tokens))
    }
}
