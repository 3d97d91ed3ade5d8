import SwiftUI

/// The books on a shelf that the search finds, the chosen one marked.
struct BookList: View {
    @ObservedObject var readingList: ReadingList
    let shelf: Shelf
    let search: String
    @Binding var selection: Book.ID?
    @AppStorage("order") private var order: BookOrder = .title
    @State private var doomed: Book?

    var body: some View {
        let books = readingList.books(on: shelf, matching: search, by: order)
        if books.isEmpty {
            Message(
                search.isEmpty ? "No Books Here" : "Nothing Found", systemImage: "magnifyingglass",
                text: search.isEmpty ? "This shelf is empty." : "No book here matches “\(search)”.")
        } else {
            List(books, selection: $selection) { book in
                BookRow(book: book)
                    .contextMenu {
                        OpenBookButton(id: book.id)
                        Divider()
                        Button("Mark Completed") { mark(book) }
                            .disabled(book.isFinished)
                        Divider()
                        Button("Delete…", role: .destructive) { doomed = book }
                    }
            }
            .confirmationDialog(
                "Delete “\(doomed?.title ?? "")”?",
                isPresented: Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } }),
                presenting: doomed
            ) { book in
                Button("Delete", role: .destructive) { readingList.remove([book.id]) }
            } message: { _ in
                Text("Its notes and its reading history go too.")
            }
        }
    }

    private func mark(_ book: Book) {
        guard let index = readingList.index(of: book.id) else { return }
        readingList.books[index].markCompleted()
    }
}

/// A book in the list.
struct BookRow: View {
    let book: Book

    var body: some View {
        HStack(spacing: 12) {
            BookCover(book: book)
                .frame(width: 28, height: 40)
            VStack(alignment: .leading, spacing: 2) {
                Text(book.title)
                    .lineLimit(1)
                Text(book.author)
                    .font(.caption)
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
            }
            Spacer(minLength: 0)
            if book.isFinished {
                Image(systemName: "checkmark")
                    .foregroundStyle(.secondary)
                    .accessibilityLabel("Finished")
            }
        }
        .padding(.vertical, 4)
    }
}

/// Opens a window with a book, or brings it to the front.
struct OpenBookButton: View {
    let id: Book.ID?
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Button("Open in New Window") {
            if let id { openWindow(value: id) }
        }
        .disabled(id == nil)
    }
}
