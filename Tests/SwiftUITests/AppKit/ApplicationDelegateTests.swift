import SwiftUI
import SwiftUITesting
import XCTest

/// What happened to the app, in order.
@MainActor private var events: [String] = []

private final class Recorder: NSObject, NSApplicationDelegate, ObservableObject {
    @Published var count = 0
    let name = "made by its own initialiser"
    static var answer = NSApplication.TerminateReply.terminateNow
    static var endsWithLastWindow = false
    static var handlesReopen = true

    override init() {
        super.init()
        onMain { events.append("delegate") }
    }

    func applicationWillFinishLaunching(_ notification: Notification) { events.append("will finish") }
    func applicationDidFinishLaunching(_ notification: Notification) {
        XCTAssertTrue(notification.object as? NSApplication === NSApp)
        events.append("did finish with \(NSApp.windows.count)")
    }
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
        events.append("should terminate")
        return Self.answer
    }
    func applicationWillTerminate(_ notification: Notification) {
        events.append("will terminate with \(NSApp.windows.count)")
    }
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { Self.endsWithLastWindow }
    func applicationDidBecomeActive(_ notification: Notification) { events.append("active") }
    func applicationDidResignActive(_ notification: Notification) { events.append("inactive") }
    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool {
        events.append("reopen \(flag)")
        return Self.handlesReopen
    }
}

private func onMain(_ body: @MainActor () -> Void) { MainActor.assumeIsolated(body) }

private struct RecordedApp: App {
    @NSApplicationDelegateAdaptor(Recorder.self) private var recorder

    init() { events.append("app, " + recorder.name) }

    var body: some Scene {
        WindowGroup("Recorded \(recorder.count)", id: "main") { RecordedView() }
    }
}

private struct RecordedView: View {
    @EnvironmentObject private var recorder: Recorder
    @State private var seen = ""

    var body: some View {
        VStack {
            Text("Count \(recorder.count)")
            Text(seen)
            Button("More") { recorder.count += 1 }
            Button("Quit") {
                NSApplication.shared.terminate(nil)
                events.append("after terminate")
            }
        }
        .onAppear { events.append("appeared") }
        .onReceive(NotificationCenter.default.publisher(for: NSApplication.didResignActiveNotification)) { _ in
            seen = "Resigned"
        }
        .onReceive(NotificationCenter.default.publisher(for: NSWindow.willCloseNotification)) { note in
            events.append("closing " + ((note.object as? NSWindow)?.title ?? "nothing"))
        }
    }
}

@MainActor
final class ApplicationDelegateTests: XCTestCase {
    override func setUp() async throws {
        events = []
        Recorder.answer = .terminateNow
        Recorder.endsWithLastWindow = false
        Recorder.handlesReopen = true
    }

    func testTheOrderOfALaunch() async throws {
        let app = AppUnderTest(RecordedApp.self)
        defer { app.end() }
        XCTAssertEqual(
            events,
            ["delegate", "app, made by its own initialiser", "will finish", "did finish with 1", "appeared", "active"])
        XCTAssertTrue(NSApp.delegate is Recorder)
        XCTAssertEqual(app.messages, [])
    }

    func testTheDelegateIsInTheEnvironmentAndUpdatesTheApp() async throws {
        let app = AppUnderTest(RecordedApp.self)
        defer { app.end() }
        XCTAssertTrue(app.contains(.label, "Count 0"))
        try app.find(.button, "More").press()
        XCTAssertTrue(app.contains(.label, "Count 1"))
        XCTAssertEqual(try app.frontWindow().title, "Recorded 1")
    }

    func testTerminateAsksOnceAndEnds() async throws {
        let app = AppUnderTest(RecordedApp.self)
        defer { app.end() }
        events = []
        try app.find(.button, "Quit").press()
        XCTAssertEqual(
            events,
            [
                "after terminate", "should terminate", "will terminate with 1", "closing Recorded 0",
            ])
        XCTAssertTrue(app.hasQuit)
    }

    func testANoKeepsTheAppAndItsLastWindow() async throws {
        let app = AppUnderTest(RecordedApp.self)
        defer { app.end() }
        Recorder.answer = .terminateCancel
        try app.find(.button, "Quit").press()
        XCTAssertFalse(app.hasQuit)
        try app.frontWindow().close()
        XCTAssertEqual(app.windows.count, 1)
        XCTAssertFalse(app.hasQuit)

        Recorder.answer = .terminateNow
        events = []
        try app.frontWindow().close()
        XCTAssertEqual(events, ["should terminate", "inactive", "closing Recorded 0", "will terminate with 0"])
        XCTAssertTrue(app.hasQuit)
    }

