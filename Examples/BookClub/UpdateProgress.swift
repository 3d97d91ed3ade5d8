import SwiftUI

/// Asks how far the reader of a book is.
struct UpdateProgress: View {
    @Binding var book: Book
    @State private var page = 0
    @State private var date = Date()
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 16) {
            Text("How far are you in “\(book.title)”?")
                .font(.headline)
            Form {
                Stepper(value: $page, in: 0...max(book.pages, 1)) {
                    Text("Page \(page) of \(book.pages)")
                }
                Slider(
                    value: Binding(get: { Double(page) }, set: { page = Int($0.rounded()) }),
                    in: 0...Double(max(book.pages, 1))
                ) {
                    Text("Page")
                }
                DatePicker("Read on", selection: $date, in: ...Date(), displayedComponents: .date)
            }
            HStack {
                Button("Cancel", role: .cancel) { dismiss() }
                    .keyboardShortcut(.cancelAction)
                Spacer()
                Button("Update") {
                    book.updateProgress(to: page, on: date)
                    dismiss()
                }
                .keyboardShortcut(.defaultAction)
            }
        }
        .padding(20)
        .frame(minWidth: 360)
        .onAppear { page = book.currentPage }
    }
}
