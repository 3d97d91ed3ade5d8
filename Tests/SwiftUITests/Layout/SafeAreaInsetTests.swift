import SwiftUI
import SwiftUITesting
import XCTest

@MainActor
final class SafeAreaInsetTests: XCTestCase {
    func testEachViewOfAGroupHasAnInsetOfItsOwn() async throws {
        let view = ViewUnderTest(Bars(), size: CGSize(width: 200, height: 200))
        XCTAssertEqual(view.texts, ["one", "bar 0", "two", "bar 0"])
        let bars = view.elements().filter { $0.name == "bar 0" }
        XCTAssertEqual(bars.first?.frame.minY, try view.find(.label, "one").frame.maxY)
        XCTAssertEqual(bars.last?.frame.minY, try view.find(.label, "two").frame.maxY)
        // State of a bar belongs to the view that it is at.
        try view.find(.button, "Third").press()
        XCTAssertEqual(view.texts, ["one", "bar 0", "two", "bar 0", "three", "bar 0"])
        XCTAssertEqual(view.problems, [])
    }

    func testSeveralViewsOfAnInsetStayInPlaceWhenOneComes() async throws {
        let view = ViewUnderTest(Badges(), size: CGSize(width: 200, height: 200))
        XCTAssertEqual(view.texts, ["content", "a", "b"])
        let before = try view.find(.label, "a").frame
        try view.find(.button, "More").press()
        XCTAssertEqual(view.texts, ["content", "a", "b", "c"])
        XCTAssertEqual(try view.find(.label, "a").frame, before)
        try view.find(.button, "More").press()
        XCTAssertEqual(view.texts, ["content", "a", "b"])
        XCTAssertEqual(view.problems, [])
    }

    private struct Bars: View {
        @State private var hasThird = false

        var body: some View {
            VStack(spacing: 0) {
                Group {
                    Text("one").frame(maxWidth: .infinity)
                    Text("two").frame(maxWidth: .infinity)
                    if hasThird { Text("three").frame(maxWidth: .infinity) }
                }
                .safeAreaInset(edge: .bottom) { Bar() }
                Button("Third") { hasThird = true }
            }
        }
    }

    private struct Bar: View {
        @State private var count = 0
        var body: some View { Text("bar \(count)") }
    }

    private struct Badges: View {
        @State private var hasThird = false

        var body: some View {
            VStack {
                Text("content").safeAreaInset(edge: .bottom) {
                    Text("a")
                    Text("b")
                    if hasThird { Text("c") }
                }
                Button("More") { hasThird.toggle() }
            }
        }
    }
}
