import ScriptedApps
import SwiftUI
import SwiftUITesting
import ViewGraph
import WindowScript
import XCTest

/// 1,000 random commands, openings, closings and changes of the focus, against a model of what should be open and
/// enabled.
final class RandomCommandTests: WindowTestCase {
    func testAgainstTheModel() async throws {
        for seed in [1, 2026, 77, 4_294_967_291] as [UInt64] { try await run(seed: seed, steps: 250) }
    }

    /// What had the focus goes with its window.
    func testAWindowWithTheFocusInItLeavesNothing() async throws {
        await launch(CommandfulApp.self)
        let nodes = Graph.counts.liveNodes
        for _ in 0..<3 {
            try app.menu.item("File", "New Note Window").choose()
            try app.frontWindow().find(.textField, "First").focus()
            try app.menu.item("File", "Close Window").choose()
        }
        try await app.eventually("nodes") { Graph.counts.liveNodes == nodes }
    }

    private func run(seed: UInt64, steps: Int) async throws {
        let pages = LivingPage.count
        let nodes = Graph.counts.liveNodes
        await launch(CommandfulApp.self)
        let nodesOfOne = Graph.counts.liveNodes
        var script = CommandScript(seed: seed, firstField: nil)
        var done: [CommandStep] = []
        for number in 0..<steps {
            let before = script.model
            let step = script.next()
            done.append(step)
            try perform(step, before)
            await app.settle()
            let shown = app.windows.map { "\($0.title): \($0.texts[0])" }
            let menu = try app.menu.item("Note").menu.entries.map {
                CommandModel.Entry($0.title, isEnabled: $0.isEnabled, isOn: $0.isOn)
            }
            let copies = try app.menu.item("Edit", "Copy").isEnabled
            let expected = script.model.open.map { "\($0.title): \($0.text)" }
            guard shown == expected, menu == script.model.entries, copies == script.model.textIsFocused else {
                return XCTFail(
                    """
                    seed \(seed), step \(number) of \(done.suffix(6))
                    shown \(shown)
                    model \(expected)
                    menu \(menu), copies \(copies)
                    model \(script.model.entries), \(script.model.textIsFocused)
                    """)
            }
            XCTAssertEqual(LivingPage.count, pages + script.model.open.count { !$0.isTool }, "pages, step \(number)")
        }
        XCTAssertEqual(app.messages, [])
        // One fresh window again: it takes what the first one took.
        try app.menu.item("File", "New Note Window").choose()
        await app.settle()
        for window in app.windows.dropLast() { window.close() }
        try await app.eventually("nodes of one window: \(nodesOfOne), not \(Graph.counts.liveNodes)") {
            Graph.counts.liveNodes == nodesOfOne
        }
        app.end()
        XCTAssertEqual(app.problems, [])
        XCTAssertEqual([LivingPage.count, Graph.counts.liveNodes], [pages, nodes])
    }

    private func perform(_ step: CommandStep, _ before: CommandModel) throws {
        switch step {
        case .newNote: try app.menu.item("File", "New Note Window").choose()
        case .openTool: try app.menu.item("File", "Open Tool").choose()
        case .closeFront: try app.menu.item("File", "Close Window").choose()
        case .raise(let index): app.windows[index].activate()
        case .focus(let field): try app.frontWindow().find(.textField, field.rawValue.capitalized).focus()
        case .choose(let command):
            let item = try app.menu.item("Note", before.title(of: command)!)
            if item.isEnabled { try item.choose() } else { XCTAssertThrowsError(try item.choose()) }
        }
    }
}
