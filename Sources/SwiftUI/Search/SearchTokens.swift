import ViewGraph

/// The tokens of a search, whatever their type.
struct SearchTokens: @unchecked Sendable {
    /// Reads the binding.
    let views: @MainActor () -> [AnyView]
    /// Those that may be added; nil for none. Reads bindings.
    let suggestions: @MainActor () -> SearchSuggestions?
    let remove: @MainActor (Int) -> Void
    /// False for what is no such token. One that is there already stays alone.
    let append: @MainActor (Any) -> Bool
    /// Whether a person changes tokens with what their views have in them.
    private(set) var areEditable = false

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

    /// Tokens whose views change them.
    nonisolated init<C, T>(
        editable tokens: Binding<C>, _ token: @escaping (Binding<C.Element>) -> T
    ) where C: RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable {
        self.init(tokens, nil) { element in token(Self.binding(to: element, in: tokens)) }
        areEditable = true
    }

    /// A token by its identity: it may have moved, and when it has gone it stays what it was.
    private nonisolated static func binding<C>(
        to element: C.Element, in tokens: Binding<C>
    ) -> Binding<C.Element>
    where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        nonisolated(unsafe) let element = element
        let location = ClosureLocation<C.Element> {
            tokens.wrappedValue.first { $0.id == element.id } ?? element
        } set: { new, _ in
            var value = tokens.wrappedValue
            guard let index = value.firstIndex(where: { $0.id == element.id }) else { return }
            value.replaceSubrange(index..<value.index(after: index), with: CollectionOfOne(new))
            tokens.wrappedValue = value
        }
        return Binding(location: location)
    }
}
