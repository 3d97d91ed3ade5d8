import SwiftUI
import SwiftUITesting
import XCTest

/// What alignment guides read is noted, though they run while views are laid out.
@MainActor
final class AlignmentGuideTests: XCTestCase {
    func testStateThatOnlyAGuideReads() async throws {
        let view = ViewUnderTest(Guided(), size: CGSize(width: 200, height: 200))
        XCTAssertEqual(try distance(view), 0)
        try view.find(.button, "Move").press()
        XCTAssertEqual(try distance(view), 15)
        try view.find(.button, "Move").press()
        XCTAssertEqual(try distance(view), 30)
    }

    func testAModelThatOnlyAGuideReads() async throws {
        let model = Model()
        let view = ViewUnderTest(GuidedByModel(model: model), size: CGSize(width: 200, height: 200))
        XCTAssertEqual(try distance(view), 0)
        for step in 1...3 {
            try view.find(.button, "Move").press()
            XCTAssertEqual(try distance(view), CGFloat(10 * step))
        }
    }

    private func distance(_ view: ViewUnderTest<some View>) throws -> CGFloat {
        try view.find(.label, "other").frame.minX - view.find(.label, "guided").frame.minX
    }

    private struct Guided: View {
        @State private var distance: CGFloat = 0

        var body: some View {
            VStack(alignment: .leading) {
                Text("guided").alignmentGuide(.leading) { _ in distance }
                Text("other")
                Button("Move") { distance += 15 }
            }
        }
    }

    @Observable
    final class Model {
        var distance: CGFloat = 0
    }

    private struct GuidedByModel: View {
        let model: Model

        var body: some View {
            VStack(alignment: .leading) {
                Group {
                    Text("guided")
                    Text("too")
                }.alignmentGuide(.leading) { _ in model.distance }
                Text("other")
                Button("Move") { model.distance += 10 }
            }
        }
    }
}
