import Foundation

/// A book, how far it is read, and what its reader thinks of it.
struct Book: Codable, Identifiable, Hashable {
    let id: String
    var title: String
    var author: String
    var year: Int
    var pages: Int
    var blurb: String
    /// Where its cover's colour lies on the colour wheel, 0 to 1.
    var hue: Double
    var note: String
    /// What was read when, the oldest first.
    var history: [ReadingSession]

    /// The page the reader has come to.
    var currentPage: Int { history.last?.page ?? 0 }

    /// The part that is read, 0 to 1.
    var progress: Double { pages > 0 ? min(max(Double(currentPage) / Double(pages), 0), 1) : 0 }

    var isBegun: Bool { currentPage > 0 }
    var isFinished: Bool { isBegun && currentPage >= pages }

    var progressText: String {
        if isFinished { return "Finished, \(pages) pages" }
        return isBegun ? "Page \(currentPage) of \(pages)" : "Not begun, \(pages) pages"
    }

    /// Notes that the reader has come to a page. A second entry for a day replaces the first.
    mutating func updateProgress(to page: Int, on date: Date = Date()) {
        let page = min(max(page, 0), pages)
        history.removeAll { Calendar.current.isDate($0.date, inSameDayAs: date) }
        if page != history.last?.page { history.append(ReadingSession(date: date, page: page)) }
        history.sort { $0.date < $1.date }
    }

    mutating func markCompleted() { updateProgress(to: pages) }
}

/// A day's reading in a book, by the page where it ended.
struct ReadingSession: Codable, Hashable {
    let date: Date
    let page: Int
}
