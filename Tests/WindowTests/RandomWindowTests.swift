import SwiftUI
import SwiftUITesting
import ViewGraph
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
                TextField("Value", text: Binding { "" } set: { value = Int($0) })
                TextField("Title", text: Binding { "" } set: { title = $0 })
                if let title { Text("").navigationTitle(title).hidden() }
            }
            .capturesActions()
        }
    }
}

/// The same numbers every time.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
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
        var numbers = SeededNumbers(seed: seed)
        var model = WindowModel()
        var script: [String] = []
        for step in 0..<steps {
            script.append(try act(&model, &numbers))
            await app.settle()
            let shown = app.windows.map { [$0.title] + $0.texts.filter { !$0.isEmpty } }
            let expected = model.open.map(WindowModel.text)
            let minimized = app.windows.map(\.isMinimized)
            let active = app.windows.firstIndex(where: \.isActive)
            guard shown == expected, minimized == model.open.map(\.isMinimized),
                active == model.open.lastIndex(where: { !$0.isMinimized })
            else {
                return XCTFail(
                    """
                    seed \(seed), step \(step), after \(script.suffix(6)):
                    shown \(shown) \(minimized) \(String(describing: active))
                    model \(expected) \(model.open)
                    """)
            }
            XCTAssertEqual(Mark.alive, marks + model.open.count, "models, seed \(seed) step \(step)")
        }
        XCTAssertEqual(app.messages, [])
        XCTAssertFalse(app.hasQuit)

        // One fresh window again: what it takes is what the first one took.
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

    /// Does something to the app and the model; says what.
    private func act(_ model: inout WindowModel, _ numbers: inout SeededNumbers) throws -> String {
        let value = Int.random(in: 0..<5, using: &numbers)
        let index = Int.random(in: model.open.indices, using: &numbers)
        let entry = model.open[index]
        let window = app.windows[index]
        // The last window that is open ends the app: keep it, and keep the number of windows in bounds.
        let mayClose = model.open.count > 1
        switch Int.random(in: 0..<16, using: &numbers) {
        case 0 where model.open.count < 15:
            open(id: "main")
            model.openWithout(.main)
            return "open main"
        case 1 where model.open.count < 15:
            open(id: "item")
            model.openWithout(.item)
            return "open item"
        case 2 where model.open.count < 15:
            open(id: "other")
            model.openWithout(.other)
            return "open other"
        case 3:
            open(id: "tool")
            model.openWithout(.tool)
            return "open tool"
        case 4, 5:
            open(value: value)
            model.openWith(value, .item)
            return "open \(value)"
        case 6:
            open(id: "other", value: value)
            model.openWith(value, .other)
            return "open other \(value)"
        case 7:
            window.activate()
            model.raise(index)
            return "raise \(entry)"
        case 8 where mayClose:
            window.close()
            model.close(index)
            return "close \(entry)"
        case 9 where mayClose:
            try window.find(.button, "Dismiss").press()
            model.close(index)
            return "dismiss \(entry)"
        case 10:
            let kept = model.open.contains { !($0.scene.takesValues && $0.value == value) }
            guard kept else { return "" }
            dismissWindow(value: value)
            model.close { $0.scene.takesValues && $0.value == value }
            return "dismiss \(value)"
        case 11:
            let scene = WindowModel.Scene.allCases.randomElement(using: &numbers)!
            guard model.open.contains(where: { $0.scene != scene }) else { return "" }
            dismissWindow(id: scene.rawValue)
            model.close { $0.scene == scene }
            return "dismiss all \(scene)"
        case 12 where !entry.isMinimized && entry.scene.takesValues:
            // Other's binding is to a value that cannot be nil.
            let new = value == 4 && entry.scene == .item ? nil : value
            try window.find(.textField, "Value").setText(new.map(String.init) ?? "none")
            model.change(index) { $0.value = new }
            return "value \(entry) \(String(describing: new))"
        case 13 where !entry.isMinimized:
            try window.find(.textField, "Title").setText("T\(value)")
            model.change(index) { $0.title = "T\(value)" }
            return "title \(entry) T\(value)"
        case 14 where !entry.isMinimized:
            try window.find(.button, "Count").press()
            model.change(index) { $0.count += 1 }
            return "count \(entry)"
        case 15:
            window.minimize()
            model.change(index) { $0.isMinimized = true }
            return "minimise \(entry)"
        default:
            return ""
        }
    }
}
