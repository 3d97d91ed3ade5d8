import DesktopTesting
import XCTest

/// Shapes and texts in styles with shadows, images and the shape of a container, by colours at points.
final class StyleTests: AppTestCase {
    func testStyles() throws {
        let app = try launch("TestApps", "styles")
        let window = try app.window(titled: "Styles")
        let drop = try app.find(.image, "Drop").screenFrame
        /// The corner of the first square in the window's picture.
        let (left, top) = (drop.x - window.frame.x, drop.y - window.frame.y)
        var picture = try window.screenshot()
        func name(_ x: Int, _ y: Int) -> String {
            let color = picture[left + x, top + y]
            switch (color.red > 225, color.green > 225, color.blue > 225) {
            case (true, false, false): return "red"
            case (false, false, true): return "blue"
            case (false, true, false): return color.red > 190 ? "window" : "green"
            case (true, true, false): return "yellow"
            default: return "\(color.red) \(color.green) \(color.blue)"
            }
        }
        try app.eventually("drawn") {
            picture = try window.screenshot()
            return name(30, 30) == "red"
        }
        func check(_ points: [(Int, Int, String)], line: UInt = #line) {
            for (x, y, color) in points { XCTAssertEqual(name(x, y), color, "at \(x), \(y)", line: line) }
        }
        check([(30, 30, "red"), (65, 65, "blue"), (65, 2, "window"), (30, -10, "window")])
        // The second: from its edge inwards, at the left and at the top, and nothing outside.
        check([(95, 30, "blue"), (120, 4, "blue"), (120, 30, "red"), (148, 40, "red"), (155, 65, "window")])
        // Soft ones, outside and inside.
        let (edge, middle) = (picture[left + 182, top + 30], picture[left + 210, top + 30])
        XCTAssertLessThan(edge.red, 225)
        XCTAssertGreaterThan(middle.red, 240)
        XCTAssertLessThan(picture[left + 210, top + 65].green, 225, "below the third one")
        // Multiplied with what is behind.
        check([(262, 120, "green"), (236, 120, "yellow")])

        let text = try app.find(.label, "Text Shadow").screenFrame
        let (x0, y0) = (text.x - window.frame.x, text.y - window.frame.y)
        var colors: Set<String> = []
        for y in 0..<text.height { for x in 0..<text.width { colors.insert(name(x0 + x - left, y0 + y - top)) } }
        XCTAssertTrue(colors.isSuperset(of: ["red", "blue"]), "\(colors)")

        // Tiles: much of the rectangle is stars, and they repeat.
        let stars = (0..<90).map { picture[left + $0, top + 190].green < 100 }
        XCTAssertGreaterThan(stars.filter { $0 }.count, 20)
        XCTAssertGreaterThan(zip(stars, stars.dropFirst()).filter { $0 != $1 }.count, 8)

        // A shape in its container's, and the container cut to it.
        check([(270, 210, "red"), (213, 183, "window"), (222, 192, "153 153 153"), (232, 202, "red")])
    }
}
