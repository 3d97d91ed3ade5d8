import DesktopTesting
import Foundation
import XCTest

/// Apps that were written for another SwiftUI, as they stand: each opens its windows and does what its code says.
/// They are not part of this package: without them the tests are skipped.
final class ListingTests: AppTestCase {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardized

    /// A window without a title of its own, with one text.
    func testAnAppOfOneGroup() throws {
        let app = try run("windows/07-book-club-app-definition")
        let window = try app.window(titled: "BookClub")
        try app.find(.label, "Reading List")
        try app.desktop.keyboard.press("n", .control)
        try app.eventually("a second window of the group") { app.windows.count == 2 }
        for window in app.windows { window.close() }
        XCTAssertEqual(try app.waitForExit(), .exit(code: 0))
        XCTAssertFalse(window.exists)
    }

    /// The single window is opened from the menu, and brought to the front when it is open.
    func testAnAppWithASingleWindow() throws {
        for name in [
            "02-adding-a-window-scene", "08-adding-an-auxiliary-window-scene",
            "10-opening-a-window-using-an-identifier", "18-removing-default-commands-for-the-book-details-scene",
            "19-extracting-reading-activity-into-custom-scene",
        ] {
            let app = try run("windows/" + name)
            let main = try app.window(titled: "BookClub")
            try app.find(.label, "Reading List")
            let activity = try openActivity(in: app)
            try app.eventually { !main.isActive }
            main.activate()
            try app.eventually { main.isActive }
            XCTAssertEqual(try openActivity(in: app), activity, name)
            try app.eventually(name) { app.windows.count == 2 }
            // Commands that were taken away are not in the menu.
            if name.hasPrefix("18") || name.hasPrefix("19") {
                try app.desktop.keyboard.press("F10")
                try app.find(.menuItem, "New Window")
                XCTAssertFalse(try app.contains(.menuItem, "New Book Details Window"))
                try app.desktop.keyboard.press("Escape")
            }
            app.terminate()
        }
    }

    /// A group for books has a command, which opens a window without a book.
    func testAnAppWithAGroupForValues() throws {
        for name in [
            "11-opening-a-window-using-a-presented-value", "16-book-club-app-with-book-details-scene",
            "17-book-club-app-with-book-details-scene",
        ] {
            let app = try run("windows/" + name)
            try app.window(titled: "BookClub")
            try app.find(.label, "Reading List")
            try choose("New Book Details Window", in: app)
            let details = try app.window(titled: "Book Details")
            try details.find(.label, "Book Details")
            try openActivity(in: app)
            try app.eventually(name) { app.windows.count == 3 }
            app.terminate()
        }
    }

    /// The button opens a window for its book once, and raises it from then on.
    func testAButtonThatOpensABook() throws {
        // The listing has a view and its model, no app.
        let host = """
            import SwiftUI
            @main struct BookClub: App {
                let books = [Book(id: UUID()), Book(id: UUID())]
                var body: some Scene {
                    WindowGroup { ForEach(books) { OpenWindowButton(book: $0) } }
                    WindowGroup("Book", for: UUID.self) { $id in
                        Text(id == books[0].id ? "first" : "second")
                            .navigationTitle(id == books[0].id ? "First" : "Second")
                    }
                }
            }
            """
        for name in ["14-book-details-context-menu-button", "15-book-details-context-menu-button"] {
            let app = try run("windows/" + name, with: host)
            let main = try app.window(titled: "BookClub")
            try app.eventually { try main.findAll(.button, "Open In New Window").count == 2 }
            let buttons = try main.findAll(.button, "Open In New Window")
            for (button, title) in zip(buttons, ["First", "Second"]) {
                try button.press()
                try app.window(titled: title).find(.label, title.lowercased())
            }
            try buttons[0].press()
            try app.eventually("raised, not opened twice") {
                app.activeWindow?.title == "First" && app.windows.count == 3
            }
            app.terminate()
        }
    }

