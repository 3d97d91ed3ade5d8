import DesktopTesting
import Foundation
import XCTest

/// Lists that are hard to show: they come to rest, with every row drawn, and GTK says nothing.
final class HostileListTests: AppTestCase {
    func testHeightsThatChangeAtTheEnd() throws {
        let app = try launchRows("heights")
        try app.find(.button, "End").press()
        try app.find(.label, "The end")
        for _ in 0..<4 {
            try app.find(.button, "Change").press()
            try checkRest(app, "Height", last: "The end")
        }
        try app.find(.label, "Height 399")
    }

    func testHeightsThatChangeInTheMiddle() throws {
        let app = try launchRows("heights")
        try app.find(.button, "Middle").press()
        try app.find(.label, "Height 200")
        try checkRest(app, "Height")
        for _ in 0..<4 {
            try app.find(.button, "Change").press()
            try checkRest(app, "Height")
            // GTK holds on to a row in view.
            let rows = try rowsInView(of: app.find(.list)).map { try $0.name }
            XCTAssertTrue((190..<210).contains { rows.contains("Height \($0)") }, "\(rows)")
        }
    }

    func testHeightsThatChangeWhileScrolling() throws {
        let app = try launchRows("heights")
        let list = try app.find(.list)
        try app.find(.button, "Start").press()
        for _ in 0..<30 { try list.scroll(down: 2) }
        try app.find(.button, "Middle").press()
        try app.find(.label, "Height 200")
        for _ in 0..<20 { try list.scroll(down: 3) }
        for _ in 0..<10 { try list.scroll(down: -3) }
        try app.find(.button, "End").press()
        try app.find(.label, "The end")
        for _ in 0..<10 { try list.scroll(down: -1) }
        try app.find(.button, "Stop").press()
        try checkRest(app, "Height")
    }

    func testAnEndThatGoes() throws {
        let app = try launchRows("heights")
        try app.find(.button, "End").press()
        try app.find(.label, "Height 399")
        for last in [99, 24, 5] {
            try app.find(.button, "Shrink").press()
            try app.find(.label, "Height \(last)")
            try checkRest(app, "Height", last: "The end")
            try app.waitUntilGone(.label, "Height \(last + 1)")
        }
        for _ in 0..<2 {
            try app.find(.button, "Grow").press()
            try app.waitForRest()
        }
        try app.find(.button, "End").press()
        try app.find(.label, "Height 100")
        try checkRest(app, "Height", last: "The end")
        // To nothing at all, and back.
        try app.find(.button, "Clear").press()
        try app.waitUntilGone(.label, "Height 100")
        try checkRest(app, "Height", last: "The end")
        for _ in 0..<4 {
            try app.find(.button, "Grow").press()
            try app.waitForRest()
        }
        try app.find(.button, "End").press()
        try app.find(.label, "Height 84")
        try checkRest(app, "Height", last: "The end")
    }

    func testRowsWiderThanTheList() throws {
        let app = try launchRows("wide")
        let wide = try app.find(.label) { try $0.name.hasPrefix("Wide 0 ") }
        let list = try app.find(.list)
        XCTAssertGreaterThan(try wide.frame.width, try list.frame.width)
        let x = try wide.frame.x
        try wide.scroll(right: 5)
        try app.eventually("scrolled sideways") {
            try app.find(.label, includingHidden: true) { try $0.name.hasPrefix("Wide 0 ") }.frame.x < x
        }
        for _ in 0..<3 {
            try app.find(.button, "Change").press()
            try checkRest(app, "Wide")
        }
        try list.scroll(down: 40)
        try checkRest(app, "Wide")
        try app.find(.button, "Shrink").press()
        try checkRest(app, "Wide")
    }

    func testAThousandSections() throws {
        let app = try launchRows("sections")
        try app.find(.label, "Section 0")
        try app.find(.button, "End").press()
        try app.find(.label, "Last of all")
        try app.find(.label, "Row 999.2")
        try app.waitForRest()
        try app.find(.list).scroll(down: -10)
        try app.find(.label) { try $0.name.hasPrefix("Row 99") }
        try app.waitForRest()
    }

