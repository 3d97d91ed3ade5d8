import SwiftUI

/// A cover in the book's colour, with the spine at its left. It fills the space that it is given.
struct BookCover: View {
    let book: Book

    var body: some View {
        RoundedRectangle(cornerRadius: 4)
            .fill(
                LinearGradient(
                    colors: [
                        Color(hue: book.hue, saturation: 0.45, brightness: 0.8),
                        Color(hue: book.hue, saturation: 0.6, brightness: 0.6),
                    ],
                    startPoint: .top, endPoint: .bottom)
            )
            .overlay(alignment: .leading) {
                Color.black.opacity(0.15)
                    .frame(width: 4)
                    .padding(.leading, 3)
            }
            .accessibilityHidden(true)
    }
}
