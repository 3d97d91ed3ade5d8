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

    func testNounsAgreeWithTheNumberBeforeThem() async {
        func shown(_ text: Text) -> String { runs(text).map(\.string).joined() }
        func files(_ count: Int) -> String { shown(Text("^[\(count) file](inflect: true) found")) }
        XCTAssertEqual([files(0), files(1), files(2)], ["0 files found", "1 file found", "2 files found"])
        let nouns = ["Entry", "box", "person", "Child", "day", "boxes", "People", "news item", "address"]
        XCTAssertEqual(
            nouns.map { shown(Text("^[\(3) \($0)](inflect: true)")) },
            [
                "3 Entries", "3 boxes", "3 people", "3 Children", "3 days", "3 boxes", "3 People", "3 news items",
                "3 addresses",
            ])
        XCTAssertEqual(
            ["Entries", "boxes", "People", "days", "class"].map { shown(Text("^[\(1) \($0)](inflect: true)")) },
            ["1 Entry", "1 box", "1 Person", "1 day", "1 class"])
        // Bold is bold in it, other attributes say nothing, and what is no mark is text.
        let bold = runs(Text("^[**\(2)** file](inflect: true)"))
        XCTAssertEqual(bold.map(\.string), ["2", " files"])
        XCTAssertEqual(bold[0].style.font.weight, 700)
        XCTAssertEqual(shown(Text("^[text](colour: 'red')")), "text")
        XCTAssertEqual(shown(Text("2^[3]")), "2^[3]")
        XCTAssertNil(runs(Text("^[2 file](inflect: true)"))[0].style.link)
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
