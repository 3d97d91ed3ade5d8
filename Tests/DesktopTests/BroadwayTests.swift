import DesktopTesting
import Foundation
import XCTest

/// An app in a browser, where there is no display: what a person clicks and types there reaches it.
final class BroadwayTests: XCTestCase {
    private var desktop: Desktop!

    override func setUpWithError() throws {
        for program in ["gtk4-broadwayd", "chromium", "chromedriver"] where !Products.isInstalled(program) {
            throw XCTSkip("\(program) is not installed")
        }
        desktop = try Desktop()
    }

    override func tearDown() {
        desktop?.shutDown()
        desktop = nil
    }

    func testAButtonIsClickedInTheBrowser() throws {
        let port = try freePort()
        let server = try desktop.launch("gtk4-broadwayd", ["--port=\(port)", "--address=127.0.0.1", ":7"])
        defer { server.terminate() }
        try server.eventually("broadwayd answers") {
            FileManager.default.fileExists(atPath: desktop.folder + "/run/broadway8.socket")
        }
        let app = try desktop.launch(
            WindowsTestCase.executable, ["panel"],
            environment: [
                "GDK_BACKEND": "broadway", "BROADWAY_DISPLAY": ":7", "GSK_RENDERER": "broadway",
                "G_DEBUG": "fatal-criticals",
            ])
        defer { app.terminate() }
        let browser = try Browser(on: desktop)
        defer { browser.close() }
        try browser.open("http://127.0.0.1:\(port)/")

        var windows: [[Int]] = []
        func waitForWindows(_ count: Int) throws {
            try app.eventually("\(count) windows in the page") {
                windows = try browser.windows()
                return windows.count == count
            }
        }
        try waitForWindows(1)
        // The button is all that is below the title bar. Nobody tells its place there: GTK 4.8 is accessible with X
        // and Wayland only.
        let (x, y, width, height) = (windows[0][0], windows[0][1], windows[0][2], windows[0][3])
        let barHeight = 47
        try browser.click(x: x + width / 2, y: y + (height + barHeight) / 2)
        try waitForWindows(2)
        XCTAssertTrue(app.isRunning)
        XCTAssertEqual(app.errors, [])
    }
}

extension Browser {
    /// Left, top, width and height of each of the app's windows; GTK makes each a child of the page.
    fileprivate func windows() throws -> [[Int]] {
        let answer = try script(
            """
            return [...document.body.children].filter(e => e.tagName == "DIV").map(e => {
                let r = e.getBoundingClientRect(); return [r.left, r.top, r.width, r.height].map(Math.round);
            });
            """)
        return answer as? [[Int]] ?? []
    }
}
