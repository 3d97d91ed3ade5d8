import DesktopTesting
import XCTest

/// Lines take the pointer where they are, and not what is inside of them.
final class OutlineTests: AppTestCase {
    func testWhatIsInsideOfAnOutlineStaysInReach() throws {
        let app = try launch("TestApps", "outlines")
        _ = try app.window(titled: "Outlines")
        let pointer = app.desktop.pointer
        pointer.click(at: try app.find(.button, "Click").screenFrame.center)
        _ = try app.find(.label, "1 clicks, 0 taps")
        let ring = try app.find(.image, "Ring").screenFrame
        // Beside the line, and on it.
        pointer.click(at: ring.center)
        pointer.click(at: Point(x: ring.center.x, y: ring.y + 3))
        _ = try app.find(.label, "1 clicks, 1 taps")
    }
}
