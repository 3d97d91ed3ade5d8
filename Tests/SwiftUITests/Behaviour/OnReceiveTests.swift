import Combine
import Dispatch
import SwiftUI
import SwiftUITesting
import XCTest

@MainActor
final class OnReceiveTests: XCTestCase {
    private struct Listener: View {
        let source: PassthroughSubject<Int, Never>
        @State private var sum = 0
        @State private var isShown = true
        var body: some View {
            VStack {
                if isShown { Text("sum \(sum)").onReceive(source) { sum += $0 } }
                Button("Hide") { isShown = false }
            }
        }
    }

    func testValuesReachTheViewWhileItIsThere() async throws {
        let source = PassthroughSubject<Int, Never>()
        let view = ViewUnderTest(Listener(source: source))
        source.send(2)
        source.send(3)
        await view.settle()
        XCTAssertTrue(view.contains(.label, "sum 5"), "\(view.texts)")
        try view.find(.button, "Hide").press()
        source.send(4)
        await view.settle()
        XCTAssertEqual(view.texts, [])
    }

    private struct Current: View {
        let source: CurrentValueSubject<Int, Never>
        let log: Log
        @State private var seen = -1
        var body: some View {
            Button("\(seen)") { seen += 0 }
                .onReceive(source) {
                    seen = $0
                    log("\($0)")
                }
        }
    }

    func testAPublisherIsSubscribedToOnceAndAnotherInItsPlace() async throws {
        let log = Log()
        let first = CurrentValueSubject<Int, Never>(1)
        let view = ViewUnderTest(Current(source: first, log: log))
        XCTAssertEqual(view.buttons, ["1"], "a value that is there at once is shown at once")
        first.send(2)
        await view.settle()
        view.update(Current(source: first, log: log))
        XCTAssertEqual(log.entries, ["1", "2"])
        view.update(Current(source: CurrentValueSubject(10), log: log))
        first.send(3)
        await view.settle()
        XCTAssertEqual(log.entries, ["1", "2", "10"])
        XCTAssertEqual(view.buttons, ["10"])
    }

    func testValuesOfOtherThreadsComeOnTheMainThreadWithAMessage() async throws {
        let source = PassthroughSubject<Int, Never>()
        let view = ViewUnderTest(Listener(source: source))
        DispatchQueue.global().async { source.send(7) }
        try await view.eventually { view.contains(.label, "sum 7") }
        XCTAssertTrue(view.messages.contains { $0.contains("background thread") }, "\(view.messages)")
    }
}
