import SwiftUI

/// The Book menu. It acts on the book that the front window shows.
struct BookCommands: Commands {
    @FocusedBinding(\.selectedBook) private var book
    @FocusedBinding(\.isUpdatingProgress) private var isUpdatingProgress

    var body: some Commands {
        CommandMenu("Book") {
            Section {
                Button("Update Progress…") { isUpdatingProgress = true }
                    .keyboardShortcut("u")
                Button("Mark Completed") { book?.markCompleted() }
                    .keyboardShortcut("C")
            }
            .disabled(book == nil)
            Section {
                OpenBookButton(id: book?.id)
                    .keyboardShortcut("b")
            }
        }
    }
}

private struct SelectedBookKey: FocusedValueKey {
    typealias Value = Binding<Book>
}

private struct UpdatingProgressKey: FocusedValueKey {
    typealias Value = Binding<Bool>
}

extension FocusedValues {
    /// The book that the front window shows.
    var selectedBook: Binding<Book>? {
        get { self[SelectedBookKey.self] }
        set { self[SelectedBookKey.self] = newValue }
    }

    /// Whether that window asks how far its reader is.
    var isUpdatingProgress: Binding<Bool>? {
        get { self[UpdatingProgressKey.self] }
        set { self[UpdatingProgressKey.self] = newValue }
    }
}
