import DesktopTesting
import XCTest

/// GTK's dialogs for files by keyboard.
final class FileTests: AppTestCase {
    func testOpeningAndSaving() throws {
        let app = try launch("TestApps", "files")
        let folder = app.desktop.folder
        try Data("from the disk".utf8).write(to: URL(fileURLWithPath: folder + "/a.txt"))
        let keyboard = app.desktop.keyboard

        try app.find(.button, "Open").press()
        try app.eventually("the dialog is in front") { app.activeWindow?.title == "Open" }
        try keyboard.type(folder + "/a.txt")
        try keyboard.press("Return")
        try app.find(.label, "Read from the disk")

        try app.find(.button, "Save").press()
        try app.eventually("the dialog is in front") { app.activeWindow?.title == "Save" }
        try keyboard.press("a", .control)
        try keyboard.type(folder + "/b.txt")
        try keyboard.press("Return")
        try app.find(.label, "Saved b.txt")
        XCTAssertEqual(try String(contentsOfFile: folder + "/b.txt", encoding: .utf8), "written")

        try app.find(.button, "Open").press()
        try app.eventually("the dialog is in front") { app.activeWindow?.title == "Open" }
        try keyboard.press("Escape")
        try app.eventually("it is gone") { app.activeWindow?.title == "Files" }
        try app.find(.label, "Saved b.txt")
    }
}
