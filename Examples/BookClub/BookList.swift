import SwiftUI

/// The books by title, the chosen one marked.
struct BookList: View {
    let books: [Book]
    @Binding var selection: Book.ID?

    var body: some View {
        ScrollView {
            VStack(spacing: 2) {
                ForEach(books) { book in
                    Button {
                        selection = book.id
                    } label: {
                        BookRow(book: book, isSelected: book.id == selection)
                    }
                    .buttonStyle(.plain)
                }
            }
            .padding(8)
        }
    }
}

/// A book in the list.
struct BookRow: View {
    let book: Book
    let isSelected: Bool

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
        .padding(8)
        .background(isSelected ? Color.accentColor.opacity(0.2) : Color.clear, in: RoundedRectangle(cornerRadius: 8))
    }
}
