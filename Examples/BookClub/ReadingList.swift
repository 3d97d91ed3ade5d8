import Combine
import Foundation

/// The club's books. They begin as the file that comes with the app has them; what the reader changes is kept in the
/// user's data folder.
@MainActor
final class ReadingList: ObservableObject {
    @Published var books: [Book] = []
    /// Why there are no books, or why they are not kept, in words for the reader.
    @Published var problem: String?

    private let file: URL
    private var saving: AnyCancellable?

    init(bundle: Bundle, folder: URL = .applicationSupportDirectory.appending(path: "BookClub")) {
        file = folder.appending(path: "books.json")
        do {
            books = try FileManager.default.fileExists(atPath: file.path) ? Self.read(file) : Self.supplied(in: bundle)
        } catch {
            problem = error.localizedDescription
            return
        }
        saving = $books.dropFirst()
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .sink { [weak self] in self?.save($0) }
    }

    /// The books on a shelf that a search finds: by title, author or note.
    func books(on shelf: Shelf, matching search: String, by order: BookOrder) -> [Book] {
        let words = search.split(separator: " ")
        return order.sorted(
            books.filter { book in
                shelf.holds(book)
                    && words.allSatisfy { word in
                        [book.title, book.author, book.note].contains { $0.localizedStandardContains(word) }
                    }
            })
    }

    func index(of id: Book.ID?) -> Int? { books.firstIndex { $0.id == id } }

    func remove(_ ids: Set<Book.ID>) { books.removeAll { ids.contains($0.id) } }

    private func save(_ books: [Book]) {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Self.encoder.encode(books).write(to: file, options: .atomic)
        } catch {
            problem = "The reading list could not be saved: \(error.localizedDescription)"
        }
    }

    private static func supplied(in bundle: Bundle) throws -> [Book] {
        guard let file = bundle.url(forResource: "books", withExtension: "json", subdirectory: "Resources") else {
            throw Unreadable("The file books.json, which comes with the app, is missing. Install the app again.")
        }
        do {
            return try decoder.decode([Book].self, from: Data(contentsOf: file))
        } catch {
            throw Unreadable("The file books.json, which comes with the app, is damaged. Install the app again.")
        }
    }

    private static func read(_ file: URL) throws -> [Book] {
        do {
            return try decoder.decode([Book].self, from: Data(contentsOf: file))
        } catch {
            throw Unreadable(
                "Your reading list is damaged. To begin a new one, move this file away: \(file.path)")
        }
    }

    private static let decoder: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return decoder
    }()

    private static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return encoder
    }()
}

/// A file cannot be read, in words for the reader.
struct Unreadable: LocalizedError {
    let errorDescription: String?
    init(_ description: String) { errorDescription = description }
}
