import SwiftUI
import SwiftUITesting
import XCTest

/// Keys in windows (CO4, CO5).
@MainActor
final class ShortcutTests: XCTestCase {
    private struct Fields: View {
        let log: Log
        @State private var text = ""
        @State private var isOn = false
        @State private var isOff = true
        var body: some View {
            TextField("Text", text: $text)
            HStack {
                Button("Disabled") { log("disabled") }.keyboardShortcut("b").disabled(isOff)
                Button("First") { log("first") }.keyboardShortcut("b")
                Button("Second") { log("second") }.keyboardShortcut("b")
            }
            Button("Capital") { log("capital") }.keyboardShortcut("B")
            Button("Plain") { log("plain") }.keyboardShortcut("p", modifiers: [])
            Button("None") { log("none") }.keyboardShortcut(nil)
            Button("Kept") { log("kept") }.keyboardShortcut("k").keyboardShortcut(nil)
            Toggle("On", isOn: $isOn).keyboardShortcut("t", modifiers: [.option])
            Button("Enable") { isOff = false }
            Menu("Menu") { Button("Inside") { log("inside") }.keyboardShortcut("i") }
            Button("Cancel") { log("cancel") }.keyboardShortcut(.cancelAction)
            Button("Save") { log("save") }.keyboardShortcut(.defaultAction)
        }
    }

    func testKeysPressTheFirstEnabledControlInTheOrderOfTheViews() async throws {
        let log = Log()
        let view = ViewUnderTest(Fields(log: log))
        let window = try view.frontWindow()
        XCTAssertTrue(window.press("b", .command))
        try view.find(.button, "Enable").press()
        XCTAssertTrue(window.press("b", .command))
        XCTAssertTrue(window.press("b", [.command, .shift]))
        XCTAssertTrue(window.press("B", .command))
        XCTAssertFalse(window.press("b", .option))
        XCTAssertTrue(window.press("i", .command))
        XCTAssertTrue(window.press("t", .option))
        XCTAssertEqual(try view.find(.checkBox, "On").isOn, true)
        XCTAssertEqual(log.take(), ["first", "disabled", "capital", "capital", "inside"])
    }

    func testPlainKeysStayWithTextThatIsEdited() async throws {
        let log = Log()
        let view = ViewUnderTest(Fields(log: log))
        let window = try view.frontWindow()
        try view.find(.textField, "Text").focus()
        XCTAssertFalse(window.press("p"))
        XCTAssertTrue(window.press("b", .command))
        XCTAssertTrue(window.press(.escape))
        try view.find(.button, "Enable").focus()
        XCTAssertTrue(window.press("p"))
        XCTAssertTrue(window.press(.escape))
        try view.find(.checkBox, "On").focus()
        XCTAssertTrue(window.press(.return))
        XCTAssertEqual(log.take(), ["first", "cancel", "plain", "cancel", "save"])
        XCTAssertTrue(window.press("k", .command))
        XCTAssertEqual(log.take(), ["kept"])
    }

    private struct Keys: View {
        let log: Log
        var body: some View {
            VStack {
                Text("inner")
                    .focusable()
                    .onKeyPress(.upArrow) {
                        log("up")
                        return .handled
                    }
                    .onKeyPress(characters: .decimalDigits) { press in
                        log("digit \(press.characters)")
                        return .ignored
                    }
                Button("Button") { log("button") }
            }
            .onKeyPress(phases: .up) { press in
                log("released \(press.key.character)")
                return .handled
            }
            .onKeyPress(keys: ["7"]) { _ in
                log("seven")
                return .handled
            }
            .onMoveCommand { log("move \($0)") }
            .onExitCommand { log("exit") }
            .onDeleteCommand { log("delete") }
        }
    }

    func testKeyPressesAndCommandsGoFromTheFocusOutwards() async throws {
        let log = Log()
        let view = ViewUnderTest(Keys(log: log))
        let window = try view.frontWindow()
        window.press(.escape)
        XCTAssertEqual(log.take(), [], "nothing has the focus")
        XCTAssertTrue(window.moveFocus())
        window.press(.upArrow)
        window.press(.downArrow)
        window.press("7")
        window.press(.escape)
        window.press(.deleteForward)
        XCTAssertEqual(
            log.take().filter { !$0.hasPrefix("released") },
            ["up", "move down", "digit 7", "seven", "exit", "delete"])
        XCTAssertTrue(window.moveFocus())
        window.press(.upArrow)
        window.press(.space)
        XCTAssertEqual(log.take().filter { !$0.hasPrefix("released") }, ["move up", "button"])
        XCTAssertEqual(view.problems, [])
    }
}
