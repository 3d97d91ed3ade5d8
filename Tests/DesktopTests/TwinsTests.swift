import DesktopTesting
import XCTest

/// Every control that has a value, twice: what a person or a screen reader does to one is the app's state and the
/// other's, and what the app does is in both.
final class TwinsTests: AppTestCase {
    private enum Part: Int { case isOn, text, secret, notes, choice, level, count, hour, isOpen, tab }

    /// What the app says of one value, under the twin that was not touched.
    private func expect(
        _ part: Part, _ value: String, in app: DesktopApp, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        try app.eventually("\(part) is \(value)", file: file, line: line) {
            let summary = try app.find(.label) { try $0.name.hasPrefix("B: ") }.name.dropFirst(3)
            return summary.components(separatedBy: ", ")[part.rawValue] == value
        }
    }

    private func eventually(
        _ app: DesktopApp, file: StaticString = #filePath, line: UInt = #line, _ condition: () throws -> Bool
    ) throws { try app.eventually("the twin follows", file: file, line: line, condition) }

    func testToggles() throws {
        let app = try launch("TestApps", "twins")
        let names = ["Switch", "Check", "Button"]
        let roles: [Role] = [.checkBox, .toggleButton, .button]
        func toggle(_ name: String) throws -> Element { try app.find(nil, name) { roles.contains(try $0.role) } }
        func isOn(_ toggle: Element) throws -> Bool { try toggle.isChecked || toggle.isPressed }
        /// Goes there with the keyboard: a click for the focus would be a use too.
        func press(_ toggle: Element) throws {
            for _ in 0..<30 where try !toggle.isFocused {
                try desktop.keyboard.press("Tab")
                app.roundTrip()
            }
            try app.eventually("it has the focus") { try toggle.isFocused }
            try desktop.keyboard.press("space")
        }
        var state = false
        for name in names {
            // By a screen reader, by the mouse, by the keyboard.
            for use in [{ try $0.press() }, { try $0.click() }, press] as [(Element) throws -> Void] {
                try use(toggle(name + " A"))
                state.toggle()
                try expect(.isOn, state ? "on" : "off", in: app)
                try eventually(app) { try isOn(toggle(name + " A")) == state && isOn(toggle(name + " B")) == state }
            }
        }
        try app.find(.button, "Reset").press()
        try app.find(.button, "Change").press()
        try eventually(app) { try names.allSatisfy { try isOn(toggle($0 + " A")) && isOn(toggle($0 + " B")) } }
    }

    func testTexts() throws {
        let app = try launch("TestApps", "twins")
        let (first, second) = (try app.find(.text, "Text A"), try app.find(.text, "Text B"))
        try first.press(key: "a", .control)
        try app.desktop.keyboard.type("typed é")
        try expect(.text, "typed é", in: app)
        try eventually(app) { try second.text == "typed é" }
        try first.setText("spoken")
        try expect(.text, "spoken", in: app)

        try app.find(.passwordText, "Secret A").press(key: "End")
        try app.desktop.keyboard.type("12")
        try expect(.secret, "5", in: app)

        let notes = try app.find(.text, "Notes A")
        try notes.press(key: "End", .control)
        try app.desktop.keyboard.type("s")
        try expect(.notes, "notes", in: app)
        try eventually(app) { try app.find(.text, "Notes B").text == "notes" }

        try app.find(.button, "Change").press()
        try eventually(app) { try first.text == "new" && second.text == "new" && notes.text == "other" }
    }

