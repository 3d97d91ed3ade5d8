import DesktopTesting
import XCTest

/// What changes in `withAnimation` passes through what lies between, on the screen.
final class MotionTests: AppTestCase {
    override class var options: DesktopOptions { DesktopOptions { $0.hasAnimations = true } }

    func testAnimationsReachTheScreen() throws {
        let app = try launch("TestApps", "motion")
        let window = try app.window(titled: "Motion")
        let names = ["Opacity", "Offset", "Scale", "Frame", "Colour"]
        let boxes = try names.map { try app.find(.image, $0) }
        let start = try boxes.map { try $0.screenFrame }
        app.desktop.pointer.move(to: Point(x: 5, y: 5))
        try app.eventually("drawn") { try Look(window, start).offsetX == 0 && Look(window, start).red == 255 }
        let first = try Look(window, start)
        XCTAssertEqual(first, Look(opacity: first.opacity, offsetX: 0, scaled: 40, framed: 40, red: 255))
        XCTAssertLessThan(first.opacity, 0.05)

        try app.find(.button, "Animate").press()
        var looks: [Look] = []
        try app.eventually("at the end") {
            let look = try Look(window, start)
            looks.append(look)
            return look.offsetX == 200 && look.red == 0 && look.framed == 240 && look.scaled == 20
        }
        let last = try XCTUnwrap(looks.last)
        XCTAssertGreaterThan(last.opacity, 0.8, "nearly the window's white")
        XCTAssertTrue(looks.contains { (1..<200).contains($0.offsetX) }, "\(looks)")
        XCTAssertTrue(looks.contains { (21..<40).contains($0.scaled) }, "\(looks)")
        XCTAssertTrue(looks.contains { (41..<240).contains($0.framed) }, "\(looks)")
        XCTAssertTrue(looks.contains { (1..<255).contains($0.red) }, "\(looks)")
        XCTAssertTrue(looks.contains { $0.opacity > 0.1 && $0.opacity < last.opacity - 0.05 }, "\(looks)")
        // Never back and forth.
        XCTAssertEqual(looks.map(\.offsetX), looks.map(\.offsetX).sorted())

        // Screen readers are told of the new places.
        try app.eventually { try boxes[1].screenFrame.x == start[1].x + 200 }
        XCTAssertEqual(try boxes[3].screenFrame.width, 240)
    }

    func testWithoutAnimationItJumps() throws {
        let app = try launch("TestApps", "motion")
        let window = try app.window(titled: "Motion")
        let boxes = try ["Opacity", "Offset", "Scale", "Frame", "Colour"].map { try app.find(.image, $0).screenFrame }
        try app.eventually("drawn") { try Look(window, boxes).red == 255 }
        try app.find(.button, "Jump").press()
        var looks: [Look] = []
        try app.eventually("at the end") {
            looks.append(try Look(window, boxes))
            return try XCTUnwrap(looks.last).offsetX == 200
        }
        XCTAssertFalse(looks.contains { (1..<200).contains($0.offsetX) }, "\(looks)")
    }
}

/// What the boxes look like on the screen at one moment.
private struct Look: Equatable {
    var opacity: Double
    var offsetX: Int
    var scaled: Int
    var framed: Int
    var red: Int

    init(opacity: Double, offsetX: Int, scaled: Int, framed: Int, red: Int) {
        (self.opacity, self.offsetX, self.scaled, self.framed, self.red) = (opacity, offsetX, scaled, framed, red)
    }

    /// From a picture of a window in which the boxes began at `boxes`.
    init(_ window: AppWindow, _ boxes: [Rectangle]) throws {
        let frame = window.frame
        let picture = try window.screenshot()
        /// The dark pixels in the row through a box's middle: the first one's place, and their number.
        func dark(_ box: Rectangle) -> (start: Int, count: Int) {
            let y = box.center.y - frame.y
            let row = (0..<picture.width).filter { picture[$0, y].luminance < 0.5 }
            return ((row.first ?? 0) - (box.x - frame.x), row.count)
        }
        func color(_ box: Rectangle) -> Screenshot.Color { picture[box.center.x - frame.x, box.center.y - frame.y] }
        opacity = color(boxes[0]).luminance
        offsetX = dark(boxes[1]).start
        scaled = dark(boxes[2]).count
        framed = dark(boxes[3]).count
        red = Int(color(boxes[4]).red)
    }
}
