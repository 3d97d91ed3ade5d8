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
