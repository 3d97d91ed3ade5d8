import DesktopTesting
import XCTest

/// A field is searched for tokens beside its text, by mouse and keys.
final class SearchTokensTests: AppTestCase {
    func testATokenIsChangedAndTheAppGoesToTheField() throws {
        let app = try launch("TestApps", "edited-tokens")
        try app.find(.label, "Words: Momo, Jim")
        try app.eventually("it has the keyboard") { try app.window(titled: "Edited Tokens").hasKeyboard }
        try app.find(.button, "Go There").click()
        try app.find(.label, "in the field")
        try app.desktop.keyboard.type("x")
        try app.eventually("typed into the field") { try app.focused?.text == "x" }
        try app.find(.button, "Jim").click()
        let box = try app.find(.checkBox, "Jim")
        try app.eventually("it is there") { app.popups.first?.frame.contains(try box.screenFrame.center) ?? false }
        try box.press()
        try app.find(.label, "Words: Momo, Jim!")
        try app.find(.button, "Remove Jim").press()
        try app.find(.label, "Words: Momo")
        try app.eventually("the popover has gone") { app.popups.isEmpty }
    }

    func testTokensAreSuggestedAndTakenAway() throws {
        let app = try launch("TestApps", "tokens")
        try app.find(.label, "Genres: ")
        try app.eventually("it has the keyboard") { try app.window(titled: "Tokens").hasKeyboard }
        try app.desktop.keyboard.press("f", .control)
        let suggestion = try app.find(.button, "Humour")
        // Assistive technology knows the list before it is on the screen.
        try app.eventually("the list is there") {
            guard let popup = app.popups.first?.frame else { return false }
            return popup.contains(try suggestion.screenFrame.center)
        }
        // At a person's pace: GDK 4.8 loses a click within a few milliseconds of a popup's opening.
        try suggestion.hover()
        app.roundTrip()
        try suggestion.click()
        try app.find(.label, "Genres: Humour")
        try app.desktop.keyboard.type("ab")
        try app.find(.label, "Text: ab")
        try app.find(.button, "Fantasy")
        try app.desktop.keyboard.press("Down")
        try app.desktop.keyboard.press("Return")
        try app.find(.label, "Genres: Humour, Fantasy")
        try app.eventually("the text has led to it") { try app.contains(.label, "Text: ") }
        // Backspace takes the last one once there is no text before the caret.
        try app.desktop.keyboard.type("c")
        try app.find(.label, "Text: c")
        try app.desktop.keyboard.press("BackSpace")
        try app.find(.label, "Text: ")
        try app.desktop.keyboard.press("BackSpace")
        try app.find(.label, "Genres: Humour")
        try app.find(.button, "Add Poetry").click()
        try app.find(.label, "Genres: Humour, Poetry")
        try app.find(.button, "Humour").click()
        try app.find(.label, "Genres: Poetry")
        try app.find(.button, "Poetry").click()
        try app.find(.label, "Genres: ")
    }
}