    /// Each window of the group has the list, and the title that its view gives.
    func testAnAppWithAList() throws {
        for name in ["01-app-scene-and-view-levels", "02-windowgroup-multi-window-state"] {
            let app = try run("essentials/" + name)
            try app.window(titled: "Currently Reading")
            try app.desktop.keyboard.press("n", .control)
            try app.eventually(name) { app.windows.map(\.title) == ["Currently Reading", "Currently Reading"] }
            for window in app.windows {
                for number in 1...3 { try window.find(.label, "Book #\(number)") }
            }
            app.terminate()
        }
    }

    /// Each window shows the book that is selected in it.
    func testAnAppWithASelectionInEachWindow() throws {
        let app = try run("essentials/03-scenestorage-restores-each-window-selection")
        let first = try app.window(titled: "Currently Reading")
        first.resize(width: 700, height: 400)
        // In the list, and beside it where it is selected.
        func count(_ book: String, in window: AppWindow) throws -> Int { try window.findAll(.label, book).count }
        try first.find(.label, "Book #2").click()
        try app.eventually("the second book is shown") { try count("Book #2", in: first) == 2 }
        try first.find(.label, "Book #3").click()
        try app.eventually("the third book is shown") {
            try count("Book #3", in: first) == 2 && count("Book #2", in: first) == 1
        }
        try app.desktop.keyboard.press("n", .control)
        try app.eventually("a second window") { app.windows.count == 2 && app.activeWindow != first }
        let second = try XCTUnwrap(app.windows.last)
        second.resize(width: 700, height: 400)
        try second.find(.label, "Book #1").click()
        try app.eventually("the first book is shown") { try count("Book #1", in: second) == 2 }
        XCTAssertEqual(try count("Book #3", in: second), 1)
        XCTAssertEqual(try count("Book #3", in: first), 2)
        XCTAssertEqual(try count("Book #1", in: first), 1)
    }

    /// A new document is there at once; its file gets the ending of the app's own type.
    func testAnAppWithDocuments() throws {
        let app = try run("essentials/04-documentgroup-handles-document-windows")
        try app.window(titled: "Untitled").find(.label, "Untitled")
        try app.desktop.keyboard.press("s", .control)
        try app.eventually("the dialog is in front") { app.activeWindow?.title == "Save As" }
        try app.desktop.keyboard.press("a", .control)
        let place = try desktop.folder + "/circle.shapes"
        try app.desktop.keyboard.type(place)
        try app.desktop.keyboard.press("Return")
        try app.window(titled: "circle.shapes")
        try app.eventually("saved") {
            (try? String(contentsOfFile: place, encoding: .utf8)) == #"{"title":"Untitled"}"#
        }
    }

    /// Apps that show documents ask for one; typing changes nothing.
    func testAppsThatViewDocuments() throws {
        let place = try desktop.folder + "/shown.txt"
        try Data("as it is".utf8).write(to: URL(fileURLWithPath: place))
        for name in [
            "12-opening-a-window-with-a-new-document", "13-opening-a-window-with-an-existing-document",
        ] {
            let app = try run("windows/" + name)
            try app.eventually("the dialog is in front") { app.activeWindow?.title == "Open" }
            try app.desktop.keyboard.type(place)
            try app.desktop.keyboard.press("Return")
            let text = try app.window(titled: "shown.txt").find(.text)
            try app.eventually { try text.text == "as it is" }
            try text.type("x")
            try never(for: 0.3, name) { try text.text != "as it is" }
            app.terminate()
        }
        let app = try run("windows/01-scene-types-in-one-app")
        try app.window(titled: "BookClub").find(.label, "Content")
        app.terminate()
    }

