import SwiftUI
import SwiftUITesting
import XCTest

@MainActor
final class ShapeFrameTests: XCTestCase {
    func testAShapeInAScrollViewKeepsToItsPlace() async throws {
        let view = ViewUnderTest(
            ScrollView {
                VStack(spacing: 0) {
                    Text("above")
                    Circle().frame(maxWidth: .infinity).accessibilityLabel("circle")
                    Text("below")
                    Circle().frame(minWidth: 10, maxWidth: .infinity, minHeight: 10).accessibilityLabel("second")
                    Text("end")
                }
            }, size: CGSize(width: 256, height: 400))
        let names = ["above", "circle", "below", "second", "end"]
        let frames = try names.map { name in
            try XCTUnwrap(view.elements().first { $0.name == name }, name).frame
        }
        for (first, second) in zip(frames, frames.dropFirst()) {
            XCTAssertLessThanOrEqual(first.maxY, second.minY + 0.5, "\(frames)")
        }
    }

    private struct Columns: View {
        @Environment(\.horizontalSizeClass) private var width
        var body: some View { Text(width == .compact ? "narrow" : "wide") }
    }

    func testTheSizeClassFollowsTheWindow() async throws {
        let view = ViewUnderTest(Columns(), size: CGSize(width: 700, height: 300))
        XCTAssertEqual(view.texts, ["wide"])
        try view.frontWindow().resize(to: CGSize(width: 400, height: 300))
        XCTAssertEqual(view.texts, ["narrow"])
    }
}
