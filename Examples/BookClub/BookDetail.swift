import SwiftUI

/// A book: what it is about, how far it is read, and what the reader thinks of it.
struct BookDetail: View {
    @Binding var book: Book
    @State private var isUpdatingProgress = false

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                BookHeader(book: book)
                Text(book.blurb)
                ProgressSection(book: book, isUpdating: $isUpdatingProgress)
                VStack(alignment: .leading, spacing: 8) {
                    Text("Notes")
                        .font(.headline)
                    TextEditor(text: $book.note)
                        .frame(minHeight: 120)
                        .accessibilityLabel("Notes")
                }
                if !book.history.isEmpty { ReadingHistory(book: book) }
            }
            .frame(maxWidth: 560, alignment: .leading)
            .padding(24)
            .frame(maxWidth: .infinity)
        }
        .focusedSceneValue(\.selectedBook, $book)
        .focusedSceneValue(\.isUpdatingProgress, $isUpdatingProgress)
        .sheet(isPresented: $isUpdatingProgress) {
            UpdateProgress(book: $book)
        }
    }
}

/// Cover, title and author.
struct BookHeader: View {
    let book: Book

    var body: some View {
        HStack(alignment: .top, spacing: 20) {
            BookCover(book: book)
                .frame(width: 96, height: 136)
            VStack(alignment: .leading, spacing: 6) {
                Text(book.title)
                    .font(.title)
                    .bold()
                Text(book.author)
                    .font(.title3)
                    .foregroundStyle(.secondary)
                Label("First published in \(String(book.year))", systemImage: "calendar")
                    .font(.callout)
                    .foregroundStyle(.secondary)
                    .padding(.top, 6)
            }
        }
    }
}

/// How far the book is read.
struct ProgressSection: View {
    let book: Book
    @Binding var isUpdating: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ProgressView(value: book.progress) {
                HStack {
                    Text("Progress")
                        .font(.headline)
                    Spacer()
                    Text(book.progressText)
                        .foregroundStyle(.secondary)
                }
            }
            Button("Update Progress…") { isUpdating = true }
        }
    }
}

/// What was read on which day, the latest first.
struct ReadingHistory: View {
    let book: Book

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("History")
                .font(.headline)
            Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 6) {
                ForEach(book.history.reversed(), id: \.self) { session in
                    GridRow {
                        Text(session.date, format: .dateTime.day().month().year())
                            .foregroundStyle(.secondary)
                        Text("Page \(session.page)")
                    }
                }
            }
        }
    }
}
