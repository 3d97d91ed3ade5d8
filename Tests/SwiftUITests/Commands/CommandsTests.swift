import SwiftUI
import SwiftUITesting
import XCTest

/// The app's menu: what the framework brings and what authors add.
@MainActor
final class CommandsTests: XCTestCase {
    private struct PlainApp: App {
        var body: some Scene { WindowGroup("Notes") { Text("note") } }
    }

    func testTheFrameworksOwnMenu() async throws {
        let app = AppUnderTest(PlainApp.self)
        XCTAssertFalse(app.hasMenuBar)
        XCTAssertEqual(Array(app.menu.titles.dropFirst()), ["File", "Edit", "View", "Window", "Help"])
        let name = app.menu.titles[0]
        XCTAssertEqual(try app.menu.item(name).menu.sections, [["About \(name)"], ["Quit"]])
        XCTAssertEqual(try app.menu.item("File").menu.sections, [["New Notes Window"], ["Close Window"]])
        XCTAssertEqual(
            try app.menu.item("Edit").menu.sections,
            [["Undo", "Redo"], ["Cut", "Copy", "Paste", "Delete", "Select All"]])
        XCTAssertEqual(try app.menu.item("View").menu.titles, ["Enter Full Screen", "Show Menu Bar"])
        XCTAssertEqual(
            try app.menu.item("Window").menu.sections, [["Minimise", "Maximise"], ["Bring All to Front"], ["Notes"]])
        XCTAssertEqual(try app.menu.item("File", "New Notes Window").shortcut, "Ctrl+N")
        XCTAssertFalse(try app.menu.item("Edit", "Copy").isEnabled, "no text has the focus")
        XCTAssertTrue(try app.frontWindow().press("n", .command))
        XCTAssertEqual(app.windows.count, 2)
        XCTAssertEqual(try app.menu.item("Window").menu.sections.last, ["Notes", "Notes"])
        XCTAssertTrue(try app.frontWindow().press("m", .command))
        XCTAssertTrue(app.hasMenuBar)
        XCTAssertEqual(try app.menu.item("View", "Show Menu Bar").isOn, true)
        XCTAssertTrue(try app.frontWindow().press("w", .command))
        XCTAssertEqual(app.windows.count, 1)
        XCTAssertEqual(try app.menu.item("Window").menu.sections.last, ["Notes"])
        XCTAssertTrue(try app.frontWindow().press("q", .command))
        XCTAssertTrue(app.hasQuit)
    }

    private static let log = Log()

    private struct PlayerCommands: Commands {
        @State private var isPlaying = false
        @State private var speed = 1
        var body: some Commands {
            CommandMenu("Player") {
                Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
                    .keyboardShortcut(.space, modifiers: [])
                Button("Stop") { isPlaying = false }
                    .keyboardShortcut(".")
                    .disabled(!isPlaying)
                Picker("Speed", selection: $speed) {
                    Text("Slow").tag(1)
                    Text("Fast").tag(2)
                }
                Toggle("Playing", isOn: $isPlaying)
            }
            if isPlaying {
                CommandGroup(after: .help) { Button("Help on Playing") {} }
            } else {
                EmptyCommands()
            }
            CommandGroup(before: .newItem) { Button("First of All") {} }
            CommandGroup(after: .newItem) {
                Button("New from Clipboard") { log("from clipboard") }.keyboardShortcut("V")
            }
            CommandGroup(replacing: .undoRedo) { Button("Take Back") { log("taken back") }.keyboardShortcut("z") }
        }
    }

    private struct PlayerApp: App {
        var body: some Scene {
            WindowGroup { Text("player") }
                .commands {
                    PlayerCommands()
                    CommandMenu("Second") { Button("N") { log("n") }.keyboardShortcut("n") }
                }
            Window("Equaliser", id: "equaliser") { Text("equaliser") }
                .keyboardShortcut("0", modifiers: [.option, .command])
            WindowGroup("Hidden", id: "hidden") { Text("hidden") }
                .commandsRemoved()
        }
    }

    func testMenusAndGroupsOfAuthorsFollowTheirState() async throws {
        _ = Self.log.take()
        let app = AppUnderTest(PlayerApp.self)
        let window = try app.frontWindow()
        XCTAssertTrue(app.hasMenuBar)
        XCTAssertEqual(
            Array(app.menu.titles.dropFirst()), ["File", "Edit", "View", "Player", "Second", "Window", "Help"])
        XCTAssertEqual(
            try app.menu.item("File").menu.sections,
            [["First of All", "New Window", "New from Clipboard"], ["Close Window"]])
        XCTAssertEqual(try app.menu.item("Edit").menu.sections.first, ["Take Back"])
        XCTAssertEqual(try app.menu.item("File", "New from Clipboard").shortcut, "Ctrl+Shift+V")

        XCTAssertFalse(try app.menu.item("Player", "Stop").isEnabled)
        XCTAssertFalse(window.press(".", .command), "what is disabled has no keys")
        XCTAssertTrue(window.press(.space))
        XCTAssertEqual(try app.menu.item("Player").menu.titles, ["Pause", "Stop", "Speed", "Playing"])
        XCTAssertEqual(try app.menu.item("Player", "Playing").isOn, true)
        XCTAssertEqual(try app.menu.item("Help").menu.titles, ["Keyboard Shortcuts", "Help on Playing"])
        XCTAssertTrue(window.press(".", .command))
        XCTAssertEqual(try app.menu.item("Player", "Play").isEnabled, true)
        XCTAssertEqual(try app.menu.item("Help").menu.titles, ["Keyboard Shortcuts"])
        try app.menu.item("Player", "Speed", "Fast").choose()
        XCTAssertEqual(try app.menu.item("Player", "Speed", "Fast").isOn, true)

        XCTAssertTrue(window.press("v", [.command, .shift]))
        XCTAssertTrue(window.press("z", .command))
        // The author's shortcut wins over the framework's own, which then shows none.
        XCTAssertTrue(window.press("n", .command))
        XCTAssertEqual(Self.log.take(), ["from clipboard", "taken back", "n"])
        XCTAssertNil(try app.menu.item("File", "New Window").shortcut)
    }

    func testShortcutsOfScenesAndRemovedCommands() async throws {
        let app = AppUnderTest(PlayerApp.self)
        XCTAssertFalse(try app.menu.item("File").menu.titles.contains("New Hidden Window"))
        XCTAssertEqual(try app.menu.item("Window", "Equaliser").shortcut, "Ctrl+Alt+0")
        XCTAssertTrue(try app.frontWindow().press("0", [.command, .option]))
        XCTAssertEqual(app.windows.map(\.title).last, "Equaliser")
        XCTAssertTrue(try app.frontWindow().press("0", [.command, .option]))
        XCTAssertEqual(app.windows.count, 2)
    }

    private struct ReplacedApp: App {
        @State private var hasMore = false
        var body: some Scene {
            WindowGroup("Main") { Toggle("More", isOn: $hasMore) }
                .commandsReplaced { CommandMenu("Only") { Text("entry") } }
                .keyboardShortcut(nil)
        }
    }

    func testCommandsReplaced() async throws {
        let app = AppUnderTest(ReplacedApp.self)
        XCTAssertEqual(try app.menu.item("File").menu.titles, ["Close Window"])
        XCTAssertEqual(try app.menu.item("Only").menu.titles, ["entry"])
        XCTAssertFalse(try app.menu.item("Only", "entry").isEnabled)
        XCTAssertFalse(try app.frontWindow().press("n", .command))
    }
}
