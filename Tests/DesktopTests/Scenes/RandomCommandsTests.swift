import DesktopTesting
import WindowScript
import XCTest

/// A sample of the random commands on real windows, chosen over the bus as a desktop's own bar does; the app ends at the
/// first complaint of GTK's.
final class RandomCommandsTests: AppTestCase {
    func testAgainstTheModel() throws {
        let app = try launch("TestApps", "commandful")
        try app.eventually { try app.window(titled: "Note").hasKeyboard }
        let window = try app.window()
        try app.eventually { ExportedMenu(of: window) != nil }
        let menu = try XCTUnwrap(ExportedMenu(of: window))
        // GTK gives the focus to the first field of a window that comes.
        var script = CommandScript(seed: 2026, firstField: .first, most: 6)
        var done: [CommandStep] = []
        for number in 0..<100 {
            let windows = app.windowsInStackingOrder
            let before = script.model
            let step = script.next()
            done.append(step)
            try perform(step, before, app, windows, menu)
            let model = script.model
            try app.eventually("step \(number) of \(done.suffix(5)): \(model.open.map(\.text)), \(model.entries)") {
                let shown = app.windowsInStackingOrder
                guard shown.map(\.title) == model.open.map(\.title), shown.last?.isActive == true,
                    try zip(shown, model.open).allSatisfy({ try $0.contains(.label, $1.text, includingHidden: true) })
                else { return false }
                let entries = try menu.entry("Note")?.entries ?? []
                return entries.map { CommandModel.Entry($0.title, isEnabled: $0.isEnabled, isOn: $0.isOn) }
                    == model.entries
            }
        }
    }

    private func perform(
        _ step: CommandStep, _ before: CommandModel, _ app: DesktopApp, _ windows: [AppWindow], _ menu: ExportedMenu
    ) throws {
        func choose(_ path: String...) throws {
            let entry = path.count == 2 ? try menu.entry(path[0], path[1]) : nil
            try menu.choose(try XCTUnwrap(entry, "\(path)"))
        }
        switch step {
        case .newNote: try choose("File", "New Note Window")
        case .openTool: try choose("File", "Open Tool")
        case .closeFront: try choose("File", "Close Window")
        case .raise(let index): windows[index].activate()
        case .focus(let field): try windows.last?.find(.text, field.rawValue.capitalized).focus()
        case .choose(let command): try choose("Note", before.title(of: command)!)
        }
    }
}
