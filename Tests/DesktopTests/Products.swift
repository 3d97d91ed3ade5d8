import DesktopTesting
import Foundation
import XCTest

/// What the package builds, beside the test bundle.
enum Products {
    /// The folder with the built programs.
    static let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    static func path(_ name: String) -> String { folder.appending(path: name).path }

    /// Whether a program of the machine is there; tests that need one that is not everywhere skip themselves.
    static func isInstalled(_ name: String) -> Bool {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }
}

extension Desktop {
    /// Starts a program of this package, which ends at the first complaint of GTK's.
    func launchProduct(_ name: String, _ arguments: [String] = []) throws -> DesktopApp {
        try launch(Products.path(name), arguments, environment: ["G_DEBUG": "fatal-criticals"])
    }
}

/// Tests on a desktop that they share, each with an app of its own. When one ends the app must still run or have ended
/// well, and must have said nothing on its standard error.
class AppTestCase: XCTestCase {
    private static nonisolated(unsafe) var shared: Desktop?

    class var options: DesktopOptions { DesktopOptions() }

    override class func setUp() { shared = try? Desktop(options) }

    override class func tearDown() {
        shared?.shutDown()
        shared = nil
    }

    final var desktop: Desktop {
        get throws { try XCTUnwrap(Self.shared, "the desktop did not start") }
    }

    override func setUpWithError() throws { try WaylandSkips.check(self) }

    private var launched: [DesktopApp] = []
    /// What the apps of a test should say, and nothing else.
    final var expectedErrors: [String] = []

    final func launch(_ name: String, _ arguments: String...) throws -> DesktopApp {
        let app = try desktop.launchProduct(name, arguments)
        launched.append(app)
        return app
    }

    override func tearDown() {
        for app in launched {
            if app.isRunning { app.terminate() } else { XCTAssertEqual(try app.waitForExit(), .exit(code: 0)) }
            XCTAssertEqual(app.errors, expectedErrors)
        }
        launched = []
        expectedErrors = []
    }
}

extension DesktopApp {
    /// The element with the keyboard focus; nil when none has it.
    var focused: Element? {
        get throws { try focusedElements().last { try $0.isShown } }
    }
}
