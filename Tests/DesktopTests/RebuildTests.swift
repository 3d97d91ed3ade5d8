import DesktopTesting
import XCTest

/// H24: focus, caret, every keystroke and undo survive that every keystroke changes the views around.
final class RebuildTests: AppTestCase {
    private let letters = "the quick brown fox jumps over lazy dogs"

    func testTypingIntoAFieldOfAFormThatIsRebuilt() throws {
        let app = try launch("TestApps", "rebuild")
        let field = try app.find(.text, "Field 3")
        try field.focus()
        for letter in letters { try app.desktop.keyboard.type(String(letter)) }
        try app.find(.label, "Third: \(letters)", includingHidden: true)
        XCTAssertTrue(try field.isFocused)
        XCTAssertEqual(try field.caretOffset, letters.count)
        for _ in 0..<20 { try app.desktop.keyboard.press("Left") }
        try app.eventually { try field.caretOffset == letters.count - 20 }
        try app.desktop.keyboard.type("0123456789")
        let middle = letters.index(letters.endIndex, offsetBy: -20)
        let expected = letters[..<middle] + "0123456789" + letters[middle...]
        try app.find(.label, "Third: \(expected)", includingHidden: true)
        XCTAssertEqual(try field.caretOffset, letters.count - 10)
        XCTAssertTrue(try field.isFocused)
    }

    func testTypingIntoTheEditorOfAFormThatIsRebuilt() throws {
        let app = try launch("TestApps", "rebuild")
        let editor = try app.find(.text, "Notes", includingHidden: true)
        try app.find(.text, "Field 5").focus()
        try app.desktop.keyboard.press("Tab")
        try app.eventually { try editor.isFocused }
        for letter in letters { try app.desktop.keyboard.type(String(letter)) }
        try app.find(.label, "Written: \(letters)", includingHidden: true)
        // A selection replaced: the last word.
        for _ in 0..<4 { try app.desktop.keyboard.press("Left", .shift) }
        try app.desktop.keyboard.type("cats!")
        try app.find(.label, "Written: \(letters.dropLast(4))cats!", includingHidden: true)
        XCTAssertTrue(try editor.isFocused)
        XCTAssertEqual(try editor.caretOffset, letters.count + 1)
        // Undo takes back what was typed last, then more, to nothing.
        try app.desktop.keyboard.press("z", .control)
        try app.eventually { try editor.text != "\(self.letters.dropLast(4))cats!" }
        try app.eventually("undone to nothing") {
            try app.desktop.keyboard.press("z", .control)
            return try editor.text.isEmpty
        }
        try app.find(.label, "Written: ", includingHidden: true)
    }
}
