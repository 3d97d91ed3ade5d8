import SwiftUI
import SwiftUITesting
import XCTest

/// ST7.
@MainActor
final class EquatableViewTests: XCTestCase {
    private struct Parity: View, Equatable {
        let number: Int
        let log: Log
        @State private var presses = 0
        var body: some View {
            let _ = log("body \(number)")
            Button("\(number) \(presses)") { presses += 1 }
        }
        nonisolated static func == (a: Parity, b: Parity) -> Bool { a.number % 2 == b.number % 2 }
    }

    func testTheBodyIsSkippedWhenTheViewsAreEqual() async throws {
        let log = Log()
        let view = ViewUnderTest(Parity(number: 0, log: log).equatable())
        view.update(Parity(number: 2, log: log).equatable())
        XCTAssertEqual(log.take(), ["body 0"])
        try view.find(.button, "0 0").press()
        XCTAssertEqual(log.take(), ["body 0"], "its own state still counts, with the value that it has")
        view.update(Parity(number: 3, log: log).equatable())
        XCTAssertEqual(log.take(), ["body 3"])
        XCTAssertEqual(view.buttons, ["3 1"])
    }

    /// Plain bytes, which are compared as bytes unless `equatable()` asks for `==`.
    private struct Plain: View, Equatable {
        let number: Int
        @MainActor static let log = Log()
        var body: some View {
            let _ = Self.log("body \(number)")
            Text("\(number)")
        }
        nonisolated static func == (a: Plain, b: Plain) -> Bool { a.number % 2 == b.number % 2 }
    }

    func testOfAViewOfPlainBytes() async throws {
        let view = ViewUnderTest(Plain(number: 0).equatable())
        view.update(Plain(number: 2).equatable())
        XCTAssertEqual(Plain.log.take(), ["body 0"])
        view.update(Plain(number: 3).equatable())
        XCTAssertEqual(Plain.log.take(), ["body 3"])
        let other = ViewUnderTest(Plain(number: 0))
        other.update(Plain(number: 2))
        XCTAssertEqual(Plain.log.take(), ["body 0", "body 2"])
    }
}
