import DesktopTesting
import XCTest

/// Windows as the window manager sees them, and pictures of them.
final class WindowTests: XCTestCase {
    private func withSample(
        _ options: DesktopOptions = DesktopOptions(), _ arguments: [String] = [],
        _ body: (DesktopApp, AppWindow) throws -> Void
    ) throws {
        let desktop = try Desktop(options)
        defer { desktop.shutDown() }
        let app = try desktop.launch(SampleProgram.path.get(), arguments)
        try body(app, app.window(titled: "Sample"))
    }

    func testManagesWindows() throws {
        for arguments in [[], ["plain"]] {
            try withSample(DesktopOptions(), arguments) { app, window in
                try app.eventually { window.isActive }
                XCTAssertEqual(app.windowsInStackingOrder, [window])
                window.move(x: 60, y: 70)
                try app.eventually("moved") { (window.frame.x, window.frame.y) == (60, 70) }
                window.resize(width: 520, height: 610)
                try app.eventually("resized") { (window.frame.width, window.frame.height) == (520, 610) }
                let normal = window.frame
                window.maximize()
                try app.eventually("maximised") { window.isMaximized && window.frame.width == 1280 }
                window.unmaximize()
                // Only the size: openbox restores a framed window lower by its own frame.
                try app.eventually("restored") {
                    !window.isMaximized && (window.frame.width, window.frame.height) == (normal.width, normal.height)
                }
                window.minimize()
                try app.eventually("minimised") { window.isMinimized }
                window.activate()
                try app.eventually("active again") { !window.isMinimized && window.isActive }
                let check = try window.find(.checkBox, "Check")
                try check.click()
                try app.eventually { try check.isChecked }
                window.close()
                try app.waitForOutput(containing: "closing")
                XCTAssertEqual(try app.waitForExit(), .exit(code: 0))
            }
        }
    }

    func testClicksHitWithShadowsAndScale() throws {
        for (scale, compositor) in [(1, true), (2, false)] {
            let options = DesktopOptions {
                $0.windowManager = compositor ? .metacity : .openbox
                $0.hasCompositor = compositor
                $0.scale = scale
                $0.height = 1200
            }
            try withSample(options) { app, window in
                XCTAssertEqual(window.frame != window.surfaceFrame, compositor, "a shadow is drawn")
                let check = try app.find(.checkBox, "Check")
                // Its small box at the window's edge: a place that is off by the shadow's width would miss it.
                try check.find(.filler).click()
                try app.eventually("scale \(scale)") { try check.isChecked }
                let entry = try app.find(.text, "Name")
                try entry.type("ok")
                try app.eventually { try entry.text == "ok" }
            }
        }
    }

    func testPicturesAreTheSameEveryTime() throws {
        var pictures: [Screenshot] = []
        for _ in 0..<2 {
            try withSample { app, window in
                try app.find(.text, "Name").type("same")
                app.desktop.pointer.move(to: Point(x: 5, y: 5))
                var last = try window.screenshot()
                try app.eventually {
                    app.roundTrip()
                    defer { last = (try? window.screenshot()) ?? last }
                    return try app.find(.text, "Name").text == "same" && window.screenshot() == last
                }
                pictures.append(last)
                let path = app.desktop.folder + "/picture.png"
                try last.write(to: path)
                XCTAssertEqual(
                    try Array(Data(contentsOf: URL(fileURLWithPath: path)).prefix(4)), [0x89, 0x50, 0x4E, 0x47])
            }
        }
        XCTAssertEqual(pictures[0].differences(from: pictures[1]), 0)
        XCTAssertGreaterThan(Set(pictures[0].bytes).count, 10, "the picture shows something")
    }

    func testDarkAndRightToLeft() throws {
        try withSample(
            DesktopOptions {
                $0.isDark = true; $0.textDirection = .rightToLeft
            }
        ) { app, window in
            let wireless = try app.find(.checkBox, "Wireless")
            try app.eventually("laid out from the right") { try wireless.screenFrame.x > window.frame.center.x }
            try app.eventually("drawn dark") {
                let picture = try window.screenshot()
                return picture[picture.width / 2, picture.height - 8].luminance < 0.4
            }
        }
    }
}
