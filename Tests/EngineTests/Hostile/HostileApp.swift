import HeadlessToolkit
import ViewGraph
import XCTest

@testable import SwiftUI

/// Shows any view in a window, one at a time in a process.
struct HostileApp: App {
    static var content: () -> AnyView = { AnyView(EmptyView()) }

    var body: some Scene {
        WindowGroup("Hostile") { Self.content() }
    }
}

/// What is asked of every view, however it was written: settling ends, then nothing changes any more, the author hears
/// of it at most once, no frame is without bounds, and all of it goes with the app.
@MainActor
class HostileTestCase: XCTestCase {
    /// - Parameter message: a part of the message that the author gets; nil when there must be none.
    @discardableResult
    func survive(
        _ name: String = "", message: String? = nil, width: Double = 300, height: Double = 200,
        file: StaticString = #filePath, line: UInt = #line, _ content: @escaping () -> some View,
        then act: (RunningApp<HostileApp>) async throws -> Void = { _ in }
    ) async -> [String] {
        HostileApp.content = { AnyView(content()) }
        guard let app = try? RunningApp(HostileApp.self) else {
            XCTFail("\(name): no window", file: file, line: line)
            return []
        }
        app.window.resize(to: CGSize(width: width, height: height))
        expectRest(app, name, file, line)
        do { try await act(app) } catch { XCTFail("\(name): \(error)", file: file, line: line) }
        expectRest(app, name, file, line)
        for widget in unbounded(app.window.contentSurface) {
            XCTFail("\(name): \(widget.kind) is at \(widget.frame)", file: file, line: line)
        }
        let messages = app.messagesToAuthor
        if let message {
            XCTAssertEqual(messages.count, 1, "\(name): \(messages)", file: file, line: line)
            XCTAssert(messages.first?.contains(message) == true, "\(name): \(messages)", file: file, line: line)
        } else {
            XCTAssertEqual(messages, [], name, file: file, line: line)
        }
        let texts = app.window.contentSurface.texts
        // Nothing in the test may keep the views.
        HostileApp.content = { AnyView(EmptyView()) }
        XCTAssertEqual(app.end(), [], name, file: file, line: line)
        return texts
    }

    private func expectRest(
        _ app: RunningApp<HostileApp>, _ name: String, _ file: StaticString, _ line: UInt
    ) {
        XCTAssert(app.toolkit.settle(), "\(name): \(app.toolkit.record.problems)", file: file, line: line)
        app.toolkit.record.clearProblems()
        let (outline, evaluations) = (app.window.outline, Graph.counts.evaluations)
        XCTAssert(app.toolkit.settle(), "\(name), a second time", file: file, line: line)
        XCTAssertEqual(app.window.outline, outline, name, file: file, line: line)
        XCTAssertEqual(Graph.counts.evaluations, evaluations, "\(name): still at work", file: file, line: line)
    }

    private func unbounded(_ widget: HeadlessWidget) -> [HeadlessWidget] {
        let frame = widget.frame
        let isBounded = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
        return (isBounded ? [] : [widget]) + widget.children.flatMap(unbounded)
    }
}
