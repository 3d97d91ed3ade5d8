import DesktopTesting
import XCTest

/// The example app's windows: what they share, and what each has of its own.
final class BookClubWindowsTests: AppTestCase {
    private func row(_ title: String, in window: AppWindow) throws -> Element {
        try window.find(.listItem) { try $0.name.hasPrefix(title) }
    }

    func testABooksWindowIsOpenedOnce() throws {
        let app = try launch("BookClub")
        let main = try app.window(titled: "All Books")
        func open(_ title: String) throws {
            // The window manager still brings what was just opened to the front, whoever asks meanwhile.
            try app.eventually { app.activeWindow == app.windows.last }
            main.activate()
            try app.eventually { try main.hasKeyboard }
            try row(title, in: main).rightClick()
            try app.find(.menuItem, "Open in New Window").click()
        }
        try open("Dracula")
        try app.eventually { app.windows.count == 2 }
        let book = try XCTUnwrap(app.windows.last)
        try book.find(.progressBar, "Progress Page 301 of 418")
        book.move(x: 0, y: 0)
        try open("Moby-Dick")
        try app.eventually { app.windows.count == 3 }
        try XCTUnwrap(app.windows.last).move(x: 0, y: 0)
        try open("Dracula")
        try app.eventually("raised, not opened twice") { app.activeWindow == book && app.windows.count == 3 }
    }

    func testEachWindowHasItsSelection() throws {
        let app = try launch("BookClub")
        let first = try app.window(titled: "All Books")
        try row("Moby-Dick", in: first).click()
        try first.find(.progressBar, "Progress Page 212 of 635")
        try app.eventually { try first.hasKeyboard }
        try app.desktop.keyboard.press("n", .control)
        try app.eventually { app.windows.count == 2 }
        let second = try XCTUnwrap(app.windows.last)
        try second.find(.label, "No Book Selected")
        try row("Dracula", in: second).click()
        try second.find(.progressBar, "Progress Page 301 of 418")
        try first.find(.progressBar, "Progress Page 212 of 635")
    }
}
