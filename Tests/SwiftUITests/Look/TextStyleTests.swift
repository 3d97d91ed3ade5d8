import Foundation
import HeadlessToolkit
import SwiftUI
import SwiftUITesting
import Toolkit
import XCTest

/// Marks in texts, texts that count, and room for lines.
@MainActor
final class TextStyleTests: XCTestCase {
    private func runs<V: View>(_ view: V) throws -> [TextContent.Run] {
        let found = ViewUnderTest(view)
        let control = try XCTUnwrap(try found.find(.label).widget as? HeadlessControl<TextContent>)
        return control.content.runs
    }

    func testMarkdownInLocalizedTexts() async throws {
        func marks(_ key: LocalizedStringKey) throws -> [String] {
            try runs(Text(key)).map { run in
                var text = run.string
                if run.style.font.weight == 700 { text = "B(" + text + ")" }
                if run.style.font.isItalic { text = "I(" + text + ")" }
                if run.style.font.design == .monospaced { text = "C(" + text + ")" }
                if run.style.strikethrough { text = "S(" + text + ")" }
                if let link = run.style.link { text = "L(" + text + " " + link + ")" }
                return text
            }
        }
        XCTAssertEqual(try marks("a **b** c"), ["a ", "B(b)", " c"])
        XCTAssertEqual(try marks("*i* and _j_"), ["I(i)", " and ", "I(j)"])
        XCTAssertEqual(try marks("***both***"), ["I(B(both))"])
        XCTAssertEqual(try marks("`code *x*` ~~gone~~"), ["C(code *x*)", " ", "S(gone)"])
        XCTAssertEqual(
            try marks("see [the **page**](https://example.org/a)!"),
            [
                "see ", "L(the  https://example.org/a)", "L(B(page) https://example.org/a)", "!",
            ])
        XCTAssertEqual(
            try marks("2 * 3 * 4, snake_case_name, \\*no\\*, **open"),
            [
                "2 * 3 * 4, snake_case_name, *no*, **open"
            ])
        let name = "x"
        XCTAssertEqual(try marks("Hello **\(name)**"), ["Hello ", "B(x)"])
        XCTAssertEqual(try runs(Text(verbatim: "**a**")).map(\.string), ["**a**"])
    }

    func testTextsThatCount() async throws {
        struct Clock: View {
            let date: Date
            @State private var isShown = true
            var body: some View {
                VStack {
                    if isShown { Text(date, style: .timer) }
                    Button("Hide") { isShown = false }
                }
            }
        }
        let view = ViewUnderTest(EmptyView())
        let start = view.launch.toolkit.date
        let shown = ViewUnderTest(Clock(date: start.addingTimeInterval(3700)))
        let drift = shown.launch.toolkit.date.timeIntervalSince(start)
        XCTAssertLessThan(drift, 60)
        func seconds() throws -> Int {
            let parts = try XCTUnwrap(shown.texts.first).split(separator: ":").compactMap { Int($0) }
            return parts.reduce(0) { $0 * 60 + $1 }
        }
        let first = try seconds()
        XCTAssertEqual(Double(first), 3700 - drift, accuracy: 1.5)
        shown.advance(by: 5)
        XCTAssertEqual(Double(try seconds()), Double(first - 5), accuracy: 1)
        try shown.find(.button, "Hide").press()
        shown.advance(by: 5)
        XCTAssertEqual(shown.texts, [])
    }

    func testStyles() async throws {
        let run = try XCTUnwrap(
            runs(
                Text("a").underline(true, color: .red).fontDesign(.serif).fontWidth(.condensed)
                    .textScale(.secondary).foregroundStyle(.secondary)
            ).first)
        XCTAssertEqual(run.style.underlineColor, .semantic(.red))
        XCTAssertEqual(run.style.font.design, .serif)
        XCTAssertEqual(run.style.font.width, -0.2)
        XCTAssertEqual(run.style.font.magnification, 0.8)
        XCTAssertEqual(run.style.color, .semantic(.secondary))
        let two = try runs(Text("a").foregroundStyle(.red) + Text("b").bold())
        XCTAssertEqual(two.map(\.style.color), [.semantic(.red), .semantic(.primary)])
    }

    func testRoomForLines() async throws {
        func height<V: View>(_ view: V) throws -> Double {
            Double(try ViewUnderTest(view).find(.label).frame.height)
        }
        let one = try height(Text("a"))
        XCTAssertEqual(try height(Text("a").lineLimit(3, reservesSpace: true)), one * 3, accuracy: 2)
        XCTAssertEqual(try height(Text("a").lineLimit(2...4)), one * 2, accuracy: 2)
        XCTAssertEqual(try height(Text("a\nb\nc").lineLimit(...2)), one * 2, accuracy: 2)
        XCTAssertEqual(try height(Text("a").lineLimit(3, reservesSpace: false)), one)
    }

    func testASizeOfText() async throws {
        let font = try XCTUnwrap(runs(Text("a").dynamicTypeSize(.accessibility1)).first).style.font
        XCTAssertEqual(font.magnification, 1.6)
        let fixed = try XCTUnwrap(runs(Text("a").font(.system(size: 20)).dynamicTypeSize(.xxLarge)).first)
        XCTAssertEqual(fixed.style.font.magnification, 1)
        let old = try XCTUnwrap(runs(Text("a").environment(\.sizeCategory, .accessibilityMedium)).first).style.font
        XCTAssertEqual(old.magnification, 1.6)
        let ranged = try XCTUnwrap(runs(Text("a").dynamicTypeSize(...(.small))).first)
        XCTAssertEqual(ranged.style.font.magnification, 0.87)
    }
}
