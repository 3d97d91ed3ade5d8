import DesktopTesting
import XCTest

/// Effects on the screen, by colours at points.
final class EffectTests: AppTestCase {
    private struct Square {
        let picture: Screenshot
        let origin: (x: Int, y: Int)

        subscript(x: Int, y: Int) -> Screenshot.Color { picture[origin.x + x, origin.y + y] }

        /// What is seen at a point: R, G and B where a colour is strong, K for black, W for white, else ".".
        func name(_ x: Int, _ y: Int) -> String {
            let color = self[x, y]
            let parts = [color.red, color.green, color.blue].map { $0 > 225 ? 2 : $0 < 30 ? 0 : 1 }
            switch parts {
            case [2, 0, 0]: return "red"
            case [0, 2, 0]: return "green"
            case [0, 0, 2]: return "blue"
            case [0, 2, 2]: return "cyan"
            case [0, 0, 0]: return "black"
            case [2, 2, 2]: return "white"
            default: return "\(color.red) \(color.green) \(color.blue)"
            }
        }
    }

    func testEffects() throws {
        let app = try launch("TestApps", "effects")
        let window = try app.window(titled: "Effects")
        let circle = try app.find(.image, "Circle").screenFrame
        try app.eventually("drawn") {
            let picture = try window.screenshot()
            return picture[circle.center.x - window.frame.x, circle.center.y - window.frame.y].red > 200
        }
        let picture = try window.screenshot()
        /// A square by its place in the grid: 60 points each, 20 apart.
        func square(_ column: Int, _ row: Int) -> Square {
            let x = circle.x - window.frame.x
            let y = circle.y - window.frame.y
            return Square(picture: picture, origin: (x + 80 * column, y + 80 * row))
        }
        func check(_ column: Int, _ row: Int, _ points: [(Int, Int, String)], line: UInt = #line) {
            for (x, y, name) in points {
                XCTAssertEqual(square(column, row).name(x, y), name, "at \(x), \(y)", line: line)
            }
        }
        check(0, 0, [(30, 30, "red"), (30, 2, "red"), (3, 3, "white"), (57, 57, "white")])
        check(1, 0, [(30, 30, "red"), (30, 4, "red"), (12, 12, "white"), (48, 48, "white"), (5, 30, "red")])
        check(2, 0, [(30, 30, "red"), (30, 2, "red"), (2, 2, "white"), (12, 12, "red")])
        check(3, 0, [(30, 30, "red"), (16, 30, "red"), (13, 30, "white"), (47, 30, "white")])
        check(0, 1, [(30, 30, "red"), (65, 65, "blue"), (65, 5, "white")])
        let soft = square(1, 1)[-5, 30]
        XCTAssertTrue((150..<245).contains(Int(soft.red)) && soft.red == soft.blue, "a grey shadow: \(soft)")
        XCTAssertGreaterThan(square(2, 1)[1, 30].green, 60, "the edge is blurred")
        XCTAssertLessThan(square(2, 1)[30, 30].green, 40)
        XCTAssertEqual(square(3, 1)[30, 30].blue, 128, accuracy: 2)
        XCTAssertEqual(square(4, 1)[30, 30].red, 128, accuracy: 2)
        XCTAssertEqual(square(0, 2)[30, 30].red, 54, accuracy: 3)
        XCTAssertGreaterThan(square(1, 2)[30, 30].green, 100)
        check(2, 2, [(30, 30, "cyan")])
        check(3, 2, [(30, 30, "green")])
        check(4, 2, [(30, 30, "black")])
        check(0, 3, [(30, 30, "green")])
        check(1, 3, [(30, 30, "white"), (5, 5, "red")])
        check(2, 3, [(30, 30, "red"), (10, 30, "white"), (18, 30, "red")])
        check(3, 3, [(5, 30, "white"), (70, 30, "red")])
    }
}
