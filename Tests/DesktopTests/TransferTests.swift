import DesktopTesting
import XCTest

/// Things dragged, copied and shared with the mouse, within an app and between two.
final class TransferTests: AppTestCase {
    func testDraggingInAnApp() throws {
        let app = try launch("TestApps", "transfer")
        try app.find(.label, "Rose").drag(to: app.find(.label, "Flowers: ")) {
            try app.find(.label, "Over the flowers")
        }
        try app.find(.label, "Flowers: Rose 5")
        try app.find(.label, "Nothing there")
        // With a preview of its own, and as the text that it is too.
        try app.find(.label, "Lily").drag(to: app.find(.label, "Texts: "))
        try app.find(.label, "Texts: Lily")
        // A button is dragged too, and still pressed.
        try app.find(.button, "Press 0").click()
        try app.find(.button, "Press 1").drag(to: app.find(.label, "Texts: Lily"))
        try app.find(.label, "Texts: Lily, from a button")
        try app.find(.button, "Press 1")
    }

    func testWhatIsInsideHasItsOwnPulls() throws {
        let app = try launch("TestApps", "transfer")
        try app.find(.label, "Inner").drag(to: app.find(.label, "Texts: "))
        try app.find(.label, "Texts: inner")
        let slider = try app.find(.slider).screenFrame
        try desktop.pointer.drag(
            from: Point(x: slider.x + 10, y: slider.center.y),
            to: Point(x: slider.x + slider.width, y: slider.center.y),
            settle: { app.roundTrip() })
        try app.eventually("the slider was pulled") { try !app.contains(.label, "Level 0") }
        try app.find(.label, "Card").drag(to: app.find(.label, "Texts: inner"))
        try app.find(.label, "Texts: inner, card")
    }

    func testDataThatIsNotWhatItSays() throws {
        let app = try launch("TestApps", "transfer")
        try app.find(.label, "Broken").drag(to: app.find(.label, "Flowers: "))
        try app.eventually("it says so") { !app.errors.isEmpty }
        try app.find(.label, "Broken").drag(to: app.find(.label, "Flowers: "))
        try app.find(.label, "Rose").drag(to: app.find(.label, "Flowers: "))
        try app.find(.label, "Flowers: Rose 5")
        XCTAssertEqual(app.errors.count, 1)
        XCTAssertTrue(app.errors[0].contains("cannot be read as Flower"), app.errors[0])
        expectedErrors = app.errors
    }

    func testDraggingFromOneAppToAnother() throws {
        let giver = try launch("TestApps", "transfer", "giver")
        let taker = try launchTwin()
        // Beside each other, wherever the desktop put them.
        try giver.window().move(x: 0, y: 0)
        try taker.window().move(x: 700, y: 0)
        let flowers = try taker.find(.label, "Flowers: ")
        try giver.find(.label, "Rose").drag(to: flowers) { try taker.find(.label, "Over the flowers") }
        try taker.find(.label, "Flowers: Rose 5")
        try giver.find(.label, "Lily").drag(to: taker.find(.label, "Texts: "))
        try taker.find(.label, "Texts: Lily")
        // The icon in the title stands for a file.
        try giver.find(.image, "GPL-3").drag(to: taker.find(.label, "Places: "))
        try taker.find(.label, "Places: GPL-3")
        XCTAssertEqual(taker.errors, [])
        taker.terminate()
    }

    /// The program under another name: two apps to the desktop.
    private func launchTwin() throws -> DesktopApp {
        let twin = try desktop.folder + "/Taker"
        if !FileManager.default.fileExists(atPath: twin) {
            try FileManager.default.copyItem(atPath: Products.path("TestApps"), toPath: twin)
        }
        return try desktop.launch(twin, ["transfer", "taker"], environment: ["G_DEBUG": "fatal-criticals"])
    }

    func testDraggingIntoLists() throws {
        let app = try launch("TestApps", "transfer", "lists")
        let row = try app.find(.label, "Rose in the bed").screenFrame
        let tulip = try app.find(.label, "Tulip").screenFrame.center
        try desktop.pointer.drag(
            from: tulip, to: Point(x: tulip.x + 20, y: row.y + row.height + 3), settle: { app.roundTrip() })
        try app.find(.label, "Bed: Rose, Tulip, Lily")
        // A row goes into the empty list, and can still be chosen.
        let lists = try app.findAll(.list).map { try $0.screenFrame }
        let pot = try XCTUnwrap(lists.max { $0.y < $1.y })
        let lily = try app.find(.label, "Lily in the bed").screenFrame.center
        try desktop.pointer.drag(from: lily, to: pot.center, settle: { app.roundTrip() })
        try app.find(.label, "Pot: Lily")
        try app.find(.label, "Bed: Rose, Tulip")
        let rose = try app.find(.label, "Rose in the bed").screenFrame.center
        try desktop.pointer.drag(from: rose, to: pot.center, settle: { app.roundTrip() })
        try app.find(.label, "Bed: Tulip")
        try app.find(.label, "Tulip in the bed").click()
        try app.find(.label, "Chosen: Tulip")
    }

    func testSharingAndPasting() throws {
        let app = try launch("TestApps", "transfer")
        XCTAssertFalse(try app.find(.button, "Paste").isSensitive)
        try app.find(.button, "Share Tulip").press()
        try app.find(.menuItem, "Copy").press()
        try app.eventually("it can be pasted") { try app.find(.button, "Paste").isSensitive }
        XCTAssertEqual(try desktop.clipboardText(), "Tulip")
        try app.find(.button, "Paste").press()
        try app.find(.label, "Flowers: pasted Tulip")

        try app.find(.button, "Share Link").press()
        try app.find(.menuItem, "Copy Link").press()
        try app.eventually("another thing is there") { try self.desktop.clipboardText() == "https://example.com/tulip" }
        try app.eventually("which is no flower") { try !app.find(.button, "Paste").isSensitive }

        try app.find(.button, "Share Tulip").press()
        try app.find(.menuItem, "Save As…").press()
        try app.eventually("the dialog is in front") { app.activeWindow?.title == "Save" }
        let place = try desktop.folder + "/flower.json"
        try desktop.keyboard.press("a", .control)
        try desktop.keyboard.type(place)
        try desktop.keyboard.press("Return")
        try app.eventually("it is saved") { FileManager.default.fileExists(atPath: place) }
        XCTAssertTrue(try String(contentsOfFile: place, encoding: .utf8).contains("Tulip"))
    }
}
