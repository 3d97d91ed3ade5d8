import SwiftUI

/// A window's content: the list and the chosen book side by side.
struct ReadingListViewer: View {
    @ObservedObject var readingList: ReadingList
    @State private var selection: Book.ID?

    var body: some View {
        if let problem = readingList.problem {
            Message("No Books", systemImage: "exclamationmark.triangle", text: problem)
        } else if readingList.books.isEmpty {
            Message("No Books", systemImage: "books.vertical", text: "The reading list is empty.")
        } else {
            HStack(spacing: 0) {
                BookList(books: readingList.books, selection: $selection)
                    .frame(minWidth: 200, idealWidth: 280, maxWidth: 280)
                Divider()
                if let index = readingList.books.firstIndex(where: { $0.id == selection }) {
                    VStack(spacing: 0) {
                        BookDetail(book: $readingList.books[index])
                        Divider()
                        HStack {
                            OpenBookButton(book: readingList.books[index])
                            Spacer()
                            ShowActivityButton()
                        }
                        .padding(12)
                    }
                    .id(selection)
                } else {
                    Message("No Book Selected", systemImage: "book", text: "Choose a book to see how far you are.")
                }
            }
        }
    }
}
