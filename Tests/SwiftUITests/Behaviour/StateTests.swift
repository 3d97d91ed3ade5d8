import SwiftUI
import SwiftUITesting
import ViewGraph
import XCTest

/// ST4, and what a write to `@State` causes.
@MainActor
final class StateTests: XCTestCase {
    @MainActor
    private final class Values {
        var bodies: [Int] = []
        var changes: [[Int]] = []
    }

    private struct Writes: View {
        let values: Values
        @State private var value = 0
        var body: some View {
            let _ = values.bodies.append(value)
            Text("\(value)")
                .onAppear {
                    value = 1
                    value = 2
                    withAnimation {
                        value = 3
                        value = 4
                    }
                }
                .onChange(of: value) { old, new in values.changes.append([old, new]) }
        }
    }

    func testWritesInOneActionAreOneUpdateForEachTransaction() async throws {
        let values = Values()
        let view = ViewUnderTest(Writes(values: values))
        XCTAssertEqual(values.bodies, [0, 2, 4])
        XCTAssertEqual(values.changes, [[0, 2], [2, 4]])
        XCTAssertEqual(view.texts, ["4"])
        XCTAssertEqual(view.messages, [])
    }

    private struct ReadsBack: View {
        let log: Log
        @State private var value = 0
        var body: some View {
            Button("\(value)") {
                value += 1
                log("\(value)")
                withAnimation { value += 10 }
                log("\(value)")
                value += 100
                log("\(value)")
            }
        }
    }

    func testAnActionReadsWhatItWrote() async throws {
        let log = Log()
        let view = ViewUnderTest(ReadsBack(log: log))
        try view.find(.button).press()
        XCTAssertEqual(log.take(), ["1", "11", "111"])
        XCTAssertEqual(view.buttons, ["111"])
    }

    private struct Unread: View {
        let log: Log
        @State private var read = 0
        @State private var unread = 0
        var body: some View {
            let _ = log("body")
            VStack {
                Button("Unread") { unread += 1 }
                Button("Same") { read = read * 1 }
                Button("Tell") { log("unread \(unread)") }
                Text("\(read)")
            }
        }
    }

    func testNoBodyRunsForAWriteThatNobodyReadsOrThatIsEqual() async throws {
        let log = Log()
        let view = ViewUnderTest(Unread(log: log))
        XCTAssertEqual(log.take(), ["body"])
        let before = Graph.counts
        try view.find(.button, "Unread").press()
        try view.find(.button, "Same").press()
        XCTAssertEqual(log.take(), [])
        XCTAssertEqual(Graph.counts.evaluations, before.evaluations)
        XCTAssertEqual(Graph.counts.updates, before.updates, "not even an update was asked for")
        try view.find(.button, "Tell").press()
        XCTAssertEqual(log.take(), ["unread 1"])
    }

    private struct Leaf: View {
        let log: Log
        let name: String
        @Binding var value: Int
        var body: some View {
            let _ = log(name)
            Button("\(name) \(value)") { value += 1 }
        }
    }

    private struct Passing: View {
        let log: Log
        @State private var left = 0
        @State private var right = 0
        var body: some View {
            let _ = log("parent")
            VStack {
                Leaf(log: log, name: "left", value: $left)
                Leaf(log: log, name: "right", value: $right)
                Noting(name: "other", log: log)
            }
        }
    }

    func testOnlyReadersOfABoundValueRun() async throws {
        let log = Log()
        let view = ViewUnderTest(Passing(log: log))
        XCTAssertEqual(log.take(), ["parent", "left", "right", "other"])
        try view.find(.button, "left 0").press()
        XCTAssertEqual(log.take(), ["left"], "the parent passes the binding on and reads nothing")
        XCTAssertEqual(view.buttons, ["left 1", "right 0"])
    }

    private struct Background: View {
        @State private var value = 0
        var body: some View {
            Button("\(value)") {
                let binding = $value
                let state = _value
                Thread.detachNewThread {
                    binding.wrappedValue = 5
                    state.wrappedValue = 7
                }
            }
        }
    }

    func testWritesFromOtherThreadsArrive() async throws {
        let view = ViewUnderTest(Background())
        try view.find(.button).press()
        try await view.eventually { view.buttons == ["7"] }
        XCTAssertEqual(view.problems, [])
    }

    private struct Deep: View {
        let log: Log
        @State private var value = 0
        var body: some View {
            let _ = log("top \(value)")
            VStack {
                Button("More") { value += 1 }
                Middle(log: log)
            }
        }
        struct Middle: View {
            let log: Log
            var body: some View {
                let _ = log("middle")
                Noting(name: "bottom", log: log)
            }
        }
    }

    func testAChildWithEqualInputsStopsTheDescent() async throws {
        let log = Log()
        let view = ViewUnderTest(Deep(log: log))
        XCTAssertEqual(log.take(), ["top 0", "middle", "bottom"])
        try view.find(.button, "More").press()
        XCTAssertEqual(log.take(), ["top 1"])
    }

    private struct WritesInBody: View {
        @State private var value = 0
        var body: some View {
            if value < 2 { let _ = value += 1 }
            Text("\(value)")
        }
    }

    func testAWriteInABodyIsReportedOnceAndEnds() async throws {
        let view = ViewUnderTest(WritesInBody())
        XCTAssertEqual(view.texts, ["2"])
        XCTAssertEqual(view.messages.count, 1)
        XCTAssertTrue(
            view.messages[0].contains("State was written while a view's body was evaluated"), view.messages[0])
        XCTAssertTrue(view.messages[0].contains("WritesInBody"), view.messages[0])
    }

    private struct SharedApp: App {
        @State private var total = 0
        var body: some Scene {
            WindowGroup {
                VStack {
                    Button("Total \(total)") { total += 1 }
                    PressCounter(name: "own")
                }
            }
        }
    }

    func testStateOfTheApp() async throws {
        let app = AppUnderTest(SharedApp.self)
        try app.find(.button, "own: 0").press()
        try app.find(.button, "Total 0").press()
        XCTAssertEqual(app.buttons, ["Total 1", "own: 1"])
    }
}
