import SwiftUI

/// The club's books, read from the file that comes with the app.
@MainActor
final class ReadingList: ObservableObject {
    @Published var books: [Book] = []
    /// Why there are no books, in words for the reader.
    @Published private(set) var problem: String?

    init(bundle: Bundle) {
        guard let file = bundle.url(forResource: "books", withExtension: "json", subdirectory: "Resources") else {
            problem = "The file books.json, which comes with the app, is missing. Install the app again."
            return
        }
        do {
            books = try JSONDecoder().decode([Book].self, from: Data(contentsOf: file))
        } catch {
            problem = "The file books.json, which comes with the app, is damaged. Install the app again."
        }
    }
}
