import DesktopTesting
import XCTest

/// What a bar of menus does not lose: clicks behind Escape, and the windows of its list.
final class BarMenuTests: AppTestCase {
    private let rounds = DesktopOptions.areAllWayland ? 10 : 50

    /// Escape closes a menu, and the click behind it goes to what it is over.
    func testAClickBehindEscapeIsNotLost() throws {
        let app = try launch("TestApps", "bar")
        try app.eventually { try app.window(titled: "Bar").hasKeyboard }
        let title = try app.find(.menuItem, "Extra").screenFrame.center
        let button = try app.find(.button, "Count").screenFrame.center
        for round in 1...rounds {
            app.desktop.pointer.click(at: title)
            try app.eventually("the menu is open, round \(round)") { app.popups.count == 1 }
            try app.desktop.keyboard.press("Escape")
            app.desktop.pointer.click(at: button)
            try app.find(.label, "Counted \(round)")
            try app.eventually("the menu is gone, round \(round)") { app.popups.isEmpty }
        }
    }

    /// The same over the menu's own title: the menu opens again. At a quick hand's pace: GDK 4.8 loses the click of a
    /// program that strikes Escape within a few milliseconds of the menu's opening.
    func testAClickOnTheTitleBehindEscapeOpensTheMenu() throws {
        let app = try launch("TestApps", "bar")
        try app.eventually { try app.window(titled: "Bar").hasKeyboard }
        let title = try app.find(.menuItem, "Extra").screenFrame.center
        for round in 1...rounds {
            app.desktop.pointer.click(at: title)
            try app.find(.menuItem, "Entry").hover()
            try app.desktop.keyboard.press("Escape")
            try app.eventually("the menu is gone, round \(round)") { app.popups.isEmpty }
        }
    }

    /// Keys go from menu to menu while the pointer rests on a title, and the pointer counts again when it moves.
    func testKeysChooseMenusUnderARestingPointer() throws {
        let app = try launch("TestApps", "bar")
        try app.eventually { try app.window(titled: "Bar").hasKeyboard }
        let title = try app.find(.menuItem, "Extra")
        try title.click()
        try app.find(.menuItem, "Entry")
        try app.desktop.keyboard.press("Right")
        func isWindowMenu() throws -> Bool { try app.contains(.menuItem, "Minimise") }
        try app.eventually("the next menu") { try isWindowMenu() && app.popups.count == 1 }
        let popup = app.popups
        try never(for: 0.5, "it is another one") { try app.popups != popup || !isWindowMenu() }
        let place = try title.screenFrame.center
        var x = place.x
        try app.eventually("the pointer counts again") {
            x = place.x + (x == place.x ? 2 : 0)
            app.desktop.pointer.move(to: Point(x: x, y: place.y))
            return try app.contains(.menuItem, "Entry")
        }
    }

    /// The list is made for the menu that opens, and its entries bring windows to the front.
    func testTheListOfWindows() throws {
        let app = try launch("TestApps", "bar")
        try app.eventually { try app.window(titled: "Bar").hasKeyboard }
        try app.find(.button, "Numbers").press()
        func listed() throws -> [String] {
            try app.findAll(.menuItem, includingHidden: true).map { try $0.name }
                .filter { $0 == "Bar" || $0.hasPrefix("Number ") }
        }
        for (name, next) in [("Number 2", "Bar"), ("Bar", "Number 1"), ("Number 1", "Number 2")] {
            let window = try app.window(titled: name)
            try app.eventually("\(name) has the keyboard") { try window.hasKeyboard }
            XCTAssertEqual(try listed(), [], "none while no menu is open")
            try window.find(.menuItem, "Window").click()
            try app.eventually("all three") { try listed() == ["Bar", "Number 1", "Number 2"] }
            try window.find(.menuItem, next).click()
            try app.eventually("\(next) is in front") { try app.activeWindow?.title == next && listed().isEmpty }
        }
        // By keys.
        try app.eventually { try app.activeWindow?.hasKeyboard == true && app.popups.isEmpty }
        try app.desktop.keyboard.press("F10")
        for _ in 1...5 { try app.desktop.keyboard.press("Right") }
        try app.eventually("all three, by keys") { try listed() == ["Bar", "Number 1", "Number 2"] }
        try app.desktop.keyboard.press("Escape")
        try app.eventually("gone") { try app.popups.isEmpty && listed().isEmpty }
    }

    /// While the menu is open a window closes, and one opens.
    func testTheListOfAnOpenMenuFollows() throws {
        let app = try launch("TestApps", "bar")
        try app.eventually { try app.window(titled: "Bar").hasKeyboard }
        try app.find(.button, "Open and Close").press()
        try app.find(.menuItem, "Window").click()
        try app.find(.menuItem, "Other")
        try app.eventually("closed") { try !app.contains(.menuItem, "Other") }
        XCTAssertEqual(try app.findAll(.menuItem, "Bar").count, 1)
    }
}
