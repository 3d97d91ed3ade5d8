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

/// What was read in which month, and day by day.
struct ReadingActivity: View {
    @ObservedObject var readingList: ReadingList
    @AppStorage("goal") private var goal = 20

    var body: some View {
        let months = ReadingMonth.months(of: readingList.books)
        if months.isEmpty {
            Message("Nothing Read Yet", systemImage: "book", text: "Update a book’s progress to see it here.")
        } else {
            VStack(alignment: .leading, spacing: 0) {
                VStack(alignment: .leading, spacing: 24) {
                    Text(summary(of: months))
                        .font(.headline)
                    MonthBars(months: months)
                }
                .padding(24)
                DayTable(days: months.flatMap(\.days))
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

/// What was read on which day, in the order that a click on a title asks for.
struct DayTable: View {
    let days: [ReadingMonth.Day]
    @State private var order = [KeyPathComparator(\ReadingMonth.Day.date, order: .reverse)]

    var body: some View {
        Table(days.sorted(using: order), sortOrder: $order) {
            TableColumn("Day", value: \.date) { day in
                Text(day.date, format: .dateTime.day().month(.abbreviated).year())
                    .foregroundStyle(.secondary)
            }
            .width(min: 80, ideal: 100, max: 120)
            TableColumn("Book", value: \.title) { day in
                Text(day.title).lineLimit(1)
            }
            TableColumn("Pages", value: \.pages) { day in
                Text("\(day.pages)").frame(maxWidth: .infinity, alignment: .trailing)
            }
            .width(min: 60, ideal: 60, max: 80)
        }
    }
}