    func testAListThatFillsAndEmpties() throws {
        let app = try launchRows("empty")
        try app.waitUntilGone(.label, "Height 0")
        try app.waitForRest()
        for _ in 0..<3 {
            try app.find(.button, "Clear").press()
            for last in [0, 4, 20] {
                try app.find(.button, "Grow").press()
                try app.find(.label, "Few \(last)", includingHidden: true)
                try checkRest(app, "Few")
            }
            try app.find(.button, "Clear").press()
            try app.waitUntilGone(.label, "Few 0")
            try app.waitForRest()
        }
    }

    func testIdentifiersThatComeTwice() throws {
        let app = try launchRows("twice")
        try app.find(.label, "Twice 0")
        let list = try app.findAll(.list).last
        try checkRest(app, "Twice", each: 3)
        try list?.scroll(down: 60)
        try app.waitUntilGone(.label, "Twice 0")
        try checkRest(app, "Twice", each: 3)
        try app.find(.button, "Shrink").press()
        try checkRest(app, "Twice", each: 3)
        try app.find(.button, "Grow").press()
        try list?.scroll(down: 200)
        try checkRest(app, "Twice", each: 3)
        // One message, however many there are.
        try app.eventually("said") { app.errors.count == 1 }
        XCTAssertTrue(app.errors.first?.contains("more than once") ?? false, "\(app.errors)")
        expectedErrors = app.errors
    }

    private func launchRows(_ kind: String) throws -> DesktopApp {
        let app = try launch("TestApps", "rows", "hostile")
        if kind != "heights" { try app.find(.button, kind).press() }
        return app
    }

    /// Waits until the app rests, and sees that the rows in view cover the list, follow each other, and are drawn.
    private func checkRest(
        _ app: DesktopApp, _ prefix: String, last: String? = nil, each: Int = 1, file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        try app.waitForRest(file: file, line: line)
        let list = try XCTUnwrap(app.findAll(.list).last)
        let area = try list.visibleFrame
        let rows = try rowsInView(of: list)
        XCTAssertFalse(rows.isEmpty, file: file, line: line)
        var numbers: [Int] = []
        for row in rows {
            let (frame, place, name) = (try row.frame, try row.screenFrame, try row.name)
            numbers += Int(name.dropFirst(prefix.count + 1).prefix { $0.isNumber }).map { [$0] } ?? []
            let shown = frame.intersection(area)
            // Its text is in the middle.
            guard shown.y <= frame.center.y - 10, shown.maxY >= frame.center.y + 10 else { continue }
            let picture = try desktop.screenshot(
                of: Rectangle(
                    x: place.x + shown.x - frame.x, y: place.y + shown.y - frame.y, width: shown.width,
                    height: shown.height))
            var (least, most) = (1.0, 0.0)
            for y in 0..<picture.height {
                for x in 0..<min(picture.width, 200) {
                    least = min(least, picture[x, y].luminance)
                    most = max(most, picture[x, y].luminance)
                }
            }
            XCTAssertGreaterThan(most - least, 0.3, "blank: \(name) at \(shown)", file: file, line: line)
        }
        guard let first = numbers.first else { return }
        let following = numbers.indices.map { each == 1 ? first + $0 : numbers.sorted()[$0] }
        XCTAssertEqual(numbers, following, file: file, line: line)
        let lastName = try rows.last?.name
        if let last { XCTAssertEqual(lastName, last, file: file, line: line) }
        if each > 1 {
            XCTAssertLessThan(numbers[numbers.count - 1] - first, numbers.count / each + 2, file: file, line: line)
        }
    }

    /// The rows that a person would point at, from the top to the bottom; there is no gap between them.
    private func rowsInView(
        of list: Element, file: StaticString = #filePath, line: UInt = #line
    ) throws -> [Element] {
        let area = try list.visibleFrame
        var rows: [Element] = []
        var gaps: [Int] = []
        for y in stride(from: area.y + 1, to: area.maxY - 1, by: 3) {
            var element = try list.element(at: Point(x: area.x + 30, y: y))
            while let current = element, try current.role != .listItem { element = try current.parent }
            guard let element else {
                gaps.append(y)
                continue
            }
            if element == rows.last { continue }
            XCTAssertEqual(gaps, [], "gaps", file: file, line: line)
            rows.append(element)
        }
        return rows
    }
}
