import FoundationSupplement
import SwiftUI
import XCTest

final class PathTests: XCTestCase {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    private func assertEqual(
        _ a: CGRect, _ b: CGRect, accuracy: Double = 1e-9, file: StaticString = #filePath, line: UInt = #line
    ) {
        for (a, b) in [(a.minX, b.minX), (a.minY, b.minY), (a.width, b.width), (a.height, b.height)] {
            XCTAssertEqual(a, b, accuracy: accuracy, "\(a) for \(b)", file: file, line: line)
        }
    }

    func testDescriptionIsRead() {
        var path = square
        path.move(to: CGPoint(x: 1.5, y: -2))
        path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 1, y: 2))
        path.addCurve(to: .zero, control1: CGPoint(x: 5, y: 6), control2: CGPoint(x: 7, y: 8))
        XCTAssertEqual(
            path.description, "0 0 m 10 0 l 10 10 l 0 10 l h 1.5 -2 m 1 2 3 4 q 5 6 7 8 0 0 c")
        XCTAssertEqual(Path(path.description), path)
        for wrong in ["1 m", "1 2", "1 2 l", "1 2 m 3 l", "1 2 x", "1 2 3 4 m"] { XCTAssertNil(Path(wrong), wrong) }
        XCTAssertEqual(Path("")?.isEmpty, true)
    }

    func testLinesNeedAPointToBeginAt() {
        var path = Path()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.closeSubpath()
        XCTAssertTrue(path.isEmpty)
        XCTAssertNil(path.currentPoint)
        path.addLines([.zero, CGPoint(x: 3, y: 0), CGPoint(x: 3, y: 3)])
        XCTAssertEqual(path.currentPoint, CGPoint(x: 3, y: 3))
        path.closeSubpath()
        XCTAssertEqual(path.currentPoint, .zero)
    }

    func testElements() {
        XCTAssertEqual(
            square.allElements,
            [
                .move(to: .zero), .line(to: CGPoint(x: 10, y: 0)), .line(to: CGPoint(x: 10, y: 10)),
                .line(to: CGPoint(x: 0, y: 10)), .closeSubpath,
            ])
    }

    func testBoundingRectLeavesControlPointsOut() {
        let circle = Path(ellipseIn: CGRect(x: 5, y: 5, width: 20, height: 10))
        assertEqual(circle.boundingRect, CGRect(x: 5, y: 5, width: 20, height: 10))
        let arch = Path {
            $0.move(to: .zero)
            $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        }
        assertEqual(arch.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 5))
        XCTAssertTrue(Path().boundingRect.isNull)
    }

    func testContains() {
        var nested = square
        nested.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
        XCTAssertTrue(nested.contains(CGPoint(x: 5, y: 5)))
        XCTAssertFalse(nested.contains(CGPoint(x: 5, y: 5), eoFill: true))
        XCTAssertTrue(nested.contains(CGPoint(x: 1, y: 5), eoFill: true))
        XCTAssertFalse(nested.contains(CGPoint(x: 11, y: 5)))
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
        XCTAssertTrue(circle.contains(CGPoint(x: 5, y: 0.01)))
        XCTAssertFalse(circle.contains(CGPoint(x: 1, y: 1)))
    }

    func testArcGoesTheWayThatIsSaid() {
        func arc(_ start: Double, _ end: Double, clockwise: Bool) -> CGRect {
            Path {
                $0.addArc(
                    center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
                    clockwise: clockwise)
            }.boundingRect
        }
        assertEqual(arc(0, 90, clockwise: false), CGRect(x: 0, y: 0, width: 10, height: 10), accuracy: 1e-6)
        assertEqual(arc(0, 90, clockwise: true), CGRect(x: -10, y: -10, width: 20, height: 20), accuracy: 0.01)
        assertEqual(arc(0, 180, clockwise: false), CGRect(x: -10, y: 0, width: 20, height: 10), accuracy: 0.01)
        assertEqual(arc(0, 180, clockwise: true), CGRect(x: -10, y: -10, width: 20, height: 10), accuracy: 0.01)
        assertEqual(arc(0, 720, clockwise: false), CGRect(x: -10, y: -10, width: 20, height: 20), accuracy: 0.01)
        assertEqual(arc(-90, 0, clockwise: false), CGRect(x: 0, y: -10, width: 10, height: 10), accuracy: 1e-6)
    }

    func testArcJoinsTheCurrentPoint() {
        let pie = Path {
            $0.move(to: .zero)
            $0.addRelativeArc(center: .zero, radius: 5, startAngle: .zero, delta: .degrees(90))
            $0.closeSubpath()
        }
        XCTAssertTrue(pie.description.hasPrefix("0 0 m 5 0 l "))
        XCTAssertTrue(pie.contains(CGPoint(x: 3, y: 3)))
        XCTAssertFalse(pie.contains(CGPoint(x: 4.5, y: 4.5)))
    }

    func testTangentArcRoundsACorner() {
        let path = Path {
            $0.move(to: .zero)
            $0.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        }
        assertEqual(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 4), accuracy: 1e-6)
        guard case .line(let start)? = path.allElements.dropFirst().first else { return XCTFail(path.description) }
        XCTAssertEqual(start.x, 6, accuracy: 1e-9)
        let straight = Path {
            $0.move(to: .zero)
            $0.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
        }
        XCTAssertEqual(straight.description, "0 0 m 10 0 l")
    }

    func testTrimming() {
        XCTAssertEqual(square.trimmedPath(from: 0, to: 0.5).description, "0 0 m 10 0 l 10 10 l")
        XCTAssertEqual(square.trimmedPath(from: 0.125, to: 0.375).description, "5 0 m 10 0 l 10 5 l")
        XCTAssertEqual(square.trimmedPath(from: 0.75, to: 2).description, "0 10 m 0 0 l")
        XCTAssertEqual(square.trimmedPath(from: 0, to: 1), square)
        XCTAssertTrue(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        XCTAssertTrue(square.trimmedPath(from: 0.8, to: 0.2).isEmpty)
        let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
        assertEqual(
            circle.trimmedPath(from: 0.125, to: 0.375).boundingRect,
            CGRect(x: -7.0711, y: 7.0711, width: 14.1421, height: 2.9289), accuracy: 0.01)
        var two = square
        two.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
        XCTAssertEqual(
            two.trimmedPath(from: 0.375, to: 0.625).description, "0 10 m 0 0 l 20 0 m 30 0 l",
            "subpaths are not joined")
    }

    func testTransforms() {
        XCTAssertEqual(square.offsetBy(dx: 1, dy: 2).boundingRect, CGRect(x: 1, y: 2, width: 10, height: 10))
        let turned = square.applying(CGAffineTransform(rotationAngle: .pi / 2))
        assertEqual(turned.boundingRect, CGRect(x: -10, y: 0, width: 10, height: 10))
        var path = Path()
        path.addPath(square, transform: CGAffineTransform(scaleX: 2, y: 0.5))
        XCTAssertEqual(path.boundingRect, CGRect(x: 0, y: 0, width: 20, height: 5))
    }

    func testRoundedCornersFit() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
        XCTAssertEqual(Path(roundedRect: rect, cornerRadius: 0), Path(rect))
        let pill = Path(roundedRect: rect, cornerRadius: 50)
        assertEqual(pill.boundingRect, rect)
        XCTAssertFalse(pill.contains(CGPoint(x: 1, y: 1)))
        XCTAssertTrue(pill.contains(CGPoint(x: 10, y: 0.5)))
        let uneven = Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 8, bottomTrailing: 8))
        XCTAssertFalse(uneven.contains(CGPoint(x: 1, y: 1)))
        XCTAssertFalse(uneven.contains(CGPoint(x: 19, y: 9)))
        XCTAssertTrue(uneven.contains(CGPoint(x: 19, y: 1)))
        XCTAssertTrue(uneven.contains(CGPoint(x: 1, y: 9)))
    }
}

extension Path {
    fileprivate var allElements: [Path.Element] {
        var elements: [Path.Element] = []
        forEach { elements.append($0) }
        return elements
    }
}