    func testValues() throws {
        let app = try launch("TestApps", "twins")
        let (first, second) = (try app.find(.slider, "Level A"), try app.find(.slider, "Level B"))
        try first.setValue(0.6)
        try expect(.level, "60", in: app)
        try eventually(app) { try second.value == 0.6 }
        try first.press(key: "End")
        try expect(.level, "100", in: app)
        let area = try second.screenFrame
        try app.desktop.pointer.drag(
            from: Point(x: area.maxX - 8, y: area.center.y), to: Point(x: area.x - 20, y: area.center.y))
        try expect(.level, "0", in: app)
        try eventually(app) {
            try first.value == 0 && app.find(.progressBar, "Bar").value == 0
                && app.find(nil, "Gauge") { try [.levelBar, .progressBar].contains($0.role) }.value == 0
        }

        try app.find(.button) { try $0.name.hasPrefix("Increase Count A") }.press()
        try expect(.count, "2", in: app)
        try app.find(.button) { try $0.name.hasPrefix("Decrease Count B") }.click()
        try expect(.count, "1", in: app)
        try app.desktop.keyboard.press("Up")
        try expect(.count, "2", in: app)

        let hour = try app.find(.spinButton, "Date A, Hour")
        try hour.press(key: "Up")
        let later = try hour.value
        try expect(.hour, "\(Int(later))", in: app)
        try eventually(app) { try app.find(.spinButton, "Date B, Hour").value == later }
        try app.find(.button, "Change").press()
        try eventually(app) { try first.value == 0.9 && second.value == 0.9 && hour.value == 23 }
    }

    func testChoices() throws {
        let app = try launch("TestApps", "twins")
        let radio = try ["A", "B"].map { try app.find(.grouping, "Radio \($0)") }
        let segments = try ["A", "B"].map { try app.find(.grouping, "Segments \($0)") }
        func expect(_ choice: String, line: UInt = #line) throws {
            try self.expect(.choice, choice, in: app, line: line)
            for group in radio + segments {
                try app.eventually(line: line) { try group.find(.radioButton, choice).isChecked }
            }
            for name in ["A", "B"] {
                try app.eventually(line: line) { try app.find(.comboBox, "Menu \(name)").contains(.label, choice) }
            }
        }
        try radio[0].find(.radioButton, "two").press()
        try expect("two")
        try segments[1].find(.radioButton, "three").click()
        try expect("three")
        try app.find(.comboBox, "Menu A").click()
        try app.eventually("the list is open") { !app.popups.isEmpty }
        for key in ["Home", "Return"] { try app.desktop.keyboard.press(key) }
        try expect("one")
        try app.find(.button, "Change").press()
        try expect("three")

        // The app has opened the groups and turned the pages, which a person closes and turns back.
        for name in ["A", "B"] { try app.find(.label, "Inside \(name)") }
        try app.find(.button, "Group A").click()
        try app.waitUntilGone(.label, "Inside B")
        try app.find(.label, "Page two B")
        try app.find(nil, "First A") { try [.tab, .radioButton, .toggleButton].contains($0.role) }.click()
        try self.expect(.tab, "first", in: app)
        try app.find(.label, "Page one B")
    }

    func testAColourIsChosen() throws {
        let app = try launch("TestApps", "twins")
        let well = try app.find(.button, "Colour A")
        let twin = try app.find(.button, "Colour B")
        let before = try twin.screenshot()
        try well.click()
        try app.eventually("the dialog is open") { app.windows.count == 2 }
        let dialog = try XCTUnwrap(app.windows.last)
        try dialog.find(.radioButton, "Dark Red").click()
        // Its buttons are in a title bar that GTK does not tell of.
        try desktop.keyboard.press("s", .alt)
        try app.eventually("the dialog is closed") { app.windows.count == 1 }
        try app.eventually("the twin follows") { try twin.screenshot().differences(from: before) > 20 }
        try app.find(.button, "Reset").press()
        try app.eventually("both are as they were") { try twin.screenshot() == before }
    }

    func testLinksHelpAndHovering() throws {
        let app = try launch("TestApps", "twins")
        try app.find(nil, "Web") { try [.link, .button].contains($0.role) }.click()
        try app.find(.label, "Log https://example.org/page")
        let reset = try app.find(.button, "Reset")
        XCTAssertEqual(try reset.help, "As it was at first")
        try reset.hover()
        try app.eventually("the help is shown") { !app.popups.isEmpty }
        try app.find(.label, "Hover").hover()
        try app.find(.label, "Log over")
        app.desktop.pointer.move(to: Point(x: 2, y: 2))
        try app.find(.label, "Log away")
    }
}
