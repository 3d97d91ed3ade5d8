import DesktopTesting
import XCTest

/// An editor with much text: its binding has every letter, wherever it is typed.
final class BigTextTests: XCTestCase {
    func testTheBindingOfAMebibyteIsRight() throws {
        let desktop = try Desktop()
        defer { desktop.shutDown() }
        let app = try desktop.launchProduct("TestApps", ["bigtext"])
        var text = String(repeating: "A line of text, ä little longer.\n", count: 32_768)
        let editor = try app.find(.text, "Text")
        func check(_ what: String, line: UInt = #line) throws {
            var sum: UInt32 = 2_166_136_261
            for byte in text.utf8 { sum = (sum ^ UInt32(byte)) &* 16_777_619 }
            try app.find(.button, "Ask").press()
            try app.eventually(what, line: line) {
                try app.contains(.label, "\(text.utf8.count) bytes, \(sum)")
            }
        }
        try check("as it begins")
        try editor.press(key: "Home", .control)
        try app.desktop.keyboard.type("ü日 ")
        text = "ü日 " + text
        try check("typed at the start")
        try editor.press(key: "End", .control)
        try app.desktop.keyboard.type("end")
        text += "end"
        try check("typed at the end")
        for key in ["Up", "Home"] { try editor.press(key: key) }
        try app.desktop.keyboard.press("BackSpace")
        text.removeSubrange(text.index(text.endIndex, offsetBy: -37)..<text.index(text.endIndex, offsetBy: -36))
        try check("a line's end deleted")
        try app.find(.button, "Write").press()
        text = "written\n" + text
        try check("written by the app")
        try editor.press(key: "z", .control)
        text.removeFirst(8)
        try check("and undone")
        app.terminate()
        // GTK measures much text little by little, and may draw a scroll bar in between.
        XCTAssertEqual(app.errors.filter { !$0.isEmpty && !$0.contains("snapshot GtkGizmo") }, [])
    }
}
