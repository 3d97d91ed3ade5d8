import DesktopTesting
import Foundation
import XCTest

/// The pictures of the documentation, made when `Tests/pictures.sh` says where to.
final class PictureTests: XCTestCase {
    private var folder = ""

    override func setUpWithError() throws {
        guard let folder = ProcessInfo.processInfo.environment["FENESTRA_PICTURES"] else {
            throw XCTSkip("made by Tests/pictures.sh only")
        }
        self.folder = folder
    }

    private func desktop(isDark: Bool) throws -> Desktop {
        try Desktop(
            DesktopOptions {
                $0.isDark = isDark
                $0.windowManager = .metacity
                // Menus have shadows then.
                $0.hasCompositor = true
            })
    }

    /// The notebook with a note in it, light and dark.
    func testNotebook() throws {
        for (isDark, suffix) in [(false, ""), (true, "-dark")] {
            let desktop = try desktop(isDark: isDark)
            defer { desktop.shutDown() }
            let note = desktop.folder + "/home/Walk.md"
            let text =
                "# Along the river\n\nFrom the mill to the old bridge.\n\n## What to take\n\nBread, a map, the red scarf.\n"
            try Data(text.utf8).write(to: URL(fileURLWithPath: note))
            let app = try desktop.launch(Products.path("Notebook"), [note])
            let window = try app.window(titled: "Walk.md")
            try app.find(.label, "Along the river")
            try app.find(.label, "What to take")
            try take(window, "notebook\(suffix)", in: app)
            app.terminate()
        }
    }

    /// Book Club and every window and menu that comes with it, light and dark.
    func testBookClub() throws {
        for (isDark, suffix) in [(false, ""), (true, "-dark")] {
            let desktop = try desktop(isDark: isDark)
            defer { desktop.shutDown() }
            let app = try desktop.launch(Products.path("BookClub"))
            let main = try app.window(titled: "All Books")
            try app.find(.listItem) { try $0.name.hasPrefix("Moby-Dick") }.click()
            try app.find(.text, "Notes").type("More about rope than I had hoped.")
            try take(main, "bookclub\(suffix)", in: app)

            try app.find(.menuBar).find(.menuItem, "Book").click()
            try app.find(.menuItem, "Mark Completed")
            try take(main, "menu-bar\(suffix)", in: app)
            try desktop.keyboard.press("Escape")
            try app.eventually { app.popups.isEmpty }
            try desktop.keyboard.press("m", .control)
            try app.waitUntilGone(.menuBar)
            try app.eventually { try main.hasKeyboard }
            try desktop.keyboard.press("F10")
            try app.find(.menuItem, "Quit")
            try take(main, "primary-menu\(suffix)", in: app)
            try desktop.keyboard.press("Escape")
            try app.eventually { app.popups.isEmpty }
            try desktop.keyboard.press("m", .control)
            try app.find(.menuBar)

            func other(_ name: String, _ open: () throws -> Void) throws {
                try app.eventually { try main.hasKeyboard }
                try open()
                try app.eventually { app.windows.count == 2 }
                try take(app.windows[1], name + suffix, in: app)
                app.windows[1].close()
                try app.eventually { app.windows.count == 1 }
            }
            try other("bookclub-activity") { try desktop.keyboard.press("0", [.control, .alt]) }
            try other("settings") { try desktop.keyboard.press("comma", .control) }
            try other("shortcuts") { try desktop.keyboard.press("question", .control) }
            try other("about") {
                try app.find(.menuBar).find(.menuItem).click()
                try app.find(.menuItem) { try $0.name.hasPrefix("About") }.click()
            }
        }
    }

    /// The controls, a page a kind.
    func testControls() throws {
        let desktop = try desktop(isDark: false)
        defer { desktop.shutDown() }
        for page in ["buttons", "values", "text", "choices", "form"] {
            let app = try desktop.launch(Products.path("TestApps"), ["gallery", page])
            let window = try app.window(titled: "Gallery")
            try app.eventually("it is drawn") {
                try window.hasKeyboard
                    && window.screenshot()[window.frame.width / 2, window.frame.height - 10].luminance > 0.5
            }
            try take(window, "controls-" + page, in: app)
            app.terminate()
        }
    }

    private func take(_ window: AppWindow, _ name: String, in app: DesktopApp) throws {
        app.desktop.pointer.move(to: Point(x: 5, y: 5))
        try app.eventually("it is in front") { window == app.windowsInStackingOrder.last }
        app.roundTrip()
        try app.eventually("its content is there") { try window.contains(.button) }
        var last = try window.screenshot()
        try app.eventually("a picture that stays the same") {
            app.roundTrip()
            let next = try window.screenshot()
            defer { last = next }
            return next == last
        }
        try last.write(to: "\(folder)/\(name).png")
    }
}
