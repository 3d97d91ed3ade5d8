import DesktopTesting
import WindowScript
import XCTest

/// Random openings, closings, raises, changes of values and titles of real windows, against a model.
final class WindowsRandomTests: WindowsTestCase {
    func testAgainstTheModel() throws {
        try launch("anything")
        try assertWindows(["Main"])
        // sway lets no app bring a window back that was put away.
        var script = WindowScript(
            seed: 2026, mostWindows: 8, keepsOneVisible: true, minimizes: !DesktopOptions.areAllWayland)
        var done: [WindowStep] = []
        let tallyBefore = try tally()
        for number in 0..<150 {
            let windows = app.windowsInStackingOrder
            let front = try XCTUnwrap(app.activeWindow)
            let step = script.next()
            done.append(step)
            try perform(step, windows, front)
            let expected = script.model.open
            try app.eventually("step \(number) of \(done.suffix(5)), expected \(expected)") {
                let shown = self.app.windowsInStackingOrder
                guard shown.map(\.title) == expected.map(\.shownTitle),
                    shown.map(\.isMinimized) == expected.map(\.isMinimized),
                    let active = script.model.activeIndex, shown[active].isActive
                else { return false }
                return try zip(shown, expected).allSatisfy { try $0.contains(.label, $1.text, includingHidden: true) }
            }
            try app.eventually("pages, step \(number)") { self.pages == expected.count }
        }
        try leaveOneMainWindow()
        // What a window leaves goes with its last frame.
        try app.eventually("nodes and widgets are as many as at the start") { try self.tally() == tallyBefore }
    }

    /// How many pages live, as the app told last.
    private var pages: Int? {
        app.output.last { $0.hasPrefix("pages ") }.flatMap { Int($0.dropFirst("pages ".count)) }
    }

    /// How many nodes and widgets there are, with the one window that is open.
    private func tally() throws -> String {
        let window = try XCTUnwrap(app.windowsInStackingOrder.first)
        let told = app.output.count
        try say("tally", to: window)
        try app.eventually("the app tells") { self.app.output.count > told }
        return try XCTUnwrap(app.output.last)
    }

    private func leaveOneMainWindow() throws {
        try say("open main", to: XCTUnwrap(app.activeWindow))
        try app.eventually("a new main window") { self.app.activeWindow?.title == "Main" }
        let kept = try XCTUnwrap(app.activeWindow)
        for window in app.windowsInStackingOrder where window.id != kept.id { window.close() }
        try app.eventually("only that is left") { self.app.windowsInStackingOrder.map(\.id) == [kept.id] }
    }

    private func perform(_ step: WindowStep, _ windows: [AppWindow], _ front: AppWindow) throws {
        switch step {
        case .open(let scene): try say("open \(scene)", to: front)
        case .openValue(let value): try say("value \(value)", to: front)
        case .openOther(let value): try say("other \(value)", to: front)
        case .raise(let index): windows[index].activate()
        case .close(let index): windows[index].close()
        case .dismiss(let index): try say("dismiss", to: windows[index])
        case .dismissValue(let value): try say("close \(value)", to: front)
        case .dismissAll(let scene): try say("all \(scene)", to: front)
        case .setValue(let index, let value): try say("set \(value.map(String.init) ?? "none")", to: windows[index])
        case .setTitle(let index, let title): try say("title \(title)", to: windows[index])
        case .count(let index): try say("count", to: windows[index])
        case .minimize(let index): windows[index].minimize()
        }
    }

    private func say(_ step: String, to window: AppWindow) throws {
        try window.find(.text, "Step", includingHidden: true).setText(step + ".")
    }
}
