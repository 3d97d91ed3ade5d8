import DesktopTesting
import XCTest

/// A tab view with more tabs than there is room for, and a picture from an address.
final class ManyTabsTests: AppTestCase {
    func testTheBarKeepsToTheWindow() throws {
        let picture = NSTemporaryDirectory() + "tabs-\(UUID()).svg"
        try Data("<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><rect width='8' height='8'/></svg>".utf8)
            .write(to: URL(fileURLWithPath: picture))
        defer { try? FileManager.default.removeItem(atPath: picture) }
        let app = try launch("TestApps", "manytabs", "file://" + picture)
        try app.find(.label, "Page 0")
        try app.find(.image, "Loaded")
        let window = try app.window(titled: "Many Tabs")
        XCTAssertLessThan(window.frame.width, 600, "the tabs do not make the window wider")
        try app.find(.button, "To the last").press()
        try app.find(.label, "Page 9")
    }
}
