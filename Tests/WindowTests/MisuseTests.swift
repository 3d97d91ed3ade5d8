import SwiftUI
import SwiftUITesting
import XCTest

/// What no scene answers to opens nothing and is said once, naming what was asked for and what the app defines.
private struct Small: App {
    var body: some Scene {
        WindowGroup("Main") { Text("main").capturesActions() }
        WindowGroup("Item", id: "item", for: Int.self) { $item in Text("item") }
        Window("Tool", id: "tool") { Text("tool") }
    }
}

final class MisuseTests: WindowTestCase {
    private let scenes = #"WindowGroup "Main", WindowGroup "Item" for Int (id "item"), Window "Tool" (id "tool")"#

    private func assertOnlyMessage(
        _ expected: String, file: StaticString = #filePath, line: UInt = #line, _ action: () -> Void
    ) async {
        for _ in 0..<3 { action() }
        await app.settle()
        XCTAssertEqual(titles, ["Main"], file: file, line: line)
        XCTAssertEqual(app.messages, ["Fenestra: \(expected) It has: \(scenes)."], file: file, line: line)
    }

    func testAnUnknownId() async {
        await launch(Small.self)
        await assertOnlyMessage(#"openWindow(id: "tol") opens nothing: the app has no scene with that id."#) {
            open(id: "tol")
        }
    }

    func testAnUnknownIdToClose() async {
        await launch(Small.self)
        await assertOnlyMessage(#"dismissWindow(id: "tol") closes nothing: the app has no scene with that id."#) {
            dismissWindow(id: "tol")
        }
    }

    func testAValueNoSceneTakes() async {
        await launch(Small.self)
        await assertOnlyMessage("openWindow(value: text) opens nothing: the app has no WindowGroup for String.") {
            open(value: "text")
        }
    }

    func testAnIdThatTakesNoSuchValue() async {
        await launch(Small.self)
        await assertOnlyMessage(
            #"openWindow(id: "tool", value: 1) opens nothing: the app has no WindowGroup for Int with that id."#
        ) { open(id: "tool", value: 1) }
    }

    func testAValueToCloseThatNoSceneTakes() async {
        await launch(Small.self)
        await assertOnlyMessage("dismissWindow(value: text) closes nothing: the app has no WindowGroup for String.") {
            dismissWindow(value: "text")
        }
    }

    func testAThousandValuesNoSceneTakesAreOneMessage() async {
        await launch(Small.self)
        await assertOnlyMessage("openWindow(value: 0) opens nothing: the app has no WindowGroup for String.") {
            for index in 0..<1000 { open(value: String(index)) }
        }
    }

    func testClosingWhatIsNotOpenSaysNothing() async {
        await launch(Small.self)
        dismissWindow(value: 7)
        dismissWindow(id: "item", value: 7)
        dismissWindow(id: "tool")
        await assertWindows(["Main"])
    }

    func testEachLaunchSpeaksForItself() async {
        await launch(Small.self)
        open(value: "a")
        app.end()
        await launch(Small.self)
        open(value: "b")
        await app.settle()
        XCTAssertEqual(app.messages.count, 1)
    }
}
