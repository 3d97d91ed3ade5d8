import DesktopTesting
import XCTest

/// Scenes of every shape in real windows (P1, P2, P4, P7, P11 to P14; WI2 to WI5, WI7, WI11).
final class WindowsOpeningTests: WindowsTestCase {
    func testGroupsAndSingleWindowsById() throws {
        try launch("library")
        try assertWindows(["Library"])
        try assertText("several windows", in: "Library")
        try press("Activity", in: "Library")
        try assertWindows(["Library", "Activity"])
        try press("Further", in: "Library")
        try assertWindows(["Library", "Activity", "Library"])
        // The one window comes to the front, also from where it was put away.
        try press("Activity", in: "Library")
        try assertWindows(["Library", "Library", "Activity"])
        // sway lets no app bring a window back that was put away.
        if !DesktopOptions.areAllWayland {
            try app.window(titled: "Activity").minimize()
            try app.eventually { try self.app.window(titled: "Activity").isMinimized }
            try press("Activity", in: "Library")
            try assertWindows(["Library", "Library", "Activity"])
        }
        try app.window(titled: "Activity").close()
        try app.eventually { self.titles == ["Library", "Library"] }
        try press("Activity", in: "Library")
        try assertWindows(["Library", "Library", "Activity"])
        XCTAssertEqual(app.errors, [])
    }

    func testEachValueHasItsWindow() throws {
        try launch("library")
        try press("Open 1", in: "Library")
        try assertWindows(["Library", "Momo"])
        try press("Open 2", in: "Library")
        try assertWindows(["Library", "Momo", "Emil"])
        try press("Note", in: "Momo")
        try press("Open 1", in: "Library")
        try assertWindows(["Library", "Emil", "Momo"])
        try assertText("notes 1", in: "Momo")
        // The value changes while the window is open: what an equal value finds.
        try press("Next", in: "Emil")
        try assertWindows(["Library", "Pippi", "Momo"].map { $0 })
        try press("Task", in: "Library")
        try assertWindows(["Library", "Momo", "Pippi"])
        try press("Open 2", in: "Library")
        try assertWindows(["Library", "Momo", "Pippi", "Emil"])
        try press("Close 1", in: "Library")
        try assertWindows(["Library", "Pippi", "Emil"])
        try press("Done", in: "Emil")
        try assertWindows(["Library", "Pippi"])
        try press("Thousand", in: "Library")
        try app.eventually { Set(self.titles) == ["Library", "Momo", "Emil", "Pippi"] && self.titles.count == 4 }
        try press("Close books", in: "Library")
        try assertWindows(["Library"])
    }

    func testAChangeIsSeenAtOnceInOtherWindowsAndTheSelectionIsEachWindowsOwn() throws {
        try launch("library")
        try press("Further", in: "Library")
        try assertWindows(["Library", "Library"])
        try press("Open 2", in: "Library")
        try assertWindows(["Library", "Library", "Emil"])
        let lists = app.windows.filter { $0.title == "Library" }
        try lists[1].find(.button, "Select 2").press()
        try app.eventually { lists.map(\.title) == ["Library", "Emil"] }
        try lists[1].find(.label, "selected 2")
        try lists[0].find(.label, "selected none")
        let detail = try XCTUnwrap(app.windows.last)
        try detail.find(.text, "Title").setText("Ronja")
        try app.eventually("the titles of windows follow") { lists[1].title == "Ronja" && detail.title == "Ronja" }
        for list in lists { try list.find(.label, "Ronja") }
        XCTAssertEqual(lists[0].title, "Library")
    }

    func testWindowsWithoutValueAndWithADefaultValue() throws {
        try launch("library")
        try press("No value", in: "Library")
        try assertWindows(["Library", "No book"])
        try assertText("book none", in: "No book")
        try press("Draft", in: "Library")
        try assertWindows(["Library", "No book", "Draft: empty"])
        try app.window(titled: "Draft: empty").find(.text, "Draft").setText("mine")
        try assertWindows(["Library", "No book", "Draft: mine"])
    }

    func testTwoGroupsOfOneTypeAndTitles() throws {
        try launch("library")
        try press("Open 1", in: "Library")
        try press("Notes", in: "Library")
        try assertWindows(["Library", "Momo", "Notes"])
        try assertText("notes on 1", in: "Notes")
        // Without any title, the app's name.
        try press("Plain", in: "Library")
        try assertWindows(["Library", "Momo", "Notes", "WindowTestApps"])
        // A title that comes and goes with a view.
        try press("Activity", in: "Library")
        let activity = try app.window(titled: "Activity")
        try activity.find(.checkBox, "Titled").press()
        try app.eventually { activity.title == "Titled" }
        try activity.find(.checkBox, "Titled").press()
        try app.eventually { activity.title == "Activity" }
    }

    func testWhatNoSceneAnswersToIsSaidOnce() throws {
        try launch("library")
        for _ in 0..<3 {
            try press("Unknown id", in: "Library")
            try press("Unknown value", in: "Library")
        }
        try press("Activity", in: "Library")
        try assertWindows(["Library", "Activity"])
        let scenes =
            #"WindowGroup "Library" (id "library"), WindowGroup "Book (3)" for Int (id "book"), "#
            + #"WindowGroup "Notes" for Int (id "notes"), Window "Activity" (id "activity"), "#
            + #"WindowGroup "Draft" for String (id "draft"), WindowGroup "WindowTestApps" (id "plain")"#
        XCTAssertEqual(
            app.errors,
            [
                #"Fenestra: openWindow(id: "shelf") opens nothing: the app has no scene with that id. It has: \#(scenes)."#,
                "Fenestra: openWindow(value: [1.5]) opens nothing: the app has no WindowGroup for Array<Double>. "
                    + "It has: \(scenes).",
            ])
    }

    /// Regression H02.
    func testTheSameValueIsRaisedAndAClosedOneOpensAgain() throws {
        try launch("items")
        try press("1", in: "Main")
        try assertWindows(["Main", "Item 1"])
        try press("2", in: "Main")
        try assertWindows(["Main", "Item 1", "Item 2"])
        try press("1", in: "Main")
        try assertWindows(["Main", "Item 2", "Item 1"])
        XCTAssertEqual(titles.count, 3)
        try app.window(titled: "Item 1").close()
        try app.eventually { Set(self.titles) == ["Main", "Item 2"] }
        try press("1", in: "Main")
        try app.eventually { self.titles.count == 3 && self.app.activeWindow?.title == "Item 1" }
        try assertText("value 1", in: "Item 1")
    }

    func testKeysBeginInTheContentOfEachWindow() throws {
        try launch("library")
        try press("Open 1", in: "Library")
        try assertWindows(["Library", "Momo"])
        let title = try app.window(titled: "Momo").find(.text, "Title")
        try app.eventually("the first field has the focus") { try title.isFocused }
        try press("Draft", in: "Library")
        let draft = try app.window(titled: "Draft: empty").find(.text, "Draft")
        try app.eventually { try draft.isFocused }
        // A window that comes back has its focus where it was.
        try app.window(titled: "Momo").activate()
        try app.eventually { try title.isFocused && self.app.activeWindow?.title == "Momo" }
        try app.desktop.keyboard.press("End")
        try app.desktop.keyboard.type("!")
        try app.eventually { self.titles.contains("Momo!") }
    }
}
