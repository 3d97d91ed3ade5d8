import SwiftUI

/// A book: what it is about, how far it is read, and what the reader thinks of it.
struct BookDetail: View {
    @Binding var book: Book

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
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
                Text(book.blurb)
                ProgressSection(book: $book)
                TextField("Note", text: $book.note, prompt: Text("What do you think of it?"))
            }
            .frame(maxWidth: 560, alignment: .leading)
            .padding(24)
            .frame(maxWidth: .infinity)
        }
    }
}

/// How far the book is read.
struct ProgressSection: View {
    @Binding var book: Book

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Text(book.progressText)
                Spacer()
                Toggle("Finished", isOn: $book.isFinished)
            }
            ProgressBar(value: book.progress)
                .animation(.easeOut, value: book.progress)
        }
    }
}

/// A bar that is filled to a value from 0 to 1.
struct ProgressBar: View {
    let value: Double

    var body: some View {
        GeometryReader { geometry in
            Capsule()
                .fill(.quaternary)
                .accessibilityLabel("Progress")
                .accessibilityValue(Text("\(Int((value * 100).rounded())) percent"))
                .overlay(alignment: .leading) {
                    Capsule()
                        .fill(.tint)
                        .frame(width: max(geometry.size.height, geometry.size.width * value))
                        .opacity(value > 0 ? 1 : 0)
                        .accessibilityHidden(true)
                }
        }
        .frame(height: 8)
    }
}
