import HeadlessToolkit
import SwiftUI
import SwiftUITesting
import UniformTypeIdentifiers
import XCTest

@MainActor
final class NSWorkspaceTests: XCTestCase {
    private struct Empty: App {
        var body: some Scene { WindowGroup("Empty") { Text("Empty") } }
    }
    private var app: AppUnderTest!

    override func setUp() async throws { app = AppUnderTest(Empty.self) }
    override func tearDown() async throws { app.end() }

    func testOpening() async throws {
        let address = try XCTUnwrap(URL(string: "https://example.com/a"))
        XCTAssertTrue(NSWorkspace.shared.open(address))
        XCTAssertEqual(app.openedURLs, [address])
        XCTAssertEqual(NSWorkspace.shared.urlForApplication(toOpen: address)?.pathExtension, "desktop")
        app.launch.toolkit.services.opensAddresses = false
        XCTAssertFalse(NSWorkspace.shared.open(address))
        XCTAssertNil(NSWorkspace.shared.urlForApplication(toOpen: address))
    }

    func testShowingFiles() async throws {
        let file = URL(fileURLWithPath: "/tmp/a b.txt")
        NSWorkspace.shared.activateFileViewerSelecting([file, URL(string: "https://example.com")!])
        XCTAssertEqual(app.launch.toolkit.services.shownInFolder, [["file:///tmp/a%20b.txt"]])
        XCTAssertFalse(NSWorkspace.shared.selectFile("/nowhere/at all", inFileViewerRootedAtPath: ""))
        XCTAssertTrue(NSWorkspace.shared.selectFile("/usr", inFileViewerRootedAtPath: ""))
        XCTAssertEqual(app.launch.toolkit.services.shownInFolder.count, 2)
    }

    func testThePasteboard() async throws {
        let board = NSPasteboard.general
        let before = board.changeCount
        XCTAssertEqual(board.clearContents(), before + 1)
        XCTAssertTrue(board.setString("<b>a</b>", forType: .html))
        XCTAssertTrue(board.setString("a", forType: .string))
        XCTAssertFalse(board.setData(nil, forType: .png))
        let (text, html) = (try await app.clipboardText(), try await app.clipboard("text/html"))
        XCTAssertEqual(text, "a")
        XCTAssertEqual(html, Data("<b>a</b>".utf8))
        board.clearContents()
        let none = try await app.clipboardText()
        XCTAssertNil(none)
        board.writeObjects([NSURL(string: "https://example.com/a")!])
        let list = try await app.clipboard("text/uri-list")
        XCTAssertEqual(list, Data("https://example.com/a\r\n".utf8))
    }

    func testAnOpenPanel() async throws {
        let panel = NSOpenPanel()
        panel.allowedContentTypes = [.png]
        panel.allowsMultipleSelection = true
        panel.prompt = "Take"
        panel.directoryURL = URL(fileURLWithPath: "/usr")
        var response: NSApplication.ModalResponse?
        panel.begin { response = $0 }
        let chooser = try app.fileChooser()
        XCTAssertEqual(chooser.acceptLabel, "Take")
        XCTAssertEqual(chooser.folder, "/usr")
        XCTAssertEqual(chooser.endings, ["png"])
        XCTAssertTrue(chooser.allowsMultipleSelection)
        XCTAssertNil(response)
        chooser.choose(URL(fileURLWithPath: "/a.png"), URL(fileURLWithPath: "/b.png"))
        XCTAssertEqual(response, .OK)
        XCTAssertEqual(panel.urls.map(\.path), ["/a.png", "/b.png"])
        XCTAssertFalse(chooser.isShown)
    }

    func testASavePanelOverAWindow() async throws {
        let panel = NSSavePanel()
        panel.nameFieldStringValue = "draft.txt"
        var response: NSApplication.ModalResponse?
        panel.beginSheetModal(for: try XCTUnwrap(NSApp.windows.first)) { response = $0 }
        XCTAssertEqual(try app.fileChooser().suggestedName, "draft.txt")
        try app.fileChooser().cancel()
        XCTAssertEqual(response, .cancel)
        XCTAssertNil(panel.url)
        // It can be shown again.
        panel.begin { response = $0 }
        try app.fileChooser().choose(URL(fileURLWithPath: "/tmp/final.txt"))
        XCTAssertEqual(response, .OK)
        XCTAssertEqual(panel.nameFieldStringValue, "final.txt")
    }

    func testAnAlert() async throws {
        let alert = NSAlert()
        alert.messageText = "Really?"
        alert.addButton(withTitle: "Yes")
        alert.addButton(withTitle: "Later")
        alert.addButton(withTitle: "Cancel")
        var response: NSApplication.ModalResponse?
        alert.beginSheetModal(for: try XCTUnwrap(NSApp.windows.first)) { response = $0 }
        await app.settle()
        try app.alert().find(.button, "Later").press()
        await app.settle()
        XCTAssertEqual(response, .alertSecondButtonReturn)
    }

    func testCursorsScreensAndTheKeyboard() async throws {
        let services = app.launch.toolkit.services
        NSCursor.pointingHand.push()
        NSCursor.crosshair.push()
        XCTAssertEqual(services.cursor, "crosshair")
        NSCursor.pop()
        XCTAssertEqual(services.cursor, "pointer")
        NSCursor.hide()
        XCTAssertEqual(services.cursor, "none")
        NSCursor.unhide()
        NSCursor.pop()
        XCTAssertNil(services.cursor)
        NSCursor.pop()
        XCTAssertNil(services.cursor)

        XCTAssertEqual(NSScreen.main?.frame, NSRect(x: 0, y: 0, width: 1280, height: 800))
        XCTAssertEqual(NSScreen.main, NSScreen.screens.first)
        NSSound.beep()
        XCTAssertEqual(services.beepCount, 1)
        services.pressedModifiers = [.control, .shift]
        XCTAssertEqual(NSEvent.modifierFlags, [.command, .shift])
    }

    func testImages() async throws {
        // One transparent pixel.
        let png = try XCTUnwrap(
            Data(
                base64Encoded:
                    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
            ))
        let image = try XCTUnwrap(NSImage(data: png))
        XCTAssertEqual(image.size, NSSize(width: 1, height: 1))
        image.accessibilityDescription = "A pixel"
        let view = ViewUnderTest(Image(nsImage: image))
        XCTAssertNoThrow(try view.find(.image, "A pixel"))
        XCTAssertNil(NSImage(data: Data("no picture".utf8)))
        XCTAssertNil(NSImage(contentsOfFile: "/nowhere"))
        XCTAssertNil(NSImage(named: "nothing of this name"))
        XCTAssertNil(NSImage(systemSymbolName: "no.such.symbol.at.all", accessibilityDescription: nil))
        let symbol = try XCTUnwrap(NSImage(systemSymbolName: "trash.fill", accessibilityDescription: "Bin"))
        view.end()
        let other = ViewUnderTest(Image(nsImage: symbol))
        XCTAssertNoThrow(try other.find(.image, "Bin"))
        other.end()
    }
}
