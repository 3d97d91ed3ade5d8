import Combine
import SwiftUITesting
import XCTest

@testable import SwiftUI

/// Objects read on other threads, as apps in Swift 5 do in handlers that come on a queue.
@MainActor
final class ObjectsElsewhereTests: XCTestCase {
    private final class Model: ObservableObject, @unchecked Sendable {
        @Published var name = "model"
    }

    private struct Reader: View {
        @EnvironmentObject private var shared: Model
        @ObservedObject var given: Model
        @StateObject private var own = Model()
        let found: @Sendable (String) -> Void

        var body: some View {
            Text(own.name).onAppear {
                let view = self
                let read: @MainActor () -> String = { view.shared.name + view.given.name + view.own.name }
                // The compiler lets Swift 5 do this.
                nonisolated(unsafe) let anywhere = unsafeBitCast(read, to: (() -> String).self)
                Thread.detachNewThread { found(anywhere() + "\(Thread.isMainThread)") }
            }
        }
    }

    func testTheyAreRead() async throws {
        let found = expectation(description: "read")
        nonisolated(unsafe) var text = ""
        let view = ViewUnderTest(
            Reader(given: Model()) { read in
                text = read
                found.fulfill()
            }.environmentObject(Model()))
        await fulfillment(of: [found], timeout: 10)
        XCTAssertEqual(text, "modelmodelmodelfalse")
        view.end()
    }
}
