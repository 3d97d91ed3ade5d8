import Foundation

/// How a list of books is sorted.
enum BookOrder: String, CaseIterable, Identifiable {
    case title, author, year

    var id: Self { self }

    var title: String {
        switch self {
        case .title: "Title"
        case .author: "Author"
        case .year: "Year"
        }
    }

    func sorted(_ books: [Book]) -> [Book] {
        books.sorted { first, second in
            switch self {
            case .title: first.title.localizedStandardCompare(second.title) == .orderedAscending
            case .author: first.author.localizedStandardCompare(second.author) == .orderedAscending
            case .year: first.year < second.year
            }
        }
    }
}
