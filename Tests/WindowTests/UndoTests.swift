import SwiftUI
import SwiftUITesting
import XCTest

/// The undo manager of a window, and the Edit menu that follows it.
final class UndoTests: WindowTestCase {
    private final class Counter: ObservableObject {
        @Published var number = 0
        func set(_ new: Int, _ undo: UndoManager?) {
            let old = number
            undo?.registerUndo(withTarget: self) { $0.set(old, undo) }
            undo?.setActionName("Change")
            number = new
        }
    }

    private struct Counting: App {
        var body: some Scene { WindowGroup("Main", id: "main") { Page() } }
        struct Page: View {
            @StateObject private var counter = Counter()
            @State private var text = ""
            @Environment(\.undoManager) private var undo
            var body: some View {
                VStack {
                    Text("\(counter.number)")
                    Button("More") { counter.set(counter.number + 1, undo) }
                    Button("Forget") { undo?.removeAllActions() }
                    TextField("Name", text: $text)
                }
                .capturesActions()
            }
        }
    }

    private var undo: MenuItemUnderTest {
        get throws { try app.menu.item("Edit").menu.entries[0] }
    }
    private var redo: MenuItemUnderTest {
        get throws { try app.menu.item("Edit").menu.entries[1] }
    }

    func testTheMenuFollows() async throws {
        await launch(Counting.self)
        XCTAssertEqual([try undo.title, try redo.title], ["Undo", "Redo"])
        XCTAssertFalse(try undo.isEnabled)
        for _ in 0..<2 {
            try app.find(.button, "More").press()
            // An event ends with a turn of the main queue.
            await app.settle()
        }
        XCTAssertEqual(try undo.title, "Undo Change")
        XCTAssertTrue(try app.frontWindow().press("z", .command))
        await app.settle()
        XCTAssertTrue(app.contains(.label, "1"))
        XCTAssertEqual([try undo.title, try redo.title], ["Undo Change", "Redo Change"])
        try redo.choose()
        await app.settle()
        XCTAssertTrue(app.contains(.label, "2"))
        XCTAssertFalse(try redo.isEnabled)
        try app.find(.button, "Forget").press()
        XCTAssertFalse(try undo.isEnabled)
        XCTAssertEqual(try undo.title, "Undo")
    }

    /// Each window has its own; the menu is that of the window in front.
    func testEachWindowHasItsOwn() async throws {
        await launch(Counting.self)
        try app.find(.button, "More").press()
        await app.settle()
        open(id: "main")
        await app.settle()
        XCTAssertFalse(try undo.isEnabled)
        app.windows[0].activate()
        XCTAssertTrue(try undo.isEnabled)
        try undo.choose()
        XCTAssertTrue(try app.frontWindow().contains(.label, "0"))
    }

    /// Text with the focus has what it has to undo done first.
    func testTextComesFirst() async throws {
        await launch(Counting.self)
        try app.find(.button, "More").press()
        await app.settle()
        try app.find(.textField, "Name").focus()
        app.launch.toolkit.textHasUndo = true
        try undo.choose()
        XCTAssertEqual(app.launch.toolkit.textCommands, [.undo])
        XCTAssertTrue(app.contains(.label, "1"))
        app.launch.toolkit.textHasUndo = false
        try undo.choose()
        XCTAssertTrue(app.contains(.label, "0"))
    }
}
