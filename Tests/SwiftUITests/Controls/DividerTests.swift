import HeadlessToolkit
import SwiftUITesting
import Toolkit
import XCTest

@testable import SwiftUI

/// LA8: a divider spans its stack's minor axis.
final class DividerTests: XCTestCase {
    @MainActor
    private func dividerSize<V: View>(_ view: V) throws -> CGSize {
        let shown = ViewUnderTest(view.frame(width: 200, height: 100), size: CGSize(width: 200, height: 100))
        defer { shown.end() }
        var found: [CGSize] = []
        func visit(_ widget: HeadlessWidget) {
            if widget is HeadlessControl<DrawingContent> { found.append(widget.frame.size) }
            widget.children.forEach(visit)
        }
        visit(try XCTUnwrap(shown.launch.toolkit.windows.last).contentSurface)
        XCTAssertEqual(found.count, 1)
        return try XCTUnwrap(found.first)
    }

    @MainActor
    func testSpansTheMinorAxis() async throws {
        let column = VStack(spacing: 0) {
            Text("Above")
            Divider()
            Text("Below")
        }
        XCTAssertEqual(try dividerSize(column), CGSize(width: 200, height: 1))
        let row = HStack(spacing: 0) {
            Text("Before")
            Divider()
            Text("After")
        }
        XCTAssertEqual(try dividerSize(row), CGSize(width: 1, height: 100))
    }
}
