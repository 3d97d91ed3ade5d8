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
            let window = try app.window(titled: "Book Club")
            try app.find(.button) { try $0.name.hasPrefix("Moby-Dick") }.press()
            try app.find(.text, "Note").type("More about rope than I had hoped.")
            desktop.pointer.move(to: Point(x: 5, y: 5))
            var last = try window.screenshot()
            try app.eventually("a picture that stays the same") {
                app.roundTrip()
                defer { last = (try? window.screenshot()) ?? last }
                return try app.find(.text, "Note").text.hasSuffix("hoped.") && window.screenshot() == last
            }
            try last.write(to: folder + "/" + file)
        }
    }
}
