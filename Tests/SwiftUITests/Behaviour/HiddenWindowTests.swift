import Combine
import SwiftUI
import SwiftUITesting
import XCTest

/// State that changes while nobody can see it.
@MainActor
final class HiddenWindowTests: XCTestCase {
    private final class Clock: ObservableObject { @Published var minutes = 0 }

    private struct Watching: View {
        let log: Log
        @ObservedObject var clock: Clock
        @State private var told = 0
        var body: some View {
            VStack {
                Text("\(clock.minutes)")
                Text("told \(told)")
            }
            .onChange(of: clock.minutes) { _, new in
                log("changed \(new)")
                told = new
            }
            .task(id: clock.minutes) { log("task \(clock.minutes)") }
        }
    }

    func testOnChangeAndTasksRunWhileEveryWindowIsMinimised() async throws {
        let (log, clock) = (Log(), Clock())
        let view = ViewUnderTest(Watching(log: log, clock: clock))
        await view.settle()
        XCTAssertEqual(log.take(), ["task 0"])
        try view.frontWindow().minimize()
        XCTAssertTrue(try view.frontWindow().isMinimized)
        clock.minutes = 1
        await view.settle()
        XCTAssertEqual(log.take(), ["changed 1", "task 1"])
        clock.minutes = 2
        await view.settle()
        XCTAssertEqual(log.take(), ["changed 2", "task 2"])
        try view.frontWindow().activate()
        XCTAssertEqual(view.texts, ["2", "told 2"])
        XCTAssertEqual(view.problems, [])
    }

    private struct AnimatedBox: View {
        @ObservedObject var clock: Clock
        var body: some View { Text("box").offset(x: Double(clock.minutes)) }
    }

    func testAnAnimationEndsWhileEveryWindowIsMinimised() async throws {
        let clock = Clock()
        let view = ViewUnderTest(AnimatedBox(clock: clock))
        let start = try view.find(.label).frame.minX
        try view.frontWindow().minimize()
        withAnimation(.linear(duration: 1)) { clock.minutes = 10 }
        view.advance(by: 2)
        XCTAssertFalse(view.isAnimating)
        try view.frontWindow().activate()
        XCTAssertEqual(try view.find(.label).frame.minX, start + 10)
    }

    @MainActor
    private static let log = Log()
    @MainActor
    private static let clock = Clock()

    private struct ClockApp: App {
        @ObservedObject private var clock = HiddenWindowTests.clock
        var body: some Scene {
            let _ = HiddenWindowTests.log("app \(clock.minutes)")
            WindowGroup("Clock \(clock.minutes)") { Text("\(clock.minutes)") }
        }
    }

    func testTheAppGoesOnWithNoWindow() async throws {
        let app = AppUnderTest(ClockApp.self)
        XCTAssertEqual(Self.log.take(), ["app 0"])
        try app.frontWindow().close()
        XCTAssertEqual(app.windows.count, 0)
        Self.clock.minutes = 5
        await app.settle()
        XCTAssertEqual(Self.log.take(), ["app 5"])
        app.activate()
        XCTAssertEqual(app.windows.map(\.title), ["Clock 5"])
        XCTAssertEqual(app.texts, ["5"])
        app.end()
        Self.clock.minutes = 6
        XCTAssertEqual(Self.log.take(), [])
    }
}
