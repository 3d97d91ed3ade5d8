import Foundation
import XCTest

@testable import os

final class LoggerTests: XCTestCase {
    /// What is written while `body` runs, as with an app whose errors go to `target`.
    private func entries(
        _ target: LogOutput.Target = .file, _ environment: [String: String] = [:], _ body: () -> Void
    ) -> [LogEntry] {
        nonisolated(unsafe) var entries: [LogEntry] = []
        LogOutput.listen(.init(target: target, environment: environment)) { entries.append($0) }
        body()
        LogOutput.listen(nil, nil)
        return entries
    }

    private let logger = Logger(subsystem: "org.example.App", category: "network")

    func testTextsAreReadOnTheTerminalAlone() {
        let name = "Ann"
        let body = { [logger] in
            logger.notice("\(name) has \(3) of \(2.5, format: .fixed(precision: 1)), \(true)")
            logger.notice("\(name, privacy: .public) \(name, privacy: .private) \(7, privacy: .private)")
        }
        XCTAssertEqual(
            entries(.terminal, [:], body).map(\.text), ["Ann has 3 of 2.5, true", "Ann Ann 7"])
        XCTAssertEqual(
            entries(.journal, [:], body).map(\.text), ["<private> has 3 of 2.5, true", "Ann <private> <private>"])
        XCTAssertEqual(entries(.journal, ["FENESTRA_LOG_PRIVATE": "show"], body).last?.text, "Ann Ann 7")
        XCTAssertEqual(entries(.terminal, ["FENESTRA_LOG_PRIVATE": "hide"], body).last?.text, "Ann <private> <private>")
    }

    func testAMaskIsTheSameForEqualValues() {
        let texts = entries {
            for name in ["a", "a", "b"] { logger.error("\(name, privacy: .private(mask: .hash))") }
        }.map(\.text)
        XCTAssertTrue(texts[0].hasPrefix("<mask.hash: "))
        XCTAssertEqual(texts[0], texts[1])
        XCTAssertNotEqual(texts[0], texts[2])
    }

    func testLevelsThatAreWritten() {
        let body = { [logger] in
            logger.debug("d")
            logger.info("i")
            logger.log("n")
            logger.warning("w")
            logger.fault("f")
        }
        XCTAssertEqual(entries(.terminal, [:], body).map(\.text), ["d", "i", "n", "w", "f"])
        XCTAssertEqual(entries(.file, [:], body).map(\.text), ["n", "w", "f"])
        XCTAssertEqual(entries(.file, ["FENESTRA_LOG_LEVEL": "fault"], body).map(\.text), ["f"])
        XCTAssertEqual(entries(.terminal, ["FENESTRA_LOG_LEVEL": "off"], body).count, 0)
        XCTAssertEqual(entries(.terminal, [:], body).map(\.type.priority), [7, 6, 5, 3, 2])
    }

    func testMessagesThatAreNotWrittenAreNotPutTogether() {
        var made = 0
        func value() -> Int {
            made += 1
            return made
        }
        _ = entries(.file) { logger.debug("\(value())") }
        XCTAssertEqual(made, 0)
        _ = entries(.file) { logger.error("\(value())") }
        XCTAssertEqual(made, 1)
        _ = entries(.terminal) { Logger(.disabled).error("\(value())") }
        XCTAssertEqual(made, 1)
    }

    func testFormats() {
        let texts = entries(.terminal) {
            logger.log("\(255, format: .hex(includePrefix: true)) \(7, format: .decimal(minDigits: 3))")
            logger.log("[\("a", align: .right(columns: 3))][\("b", align: .left(columns: 3))]")
            logger.log("\(false, format: .answer) \(Int.self) \(URL(fileURLWithPath: "/tmp"))")
        }.map(\.text)
        XCTAssertEqual(texts, ["0xff 007", "[  a][b  ]", "NO Int file:///tmp/"])
    }

    func testTheFunctionWithFormats() {
        let log = OSLog(subsystem: "org.example.App", category: "c")
        let found = entries(.file) {
            os_log("plain %d%%", 100)
            os_log("%d of %{public}@, %@, %.1f", log: log, type: .error, 2, "all" as NSString, "us" as NSString, 0.5)
            os_log("%d and %d", log: log, 1)
            os_log("%d", log: log, "no number" as NSString)
            os_log(.error, log: log, "new \(1)")
        }
        XCTAssertEqual(
            found.map(\.text), ["plain 100%", "2 of all, <private>, 0.5", "1 and ", "no number", "new 1"])
        XCTAssertEqual(found[1].category, "c")
        XCTAssertEqual(found[1].type, .error)
    }

    func testLinesAndDatagrams() {
        let entry = LogEntry(type: .error, subsystem: "org.example.App", category: "net", text: "No\nanswer")
        XCTAssertTrue(LogOutput.line(entry, time: Date()).hasSuffix(" error [org.example.App:net] No\nanswer"))
        let bytes = Journal.datagram(entry)
        let start = Array("MESSAGE\n".utf8) + [9, 0, 0, 0, 0, 0, 0, 0] + Array("No\nanswer\nPRIORITY=3\n".utf8)
        XCTAssertEqual(Array(bytes.prefix(start.count)), start)
        XCTAssertTrue(String(decoding: bytes, as: UTF8.self).contains("SUBSYSTEM=org.example.App\nCATEGORY=net\n"))
    }

    func testIntervals() {
        let poster = OSSignposter(subsystem: "org.example.App", category: .pointsOfInterest)
        XCTAssertEqual(entries(.terminal) { poster.withIntervalSignpost("load") {} }.count, 0)
        let texts = entries(.file, ["FENESTRA_LOG_SIGNPOSTS": "1"]) {
            XCTAssertEqual(poster.withIntervalSignpost("load") { 5 }, 5)
            poster.emitEvent("hit", id: poster.makeSignpostID(), "at \(3)")
        }.map(\.text)
        XCTAssertTrue(texts[0].hasPrefix("signpost load: "), texts[0])
        XCTAssertEqual(texts.last, "signpost hit: at 3")
    }

    func testALockGuardsItsState() async {
        let count = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { for _ in 0..<1000 { count.withLock { $0 += 1 } } } }
        }
        XCTAssertEqual(count.withLock { $0 }, 8000)
        let inner: Int? = count.withLockUnchecked { _ in count.withLockIfAvailable { (number: inout Int) in number } }
        XCTAssertNil(inner)
    }
}
