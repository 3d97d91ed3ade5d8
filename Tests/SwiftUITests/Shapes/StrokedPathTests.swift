import SwiftUI
import XCTest

final class StrokedPathTests: XCTestCase {
    private let line = Path {
        $0.move(to: .zero)
        $0.addLine(to: CGPoint(x: 10, y: 0))
    }

    func testWidthAndCaps() {
        XCTAssertEqual(
            line.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect, CGRect(x: 0, y: -2, width: 10, height: 4))
        XCTAssertEqual(
            line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square)).boundingRect,
            CGRect(x: -2, y: -2, width: 14, height: 4))
        let round = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
        XCTAssertTrue(round.contains(CGPoint(x: -1.9, y: 0)))
        XCTAssertFalse(round.contains(CGPoint(x: -1.9, y: 1.9)))
        XCTAssertTrue(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
    }

    func testJoins() {
        let corner = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]) }
        func contains(_ join: CGLineJoin, miterLimit: CGFloat = 10, _ x: Double, _ y: Double) -> Bool {
            corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join, miterLimit: miterLimit))
                .contains(CGPoint(x: x, y: y))
        }
        XCTAssertTrue(contains(.miter, 11.9, -1.9))
        XCTAssertFalse(contains(.miter, miterLimit: 1, 11.9, -1.9))
        XCTAssertFalse(contains(.bevel, 11.9, -1.9))
        XCTAssertTrue(contains(.bevel, 10.9, -0.9))
        XCTAssertFalse(contains(.round, 11.9, -1.9))
        XCTAssertTrue(contains(.round, 11.3, -1.3))
    }

    func testClosedOutlineHasAHole() {
        let square = Path(CGRect(x: 0, y: 0, width: 20, height: 20)).strokedPath(StrokeStyle(lineWidth: 2))
        XCTAssertEqual(square.boundingRect, CGRect(x: -1, y: -1, width: 22, height: 22))
        XCTAssertFalse(square.contains(CGPoint(x: 10, y: 10)))
        XCTAssertTrue(square.contains(CGPoint(x: -0.9, y: -0.9)), "the corner where it begins is joined")
    }

    func testDashes() {
        func dashed(_ dash: [CGFloat], _ phase: CGFloat = 0) -> [Bool] {
            let path = line.strokedPath(StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase))
            return (0..<10).map { path.contains(CGPoint(x: Double($0) + 0.5, y: 0)) }
        }
        XCTAssertEqual(dashed([2, 3]), [true, true, false, false, false, true, true, false, false, false])
        XCTAssertEqual(dashed([2, 3], 1), [true, false, false, false, true, true, false, false, false, true])
        XCTAssertEqual(dashed([2, 3], -1), [false, true, true, false, false, false, true, true, false, false])
        XCTAssertEqual(dashed([3]), [true, true, true, false, false, false, true, true, true, false])
        XCTAssertEqual(dashed([0, 0]), Array(repeating: true, count: 10), "no usable dash is no dash")
    }
}
