import SwiftUI
import SwiftUITesting
import XCTest

@MainActor
final class EffectAndScrollTests: XCTestCase {
    private struct Fitting: View {
        @State private var width = 300.0
        var body: some View {
            VStack {
                ViewThatFits {
                    VStack { Text("wide one").frame(width: 200) }.opacity(0.5)
                    Text("narrow")
                }.frame(width: width)
                Button("Narrow") { width = 100 }
                Button("Wide") { width = 300 }
            }
        }
    }

    func testContentOfAnEffectComesBack() async throws {
        let view = ViewUnderTest(Fitting())
        XCTAssertEqual(view.texts, ["wide one"])
        try view.find(.button, "Narrow").press()
        XCTAssertEqual(view.texts, ["narrow"])
        try view.find(.button, "Wide").press()
        XCTAssertEqual(view.texts, ["wide one"])
        XCTAssertEqual(view.problems, [])
    }

    private struct Scrolled: View {
        @State private var isDisabled = false
        var body: some View {
            VStack {
                ScrollView { Text("x") }.disabled(isDisabled).accessibilityIdentifier("scroll")
                Button("Disable") { isDisabled = true }
            }
        }
    }

    func testScrollViewFollowsTheEnvironment() async throws {
        let view = ViewUnderTest(Scrolled(), size: CGSize(width: 200, height: 200))
        XCTAssertTrue(try view.find(.scrollView, identifier: "scroll").isEnabled)
        try view.find(.button, "Disable").press()
        XCTAssertFalse(try view.find(.scrollView, identifier: "scroll").isEnabled)
    }
}
