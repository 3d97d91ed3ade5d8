import DesktopTesting
import Foundation
import XCTest

/// What is in view while rows come in every frame, and where a list is whose rows have all changed places.
final class GrowingListTests: AppTestCase {
    func testRowsInViewStayWhileOthersComeAndAPersonScrolls() throws {
        let app = try launch("TestApps", "rows", "growing")
        let list = try app.find(.list)
        try app.find(.button, "Start").press()
        // At the very beginning what comes is seen.
        try wait(app, until: "the newest row is the first in view") { first, came in first < 0 && -first >= came - 2 }
        // A wheel that is turned once more goes further: rows that come take nothing of it back.
        var last = -1_000_000
        for _ in 0..<3 {
            for _ in 0..<8 { try list.scroll(down: 1) }
            try wait(app, until: "further than \(last)") { first, _ in
                defer { last = max(last, first) }
                return first > last
            }
            // The wheel's last turns may still be under way.
            var (held, since) = (try numbers(app).first, try numbers(app).came)
            try wait(app, until: "20 rows have come and the first in view is the same") { first, came in
                if first != held { (held, since) = (first, came) }
                return came >= since + 20
            }
            last = held
        }
        XCTAssertGreaterThan(last, 5)
        try app.find(.button, "Stop").press()
        try app.waitForRest()
        XCTAssertEqual(app.terminate(), .exit(code: 0))
    }

    func testAListThatIsTurnedRoundStaysAtItsPlace() throws {
        let app = try launch("TestApps", "rows", "growing")
        try app.find(.button, "Middle").press()
        try app.find(.label, "Line 200")
        try app.waitForRest()
        try look(app, until: "row 200 is the first in view") { $0 == 200 }
        // Rows are of different heights, so that the same distance is about the same row.
        for expected in [199, 200] {
            try app.find(.button, "Turn round").press()
            try look(app, until: "about row \(expected)") { abs($0 - expected) <= 3 }
        }
        XCTAssertEqual(app.terminate(), .exit(code: 0))
    }

    private func numbers(_ app: DesktopApp) throws -> (first: Int, came: Int) {
        let texts = try app.findAll(.label).map { try $0.name }
        func number(_ prefix: String) -> Int {
            texts.first { $0.hasPrefix(prefix) }.flatMap { $0.split(separator: " ").last }.flatMap { Int($0) } ?? .min
        }
        return (number("First: "), number("Came: "))
    }

    private func wait(
        _ app: DesktopApp, until what: String, _ isThere: (_ first: Int, _ came: Int) -> Bool
    ) throws {
        var seen = (first: 0, came: 0)
        try eventually("not so: \(what), now \(seen)") {
            seen = try numbers(app)
            return isThere(seen.first, seen.came)
        }
    }

    private func look(_ app: DesktopApp, until what: String, _ isThere: (Int) -> Bool) throws {
        try eventually("not so: \(what)") {
            try app.find(.button, "Look").press()
            return try isThere(numbers(app).first)
        }
    }
}
