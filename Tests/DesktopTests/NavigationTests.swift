import DesktopTesting
import XCTest

/// Stacks, split views and tabs as a person uses them.
final class NavigationTests: AppTestCase {
    func testAStackByMouseAndKeyboard() throws {
        let app = try launch("TestApps", "navigation")
        try app.find(.label, "Pears").click()
        try app.find(.label, "All about Pears")
        try app.find(.label, "Path: Pears")
        try app.find(.button, "Count 0").press()
        try app.find(.button, "Deeper").press()
        try app.find(.label, "Path: Pears/Pears!")
        try app.eventually("the title follows") { app.windows.first?.title == "Pears!" }
        try app.find(.button, "Back").press()
        try app.find(.button, "Count 1")
        try app.desktop.keyboard.press("Left", .alt)
        try app.find(.label, "Plums")
        try app.eventually("the button has gone") { try !app.contains(.button, "Back") }

        try app.find(.label, "Apples").click()
        try app.find(.button, "View").press()
        try app.find(.label, "A view without a value")
        try app.find(.button, "Back").press()
        try app.find(.button, "To the root").press()
        try app.find(.label, "Pears")
    }

    func testASplitView() throws {
        let app = try launch("TestApps", "split")
        try app.find(.label, "Sent").click()
        try app.find(.label, "Sent 3").click()
        try app.find(.label, "Letter 3")
        try app.find(.label, "all columns")
        try app.find(.button, "Toggle Sidebar").press()
        try app.find(.label, "fewer columns")
        try app.eventually("the sidebar is hidden") { try !app.contains(.label, "Drafts") }
        try app.find(.button, "Toggle Sidebar").press()
        try app.find(.label, "Drafts")

        let window = try XCTUnwrap(app.windows.first)
        window.resize(width: 400, height: 400)
        try app.eventually("one column is left") { try !app.contains(.button, "Toggle Sidebar") }
        try app.find(.label, "Letter 3")
        try app.find(.button, "Back").press()
        try app.find(.label, "Sent 4")
        try app.find(.button, "Back").press()
        try app.find(.label, "Drafts").click()
        try app.find(.label, "Drafts 2").click()
        try app.find(.label, "Letter 2")
        try app.find(.button, "Back").press()
        try app.find(.label, "Drafts 4")
    }

    func testTabs() throws {
        let app = try launch("TestApps", "tabs")
        try app.find(.button, "Home 0").press()
        try app.find(.button, "To the mail").press()
        try app.find(.button, "Mail 0")
        try app.find(.tab, "Home").click()
        try app.find(.button, "Home 1")
        XCTAssertTrue(try app.find(.tab, "Home").contains(.image))
        XCTAssertFalse(try app.find(.tab, "Stack").contains(.image), "a tab without an icon shows none as missing")
        try app.find(.tab, "Stack").click()
        try app.find(.button, "Further").press()
        try app.find(.label, "Further in")
        try app.find(.tab, "Home").click()
        try app.eventually("the way back is not of this tab") { try !app.contains(.button, "Back") }
        try app.find(.tab, "Stack").click()
        try app.find(.button, "Back").press()
        try app.find(.button, "Further")
    }
}
