import DesktopTesting
import Foundation
import XCTest

/// The pictures of the documentation, made when `Tests/pictures.sh` says where to.
final class PictureTests: XCTestCase {
    func testPictures() throws {
        guard let folder = ProcessInfo.processInfo.environment["FENESTRA_PICTURES"] else {
            throw XCTSkip("made by Tests/pictures.sh only")
        }
        for (isDark, file) in [(false, "bookclub.png"), (true, "bookclub-dark.png")] {
            let desktop = try Desktop(
                DesktopOptions {
                    $0.isDark = isDark; $0.windowManager = .metacity
                })
            defer { desktop.shutDown() }
            let app = try desktop.launch(Products.path("BookClub"))
            let window = try app.window(titled: "All Books")
            try app.find(.listItem) { try $0.name.hasPrefix("Moby-Dick") }.click()
            try app.find(.text, "Notes").type("More about rope than I had hoped.")
            try take(window, to: folder + "/" + file, in: app)
            if isDark { continue }
            try desktop.keyboard.press("0", [.control, .alt])
            try take(app.window(titled: "Activity"), to: folder + "/bookclub-activity.png", in: app)
        }
    }

    private func take(_ window: AppWindow, to file: String, in app: DesktopApp) throws {
        app.desktop.pointer.move(to: Point(x: 5, y: 5))
        var last = try window.screenshot()
        try app.eventually("a picture that stays the same") {
            app.roundTrip()
            let next = try window.screenshot()
            defer { last = next }
            return next == last
        }
        try last.write(to: file)
    }
}
