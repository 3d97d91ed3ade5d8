import SwiftUI

/// How far the club is: each book's progress, and the sum.
struct ReadingActivity: View {
    @ObservedObject var readingList: ReadingList

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Text(summary)
                    .font(.headline)
                Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 12) {
                    ForEach(readingList.books) { book in
                        GridRow {
                            Text(book.title)
                                .lineLimit(1)
                            ProgressBar(value: book.progress)
                                .frame(minWidth: 80)
                            Text("\(Int((book.progress * 100).rounded())) %")
                                .foregroundStyle(.secondary)
                                .gridColumnAlignment(.trailing)
                        }
                    }
                }
            }
            .padding(24)
        }
    }

    private var summary: String {
        let finished = readingList.books.filter(\.isFinished).count
        return "\(finished) of \(readingList.books.count) books finished"
    }
}

/// Opens the window that sums up the reading, or brings it to the front.
struct ShowActivityButton: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Button("Show Activity") { openWindow(id: "activity") }
    }
}
