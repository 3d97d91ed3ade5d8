import SwiftUI

/// A window's content: shelves, the books on the chosen one, and the chosen book. Each window has its own choice, which
/// comes back with it.
struct ReadingListViewer: View {
    @ObservedObject var readingList: ReadingList
    @SceneStorage("shelf") private var shelf: Shelf = .all
    @SceneStorage("book") private var selection: Book.ID?
    @State private var search = ""
    @State private var isAdding = false

    var body: some View {
        if let problem = readingList.problem {
            Message("No Books", systemImage: "exclamationmark.triangle", text: problem)
        } else {
            NavigationSplitView {
                Sidebar(readingList: readingList, shelf: $shelf)
                    .navigationSplitViewColumnWidth(min: 160, ideal: 200, max: 280)
            } content: {
                BookList(readingList: readingList, shelf: shelf, search: search, selection: $selection)
                    .navigationSplitViewColumnWidth(min: 220, ideal: 300, max: 420)
                    .searchable(text: $search, prompt: "Title, author or note")
            } detail: {
                if let index = readingList.index(of: selection) {
                    BookDetail(book: $readingList.books[index])
                        .id(selection)
                } else {
                    Message("No Book Selected", systemImage: "book", text: "Choose a book to see how far you are.")
                }
            }
            .navigationTitle(shelf.title)
        }
    }
}
