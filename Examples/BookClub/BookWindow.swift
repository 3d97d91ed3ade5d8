import SwiftUI

/// The content of a window with one book.
struct BookWindow: View {
    let bookID: Book.ID?
    @ObservedObject var readingList: ReadingList

    var body: some View {
        if let index = readingList.books.firstIndex(where: { $0.id == bookID }) {
            BookDetail(book: $readingList.books[index])
                .navigationTitle(readingList.books[index].title)
        } else {
            Message("No Such Book", systemImage: "book", text: "The reading list does not have this book any more.")
        }
    }
}

/// Opens a window with a book, or brings it to the front.
struct OpenBookButton: View {
    let book: Book
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Button("Open in New Window") { openWindow(value: book.id) }
    }
}
