import DesktopTesting
import XCTest

/// Views measured by what is around them, as the window grows.
final class ContainerFrameWindowTests: AppTestCase {
    func testCardsTakeHalfOfWhatTheScrollViewShows() throws {
        let app = try launch("TestApps", "containers")
        let window = try app.window(titled: "Containers")
        let cards = try ["Card 0", "Card 1"].map { try app.find(.button, $0) }
        /// From the middle of one to that of the next: half of the room and of the space between.
        func step() throws -> Int { try cards[1].screenFrame.center.x - cards[0].screenFrame.center.x }
        // (width - 40 - 10) / 2 + 10
        try app.eventually("half of 560") { try abs(step() - 285) <= 8 }
        let start = try step()
        window.resize(width: 800, height: 320)
        try app.eventually("the window is wide") { window.frame.width > 780 }
        try app.eventually("they grow with it") { try step() > start + 80 }
        XCTAssertEqual(try app.accessibilityFaults(), [])
    }
}
