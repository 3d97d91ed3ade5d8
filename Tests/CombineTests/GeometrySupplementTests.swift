import Foundation
import FoundationSupplement
import XCTest

final class GeometrySupplementTests: XCTestCase {
    private func assertNear(_ a: CGPoint, _ b: CGPoint, line: UInt = #line) {
        XCTAssertEqual(a.x, b.x, accuracy: 1e-9, line: line)
        XCTAssertEqual(a.y, b.y, accuracy: 1e-9, line: line)
    }

    func testTransforms() {
        let point = CGPoint(x: 3, y: 4)
        assertNear(point.applying(.identity), point)
        assertNear(point.applying(CGAffineTransform(translationX: 1, y: 2)), CGPoint(x: 4, y: 6))
        assertNear(point.applying(CGAffineTransform(scaleX: 2, y: 3)), CGPoint(x: 6, y: 12))
        assertNear(point.applying(CGAffineTransform(rotationAngle: .pi / 2)), CGPoint(x: -4, y: 3))
        // The added step comes first: scale, then shift.
        let both = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
        assertNear(point.applying(both), CGPoint(x: 16, y: 8))
        let shiftFirst = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
        assertNear(point.applying(shiftFirst), CGPoint(x: 26, y: 8))
        let odd = CGAffineTransform(a: 1, b: 2, c: 3, d: 5, tx: 7, ty: 11).rotated(by: 0.3)
        assertNear(point.applying(odd).applying(odd.inverted()), point)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        XCTAssertEqual(flat.inverted(), flat)
        XCTAssertTrue(CGAffineTransform.identity.isIdentity)
    }

    func testRectanglesAndSizes() {
        let turned = CGRect(x: 0, y: 0, width: 2, height: 1).applying(CGAffineTransform(rotationAngle: .pi / 2))
        XCTAssertEqual(turned.minX, -1, accuracy: 1e-9)
        XCTAssertEqual(turned.height, 2, accuracy: 1e-9)
        XCTAssertTrue(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
        let size = CGSize(width: 2, height: 3).applying(CGAffineTransform(translationX: 9, y: 9))
        XCTAssertEqual(size, CGSize(width: 2, height: 3))
    }

    func testCoding() throws {
        let vector = CGVector(dx: 1, dy: 2)
        let data = try JSONEncoder().encode([vector])
        XCTAssertEqual(try JSONDecoder().decode([CGVector].self, from: data), [vector])
        XCTAssertEqual(CGVector.zero, CGVector())
    }

    /// All subsets of up to five elements, and all destinations, against the plain definition.
    func testMoveAndRemove() {
        for count in 0...5 {
            let elements = Array(0..<count)
            for bits in 0..<(1 << count) {
                let offsets = IndexSet(elements.filter { bits & (1 << $0) != 0 })
                var removed = elements
                removed.remove(atOffsets: offsets)
                XCTAssertEqual(removed, elements.filter { !offsets.contains($0) })
                for destination in 0...count {
                    var moved = elements
                    moved.move(fromOffsets: offsets, toOffset: destination)
                    let before = elements.filter { $0 < destination && !offsets.contains($0) }
                    let after = elements.filter { $0 >= destination && !offsets.contains($0) }
                    XCTAssertEqual(moved, before + Array(offsets) + after)
                }
            }
        }
    }
}
