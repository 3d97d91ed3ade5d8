import SwiftUI
import SwiftUITesting
import XCTest

@MainActor
final class LinkTests: XCTestCase {
    private struct Linked: View {
        @State private var opened = "nothing"
        var body: some View {
            VStack {
                Text("See [one](https://example.org/one) and [two](https://example.org/two).")
                Text("Only [three](https://example.org/three)")
                Text(attributed)
                Text("Opened \(opened)")
            }
            .environment(
                \.openURL,
                OpenURLAction {
                    opened = $0.lastPathComponent
                    return .handled
                })
        }
        private var attributed: AttributedString {
            var text = AttributedString("four words")
            if let range = text.range(of: "four") { text[range].link = URL(string: "https://example.org/four") }
            return text
        }
    }

    func testLinksAreOpenedByTheEnvironment() async throws {
        let app = ViewUnderTest(Linked())
        let text = try app.find(.label, "See one and two.")
        try text.followLink("two")
        XCTAssertTrue(app.contains(.label, "Opened two"))
        try text.followLink("one")
        XCTAssertTrue(app.contains(.label, "Opened one"))
        XCTAssertThrowsError(try text.followLink("See"))
        XCTAssertThrowsError(try text.press(), "it does not say which")
        try app.find(.label, "Only three").press()
        XCTAssertTrue(app.contains(.label, "Opened three"))
        try app.find(.label, "four words").followLink("four")
        XCTAssertTrue(app.contains(.label, "Opened four"))
    }

    func testTextsInTexts() async throws {
        let formatter = NumberFormatter()
        formatter.minimumIntegerDigits = 3
        let view = ViewUnderTest(
            VStack {
                Text("A \(Text("bold").bold()) word")
                Text("**\(Text("Both"))** and \(NSNumber(value: 7), formatter: formatter)")
                Text("\(try! AttributedString(markdown: "*marked* text"))")
            })
        XCTAssertEqual(view.texts, ["A bold word", "Both and 007", "marked text"])
    }

    func testATimerTextGoesOn() async throws {
        let view = ViewUnderTest(Counting())
        let first = view.texts
        view.advance(by: 1.2)
        XCTAssertNotEqual(view.texts, first)
    }

    private struct Counting: View {
        @State private var start = Date()
        var body: some View { Text("Since \(start, style: .timer)") }
    }
}
