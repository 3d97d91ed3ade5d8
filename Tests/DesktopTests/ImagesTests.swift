import DesktopTesting
import Foundation
import XCTest

/// Pictures of files, gradients and timers in a real window.
final class ImagesTests: AppTestCase {
    /// 40 by 20 pixels, all red.
    private static let png =
        "iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAIAAABwJOjsAAAAI0lEQVR42u3NsQ0AAAjAoP7/tJ7hIAk7TZ1ILBaLxWKx+E+8ffodDqIehz0AAAAASUVORK5CYII="

    func testAPictureOfDoubleScaleIsAsLargeAsItsPointsSay() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tiles-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
        try XCTUnwrap(Data(base64Encoded: Self.png)).write(to: folder.appendingPathComponent("tile@2x.png"))
        let app = try launch("TestApps", "images", folder.path)
        let window = try app.window(titled: "Images")
        let own = try app.find(.image, "Own Size").screenFrame
        XCTAssertEqual([own.width, own.height], [20, 10])
        let stretched = try app.find(.image, "Stretched").screenFrame
        XCTAssertEqual([stretched.width, stretched.height], [60, 60])
        // The clock of a publisher ticks.
        try app.eventually("three ticks") { try app.find(.label, "Tick 3").isShown }
        let gradient = try app.find(.image, "Gradient").screenFrame
        let picture = try window.screenshot()
        let (x, y) = (gradient.x - window.frame.x, gradient.y - window.frame.y)
        XCTAssertEqual(picture[own.center.x - window.frame.x, own.center.y - window.frame.y].red, 255)
        let (top, bottom) = (picture[x + 30, y + 1], picture[x + 30, y + 58])
        XCTAssertEqual(top.blue, 255)
        XCTAssertGreaterThan(top.red, 50, "lighter at the top")
        XCTAssertLessThan(bottom.red, 10)
    }
}
