import Foundation
import HeadlessToolkit
import Toolkit

/// An item of the app in the desktop's panel.
@MainActor
public struct MenuBarExtraUnderTest {
    let item: HeadlessTray
    let launch: HeadlessLaunch

    /// What it is called.
    public var title: String { item.content.title }
    /// Whether a click opens a menu; otherwise it opens a window.
    public var hasMenu: Bool { item.content.menu != nil }
    /// Its menu, as it is now; empty for one that opens a window.
    public var menu: MenuUnderTest { MenuUnderTest(content: item.content.menu ?? MenuContent(), launch: launch) }

    /// Clicks it, at a point of the screen.
    public func click(at point: CGPoint? = nil) {
        item.activate(at: point)
        launch.toolkit.settle()
    }
}

extension AppUnderTest {
    /// The app's menu bar extras that are inserted.
    public var menuBarExtras: [MenuBarExtraUnderTest] {
        launch.toolkit.shownTrayItems.map { MenuBarExtraUnderTest(item: $0, launch: launch) }
    }

    /// Whether the desktop has a panel that shows menu bar extras. It has one until a test says otherwise.
    public var hasPanel: Bool {
        get { launch.toolkit.hasPanel }
        set {
            launch.toolkit.hasPanel = newValue
            launch.toolkit.settle()
        }
    }
}
