import Foundation

/// What was read in a month.
struct ReadingMonth: Identifiable {
    /// A day's reading in one book.
    struct Day: Identifiable {
        let date: Date
        let bookID: Book.ID
        let title: String
        let pages: Int
        var id: [String] { [bookID, date.ISO8601Format()] }
    }

    /// Its first moment.
    let date: Date
    /// The latest first.
    let days: [Day]

    var id: Date { date }
    var pages: Int { days.reduce(0) { $0 + $1.pages } }
    var title: String { date.formatted(.dateTime.month(.wide).year()) }

    func daysAtGoal(_ goal: Int) -> Int {
        Dictionary(grouping: days) { Calendar.current.startOfDay(for: $0.date) }.values
            .filter { $0.reduce(0) { $0 + $1.pages } >= goal }.count
    }

    /// The months in which something was read, the oldest first.
    static func months(of books: [Book]) -> [ReadingMonth] {
        let days = books.flatMap { book in
            zip(book.history, [0] + book.history.map(\.page)).map { session, before in
                Day(date: session.date, bookID: book.id, title: book.title, pages: max(session.page - before, 0))
            }
        }
        let months = Dictionary(grouping: days.filter { $0.pages > 0 }) {
            Calendar.current.dateInterval(of: .month, for: $0.date)?.start ?? $0.date
        }
        return months.map { ReadingMonth(date: $0, days: $1.sorted { $0.date > $1.date }) }.sorted { $0.date < $1.date }
    }
}
