import SwiftUI

/// The window that sums up the reading. There is one.
struct ReadingActivityScene: Scene {
    @ObservedObject var readingList: ReadingList

    var body: some Scene {
        Window("Activity", id: "activity") {
            ReadingActivity(readingList: readingList)
                .frame(minWidth: 320, minHeight: 320)
        }
        .defaultPosition(.topTrailing)
        .defaultSize(width: 400, height: 640)
        .keyboardShortcut("0", modifiers: [.option, .command])
    }
}

/// What was read in which month, book by book.
struct ReadingActivity: View {
    @ObservedObject var readingList: ReadingList
    @AppStorage("goal") private var goal = 20

    var body: some View {
        let months = ReadingMonth.months(of: readingList.books)
        if months.isEmpty {
            Message("Nothing Read Yet", systemImage: "book", text: "Update a book’s progress to see it here.")
        } else {
            ScrollView {
                VStack(alignment: .leading, spacing: 24) {
                    Text(summary(of: months))
                        .font(.headline)
                    MonthBars(months: months)
                    ForEach(months.reversed()) { MonthTable(month: $0) }
                }
                .padding(24)
            }
        }
    }

    private func summary(of months: [ReadingMonth]) -> String {
        let finished = readingList.books.filter(\.isFinished).count
        let pages = months.reduce(0) { $0 + $1.pages }
        let days = months.reduce(0) { $0 + $1.daysAtGoal(goal) }
        return "\(pages) pages, \(finished) of \(readingList.books.count) books finished, \(days) days at your goal"
    }
}

/// A bar for each month, the more was read the longer.
struct MonthBars: View {
    let months: [ReadingMonth]

    var body: some View {
        let most = max(months.map(\.pages).max() ?? 1, 1)
        HStack(alignment: .bottom, spacing: 8) {
            ForEach(months.suffix(12)) { month in
                VStack(spacing: 4) {
                    RoundedRectangle(cornerRadius: 3)
                        .fill(.tint)
                        .frame(height: max(4, 120 * Double(month.pages) / Double(most)))
                        .frame(maxWidth: 40)
                    Text(month.date, format: .dateTime.month(.narrow))
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
                .accessibilityElement(children: .ignore)
                .accessibilityLabel("\(month.title): \(month.pages) pages")
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// What was read in a month.
struct MonthTable: View {
    let month: ReadingMonth

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(month.title)
                .font(.headline)
            Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 6) {
                ForEach(month.days) { day in
                    GridRow {
                        Text(day.date, format: .dateTime.day().month(.abbreviated))
                            .foregroundStyle(.secondary)
                            .frame(minWidth: 56, alignment: .leading)
                        Text(day.title)
                            .lineLimit(1)
                            .frame(maxWidth: .infinity, alignment: .leading)
                        Text("\(day.pages) p.")
                            .gridColumnAlignment(.trailing)
                    }
                }
            }
        }
    }
}
