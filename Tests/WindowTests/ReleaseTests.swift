import SwiftUI
import SwiftUITesting
import ViewGraph
import XCTest

/// Lives as long as the window it belongs to.
@MainActor
private final class Model: ObservableObject {
    @Published var ticks = 0
    static var alive: [Weak] = []
    struct Weak { weak var model: Model? }
    static var living: Int { alive.filter { $0.model != nil }.count }
    init() { Self.alive.append(Weak(model: self)) }
}

@MainActor
private final class Clock: ObservableObject {
    static let shared = Clock()
    @Published var time = 0
}

private struct Leaves: App {
    @ObservedObject private var clock = Clock.shared

    var body: some Scene {
        WindowGroup("Main", id: "main") { Text("main").capturesActions() }
        WindowGroup("Item", for: Int.self) { $item in
            Leaf(item: $item).environmentObject(clock)
        }
        WindowGroup("Ticking \(clock.time)", id: "ticking") { Text("tick \(clock.time)") }
        Window("Tool", id: "tool") { Leaf(item: .constant(1)).environmentObject(clock) }
    }

    private struct Leaf: View {
        @Binding var item: Int?
        @StateObject private var model = Model()
        @EnvironmentObject private var clock: Clock
        @Environment(\.dismiss) private var dismiss
        @Environment(\.scenePhase) private var phase
        @State private var text = ""
        var body: some View {
            VStack {
                Text("item \(item ?? 0) at \(clock.time) ticks \(model.ticks)").navigationTitle("Item \(item ?? 0)")
                TextField("Text", text: $text)
                Button("Dismiss") { dismiss() }
                ForEach(0..<3) { Text("row \($0)") }
            }
            .onChange(of: phase) {}
            .task {
                while !Task.isCancelled {
                    model.ticks += 1
                    try? await Task.sleep(nanoseconds: 5_000_000)
                }
            }
        }
    }
}

final class ReleaseTests: WindowTestCase {
    /// Nodes, widgets, models and scopes.
    private var live: [Int] {
        [Graph.counts.liveNodes, app.launch.toolkit.record.liveWidgets, Model.living]
    }

    private func assertLive(_ expected: [Int], _ text: String = "", file: StaticString = #filePath, line: UInt = #line)
        async throws
    {
        try await app.eventually("\(text): \(live) is not \(expected)") { live == expected }
    }

    /// Regression H25: twenty windows, ten rounds, while the app's state ticks.
    func testClosedWindowsAreFreed() async throws {
        Model.alive = []
        await launch(Leaves.self)
        let base = live
        for round in 0..<10 {
            for value in 0..<20 { open(value: value) }
            open(id: "ticking")
            open(id: "tool")
            await app.settle()
            XCTAssertEqual(app.windows.count, 23)
            XCTAssertEqual(Model.living, 21)
            for _ in 0..<5 {
                Clock.shared.time += 1
                await app.settle()
            }
            XCTAssertTrue(app.windows[1].texts[0].contains("at \(Clock.shared.time)"))
            // By the title bar, by the view, and by the app.
            for window in app.windows.dropFirst().prefix(10) { window.close() }
            for window in app.windows.dropFirst().prefix(5) { try window.find(.button, "Dismiss").press() }
            for value in 0..<20 { dismissWindow(value: value) }
            dismissWindow(id: "ticking")
            dismissWindow(id: "tool")
            await assertWindows(["Main"])
            try await assertLive(base, "round \(round)")
        }
    }

    func testOfAnEndedAppNothingIsLeft() async throws {
        Model.alive = []
        let nodes = Graph.counts.liveNodes
        await launch(Leaves.self)
        for value in 0..<5 { open(value: value) }
        await app.settle()
        let toolkit = app.launch.toolkit
        app.end()
        try await app.eventually {
            [Graph.counts.liveNodes, toolkit.record.liveWidgets, Model.living] == [nodes, 0, 0]
        }
    }

    func testWindowsClosedBeforeTheyAreShownAreFreed() async throws {
        Model.alive = []
        await launch(Leaves.self)
        let base = live
        for value in 0..<20 {
            open(value: value)
            dismissWindow(value: value)
        }
        await assertWindows(["Main"])
        try await assertLive(base)
    }

    func testTheCostOfOpeningDoesNotGrowWithTheWindowsThatAreOpen() async throws {
        await launch(Leaves.self)
        var costs: [[Int]] = []
        for value in 0..<200 {
            let graph = Graph.counts
            let record = app.launch.toolkit.record.counts
            open(value: value)
            app.launch.toolkit.settle()
            let work = app.launch.toolkit.record.counts.since(record)
            costs.append([
                Graph.counts.evaluations - graph.evaluations, Graph.counts.bodies - graph.bodies, work.layouts,
                work.placements, work.controlUpdates,
            ])
        }
        XCTAssertEqual(costs[10], costs[199])
    }
}
