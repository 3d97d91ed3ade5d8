import SwiftUI

/// What the club reads: the books in a list, and the chosen one beside it.
@main
struct BookClub: App {
    @StateObject private var readingList = ReadingList(bundle: .module)

    var body: some Scene {
        WindowGroup("Book Club") {
            ReadingListViewer(readingList: readingList)
                .frame(minWidth: 640, idealWidth: 880, minHeight: 360, idealHeight: 600)
        }
    }
}
