import SwiftUI

/// What the club reads: the books in a list with the chosen one beside it, a window for each book, and one window that
/// sums up the reading.
@main
struct BookClub: App {
    @StateObject private var readingList = ReadingList(bundle: .module)

    var body: some Scene {
        WindowGroup("Book Club") {
            ReadingListViewer(readingList: readingList)
                .frame(minWidth: 640, idealWidth: 880, minHeight: 360, idealHeight: 600)
        }
        Window("Activity", id: "activity") {
            ReadingActivity(readingList: readingList)
                .frame(minWidth: 360, idealWidth: 420)
        }
        WindowGroup("Book Details", for: Book.ID.self) { $bookID in
            BookWindow(bookID: bookID, readingList: readingList)
        }
        .defaultSize(width: 560, height: 440)
        .commandsRemoved()
    }
}
