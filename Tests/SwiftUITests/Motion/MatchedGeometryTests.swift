import SwiftUI
import SwiftUITesting
import XCTest

@MainActor
final class MatchedGeometryTests: XCTestCase {
    private struct Marks: View {
        @State private var chosen = 0
        @Namespace private var names
        var body: some View {
            HStack(spacing: 0) {
                ForEach(0..<2, id: \.self) { index in
                    Button("Tab \(index)") { withAnimation(.linear(duration: 1)) { chosen = index } }
                        .frame(width: 100, height: 40)
                        .background {
                            if chosen == index {
                                Text("mark").matchedGeometryEffect(id: "mark", in: names)
                            }
                        }
                }
            }
        }
    }

    func testAViewBeginsWhereTheOneBeforeItWas() async throws {
        let view = ViewUnderTest(Marks(), size: CGSize(width: 200, height: 40))
        let start = try view.find(.label, "mark").frame
        try view.find(.button, "Tab 1").press()
        view.advance(by: 0.5)
        let moving = view.elements(.label, "mark").map(\.frame.midX)
        XCTAssertTrue(moving.contains { $0 > start.midX + 20 && $0 < start.midX + 80 }, "\(moving) from \(start.midX)")
        view.advance(by: 1)
        XCTAssertEqual(try view.find(.label, "mark").frame.midX, start.midX + 100, accuracy: 1)
    }

    private struct Following: View {
        @Namespace private var names
        var body: some View {
            HStack(spacing: 0) {
                Text("leader").frame(width: 120, height: 30).matchedGeometryEffect(id: 1, in: names)
                Text("follower").matchedGeometryEffect(id: 1, in: names, isSource: false)
            }
        }
    }

    func testAViewStaysWhereTheSourceIs() async throws {
        let view = ViewUnderTest(Following(), size: CGSize(width: 300, height: 40))
        await view.settle()
        let (leader, follower) = (try view.find(.label, "leader").frame, try view.find(.label, "follower").frame)
        XCTAssertEqual(leader.midX, follower.midX, accuracy: 2)
    }
}
