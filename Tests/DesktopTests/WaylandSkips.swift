import DesktopTesting
import XCTest

/// Tests that cannot hold with Wayland, where all desktops are: `./fenestra test --wayland`.
enum WaylandSkips {
    private static let places = "places and levels are the compositor's"

    /// By class and test, or by class alone for all of its tests.
    private static let reasons: [String: String] = [
        "WindowsPlaceTests.testTheFirstWindowIsInTheMiddleAndOthersComeALittleOff": places,
        "WindowsPlaceTests.testDefaultPositionsAreWithinTheRoomThatPanelsLeave": places,
        "WindowsPlaceTests.testFromRightToLeftLeadingIsTheRight": places,
        "WindowsPlaceTests.testPlacesDoNotCountTheShadow": places,
        "WindowsScaleTests.testPlacesAndLimits": places,
        "WindowsPlaceTests.testAWindowOfOneSizeIsNotResized": "sway's command resizes beyond what an app allows",
        "WindowsPlaceTests.testAWindowLimitedToItsContentKeepsTheHeightThatThePersonChose":
            "sway's command resizes beyond what an app allows",
        "WindowsPlaceTests.testWhatViewsForbidAPersonIsLeftToTheApp": "there are no buttons to minimise in sway",
        "EditingTests.testALevelAndAPlacement": places,
        "ToolWindowTests.testAToolIsAwayWhileAnotherAppIsInFront":
            "a compositor gives the keyboard to what is shown anew, so tools stay",
        "ToolWindowTests.testAToolIsOverTheWindowInFront": "sway does not keep floating windows over their parents",
        "ToolWindowTests.testZoomingToTheContent": "there are no buttons to maximise in sway",
        "ToolWindowTests.testZoomingToAPlaceAndMovingByTheBackground": places,
        "WindowsLifeTests.testPhases": "GTK 4.8 does not tell apps of minimised windows there",
        "BarMenuTests.testTheListOfAnOpenMenuFollows":
            "the compositor closes a menu when a window comes, which takes the keyboard",
        "OneProcessTests.testASecondLaunchRaisesTheFirst":
            "a second launch needs leave to raise windows, which only the program that starts it can give",
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
