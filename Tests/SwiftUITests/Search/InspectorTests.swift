import SwiftUI
import SwiftUITesting
import XCTest

@MainActor
final class InspectorTests: XCTestCase {
    private struct Editor: View {
        @State private var isShown = false
        var body: some View {
            Toggle("Inspector", isOn: $isShown)
                .inspector(isPresented: $isShown) { Text("details").inspectorColumnWidth(180) }
        }
    }

    func testAnInspectorComesAndGoes() async throws {
        let app = ViewUnderTest(Editor(), size: CGSize(width: 500, height: 200))
        XCTAssertEqual(app.texts, [])
        try app.find(.checkBox).press()
        XCTAssertEqual(app.texts, ["details"])
        XCTAssertGreaterThan(try app.find(.label, "details").frame.minX, 300)
        try app.find(.checkBox).press()
        XCTAssertEqual(app.texts, [])
        XCTAssertEqual(app.problems, [])
    }

    private struct Panes: View {
        @State private var hasThird = false
        var body: some View {
            HSplitView {
                Toggle("Third", isOn: $hasThird)
                VSplitView {
                    Text("above")
                    Text("below")
                }
                if hasThird { Text("third") }
            }
        }
    }

    func testSplitViews() async throws {
        let app = ViewUnderTest(Panes(), size: CGSize(width: 500, height: 200))
        XCTAssertEqual(app.texts, ["above", "below"])
        let (above, below) = (try app.find(.label, "above").frame, try app.find(.label, "below").frame)
        XCTAssertLessThan(above.maxY, below.minY)
        XCTAssertLessThan(try app.find(.checkBox).frame.minX, above.minX)
        try app.find(.checkBox).press()
        XCTAssertEqual(app.texts, ["above", "below", "third"])
        XCTAssertEqual(app.problems, [])
    }
}
