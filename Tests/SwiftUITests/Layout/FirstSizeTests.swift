import SwiftUI
import SwiftUITesting
import XCTest

/// How large a window is at first where its scene says nothing of it.
@MainActor
final class FirstSizeTests: XCTestCase {
    private func size(_ content: some View) throws -> CGSize {
        let app = ViewUnderTest(content)
        XCTAssertEqual(app.problems, [])
        return try app.frontWindow().size
    }

    func testWhatTakesAllRoomHasThatOfAUsualWindow() async throws {
        let usual = CGSize(width: 900, height: 450)
        XCTAssertEqual(try size(GeometryReader { _ in Color.red.frame(width: 2000, height: 5) }), usual)
        XCTAssertEqual(try size(List { Text("a") }), usual)
        XCTAssertEqual(try size(Text("a").frame(maxWidth: .infinity, maxHeight: .infinity)), usual)
        XCTAssertEqual(
            try size(ScrollView { Color.blue.frame(width: 50, height: 4000) }.frame(width: 100)),
            CGSize(width: 100, height: 450))
    }

    func testOtherContentIsAsSmallAsItIs() async throws {
        XCTAssertEqual(try size(Color.red.frame(width: 200, height: 120)), CGSize(width: 200, height: 120))
        let text = try size(Text("a"))
        XCTAssertLessThan(text.width, 100)
    }

    func testAFrameWithAnIdealLengthDecides() async throws {
        XCTAssertEqual(
            try size(Color.red.frame(minWidth: 100, idealWidth: 1000, maxWidth: .infinity, minHeight: 500).padding(0)),
            CGSize(width: 1000, height: 500))
    }

    func testLongTextIsWrapped() async throws {
        let long = String(repeating: "word ", count: 500)
        let size = try size(Text(long))
        XCTAssertLessThanOrEqual(size.width, 900)
        XCTAssertGreaterThan(size.height, 40)
    }
}
