import Combine
import ViewGraph

extension View {
    /// Shows views below the search field of the `searchable` that this view has, or is in, while the person searches.
    ///
    /// Up and Down move among those that complete the text, Return takes one, Escape puts them away.
    public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        let views = SearchSuggestions(view: AnyView(suggestions()))
        return preference(key: SearchSuggestionsKey.self, value: views).environment(\.searchSuggestions, views)
    }

    /// Says whether the suggestions of searches in this view are shown in some places. On this desktop they are shown in
    /// a menu below the field alone.
    public nonisolated func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        transformEnvironment(\.hidesSearchSuggestions) {
            if placements.contains(.menu) { $0 = visibility == .hidden }
        }
    }

    /// Makes the view, one of a search's suggestions, complete the field's text when it is chosen.
    public nonisolated func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletionModifier(completion: .text(completion)))
    }

    /// Makes the view, one of a search's suggestions, a token of the field when it is chosen, in place of the text; for
    /// the `searchable` whose tokens are of that type.
    public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        modifier(SearchCompletionModifier(completion: .token(AnyHashable(token.id), token)))
    }
}

/// What comes of a suggestion that is chosen.
enum SuggestionCompletion: Equatable {
    case text(String)
    /// A token with its identifier.
    case token(AnyHashable, Any)

    static func == (a: SuggestionCompletion, b: SuggestionCompletion) -> Bool {
        switch (a, b) {
        case (.text(let a), .text(let b)): a == b
        case (.token(let a, _), .token(let b, _)): a == b
        default: false
        }
    }
}

/// Where suggestions are shown.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    fileprivate enum Kind { case automatic, menu, content }
    fileprivate let kind: Kind
    /// As fits: in a menu.
    public static let automatic = SearchSuggestionsPlacement(kind: .automatic)
    /// In a menu below the field.
    public static let menu = SearchSuggestionsPlacement(kind: .menu)
    /// In place of the content, which this desktop does not do.
    public static let content = SearchSuggestionsPlacement(kind: .content)

    /// Some of the places.
    public struct Set: OptionSet, Sendable {
        public typealias Element = Set
        public var rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// In a menu below the field.
        public static let menu = Set(rawValue: 1)
        /// In place of the content.
        public static let content = Set(rawValue: 2)
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

extension EnvironmentValues {
    /// Suggestions for the next search below.
    var searchSuggestions: SearchSuggestions? {
        get { self[SuggestionsKey.self] }
        set { self[SuggestionsKey.self] = newValue }
    }
    private struct SuggestionsKey: EnvironmentKey { static var defaultValue: SearchSuggestions? { nil } }

    var hidesSearchSuggestions: Bool {
        get { self[HidesSuggestionsKey.self] }
        set { self[HidesSuggestionsKey.self] = newValue }
    }
    private struct HidesSuggestionsKey: EnvironmentKey { static var defaultValue: Bool { false } }

    /// The choice that suggestions are part of; nil elsewhere.
    var suggestionChoice: SuggestionChoice? {
        get { self[SuggestionChoiceKey.self] }
        set { self[SuggestionChoiceKey.self] = newValue }
    }
    private struct SuggestionChoiceKey: EnvironmentKey { static var defaultValue: SuggestionChoice? { nil } }
}

/// Which of a search's suggestions Return would take.
@MainActor
final class SuggestionChoice: ObservableObject {
    /// A suggestion that completes the text. Its identity is that of its view.
    struct Entry: Equatable {
        let id: SuggestionID
        let completion: SuggestionCompletion
        static func == (a: Entry, b: Entry) -> Bool { a.id === b.id && a.completion == b.completion }
    }
    @Published fileprivate(set) var chosen: SuggestionID?
    private var entries: [Entry] = []
    let complete: @MainActor (SuggestionCompletion) -> Void

    init(complete: @escaping @MainActor (SuggestionCompletion) -> Void) { self.complete = complete }

    fileprivate func receive(_ new: [Entry]) {
        entries = new
        if let chosen, !new.contains(where: { $0.id === chosen }) { self.chosen = nil }
    }

    /// Goes on to the next one or the one before, and from the ends to none.
    func move(_ step: Int) -> Bool {
        guard !entries.isEmpty else { return false }
        let place = chosen.flatMap { chosen in entries.firstIndex { $0.id === chosen } }
        let next = place.map { $0 + step } ?? (step > 0 ? 0 : entries.count - 1)
        chosen = entries.indices.contains(next) ? entries[next].id : nil
        return true
    }

    /// Takes the chosen one; false where none is.
    func take() -> Bool {
        guard let chosen, let entry = entries.first(where: { $0.id === chosen }) else { return false }
        self.chosen = nil
        complete(entry.completion)
        return true
    }

    func forget() { if chosen != nil { chosen = nil } }
}

/// Tells a suggestion from others with the same text.
final class SuggestionID: Sendable {}

private struct SuggestionEntriesKey: PreferenceKey {
    static var defaultValue: [SuggestionChoice.Entry] { [] }
    static func reduce(value: inout [SuggestionChoice.Entry], nextValue: () -> [SuggestionChoice.Entry]) {
        value += nextValue()
    }
}

/// A suggestion that can be chosen.
struct SearchCompletionModifier: ViewModifier {
    nonisolated(unsafe) let completion: SuggestionCompletion
    @Environment(\.suggestionChoice) private var choice

    func body(content: Content) -> some View {
        if let choice {
            SuggestionButton(completion: completion, choice: choice, content: content)
        } else {
            content
        }
    }
}

private struct SuggestionButton<Content: View>: View {
    let completion: SuggestionCompletion
    @ObservedObject var choice: SuggestionChoice
    let content: Content
    @State private var id = SuggestionID()
    @State private var isHovered = false

    var body: some View {
        Button {
            choice.complete(completion)
        } label: {
            content
                .padding(.horizontal, 10)
                .padding(.vertical, 6)
                .frame(maxWidth: .infinity, alignment: .leading)
                .background {
                    RoundedRectangle(cornerRadius: 6).fill(.primary)
                        .opacity(choice.chosen === id ? 0.12 : isHovered ? 0.06 : 0)
                }
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .onHover { isHovered = $0 }
        .accessibilityAddTraits(choice.chosen === id ? .isSelected : [])
        .preference(key: SuggestionEntriesKey.self, value: [.init(id: id, completion: completion)])
    }
}

/// What is shown below the field.
struct SuggestionList: View {
    let suggestions: AnyView
    let choice: SuggestionChoice

    var body: some View {
        VStack(alignment: .leading, spacing: 2) { suggestions }
            .padding(6)
            .frame(minWidth: 180)
            .environment(\.suggestionChoice, choice)
            .onPreferenceChange(SuggestionEntriesKey.self) { choice.receive($0) }
    }
}
