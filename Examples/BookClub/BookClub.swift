import SwiftUI

/// What the club reads: the books on their shelves, a window for each book that is opened, one window that sums up the
/// reading, and settings.
@main
struct BookClub: App {
    @StateObject private var readingList = ReadingList(bundle: .module)

    var body: some Scene {
        WindowGroup("Book Club") {
            ReadingListViewer(readingList: readingList)
                .frame(minWidth: 360, minHeight: 360)
        }
        .defaultSize(width: 960, height: 640)
        .commands {
            SidebarCommands()
            BookCommands()
        }
        ReadingActivityScene(readingList: readingList)
        WindowGroup("Book Details", for: Book.ID.self) { $bookID in
            BookWindow(bookID: bookID, readingList: readingList)
        }
        .defaultSize(width: 560, height: 600)
        .commandsRemoved()
        Settings {
            BookClubSettings()
        }
    }
}
