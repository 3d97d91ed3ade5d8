import ViewGraph

// Searches for tokens that a person changes: a press on one shows its view, with the controls in it, below it.

extension View {
    /// Adds a field to search the view's content, with tokens before its text that are changed by their views.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
        search(text, SearchTokens(editable: editableTokens, token), nil, prompt)
    }

    /// Adds a field to search the view's content, with tokens before its text that are changed by their views,
    /// and a localised prompt.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
        search(text, SearchTokens(editable: editableTokens, token), nil, Text(prompt))
    }

    /// Adds a field to search the view's content, with tokens before its text that are changed by their views, and a
    /// prompt as it is.
    @_disfavoredOverload
    public nonisolated func searchable<C, T, S>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable, S: StringProtocol
    {
        search(text, SearchTokens(editable: editableTokens, token), nil, Text(prompt))
    }

    /// Adds a field to search the view's content, with tokens before its text that are changed by their views.
    /// The person is in it while `isPresented` is true.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
        search(text, SearchTokens(editable: editableTokens, token), isPresented, prompt)
    }

    /// Adds a field to search the view's content, with tokens before its text that are changed by their views,
    /// and a localised prompt.
    /// The person is in it while `isPresented` is true.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
        search(text, SearchTokens(editable: editableTokens, token), isPresented, Text(prompt))
    }

    /// Adds a field to search the view's content, with tokens before its text that are changed by their views, and a
    /// prompt as it is.
    /// The person is in it while `isPresented` is true.
    @_disfavoredOverload
    public nonisolated func searchable<C, T, S>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable, S: StringProtocol
    {
        search(text, SearchTokens(editable: editableTokens, token), isPresented, Text(prompt))
    }
}
