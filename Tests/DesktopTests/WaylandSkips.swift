import DesktopTesting
import XCTest

/// Tests that cannot hold with Wayland, where all desktops are: `./fenestra test --wayland`.
enum WaylandSkips {
    /// By class and test, or by class alone for all of its tests.
    private static let reasons: [String: String] = [
        "FirstSizeWindowTests": "sizes are the screen's",
        "WindowsPlaceTests": "places, and sizes other than the screen's, are the compositor's",
        "WindowsScaleTests": "compares what X tells of windows",
        "WindowsManyTests": "times are those of X",
        "WindowsRandomTests": "raises and minimises windows as a task bar does",
        "RandomCommandsTests": "raises windows as a task bar does",
        "WindowsOpeningTests.testGroupsAndSingleWindowsById": "minimises, and raises without a click",
        "WindowsOpeningTests.testKeysBeginInTheContentOfEachWindow": "raises a window as a task bar does",
        "WindowsMenuTests":
            "GDK may keep a menu that was chosen from without the mouse in its list of popups, and refuse the next one",
        "WindowsLifeTests.testPhases": "minimises windows",
        "WindowsLifeTests.testClosedWindowsAreFreed": "compares memory that the compositor's buffers are in",
        "RestorationTests.testAfterQuit": "raises a window as a task bar does",
        "RestorationTests.testSizeAndPlace": "places and sizes are the compositor's",
        "OneProcessTests.testASecondLaunchRaisesTheFirst": "raises without a click",
        "SettingsTests.testOneWindow": "raises windows as a task bar does",
        "SettingsTests.testAnotherProcess": "an app without a bus has no elements, which windows are there",
        "MenuBarTests.testCyrillicTextAndShortcutsByTheirPlace": "sets the layout of the X server",
        "CommandsWindowTests.testShortcutsInACyrillicLayout": "sets the layout of the X server",
        "CommandsWindowTests.testCommandsActOnTheWindowInFront": "raises a window as a task bar does",
        "CommandsWindowTests.testTheMenuIsOnTheBusAndShortcutsAreListed":
            "waits for the keyboard to come back to the window below",
        "BarMenuTests.testTheListOfWindows": "raises windows without a click",
        "ControlsTests.testScrolling": "compares places in a window of another size",
        "ControlsTests.testTypingAndAnAppThatChangesWhatIsTyped": "types what the compositor's keyboard has not",
        "PresentationTests.testASheetByKeyboardAndItsEnd": "clicks in a sheet, whose place nobody tells",
        "EditingTests.testFocusInASheet": "clicks in a sheet, whose place nobody tells",
        "OneProcessTests.testWithoutABus": "takes the folder away that the compositor's socket is in",
        "RestorationTests.testAfterSIGKILL": "clicks in a window that is not in front",
        "RestorationTests.testClosedOneByOne": "clicks in a window that is not in front",
        "TransferTests": "after a drag weston has no window in front, and the clipboard is read as X has it",
        "EditingTests.testFullScreen": "every window fills the screen",
        "EditingTests.testALevelAndAPlacement": "levels and places are the compositor's",
    ]

    static func check(_ test: XCTestCase) throws {
        guard DesktopOptions.areAllWayland else { return }
        guard Products.isInstalled("weston") else { throw XCTSkip("weston is not installed") }
        // "Class.test" on Linux.
        let name = test.name
        let group = String(name.prefix { $0 != "." })
        if let reason = reasons[name] ?? reasons[group] { throw XCTSkip("with Wayland: \(reason)") }
    }
}
