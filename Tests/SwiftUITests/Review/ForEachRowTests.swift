import SwiftUI
import SwiftUITesting
import XCTest

/// Rows of a `ForEach`: which are evaluated, and in which order they go.
@MainActor
final class ForEachRowTests: XCTestCase {
    private final class Item: Identifiable {
        let id: Int
        var name: String
        init(_ id: Int) {
            self.id = id
            name = "item \(id)"
        }
    }
    private final class Store: ObservableObject { var items = [Item(1), Item(2)] }

    private struct Plain: View {
        @ObservedObject var store: Store
        var body: some View {
            VStack {
                ForEach(store.items) { Text(verbatim: $0.name) }
                Button("Rename") {
                    store.objectWillChange.send()
                    store.items[0].name = "renamed"
                }
            }
        }
    }

    func testRowsOfObjectsReadThemAgain() async throws {
        let view = ViewUnderTest(Plain(store: Store()))
        try view.find(.button, "Rename").press()
        XCTAssertEqual(view.texts, ["renamed", "item 2"])
    }

    private struct Leaving: View {
        let log: Log
        @State private var items = Array(0..<20)
        var body: some View {
            VStack {
                ForEach(items, id: \.self) { item in Text("\(item)").onDisappear { log("\(item)") } }
                Button("Clear") { items = [] }
            }
        }
    }

    func testRowsGoInOrder() async throws {
        let log = Log()
        let view = ViewUnderTest(Leaving(log: log))
        try view.find(.button, "Clear").press()
        XCTAssertEqual(log.entries, (0..<20).map { "\($0)" })
    }
}