    func testAnAnswerThatComesLater() async throws {
        let app = AppUnderTest(RecordedApp.self)
        defer { app.end() }
        Recorder.answer = .terminateLater
        try app.find(.button, "Quit").press()
        XCTAssertFalse(app.hasQuit)
        NSApp.reply(toApplicationShouldTerminate: false)
        XCTAssertEqual(app.windows.count, 1)

        try app.find(.button, "Quit").press()
        XCTAssertFalse(app.hasQuit)
        NSApp.reply(toApplicationShouldTerminate: true)
        XCTAssertTrue(app.hasQuit)
        XCTAssertEqual(app.windows.count, 0)
        XCTAssertEqual(events.filter { $0 == "should terminate" }.count, 2)
    }

    func testTheDesktopsWishIsNotAskedAbout() async throws {
        let app = AppUnderTest(RecordedApp.self)
        defer { app.end() }
        Recorder.answer = .terminateCancel
        app.terminate()
        XCTAssertTrue(app.hasQuit)
        XCTAssertFalse(events.contains("should terminate"))
        XCTAssertTrue(events.contains("will terminate with 1"))
    }

    func testActivityIsToldToDelegateAndViews() async throws {
        let app = AppUnderTest(RecordedApp.self)
        defer { app.end() }
        events = []
        XCTAssertTrue(NSApp.isActive)
        app.deactivate()
        XCTAssertFalse(NSApp.isActive)
        XCTAssertNil(NSApp.keyWindow)
        XCTAssertTrue(app.contains(.label, "Resigned"))
        app.activate()
        XCTAssertTrue(NSApp.isActive)
        XCTAssertEqual(NSApp.keyWindow?.title, "Recorded 0")
        XCTAssertEqual(events, ["inactive", "active", "reopen true"])
    }

    func testADelegateMayHandleAnotherLaunchItself() async throws {
        let app = AppUnderTest(RecordedApp.self)
        defer { app.end() }
        NSApp.windows[0].miniaturize(nil)
        app.launch.toolkit.settle()
        XCTAssertTrue(NSApp.windows[0].isMiniaturized)
        Recorder.handlesReopen = false
        app.activate()
        XCTAssertTrue(NSApp.windows[0].isMiniaturized)
        Recorder.handlesReopen = true
        app.activate()
        XCTAssertFalse(NSApp.windows[0].isMiniaturized)
    }

    func testAnAppWithoutADelegateEndsAsBefore() async throws {
        struct Plain: App {
            var body: some Scene { WindowGroup { Button("Quit") { NSApp.terminate(nil) } } }
        }
        let app = AppUnderTest(Plain.self)
        defer { app.end() }
        try app.find(.button, "Quit").press()
        XCTAssertTrue(app.hasQuit)
    }
}

// MARK: Addresses

private final class Opener: NSObject, NSApplicationDelegate {
    func application(_ application: NSApplication, open urls: [URL]) {
        events += urls.map { "delegate opens \($0.absoluteString)" }
    }
}

private final class Watcher: NSObject, NSApplicationDelegate {}

private struct AddressView: View {
    var body: some View { Text("a").onOpenURL { events.append("view opens \($0.absoluteString)") } }
}

@MainActor
final class DelegateAddressTests: XCTestCase {
    override func setUp() async throws { events = [] }

    func testADelegateThatOpensTakesAddresses() async throws {
        struct Opening: App {
            @NSApplicationDelegateAdaptor var opener: Opener
            var body: some Scene { WindowGroup { AddressView() } }
        }
        let app = AppUnderTest(Opening.self, opening: URL(string: "test:one")!)
        defer { app.end() }
        XCTAssertEqual(app.windows.count, 1)
        app.open(URL(string: "test:two")!)
        XCTAssertEqual(events, ["delegate opens test:one", "delegate opens test:two"])
    }

    func testOtherDelegatesLeaveThemToViews() async throws {
        struct Watching: App {
            @NSApplicationDelegateAdaptor(Watcher.self) var watcher
            var body: some Scene { WindowGroup { AddressView() } }
        }
        let app = AppUnderTest(Watching.self)
        defer { app.end() }
        app.open(URL(string: "test:two")!)
        XCTAssertEqual(events, ["view opens test:two"])
    }
}
