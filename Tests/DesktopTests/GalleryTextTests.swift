import DesktopTesting
import XCTest

/// Text input by keyboard, with what the app does to it meanwhile.
final class GalleryTextTests: AppTestCase {
    func testFieldsWriteWhatIsTypedAndTellOfReturn() throws {
        let app = try launch("TestApps", "gallery", "text")
        let name = try app.find(.text, "Name")
        try name.type("Ada")
        try app.find(.label) { try $0.name.hasPrefix("Name Ada,") }
        try name.press(key: "Return")
        try app.find(.label) { try $0.name.hasSuffix("log submitted") }
        let edits = try app.find(.text, "Edits")
        try edits.click()
        try app.find(.label) { try $0.name.hasSuffix("log begun") }
        try app.desktop.keyboard.press("Return")
        try app.find(.label) { try $0.name.hasSuffix("log committed") }
        try app.find(.text, "Styled").click()
        try app.find(.label) { try $0.name.hasSuffix("log ended") }
    }

    func testASecretIsAPassword() throws {
        let app = try launch("TestApps", "gallery", "text")
        let field = try app.find(.passwordText, "Secret")
        try field.type("hush")
        try app.find(.label) { try $0.name.contains("secret 4,") }
        XCTAssertEqual(try app.findAll(.label) { try $0.name.contains("hush") }, [])
    }

    func testAValueIsTakenOnReturnAndOnLeaving() throws {
        let app = try launch("TestApps", "gallery", "text")
        let amount = try app.find(.text, "Amount")
        try app.eventually { try amount.text == "12.5" }
        try amount.press(key: "a", .control)
        try amount.type("20")
        try app.find(.label) { try $0.name.contains("amount 12.50") }
        try amount.press(key: "Return")
        try app.find(.label) { try $0.name.contains("amount 20.00") }
        // What is no number is taken back.
        try amount.press(key: "a", .control)
        try amount.type("many")
        try amount.press(key: "Tab")
        try app.eventually { try amount.text == "20" }
        try app.find(.button, "Amount").press()
        try app.eventually { try amount.text == "21" }
    }

    func testTheEditorKeepsCaretSelectionAndUndo() throws {
        let app = try launch("TestApps", "gallery", "text")
        let editor = try app.find(.text, "Notes")
        try editor.press(key: "End", .control)
        try editor.press(key: "Return")
        try editor.type("second é 日本")
        try app.find(.label, "Notes First line|second é 日本")
        try editor.press(key: "Home")
        let caret = try editor.caretOffset
        // Written from outside before the caret: it stays in its place in the text.
        try app.find(.button, "Prepend").press()
        try app.find(.label, "Notes > First line|second é 日本")
        try app.eventually { try editor.caretOffset == caret + 2 }
        try editor.type("X")
        try app.find(.label, "Notes > First line|Xsecond é 日本")
        try editor.press(key: "z", .control)
        try app.find(.label, "Notes > First line|second é 日本")
        try editor.press(key: "z", .control)
        try app.find(.label, "Notes First line|second é 日本")
    }

    func testAFieldGrowsWithItsText() throws {
        let app = try launch("TestApps", "gallery", "text")
        let tall = try app.find(.text, "Tall")
        let height = try tall.screenFrame.height
        let text = "a text that is much longer than the field is wide and so needs several lines to be read as a whole"
        try tall.type(text + ", " + text)
        try app.eventually { try tall.screenFrame.height > height + 10 }
        try app.find(.label) { try $0.name.hasPrefix("Tall a text that") }
    }

    func testADeadKeyComposes() throws {
        let app = try launch("TestApps", "gallery", "text")
        let editor = try app.find(.text, "Notes")
        try editor.press(key: "End", .control)
        try app.desktop.keyboard.press("dead_acute")
        try app.desktop.keyboard.press("e")
        try app.find(.label, "Notes First lineé")
    }
}
