import DesktopTesting
import XCTest

/// The harness drives a program on one desktop, by elements, mouse and keys.
final class DriveTests: XCTestCase {
    private static nonisolated(unsafe) var desktop: Desktop?
    private var app: DesktopApp!

    override static func setUp() { desktop = try? Desktop() }

    override static func tearDown() {
        desktop?.shutDown()
        desktop = nil
    }

    override func setUpWithError() throws {
        let desktop = try XCTUnwrap(Self.desktop, "the desktop did not start")
        app = try desktop.launch(SampleProgram.path.get())
    }

    override func tearDown() { app?.terminate() }

    func testFindsAndPressesControls() throws {
        try app.find(.button, "Press me").press()
        try app.waitForOutput(containing: "clicked Press me")
        XCTAssertEqual(try app.find(.label, "clicked Press me").text, "clicked Press me")

        let wireless = try app.find(.checkBox, "Wireless")
        XCTAssertFalse(try wireless.isChecked)
        try wireless.press()
        try app.eventually { try wireless.isChecked }

        XCTAssertFalse(try app.find(.button, "Disabled").isSensitive)
        let slider = try app.find(.slider)
        XCTAssertEqual(try slider.valueRange, 0...100)
        try slider.setValue(42)
        try app.eventually { try slider.value == 42 }
    }

    /// A check button has no action, so this is a click at the right place.
    func testClicksWithTheMouse() throws {
        let check = try app.find(.checkBox, "Check")
        try check.press()
        try app.eventually { try check.isChecked }
        try check.click()
        try app.eventually { try !check.isChecked }
        try app.find(.listItem, "Row 1").doubleClick()
        try app.waitForOutput(containing: "row pressed button 1 count 2")
        try app.find(.listItem, "Row 1").rightClick()
        try app.waitForOutput(containing: "row pressed button 3 count 1")
    }

    func testClicksInServerSideFrames() throws {
        app.terminate()
        app = try XCTUnwrap(Self.desktop).launch(SampleProgram.path.get(), ["plain"])
        let check = try app.find(.checkBox, "Check")
        try check.click()
        try app.eventually { try check.isChecked }
    }

    func testClicksInPopovers() throws {
        XCTAssertFalse(try app.contains(.checkBox, "In popover"))
        try app.find(.button, "More").press()
        let inside = try app.find(.checkBox, "In popover")
        try inside.click()
        try app.waitForOutput(containing: "check on")
    }

    func testTypesAnyCharacter() throws {
        let entry = try app.find(.text, "Name")
        try entry.type("aä€ß日本 Zz!'é~🙂")
        try app.eventually("typed text arrives") { try entry.text == "aä€ß日本 Zz!'é~🙂" }
        try entry.press(key: "a", .control)
        try app.eventually { try entry.selectedText == entry.text }
        try entry.press(key: "c", .control)
        try app.eventually { try app.desktop.clipboardText() == "aä€ß日本 Zz!'é~🙂" }
        try entry.type("new")
        try app.eventually { try entry.text == "new" }
        try entry.setText("set")
        try app.eventually { try entry.text == "set" }
    }

    func testPressesChords() throws {
        try app.eventually { app.activeWindow != nil }
        try app.desktop.keyboard.press("c", [.control, .shift])
        try app.waitForOutput(containing: "chord")
    }

    func testDragsAndScrolls() throws {
        try app.find(.listItem, "Row 0").drag(to: app.find(.label, "Drop here"))
        try app.waitForOutput(containing: "dropped Row 0")

        XCTAssertFalse(try app.contains(.listItem, "Row 39"), "a row that is scrolled away is not shown")
        try app.find(.scrollPane).scroll(down: 60)
        try app.find(.listItem, "Row 39").click()
        try app.waitForOutput(containing: "row pressed button 1 count 1")
    }

    func testFailuresShowWhatIsThere() throws {
        try app.find(.button, "Press me")
        XCTAssertThrowsError(try app.find(.button, "Absent", timeout: 0.1)) { error in
            let text = "\(error)"
            XCTAssertTrue(text.contains("DriveTests.swift:"), text)
            XCTAssertTrue(text.contains("button \"Absent\""), text)
            XCTAssertTrue(text.contains("button \"Press me\""), text)
            XCTAssertTrue(text.contains("\"Sample\" "), text)
        }
        XCTAssertThrowsError(try app.find(.button, "Disabled").perform("click")) {
            XCTAssertTrue("\($0)".contains("refused"), "\($0)")
        }
    }

    func testCrashIsReportedAtOnce() throws {
        try app.find(.button, "Crash").press()
        let start = Date()
        XCTAssertThrowsError(try app.find(.button, "Absent")) { error in
            XCTAssertTrue("\(error)".contains("signal 11"), "\(error)")
            XCTAssertTrue("\(error)".contains("about to crash"), "\(error)")
        }
        XCTAssertLessThan(Date().timeIntervalSince(start), 5)
        XCTAssertEqual(app.process.end, .signal(SIGSEGV))
    }
}
