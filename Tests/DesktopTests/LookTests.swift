import DesktopTesting
import XCTest

/// Apps look as the desktop does.
final class LookTests: XCTestCase {
    func testDark() throws {
        let desktop = try Desktop(DesktopOptions { $0.isDark = true })
        defer { desktop.shutDown() }
        let app = try desktop.launchProduct("TestApps", ["controls"])
        let dot = try app.find(.image, "Red Dot")
        let text = try app.find(.label, "Pressed 0 times, unchecked, on")
        try app.eventually("light on dark") {
            let picture = try text.screenshot()
            let pixels = (0..<picture.width).flatMap { x in (0..<picture.height).map { picture[x, $0].luminance } }
            return pixels.max()! > 0.8 && pixels.min()! < 0.2 && pixels.reduce(0, +) / Double(pixels.count) < 0.4
        }
        let picture = try dot.screenshot()
        let color = picture[picture.width / 2, picture.height / 2]
        XCTAssertGreaterThan(Int(color.red) - Int(color.blue), 100, "\(color)")
        app.terminate()
        // libadwaita does not like the setting by which the harness makes plain GTK programs dark.
        let errors = app.errors.filter { !$0.isEmpty && !$0.contains("gtk-application-prefer-dark-theme") }
        XCTAssertEqual(errors, [])
    }

    /// The accent that a person has in the style sheet of their own is that of controls and of what is drawn.
    func testTheAccentOfAPersonsStyleSheet() throws {
        let desktop = try Desktop()
        defer { desktop.shutDown() }
        let style = "@define-color accent_color #c00080; @define-color accent_bg_color #c00080;"
        try style.write(toFile: desktop.folder + "/home/.config/gtk-4.0/gtk.css", atomically: true, encoding: .utf8)
        let app = try desktop.launchProduct("BookClub")
        let main = try app.window(titled: "All Books")
        try app.find(.listItem) { try $0.name.hasPrefix("Dracula") }.click()
        let progress = try app.find(.progressBar, "Progress Page 301 of 418")
        func isAccent(_ color: Screenshot.Color) -> Bool {
            Int(color.red) > 150 && color.green < 60 && (90...170).contains(color.blue)
        }
        let bar = try progress.screenFrame
        try app.eventually("a control") {
            isAccent(try desktop.screenshot()[bar.x + bar.width / 3, bar.maxY - 4])
        }
        try app.eventually { try main.hasKeyboard }
        try desktop.keyboard.press("0", [.control, .alt])
        let month = try app.window(titled: "Activity").find { try $0.name.hasPrefix("February") }
        try app.eventually("what is drawn") {
            let area = try month.screenFrame
            return isAccent(try desktop.screenshot()[area.center.x, area.y + area.height / 3])
        }
        app.terminate()
        XCTAssertEqual(app.errors, [])
    }

    func testRightToLeft() throws {
        let desktop = try Desktop(DesktopOptions { $0.textDirection = .rightToLeft })
        defer { desktop.shutDown() }
        let app = try desktop.launchProduct("TestApps", ["controls"])
        let window = try app.window()
        let (press, offLimits) = (try app.find(.button, "Press"), try app.find(.button, "Off Limits"))
        try app.eventually("rows begin at the right") {
            try offLimits.screenFrame.maxX < press.screenFrame.x && press.screenFrame.x > window.frame.center.x
        }
        try press.click()
        try app.find(.label, "Pressed 1 times, unchecked, on")
        app.terminate()
        XCTAssertEqual(app.errors, [])
    }
}
