import SwiftUI
import SwiftUITesting
import ViewGraph
import XCTest

private struct Phases: App {
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        let _ = Journal.note("app \(phase)")
        WindowGroup("Main") { Watcher(name: "main").capturesActions() }
        WindowGroup("Item", for: Int.self) { $item in Watcher(name: "item \(item ?? -1)") }
        Window("Opener", id: "opener") { Opener() }
    }

    private struct Watcher: View {
        let name: String
        @Environment(\.scenePhase) private var phase
        var body: some View {
            Text("\(name) \(String(describing: phase))").onChange(of: phase) { Journal.note("\(name) \(phase)") }
        }
    }

    /// Opens a window as soon as its own is put away.
    private struct Opener: View {
        @Environment(\.scenePhase) private var phase
        @Environment(\.openWindow) private var openWindow
        var body: some View {
            Text("opener").onChange(of: phase) { if phase == .background { openWindow(value: 9) } }
        }
    }
}

final class ScenePhaseTests: WindowTestCase {
    func testEachWindowHasItsPhaseAndTheAppTheMostActive() async throws {
        await launch(Phases.self)
        open(value: 1)
        open(value: 2)
        await assertWindows(["Main", "Item", "Item"])
        XCTAssertEqual(Journal.take().last, "app active")

        app.windows[2].minimize()
        XCTAssertEqual(Journal.take(), ["item 2 inactive", "item 2 background"], "the app stays active")
        try window("Main").minimize()
        XCTAssertEqual(Journal.take(), ["main inactive", "main background"])
        app.windows[1].minimize()
        XCTAssertEqual(
            Journal.take(), ["app inactive", "item 1 inactive", "app background", "item 1 background"])
        app.windows[1].activate()
        XCTAssertEqual(Journal.take(), ["app active", "item 1 active"])
        app.windows.first { $0.title == "Main" }?.activate()
        XCTAssertEqual(Journal.take(), ["main active"])
    }

    func testAWindowThatIsNotInFrontIsActive() async throws {
        await launch(Phases.self)
        open(value: 1)
        await app.settle()
        _ = Journal.take()
        try window("Main").activate()
        app.deactivate()
        await app.settle()
        XCTAssertEqual(Journal.take(), [])
        XCTAssertEqual(app.windows.flatMap(\.texts).sorted(), ["item 1 active", "main active"])
    }

    func testClosingTheOnlyActiveWindowChangesTheAppsPhase() async throws {
        await launch(Phases.self)
        open(value: 1)
        await app.settle()
        try window("Main").minimize()
        _ = Journal.take()
        try window("Item").close()
        await app.settle()
        // Its views hear of the end while they can still write.
        XCTAssertEqual(
            Journal.take(), ["app inactive", "item 1 inactive", "app background", "item 1 background"])
        open(value: 1)
        await app.settle()
        XCTAssertEqual(Journal.take(), ["app active"])
    }

    func testAWindowOpenedInAnswerToAPhaseIsShown() async throws {
        await launch(Phases.self)
        open(id: "opener")
        await app.settle()
        try window("Opener").minimize()
        await app.settle()
        XCTAssertEqual(titles.last, "Item")
        XCTAssertEqual(try app.frontWindow().texts, ["item 9 active"])
    }

    func testOpeningAFurtherWindowEvaluatesNoOtherOne() async throws {
        await launch(Phases.self)
        for value in 0..<50 { open(value: value) }
        await app.settle()
        var costs: [Int] = []
        for value in [100, 101] {
            let before = Graph.counts
            open(value: value)
            await app.settle()
            costs.append(Graph.counts.evaluations - before.evaluations)
        }
        XCTAssertEqual(costs[0], costs[1])
        XCTAssertLessThan(costs[0], 20)
    }
}

/// What a scene of one's own sees (SC4).
final class CustomScenePhaseTests: WindowTestCase {
    private struct Two: App {
        var body: some Scene {
            Part(name: "first")
            Part(name: "second")
        }
    }
    private struct Part: Scene {
        let name: String
        @Environment(\.scenePhase) private var phase
        var body: some Scene {
            let _ = Journal.note("\(name) \(phase)")
            WindowGroup(name, id: name) { Text(name).capturesActions() }
        }
    }

    func testASceneSeesItsOwnWindows() async throws {
        await launch(Two.self)
        XCTAssertEqual(Journal.take(), ["first background", "second background", "first active"])
        open(id: "second")
        open(id: "first")
        await app.settle()
        XCTAssertEqual(Journal.take(), ["second active"])
        try window("second").minimize()
        await app.settle()
        XCTAssertEqual(Journal.take(), ["second inactive", "second background"])
        try window("first").close()
        await app.settle()
        XCTAssertEqual(Journal.take(), [])
        try window("first").close()
        await app.settle()
        XCTAssertEqual(Journal.take(), ["first inactive", "first background"])
    }
}
