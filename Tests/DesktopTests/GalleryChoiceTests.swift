import DesktopTesting
import XCTest

/// Pickers, dates, colours and groups as a person and a screen reader use them.
final class GalleryChoiceTests: AppTestCase {
    private func find(_ app: DesktopApp, flavour: String) throws {
        try app.find(.label) { try $0.name.hasPrefix("Flavour \(flavour),") }
    }

    func testButtonsOfEveryPickerShowOneState() throws {
        let app = try launch("TestApps", "gallery", "choices")
        try find(app, flavour: "mint")
        let segments = try app.find(.grouping, "Segments")
        let radio = try app.find(.grouping, "Radio")
        try segments.find(.radioButton, "Plum").click()
        try find(app, flavour: "plum")
        try app.eventually {
            try radio.find(.radioButton, "Plum").isChecked && segments.find(.radioButton, "Plum").isChecked
        }
        try radio.find(.radioButton, "Fig").click()
        try find(app, flavour: "fig")
        // The third has no such choice: nothing is chosen there, until a press chooses.
        XCTAssertFalse(try app.find(.radioButton, "As List").isChecked)
        try app.find(.radioButton, "As Grid").click()
        try find(app, flavour: "plum")
        // By keyboard, among the round buttons.
        try radio.find(.radioButton, "Plum").focus()
        try app.desktop.keyboard.press("Up")
        try find(app, flavour: "mint")
    }

    func testSeveralValuesAtOnce() throws {
        let app = try launch("TestApps", "gallery", "choices")
        try app.find(.comboBox, "Several").click()
        try app.eventually("the list is open") { !app.popups.isEmpty }
        try app.desktop.keyboard.press("Home")
        try app.desktop.keyboard.press("Down")
        try app.desktop.keyboard.press("Return")
        try app.find(.label) { try $0.name.hasSuffix("items plum+plum") }
    }

    func testADateIsChosenInTheCalendarAndInTheFields() throws {
        let app = try launch("TestApps", "gallery", "choices")
        try app.find(.label) { try $0.name.contains("date 11/14 22:13,") }
        let hour = try app.find(.spinButton, "Date, Hour")
        // Between the number and the buttons for stepping, which GTK does not show to other programs.
        try hour.click()
        try app.eventually { try hour.isFocused }
        try app.find(.label) { try $0.name.contains("date 11/14 21:13,") }
        try app.desktop.keyboard.press("Up")
        try app.desktop.keyboard.press("Up")
        try app.find(.label) { try $0.name.contains("date 11/14 23:13,") }
        try app.find(.label, "20").click()
        try app.find(.label) { try $0.name.contains("date 11/20 23:13,") }
    }

    func testADisclosedGroup() throws {
        let app = try launch("TestApps", "gallery", "choices")
        let group = try app.find(.button, "Details")
        XCTAssertFalse(try app.contains(.label, "More of it"))
        try group.click()
        try app.find(.label, "More of it")
        XCTAssertTrue(try group.states.contains(.expanded))
        // The state is the app's: another control changes it.
        try app.find(.checkBox, "Switch").click()
        try app.eventually { try !app.contains(.label, "More of it") && !group.states.contains(.expanded) }
    }

    func testEveryControlHasANameAndAnAction() throws {
        for page in ["buttons", "values", "text", "choices", "form"] {
            let app = try launch("TestApps", "gallery", page)
            try app.find(.frame, "Gallery")
            let nameless = try app.findAll { element in
                // GTK's drop-downs have a cell inside, which never gets the focus; what scrolls is named by what is in it.
                try ![.filler, .scrollPane].contains(element.role) && element.states.contains(.focusable)
                    && element.isShown
                    && (element.name.isEmpty || element.name.hasPrefix("Gtk") || element.name.hasPrefix("Adw"))
            }
            XCTAssertEqual(try nameless.map { "\(page): \(try $0.role) \(try $0.name)" }, [])
            app.terminate()
        }
    }
}
