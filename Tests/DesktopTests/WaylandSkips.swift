import DesktopTesting
import XCTest

/// Tests that cannot hold with Wayland, where all desktops are: `./fenestra test --wayland`.
enum WaylandSkips {
    /// By class and test, or by class alone for all of its tests.
    private static let reasons: [String: String] = [
        "WindowsPlaceTests": "places are the compositor's",
        "WindowsScaleTests": "compares what X tells of windows",
    ]

    static func check(_ test: XCTestCase) throws {
        guard DesktopOptions.areAllWayland else { return }
        guard Products.isInstalled("sway") else { throw XCTSkip("sway is not installed") }
        // "Class.test" on Linux.
        let name = test.name
        let group = String(name.prefix { $0 != "." })
        if let reason = reasons[name] ?? reasons[group] { throw XCTSkip("with Wayland: \(reason)") }
    }
}
