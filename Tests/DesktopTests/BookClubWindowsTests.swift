import DesktopTesting
import XCTest

/// The example app's windows: what they share, and what each has of its own.
final class BookClubWindowsTests: AppTestCase {
    private func row(_ title: String, in scope: some ElementScope) throws -> Element {
        try scope.find(.button) { try $0.name.hasPrefix(title) }
    }

    func testABooksWindowIsOpenedOnceAndFollowsTheList() throws {
        let app = try launch("BookClub")
        let main = try app.window(titled: "Book Club")
        try row("Moby-Dick", in: main).press()
        try main.find(.button, "Open in New Window").press()
        let book = try app.window(titled: "Moby-Dick")
        try book.find(.checkBox, "Finished").press()
        try main.find(.label, "Finished, 635 pages")
        try book.find(.label, "Finished, 635 pages")
        try row("Dracula", in: main).press()
        try main.find(.label, "Page 301 of 418")
        try main.find(.button, "Open in New Window").press()
        try app.window(titled: "Dracula")
        try row("Moby-Dick", in: main).press()
        try main.find(.label, "Finished, 635 pages")
        try main.find(.button, "Open in New Window").press()
        try app.eventually("raised, not opened twice") { app.activeWindow == book && app.windows.count == 3 }
    }

    func testEachWindowHasItsSelection() throws {
        let app = try launch("BookClub")
        let first = try app.window(titled: "Book Club")
        try row("Moby-Dick", in: first).press()
        try first.find(.label, "Page 212 of 635")
        try app.eventually { try first.hasKeyboard }
        try app.desktop.keyboard.press("n", .control)
        try app.eventually { app.windows.count == 2 }
        let second = try XCTUnwrap(app.windows.last)
        try second.find(.label, "No Book Selected")
        try row("Dracula", in: second).press()
        try second.find(.label, "Page 301 of 418")
        try first.find(.label, "Page 212 of 635")
    }
}
