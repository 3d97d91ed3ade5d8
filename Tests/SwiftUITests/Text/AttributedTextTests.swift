import Toolkit
import XCTest

@testable import SwiftUI

@MainActor
final class AttributedTextTests: XCTestCase {
    private func runs(_ text: Text) -> [TextContent.Run] { text.controlContent(EnvironmentValues()).runs }

    func testAttributesBecomeStyles() async throws {
        var text = AttributedString("plain red low")
        if let range = text.range(of: "red") {
            text[range].foregroundColor = .red
            text[range].underlineStyle = .single
        }
        if let range = text.range(of: "low") {
            text[range].baselineOffset = -2
            text[range].kern = 3
            text[range].font = .title
        }
        let runs = runs(Text(text))
        XCTAssertEqual(runs.map(\.string), ["plain ", "red", " ", "low"])
        XCTAssertEqual(runs[1].style.color, .semantic(.red))
        XCTAssertTrue(runs[1].style.underline)
        XCTAssertEqual(runs[3].style.baselineOffset, -2)
        XCTAssertEqual(runs[3].style.tracking, 3)
        XCTAssertEqual(runs[3].style.font.style, .title)
    }

    func testMarkdown() async throws {
        let text = try AttributedString(markdown: "**b** [l](page)", baseURL: URL(string: "https://example.org/a/"))
        let runs = runs(Text(text))
        XCTAssertEqual(runs.map(\.string), ["b", " ", "l"])
        XCTAssertEqual(runs[0].style.font.weight, 700)
        XCTAssertEqual(runs[2].style.link, "https://example.org/a/page")
    }

    func testWhenDatesChange() async {
        let now = Date(timeIntervalSinceReferenceDate: 1000)
        func wait(_ date: Date, _ style: Text.DateStyle) -> Double? {
            DateText.nextChange(of: date, style, after: now)?.timeIntervalSince(now)
        }
        XCTAssertEqual(wait(now.addingTimeInterval(-10.25), .timer) ?? 0, 0.751, accuracy: 0.01)
        XCTAssertEqual(wait(now.addingTimeInterval(10.25), .timer) ?? 0, 0.251, accuracy: 0.01)
        XCTAssertGreaterThan(wait(now.addingTimeInterval(-7205), .relative) ?? 0, 20)
        XCTAssertGreaterThan(wait(now.addingTimeInterval(-90_001), .offset) ?? 0, 600)
        XCTAssertNil(wait(now, .date))
    }
}
