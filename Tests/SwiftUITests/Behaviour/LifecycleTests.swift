import SwiftUI
import SwiftUITesting
import XCTest

/// LI1–LI4 and LI8.
@MainActor
final class LifecycleTests: XCTestCase {
    // MARK: LI1

    private struct Gone: View {
        let log: Log
        @State private var isShown = true
        var body: some View {
            VStack {
                Button("Hide") { isShown = false }
                if isShown {
                    Text("there").onAppear { log("appear") }.onDisappear { log("disappear, shown: \(isShown)") }
                }
            }
        }
    }

    func testOnAppearComesBeforeTheFirstFrameAndOnDisappearAfterRemoval() async throws {
        let log = Log()
        let view = ViewUnderTest(FirstFrame(log: log))
        XCTAssertEqual(log.take(), ["appear", "layout with true"])
        view.end()
        let second = ViewUnderTest(Gone(log: log))
        XCTAssertEqual(log.take(), ["appear"])
        try second.find(.button, "Hide").press()
        XCTAssertEqual(log.take(), ["disappear, shown: false"])
        second.end()
        XCTAssertEqual(log.take(), [])
    }

    private struct FirstFrame: View {
        let log: Log
        @State private var isReady = false
        var body: some View {
            NotingLayout(name: "layout with \(isReady)", log: log) { Text("x") }
                .onAppear {
                    log("appear")
                    isReady = true
                }
        }
    }

    private struct NotingLayout: Layout {
        let name: String
        let log: Log
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) { MainActor.assumeIsolated { log(name) } }
    }

    func testOnDisappearComesWhenTheWindowCloses() async throws {
        let log = Log()
        let view = ViewUnderTest(Gone(log: log))
        try view.frontWindow().close()
        XCTAssertEqual(log.entries, ["appear", "disappear, shown: true"])
    }

    // MARK: LI2

    private struct Order: View {
        let log: Log
        var body: some View {
            Group {
                VStack {
                    Text("x")
                        .onChange(of: 0, initial: true) { log("Text.onChange") }
                        .onAppear { log("Text.onAppear") }
                        .task { log("Text.task") }
                }
                .onChange(of: 0, initial: true) { log("VStack.onChange") }
                .onAppear { log("VStack.onAppear") }
                .task { log("VStack.task") }
            }
            .onChange(of: 0, initial: true) { log("Group.onChange") }
            .onAppear { log("Group.onAppear") }
            .task { log("Group.task") }
        }
    }

    func testOrderOnFirstShow() async throws {
        let log = Log()
        let view = ViewUnderTest(Order(log: log))
        let first = [
            "Text.onChange", "Text.onAppear", "VStack.onChange", "VStack.onAppear", "Group.onChange", "Group.onAppear",
        ]
        XCTAssertEqual(log.entries, first)
        await view.settle()
        XCTAssertEqual(log.entries, first + ["Text.task", "VStack.task", "Group.task"])
    }

    private struct Reversed: View {
        let log: Log
        var body: some View {
            Text("x")
                .task { log("task") }
                .onAppear { log("onAppear") }
                .onChange(of: 0, initial: true) { log("onChange") }
        }
    }

    func testOnOneViewInTheOrderWritten() async throws {
        let log = Log()
        let view = ViewUnderTest(Reversed(log: log))
        await view.settle()
        XCTAssertEqual(log.entries, ["onAppear", "onChange", "task"])
    }

    // MARK: LI3, LI4

    private struct Identified: View {
        let log: Log
        @State private var id = 0
        var body: some View {
            VStack {
                Button("Change") { id += 1 }
                Text("a").onAppear { log("inside") }.id(id)
                Text("b").id(id).onAppear { log("outside") }
            }
        }
    }

    func testOnAppearInsideAChangedIDComesAgainAndOutsideNot() async throws {
        let log = Log()
        let view = ViewUnderTest(Identified(log: log))
        XCTAssertEqual(log.take(), ["inside", "outside"])
        try view.find(.button, "Change").press()
        XCTAssertEqual(log.take(), ["inside"])
    }

    private struct Replaced: View {
        let log: Log
        let isIdentity: Bool
        @State private var flag = false
        var body: some View {
            VStack {
                Button("Change") { flag = true }
                if isIdentity { content.transition(.identity).id(flag) } else { content.id(flag) }
            }
        }
        private var content: some View {
            Text("x")
                .onAppear { log("A" + (flag ? "T" : "F")) }
                .onDisappear { log("D" + (flag ? "T" : "F")) }
        }
    }

    private func replacementLog(isIdentity: Bool) throws -> String {
        let log = Log()
        let view = ViewUnderTest(Replaced(log: log, isIdentity: isIdentity))
        try view.find(.button, "Change").press()
        try view.frontWindow().close()
        return log.entries.joined()
    }

    func testReplacementByID() async throws {
        XCTAssertEqual(try replacementLog(isIdentity: false), "AFATDTDT")
        XCTAssertEqual(try replacementLog(isIdentity: true), "AFDTATDT")
    }

    // MARK: LI8

    private struct Tasks: View {
        let log: Log
        @State private var isShown = true
        @State private var number = 0
        @State private var other = 0
        var body: some View {
            VStack {
                Button("Hide") { isShown = false }
                Button("Number") { number += 1 }
                Button("Other") { other += 1 }
                Text("\(other)")
                if isShown {
                    Text("x")
                        .task { await wait("plain") }
                        .task(id: number) { [number] in await wait("number \(number)") }
                }
            }
        }

        private func wait(_ name: String) async {
            log("begin " + name)
            do { try await Task.sleep(nanoseconds: 1_000_000_000_000) } catch { log("cancelled " + name) }
        }
    }

    func testTasksAreCancelledWithTheirViewAndRestartedByID() async throws {
        let log = Log()
        let view = ViewUnderTest(Tasks(log: log))
        await view.settle()
        XCTAssertEqual(log.take(), ["begin plain", "begin number 0"])
        try view.find(.button, "Other").press()
        await view.settle()
        XCTAssertEqual(log.take(), [])
        try view.find(.button, "Number").press()
        try await view.eventually { log.entries.count == 2 }
        XCTAssertEqual(Set(log.take()), ["cancelled number 0", "begin number 1"])
        try view.find(.button, "Hide").press()
        try await view.eventually { log.entries.count == 2 }
        XCTAssertEqual(Set(log.take()), ["cancelled plain", "cancelled number 1"])
    }

    func testTasksAreCancelledWhenTheWindowCloses() async throws {
        let log = Log()
        let view = ViewUnderTest(Tasks(log: log))
        await view.settle()
        _ = log.take()
        try view.frontWindow().close()
        try await view.eventually { log.entries.count == 2 }
        XCTAssertEqual(Set(log.take()), ["cancelled plain", "cancelled number 0"])
    }

    private struct Loading: View {
        @State private var text = "loading"
        var body: some View {
            Text(text).task {
                text = "one"
                await Task.yield()
                text += " two"
            }
        }
    }

    func testATaskChangesWhatIsShown() async throws {
        let view = ViewUnderTest(Loading())
        XCTAssertEqual(view.texts, ["loading"])
        await view.settle()
        XCTAssertEqual(view.texts, ["one two"])
    }
}
