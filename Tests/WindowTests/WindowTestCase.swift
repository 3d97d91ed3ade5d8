import SwiftUI
import SwiftUITesting
import XCTest

/// What the views of a test's app do and see, in order.
@MainActor
enum Journal {
    static var lines: [String] = []
    static func note(_ line: String) { lines.append(line) }
    /// The lines since the last call.
    static func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// The actions that a window's views find in their environment, for tests to call as a button would.
@MainActor
struct WindowActions {
    let openWindow: OpenWindowAction
    let dismissWindow: DismissWindowAction
    let dismiss: DismissAction
    /// Those of the view that appeared last.
    static var last: WindowActions!
}

/// Hands the actions that views find here to the test.
struct CapturesActions: ViewModifier {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.dismiss) private var dismiss

    func body(content: Content) -> some View {
        content.onAppear {
            WindowActions.last = WindowActions(
                openWindow: openWindow, dismissWindow: dismissWindow, dismiss: dismiss)
        }
    }
}

extension View {
    func capturesActions() -> some View { modifier(CapturesActions()) }
}

/// Launches apps; nothing wrong is found by the framework below them unless a test says so.
@MainActor
class WindowTestCase: XCTestCase {
    private(set) var app: AppUnderTest!

    /// With a `sessionFolder`, the windows of the last launch with it come back.
    @discardableResult
    func launch<A: App>(_ type: A.Type, sessionFolder: URL? = nil) async -> AppUnderTest {
        Journal.lines = []
        app = sessionFolder.map { AppUnderTest(type, sessionFolder: $0) } ?? AppUnderTest(type)
        await app.settle()
        return app
    }

    override func tearDown() async throws {
        guard let app else { return }
        XCTAssertEqual(app.problems, [])
        app.end()
        self.app = nil
    }

    var open: OpenWindowAction { WindowActions.last.openWindow }
    var dismissWindow: DismissWindowAction { WindowActions.last.dismissWindow }

    /// The windows as they lie, the front one last.
    var titles: [String] { app.windows.map(\.title) }

    func window(_ title: String, file: StaticString = #filePath, line: UInt = #line) throws -> WindowUnderTest {
        try XCTUnwrap(app.windows.last { $0.title == title }, "\(titles)", file: file, line: line)
    }

    /// Lets `titles` be what is open, after everything that is to be done, without a message to the author.
    func assertWindows(_ expected: [String], file: StaticString = #filePath, line: UInt = #line) async {
        await app.settle()
        XCTAssertEqual(titles, expected, file: file, line: line)
        XCTAssertEqual(app.messages, [], file: file, line: line)
        XCTAssertEqual(
            app.windows.map(\.isActive), expected.indices.map { $0 == expected.count - 1 }, "the front one is active",
            file: file, line: line)
    }
}
