import SwiftUI

/// The content of a window with one book.
struct BookWindow: View {
    let bookID: Book.ID?
    @ObservedObject var readingList: ReadingList

    var body: some View {
        if let index = readingList.index(of: bookID) {
            BookDetail(book: $readingList.books[index])
                .navigationTitle(readingList.books[index].title)
        } else {
            Message("No Such Book", systemImage: "book", text: "The reading list does not have this book any more.")
        }
    }
}
