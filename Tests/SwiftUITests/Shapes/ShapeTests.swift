import SwiftUI
import XCTest

final class ShapeTests: XCTestCase {
    private let rect = CGRect(x: 0, y: 0, width: 40, height: 20)

    func testFiguresFitTheirRectangle() {
        XCTAssertEqual(Rectangle().path(in: rect).boundingRect, rect)
        XCTAssertEqual(Ellipse().path(in: rect).boundingRect, rect)
        XCTAssertEqual(Capsule().path(in: rect).boundingRect, rect)
        XCTAssertEqual(Circle().path(in: rect).boundingRect, CGRect(x: 10, y: 0, width: 20, height: 20))
    }

    func testSizes() {
        XCTAssertEqual(Rectangle().sizeThatFits(.unspecified), CGSize(width: 10, height: 10))
        XCTAssertEqual(Rectangle().sizeThatFits(ProposedViewSize(rect.size)), rect.size)
        XCTAssertEqual(Circle().sizeThatFits(ProposedViewSize(rect.size)), CGSize(width: 20, height: 20))
        XCTAssertEqual(
            AnyShape(Circle()).sizeThatFits(ProposedViewSize(width: 7, height: nil)), CGSize(width: 7, height: 7))
    }

    func testInsets() {
        XCTAssertEqual(
            Rectangle().inset(by: 3).inset(by: 2).path(in: rect).boundingRect, rect.insetBy(dx: 5, dy: 5))
        XCTAssertTrue(Rectangle().inset(by: 11).path(in: rect).isEmpty)
        let inner = RoundedRectangle(cornerRadius: 8).inset(by: 4).path(in: rect)
        XCTAssertEqual(inner.boundingRect, rect.insetBy(dx: 4, dy: 4))
        XCTAssertFalse(inner.contains(CGPoint(x: 4.5, y: 4.5)), "corners stay round")
        XCTAssertEqual(
            RoundedRectangle(cornerRadius: 4).inset(by: 4).path(in: rect), Path(rect.insetBy(dx: 4, dy: 4)))
    }

    func testDerivedShapes() {
        XCTAssertEqual(
            Rectangle().offset(x: 5, y: 6).path(in: rect).boundingRect, CGRect(x: 5, y: 6, width: 40, height: 20))
        XCTAssertEqual(Rectangle().scale(0.5).path(in: rect).boundingRect, rect.insetBy(dx: 10, dy: 5))
        let turned = Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
        XCTAssertEqual(turned.minX, 10, accuracy: 1e-9)
        XCTAssertEqual(turned.height, 40, accuracy: 1e-9)
        XCTAssertEqual(
            Rectangle().size(width: 3, height: 4).path(in: rect).boundingRect, CGRect(x: 0, y: 0, width: 3, height: 4))
        XCTAssertEqual(Rectangle().trim(to: 0.5).path(in: rect).description, "0 0 m 40 0 l 40 20 l")
        XCTAssertEqual(
            Rectangle().stroke(lineWidth: 2).path(in: rect).boundingRect, rect.insetBy(dx: -1, dy: -1))
    }

    func testAnimatableDataIsThatOfTheParts() {
        var shape = RoundedRectangle(cornerRadius: 10).rotation(.degrees(0)).offset(x: 10)
        let end = RoundedRectangle(cornerRadius: 20).rotation(.degrees(90)).offset(x: 30)
        shape.animatableData.interpolate(towards: end.animatableData, amount: 0.5)
        XCTAssertEqual(shape.offset.width, 20)
        XCTAssertEqual(shape.shape.angle.degrees, 45, accuracy: 1e-9)
        XCTAssertEqual(shape.shape.shape.cornerSize.width, 15)

        var any = AnyShape(RoundedRectangle(cornerRadius: 10))
        any.animatableData.interpolate(
            towards: AnyShape(RoundedRectangle(cornerRadius: 20)).animatableData, amount: 0.5)
        XCTAssertEqual(any.path(in: rect), RoundedRectangle(cornerRadius: 15).path(in: rect))
        var other = AnyShape(Circle())
        other.animatableData = any.animatableData
        XCTAssertEqual(other.path(in: rect), Circle().path(in: rect))
    }
}
