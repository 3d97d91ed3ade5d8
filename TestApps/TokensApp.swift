import SwiftUI

/// A list that is searched for tokens beside a text.
struct TokensApp: App {
    var body: some Scene {
        WindowGroup("Tokens") { TokensLibrary() }.defaultSize(width: 640, height: 300)
    }
}

private struct Genre: Identifiable, Hashable {
    let id: String
}

/// A search whose tokens are changed, and whose field the app goes to.
struct EditedTokensApp: App {
    var body: some Scene {
        WindowGroup("Edited Tokens") { EditedTokens() }.defaultSize(width: 640, height: 300)
    }
}

private struct EditedTokens: View {
    private struct Condition: Identifiable, Hashable {
        let id: Int
        var word: String
        var isExact = false
    }
    @State private var query = ""
    @State private var conditions = [Condition(id: 1, word: "Momo"), Condition(id: 2, word: "Jim")]
    @FocusState private var isSearching: Bool

    var body: some View {
        VStack {
            Text("Words: \(conditions.map { $0.word + ($0.isExact ? "!" : "") }.joined(separator: ", "))")
            Text(isSearching ? "in the field" : "elsewhere")
            Button("Go There") { isSearching = true }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .searchable(text: $query, editableTokens: $conditions, prompt: "Find books") { $condition in
            Toggle(condition.word, isOn: $condition.isExact)
        }
        .searchFocused($isSearching)
    }
}

private struct TokensLibrary: View {
    @State private var query = ""
    @State private var genres: [Genre] = []
    @State private var suggested = [Genre(id: "Fantasy"), Genre(id: "Humour"), Genre(id: "Children")]

    var body: some View {
        VStack {
            Text("Genres: \(genres.map(\.id).joined(separator: ", "))")
            Text("Text: \(query)")
            Button("Add Poetry") { genres.append(Genre(id: "Poetry")) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .searchable(text: $query, tokens: $genres, suggestedTokens: $suggested, prompt: "Find books") { genre in
            Label(genre.id, systemImage: "tag")
        }
    }
}
