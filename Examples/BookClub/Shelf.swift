/// The books by how far they are read: what the sidebar offers.
enum Shelf: String, CaseIterable, Identifiable {
    case all, reading, next, finished

    var id: Self { self }

    var title: String {
        switch self {
        case .all: "All Books"
        case .reading: "Currently Reading"
        case .next: "Up Next"
        case .finished: "Finished"
        }
    }

    var systemImage: String {
        switch self {
        case .all: "list.bullet"
        case .reading: "book"
        case .next: "bookmark"
        case .finished: "checkmark.circle"
        }
    }

    func holds(_ book: Book) -> Bool {
        switch self {
        case .all: true
        case .reading: book.isBegun && !book.isFinished
        case .next: !book.isBegun
        case .finished: book.isFinished
        }
    }
}
