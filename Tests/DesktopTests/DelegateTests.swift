import DesktopTesting
import Foundation
import XCTest

/// An app with a delegate, in real windows.
final class DelegateTests: AppTestCase {
    private func colour(_ name: String, in app: DesktopApp) throws -> Screenshot.Color {
        let picture = try app.find(.panel, name).screenshot()
        return picture[picture.width / 2, picture.height / 2]
    }

    func testTheDelegateIsToldInOrderAndMayKeepTheApp() throws {
        let app = try launch("TestApps", "delegate")
        try app.waitForOutput(containing: "active")
        XCTAssertEqual(app.output, ["will finish launching", "did finish launching", "active"])

        try app.find(.button, "Quit").press()
        try app.waitForOutput(containing: "should terminate")
        // By its title bar too: the last window stays while the answer is no.
        try app.window(titled: "Delegate").close()
        try app.eventually("asked again") { app.output.filter { $0 == "should terminate" }.count == 2 }
        XCTAssertTrue(app.isRunning)
        XCTAssertEqual(try app.window(titled: "Delegate").title, "Delegate")

        try app.find(.checkBox, "May quit").press()
        try app.find(.button, "Quit").press()
        XCTAssertEqual(try app.waitForExit(), .exit(code: 0))
        XCTAssertEqual(Array(app.output.suffix(2)), ["should terminate", "will terminate"])
    }

    func testActivityFollowsTheKeyboardFromAppToApp() throws {
        let app = try launch("TestApps", "delegate")
        try app.waitForOutput(containing: "active")
        // From one window of the app to another nothing is told.
        try app.find(.button, "Second").press()
        let second = try app.window(titled: "Second")
        try app.eventually { try second.hasKeyboard }

        let other = try launch("BookClub")
        let front = try other.window(titled: "All Books")
        try other.eventually { try front.hasKeyboard }
        try app.waitForOutput(containing: "inactive")
        second.activate()
        try app.eventually("active again") { app.output.last == "active" }
        XCTAssertEqual(app.output.dropFirst(2), ["active", "inactive", "active"])
    }

    func testColoursOfTheDesktopAreThoseOfItsWindows() throws {
        let app = try launch("TestApps", "delegate")
        let window = try app.window(titled: "Delegate")
        func background() throws -> Screenshot.Color {
            let picture = try window.screenshot()
            return picture[picture.width / 2, picture.height - 6]
        }
        XCTAssertEqual(try colour("Window", in: app), try background())
        let light = try background()
        XCTAssertGreaterThan(light.luminance, 0.8)
        XCTAssertLessThan(try colour("Label", in: app).luminance, 0.3)
        let red = try colour("Red", in: app)
        XCTAssertGreaterThan(Int(red.red) - Int(red.blue), 100, "\(red)")

        try app.find(.button, "Dark").press()
        try app.eventually("dark") { try background().luminance < 0.2 }
        try app.eventually("the drawn colour follows") {
            try colour("Window", in: app) == background() && colour("Label", in: app).luminance > 0.7
        }
        try app.find(.button, "Light").press()
        try app.eventually("light") { try background() == light && colour("Window", in: app) == light }
    }
}