    /// The menu's commands are for the book with the focus, and disabled without one.
    func testCommandsForTheBookWithTheFocus() throws {
        // The listing has the commands and a book that has nothing to show: the host counts how often it is written.
        let host = #"""
            import SwiftUI
            @main struct BookClub: App {
                var body: some Scene {
                    WindowGroup { Shelf() }.commands { BookCommands() }
                }
            }
            struct Shelf: View {
                @State private var books = [Book(), Book()]
                @State private var writes = [0, 0]
                @State private var notes = ["", ""]
                var body: some View {
                    Button("No Book") {}
                    ForEach(0..<2) { index in
                        TextField("Note \(index)", text: $notes[index])
                            .focusedValue(
                                \.selectedBook,
                                Binding {
                                    books[index]
                                } set: {
                                    books[index] = $0
                                    writes[index] += 1
                                })
                    }
                    Text("Written \(writes[0]) and \(writes[1])")
                }
            }
            """#
        let app = try run("essentials/06-menu-commands", with: host)
        try app.find(.label, "Written 0 and 0")
        try app.eventually("a window has the keyboard") { try app.activeWindow?.hasKeyboard == true }
        func assertCommands(areEnabled: Bool, line: UInt = #line) throws {
            try app.find(.menuItem, "Book").click()
            for title in ["Update Progress...", "Mark Completed"] {
                XCTAssertEqual(try app.find(.menuItem, title).isSensitive, areEnabled, title, line: line)
            }
            try app.desktop.keyboard.press("Escape")
            try app.eventually("the menu is gone") { app.popups.isEmpty }
        }
        try app.find(.button, "No Book").focus()
        try assertCommands(areEnabled: false)
        try app.desktop.keyboard.press("u", .control)
        try app.find(.text, "Note 1").focus()
        try app.find(.menuItem, "Book").click()
        try app.find(.menuItem, "Mark Completed").click()
        try app.find(.label, "Written 0 and 1")
        try app.eventually("the menu is gone") { app.popups.isEmpty }
        try app.desktop.keyboard.press("u", .control)
        try app.find(.label, "Written 0 and 2")
        try app.desktop.keyboard.press("c", [.control, .shift])
        try app.find(.label, "Written 0 and 3")
        let note = try app.find(.text, "Note 0")
        try note.focus()
        try app.desktop.keyboard.press("u", .control)
        try app.find(.label, "Written 1 and 3")
        try assertCommands(areEnabled: true)
        // Though the pointer is still over the menu bar.
        try app.eventually("the focus is back") { try note.isFocused }
    }

    /// The window comes where its scene says, in the size it says, by the keys it says.
    func testAWindowWithAPlaceASizeAndKeys() throws {
        // The listings have a scene, no app.
        let host = """
            import SwiftUI
            @main struct BookClub: App {
                @StateObject private var store = ReadingListStore()
                var body: some Scene {
                    WindowGroup { Text("Reading List") }
                    ReadingActivityScene(store: store)
                }
            }
            """
        for name in [
            "20-applying-the-defaultposition-modifier", "21-applying-the-defaultsize-modifier",
            "22-applying-the-keyboardshortcut-modifier",
        ] {
            let app = try run("windows/" + name, with: host)
            try app.find(.label, "Reading List")
            let activity: AppWindow
            if name.hasPrefix("22") {
                try app.eventually("a window has the keyboard") { try app.activeWindow?.hasKeyboard == true }
                try app.desktop.keyboard.press("0", [.control, .alt])
                activity = try app.window(titled: "Activity")
                try activity.find(.label, "Reading Activity")
            } else {
                activity = try openActivity(in: app)
            }
            // The screen is 1280 by 800 and has no bars. The theme has a border around the window's 400.
            try app.eventually("\(name): \(activity.frame)") {
                let frame = activity.frame
                let isRightSize = name.hasPrefix("20") || ((400...410).contains(frame.width) && frame.height == 800)
                return isRightSize && frame.y == 0 && frame.x + frame.width == 1280
            }
            app.terminate()
        }
    }

    /// The talk's settings, in the form for desktops.
    func testTheSettingsOfTheTalk() throws {
        let app = try run("essentials/05-settings-scene")
        try app.window(titled: "BookClub").find(.label, "Reading List")
        for _ in 0..<2 {
            try app.eventually { app.activeWindow?.title == "BookClub" }
            try desktop.keyboard.press("comma", .control)
            let settings = try app.window(titled: "Settings")
            try settings.find(.label, "Add your settings UI here.")
            XCTAssertEqual(app.windows.count, 2)
            settings.close()
            try app.eventually { app.windows.count == 1 }
        }
    }

    // MARK: What is done to them

    /// Chooses an item of the menu of the window in front.
    private func choose(_ name: String, under submenu: String? = nil, in app: DesktopApp) throws {
        try app.eventually("a window has the keyboard") { try app.activeWindow?.hasKeyboard == true }
        try app.desktop.keyboard.press("F10")
        for item in [submenu, name].compactMap({ $0 }) { try app.find(.menuItem, item).click() }
        try app.eventually("the menu is gone") { app.popups.isEmpty }
    }

    @discardableResult
    private func openActivity(in app: DesktopApp) throws -> AppWindow {
        try choose("Activity", under: "Window", in: app)
        let activity = try app.window(titled: "Activity")
        try activity.find(.label, "Reading Activity")
        try app.eventually("Activity is in front") { activity.isActive }
        return activity
    }

    // MARK: Building and starting

    /// Starts a listing in its desktop form, with a source file of the test's beside it where it needs one.
    private func run(_ name: String, with host: String? = nil) throws -> DesktopApp {
        // Beside this package, or beside the folder of its working copies.
        let places = ["..", "../.."].map {
            Self.root.appending(path: $0).appending(path: "shared/listings/\(name).swift").standardized
        }
        guard let listing = places.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
            throw XCTSkip("there is no \(places[0].path)")
        }
        let folder = URL(fileURLWithPath: try desktop.folder).appending(path: name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var sources = [folder.appending(path: "Listing.swift")]
        try Self.desktopForm(of: String(contentsOf: listing, encoding: .utf8))
            .write(to: sources[0], atomically: true, encoding: .utf8)
        if let host {
            sources.append(folder.appending(path: "Host.swift"))
            try host.write(to: sources[1], atomically: true, encoding: .utf8)
        }
        let program = folder.appending(path: "BookClub")
        try compile(sources, to: program)
        let app = try desktop.launch(program.path, environment: ["G_DEBUG": "fatal-criticals"])
        addTeardownBlock {
            app.terminate()
            XCTAssertEqual(app.errors, [], name)
        }
        return app
    }

    /// The branches for a Mac are those for a desktop.
    private static func desktopForm(of source: String) -> String {
        source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let text = line.drop { $0 == " " || $0 == "\t" }
            let isCondition = text.hasPrefix("#if") || text.hasPrefix("#elseif")
            return isCondition ? line.replacingOccurrences(of: "os(macOS)", with: "os(Linux)") : String(line)
        }.joined(separator: "\n")
    }

    /// Compiles an app against the modules that the package manager has built, and links it to what the example app is
    /// linked to: a package of its own would build the whole framework again.
    private func compile(_ sources: [URL], to program: URL) throws {
        let log = program.appendingPathExtension("log")
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/bin/sh")
        compiler.arguments =
            [
                "-c",
                #"""
                products=$1 program=$2
                shift 2
                grep -v /BookClub.build/ "$products/BookClub.product/Objects.LinkFileList" > "$program.objects" || exit
                flags=$(pkg-config --cflags libadwaita-1 | tr ' ' '\n' | grep '^-I' | sed 's/^/-Xcc /')
                exec swiftc -swift-version 5 -parse-as-library "$@" -o "$program" -I "$products/Modules" \
                    -Xcc -fmodule-map-file="$products/CGTK.build/module.modulemap" -I Sources/CAdwaita \
                    $flags @"$program.objects" $(pkg-config --libs libadwaita-1) -lX11 > "$program.log" 2>&1
                """#,
                "compile", Products.folder.path, program.path,
            ] + sources.map(\.path)
        compiler.currentDirectoryURL = Self.root
        try compiler.run()
        compiler.waitUntilExit()
        guard compiler.terminationStatus == 0 else {
            throw DesktopFailure(
                "does not compile", details: (try? String(contentsOf: log, encoding: .utf8)) ?? "no log")
        }
    }
}
