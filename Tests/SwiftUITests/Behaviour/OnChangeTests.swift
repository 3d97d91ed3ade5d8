import HeadlessToolkit
import SwiftUI
import SwiftUITesting
import XCTest

/// LI5–LI7.
@MainActor
final class OnChangeTests: XCTestCase {
    private struct Pairs: View {
        let log: Log
        let isInitial: Bool
        @State private var value = 0
        @State private var other = 0
        var body: some View {
            VStack {
                Button("More") { value += 1 }
                Button("Same") { value = value + 0 }
                Button("Other") { other += 1 }
                Text("\(other)")
            }
            .onChange(of: value, initial: isInitial) { old, new in log("\(old) \(new)") }
        }
    }

    func testEachDifferingUpdateIsToldOnce() async throws {
        let log = Log()
        let view = ViewUnderTest(Pairs(log: log, isInitial: false))
        XCTAssertEqual(log.entries, [])
        for name in ["Same", "More", "Other", "Same", "More", "Other"] { try view.find(.button, name).press() }
        XCTAssertEqual(log.entries, ["0 1", "1 2"])
    }

    func testInitial() async throws {
        let log = Log()
        let view = ViewUnderTest(Pairs(log: log, isInitial: true))
        XCTAssertEqual(log.entries, ["0 0"])
        try view.find(.button, "More").press()
        try view.find(.button, "More").press()
        XCTAssertEqual(log.entries, ["0 0", "0 1", "1 2"])
    }

    private struct Captures: View {
        let log: Log
        @State private var value = 0
        var body: some View {
            let surrounding = value * 10
            Button("More") { value += 1 }
                .onChange(of: value, perform: { new in log("one: \(new) surrounded by \(surrounding)") })
                .onChange(of: value) { log("zero surrounded by \(surrounding)") }
                .onChange(of: value) { old, new in log("two: \(old) \(new) surrounded by \(surrounding)") }
        }
    }

    @available(*, deprecated)
    func testWhatTheClosuresCapture() async throws {
        let log = Log()
        let view = ViewUnderTest(Captures(log: log))
        try view.find(.button).press()
        XCTAssertEqual(
            log.entries,
            ["one: 1 surrounded by 0", "zero surrounded by 10", "two: 0 1 surrounded by 10"])
    }

    private struct Loop: View {
        let log: Log
        @State private var value = 0
        var body: some View {
            Button("\(value)") { value += 1 }
                .onChange(of: value) { value += 1 }
                .onDisappear { log("disappear") }
        }
    }

    func testALoopIsStoppedWithOneMessage() async throws {
        let log = Log()
        let view = ViewUnderTest(Loop(log: log))
        try view.find(.button).press()
        XCTAssertEqual(view.messages.count, 1)
        XCTAssertTrue(view.messages[0].contains("stopped after 50 rounds"), view.messages[0])
        try view.find(.button).press()
        XCTAssertEqual(view.messages.count, 1)
        XCTAssertEqual(view.problems, [], "every update came to its end")
        try view.frontWindow().close()
        XCTAssertEqual(log.entries, ["disappear"])
    }

    private struct Chain: View {
        @State private var first = 0
        @State private var second = 0
        @State private var third = 0
        var body: some View {
            VStack {
                Button("Go") { first = 1 }
                Text("\(first) \(second) \(third)")
            }
            .onChange(of: first) { second = 2 }
            .onChange(of: second) { third = 3 }
        }
    }

    func testChangesThatCauseChangesAreOneUpdate() async throws {
        let view = ViewUnderTest(Chain())
        let updates = view.launch.toolkit.record.counts.updates
        try view.find(.button, "Go").press()
        XCTAssertEqual(view.texts, ["1 2 3"])
        XCTAssertEqual(view.launch.toolkit.record.counts.updates, updates + 1)
        XCTAssertEqual(view.messages, [])
    }
}
