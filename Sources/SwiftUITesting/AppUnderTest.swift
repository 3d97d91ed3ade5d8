import Foundation
import HeadlessToolkit
import SwiftUI

/// An app that a test drives by what a person perceives, without a display.
///
///     let app = AppUnderTest(BookClub.self)
///     try app.find(.textField, "Title").type("Momo")
///     try app.find(.button, "Add").press()
///     await app.settle()
///     XCTAssertTrue(app.contains(.label, "Momo"))
///
/// Texts are measured by a fixed table, so sizes are the same on every machine but not those of a real desktop. Time
/// stands still until `advance(by:)`. A process runs one app at a time: making another ends the one before.
@MainActor
public class AppUnderTest: ElementContainer {
    package let launch: HeadlessLaunch

    /// Launches an app. Afterwards its first window is open and up to date and every `onAppear` has run; tasks begin
    /// with the first `await`.
    public convenience init<A: App>(_ type: A.Type) {
        self.init(HeadlessLaunch { A() })
    }

    /// Launches an app whose windows come back at the next launch: what is open at its end is kept in `sessionFolder`,
    /// which is made when it is missing. Without a folder nothing is kept. `@AppStorage` is `UserDefaults` in any case.
    public convenience init<A: App>(_ type: A.Type, sessionFolder: URL) {
        self.init(HeadlessLaunch({ A() }, sessionFolder: sessionFolder.path))
    }

    /// Launches an app with files to open: those that a person has opened with it, or named on the command line.
    public convenience init<A: App>(_ type: A.Type, sessionFolder: URL? = nil, opening urls: URL...) {
        self.init(
            HeadlessLaunch({ A() }, sessionFolder: sessionFolder?.path, opening: urls.map(\.absoluteString)))
    }

    /// The same on another disk than the machine's.
    package convenience init<A: App>(_ type: A.Type, sessionFolder: URL, disk: any SessionDisk) {
        self.init(HeadlessLaunch({ A() }, sessionFolder: sessionFolder.path, disk: disk))
    }

    init(_ launch: HeadlessLaunch) { self.launch = launch }

    /// Closes the app's windows without asking and takes its views and scenes down: `onDisappear` runs, tasks are
    /// cancelled. A second call does nothing.
    public func end() { launch.end() }

    /// Takes the app down as `end()` does, but what is kept of it is what was written before: as if the process had
    /// been killed. Changes are written half a second after they are made, by the clock that `advance(by:)` moves.
    public func kill() { launch.end(isKilled: true) }

    /// The desktop asks the app to end, as at log-out: its windows are kept for the next launch and close.
    public func terminate() {
        launch.toolkit.terminateApplication()
        launch.toolkit.settle()
    }

    /// Whether the app has quit by itself, as it does when its last window is closed.
    public var hasQuit: Bool { launch.toolkit.hasQuit }

    /// What the framework told the author since the launch: misuse that it found, each once. Nothing is printed.
    public var messages: [String] { launch.messages }

    // MARK: Windows

    /// The open windows, the front one last. Sheets, alerts and popovers are in the window that they are over.
    public var windows: [WindowUnderTest] {
        launch.toolkit.windows.filter { $0.role == nil }.map { WindowUnderTest(window: $0, launch: launch) }
    }

    /// The window in front. Throws when none is open.
    public func frontWindow() throws -> WindowUnderTest {
        guard let window = windows.last else { throw TestFailure("No window is open.") }
        return window
    }

    /// The front-most window with a title. Throws, naming those that are open, when there is none.
    public func window(_ title: String) throws -> WindowUnderTest {
        if let window = windows.last(where: { $0.title == title }) { return window }
        throw TestFailure(
            "No window \"\(title)\"; open are: \(windows.map { "\"\($0.title)\"" }.joined(separator: ", "))")
    }

    /// What a person perceives in all windows, the front one's last, each in reading order.
    public func elements() -> [Element] { windows.flatMap { $0.elements() } }

    /// The windows and what is in them, a line each, for messages.
    public var outline: String { windows.map(\.outline).joined(separator: "\n") }

    /// A second launch of the app, or a click on its icon: it comes to the front, with a new window if it has none.
    public func activate() {
        launch.toolkit.activateApplication()
        launch.toolkit.settle()
    }

    /// The desktop hands the app an address or a file to open: a link was clicked, or a file dropped on the app's icon.
    public func open(_ urls: URL...) {
        launch.toolkit.openInApplication(urls.map(\.absoluteString))
        launch.toolkit.settle()
    }

    /// Another program has written, moved or removed a file that is open in the app: what it is now is found.
    public func noticeChange(of file: URL) {
        launch.toolkit.services.fileChanged(file.path)
        launch.toolkit.settle()
    }

    /// Addresses that the app has handed to the desktop, in order.
    public var openedURLs: [URL] { launch.toolkit.services.openedAddresses.compactMap { URL(string: $0) } }

    /// Another app comes to the front: no window is active until `activate()`.
    public func deactivate() {
        launch.toolkit.isApplicationActive = false
        launch.toolkit.settle()
    }
}
