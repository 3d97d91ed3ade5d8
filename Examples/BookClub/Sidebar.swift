import SwiftUI

/// The shelves, each with the number of its books.
struct Sidebar: View {
    @ObservedObject var readingList: ReadingList
    @Binding var shelf: Shelf

    var body: some View {
        List(selection: Binding<Shelf?>(get: { shelf }, set: { shelf = $0 ?? shelf })) {
            Section("Library") {
                ForEach(Shelf.allCases) { shelf in
                    Label(shelf.title, systemImage: shelf.systemImage)
                        .badge(readingList.books.filter(shelf.holds).count)
                }
            }
        }
        .listStyle(.sidebar)
    }
}
