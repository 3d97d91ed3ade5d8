import SwiftUI
import SwiftUITesting
import ViewGraph
import WindowScript
import XCTest

@MainActor
private final class Mark: ObservableObject {
    static var alive = 0
    init() { Self.alive += 1 }
    isolated deinit { Self.alive -= 1 }
}

private struct Anything: App {
    var body: some Scene {
        WindowGroup("Main", id: "main") { Page(kind: "main", value: .constant(nil)) }
        WindowGroup("Item", id: "item", for: Int.self) { $item in Page(kind: "item", value: $item) }
        WindowGroup("Other", id: "other", for: Int.self) { $item in
            Page(kind: "other", value: Binding($item))
        } defaultValue: {
            0
        }
        Window("Tool", id: "tool") { Page(kind: "tool", value: .constant(nil)) }
    }

    private struct Page: View {
        let kind: String
        @Binding var value: Int?
        @StateObject private var mark = Mark()
        @State private var count = 0
        @State private var title: String?
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            let _ = mark
            VStack {
                Text("\(kind) \(value.map(String.init) ?? "-") \(count)")
                Button("Count") { count += 1 }
                Button("Dismiss") { dismiss() }
                TextField(
                    "Value",
                    text: Binding {
                        ""
                    } set: {
                        value = Int($0)
                    })
                TextField(
                    "Title",
                    text: Binding {
                        ""
                    } set: {
                        title = $0
                    })
                if let title { Text("").navigationTitle(title).hidden() }
            }
            .capturesActions()
        }
    }
}

/// 2,000 random openings, closings, raises, changes of values and titles, against a model of what should be open.
final class RandomWindowTests: WindowTestCase {
    func testAgainstTheModel() async throws {
        for seed in [1, 2026, 77, 4_294_967_291] as [UInt64] { try await run(seed: seed, steps: 500) }
    }

    private func run(seed: UInt64, steps: Int) async throws {
        let marks = Mark.alive
        let nodes = Graph.counts.liveNodes
        await launch(Anything.self)
        let nodesOfOne = Graph.counts.liveNodes
        let widgetsOfOne = app.launch.toolkit.record.liveWidgets
        var script = WindowScript(seed: seed)
        var done: [WindowStep] = []
        for number in 0..<steps {
            let before = script.model.open
            let step = script.next()
            done.append(step)
            try perform(step)
            await app.settle()
            let shown = app.windows.map { "\($0.title): \($0.texts[0])\($0.isMinimized ? " minimised" : "")" }
            let expected = script.model.open.map { "\($0.shownTitle): \($0.text)\($0.isMinimized ? " minimised" : "")" }
            guard shown == expected, app.windows.firstIndex(where: \.isActive) == script.model.activeIndex else {
                return XCTFail(
                    """
                    seed \(seed), step \(number) of \(done.suffix(6))
                    before \(before)
                    shown \(shown)
                    model \(expected)
                    active \(app.windows.map(\.isActive))
                    """)
            }
            XCTAssertEqual(Mark.alive, marks + script.model.open.count, "models, seed \(seed) step \(number)")
        }
        XCTAssertEqual(app.messages, [])
        XCTAssertFalse(app.hasQuit)

        // One fresh window again: it takes what the first one took.
        open(id: "main")
        await app.settle()
        for window in app.windows.dropLast() { window.close() }
        await app.settle()
        try await app.eventually("nodes and widgets of one window") {
            Graph.counts.liveNodes == nodesOfOne && app.launch.toolkit.record.liveWidgets == widgetsOfOne
        }
        let toolkit = app.launch.toolkit
        app.end()
        XCTAssertEqual(app.problems, [])
        XCTAssertEqual([Mark.alive, Graph.counts.liveNodes, toolkit.record.liveWidgets], [marks, nodes, 0])
    }

    private func perform(_ step: WindowStep) throws {
        switch step {
        case .open(let scene): open(id: scene.rawValue)
        case .openValue(let value): open(value: value)
        case .openOther(let value): open(id: "other", value: value)
        case .raise(let index): app.windows[index].activate()
        case .close(let index): app.windows[index].close()
        case .dismiss(let index): try app.windows[index].find(.button, "Dismiss").press()
        case .dismissValue(let value): dismissWindow(value: value)
        case .dismissAll(let scene): dismissWindow(id: scene.rawValue)
        case .setValue(let index, let value):
            try app.windows[index].find(.textField, "Value").setText(value.map(String.init) ?? "none")
        case .setTitle(let index, let title): try app.windows[index].find(.textField, "Title").setText(title)
        case .count(let index): try app.windows[index].find(.button, "Count").press()
        case .minimize(let index): app.windows[index].minimize()
        }
    }
}
