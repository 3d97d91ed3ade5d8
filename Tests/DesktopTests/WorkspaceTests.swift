import DesktopTesting
import Foundation
import XCTest

/// What apps ask of the desktop by AppKit, in real windows.
final class WorkspaceTests: AppTestCase {
    func testThePasteboardIsTheClipboard() throws {
        let app = try launch("TestApps", "workspace")
        try app.find(.button, "Copy").press()
        try app.eventually("copied") { try desktop.clipboardText() == "Grüße aus 日本" }
    }

    func testFilesAreShownInTheFileManager() throws {
        let service = try FileManagerService(on: desktop)
        defer { service.end() }
        let app = try launch("TestApps", "workspace")
        try app.find(.button, "Reveal").press()
        try app.eventually("asked") { !service.shown.isEmpty }
        XCTAssertEqual(service.shown, [["file:///tmp/fenestra%20a%20file.txt"]])
    }

    func testPanelsAndAlertsTellTheirAnswers() throws {
        let app = try launch("TestApps", "workspace")
        try app.find(.button, "Ask").press()
        try app.window(titled: "Workspace").find(.label, "Nothing")
        try app.find(.button, "Yes").press()
        try app.eventually("the alert is gone") { app.windows.count == 1 }
        try app.find(.label, "Yes")

        try app.find(.button, "Ask").press()
        try app.find(.label, "It is a question.")
        try app.eventually("the alert is in front") { app.activeWindow?.title == "Really?" }
        try desktop.keyboard.press("Escape")
        try app.find(.label, "No")

        try app.find(.button, "Choose").press()
        try app.eventually("the dialog is in front") { app.activeWindow?.title == "Choose a Folder" }
        try desktop.keyboard.press("Escape")
        try app.find(.label, "Cancelled")

        try app.find(.button, "Screen").press()
        let screen = try desktop.screenshot()
        try app.find(.label, "\(screen.width) × \(screen.height)")
    }
}
