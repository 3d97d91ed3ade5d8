import HeadlessToolkit
import SwiftUITesting
import ViewGraph
import XCTest

@testable import SwiftUI

/// Rows keep their state by their identifiers, whatever happens to the data.
@MainActor
final class IdentityTests: XCTestCase {
    private struct Fruits: View {
        @State private var fruits: [Fruit]
        let remote: Remote<[Fruit]>

        init(_ ids: [Int], _ remote: Remote<[Fruit]>) {
            _fruits = State(initialValue: ids.map { Fruit($0) })
            self.remote = remote
        }

        var body: some View {
            remote.value = $fruits
            return List {
                Text("Above")
                ForEach(fruits) { CountedRow(name: $0.name, counter: Counter()) }
                Text("Below")
            }
        }
    }

    private func shown(_ view: ViewUnderTest<Fruits>) throws -> [String] {
        try view.list.rows.map { $0.texts.joined(separator: " ") }
    }

    func testEditsKeepTheRowsState() async throws {
        let remote = Remote<[Fruit]>()
        let view = ViewUnderTest(Fruits([1, 2, 3, 4], remote), size: CGSize(width: 300, height: 600))
        try view.find(.button, "Press Fruit 2").press()
        try view.find(.button, "Press Fruit 4").press()
        try view.find(.button, "Press Fruit 4").press()
        XCTAssertEqual(
            try shown(view), ["Above", "Fruit 1 0", "Fruit 2 1", "Fruit 3 0", "Fruit 4 2", "Below"])

        func set(_ ids: [Int], _ expected: [String], line: UInt = #line) async throws {
            remote.value.wrappedValue = ids.map { Fruit($0) }
            await view.settle()
            XCTAssertEqual(try shown(view), ["Above"] + expected + ["Below"], line: line)
        }
        try await set([1, 9, 2, 3, 4], ["Fruit 1 0", "Fruit 9 0", "Fruit 2 1", "Fruit 3 0", "Fruit 4 2"])
        try await set([4, 3, 2, 1], ["Fruit 4 2", "Fruit 3 0", "Fruit 2 1", "Fruit 1 0"])
        try await set([2, 4, 3, 1], ["Fruit 2 1", "Fruit 4 2", "Fruit 3 0", "Fruit 1 0"])
        // The state goes with the element.
        try await set([4, 3], ["Fruit 4 2", "Fruit 3 0"])
        try await set([2, 4], ["Fruit 2 0", "Fruit 4 2"])
        try await set([], [])
        try await set([4], ["Fruit 4 0"])
        XCTAssertEqual(view.problems, [])
    }

    func testStateOutOfViewComesBack() async throws {
        let view = ViewUnderTest(Fruits(Array(0..<1_000), Remote()), size: CGSize(width: 300, height: 200))
        try view.find(.button, "Press Fruit 1").press()
        try view.list.scroll(to: 500)
        await view.settle()
        XCTAssertNil(try? view.find(.button, "Press Fruit 1"))
        try view.list.scroll(to: 0)
        await view.settle()
        XCTAssertEqual(try shown(view)[2], "Fruit 1 1")
    }

    func testDuplicatesAreToldOnceAndStayApart() async throws {
        let remote = Remote<[Fruit]>()
        let view = ViewUnderTest(Fruits([1, 2, 1], remote), size: CGSize(width: 300, height: 600))
        XCTAssertEqual(try shown(view), ["Above", "Fruit 1 0", "Fruit 2 0", "Fruit 1 0", "Below"])
        remote.value.wrappedValue.append(Fruit(1))
        await view.settle()
        XCTAssertEqual(try shown(view).count, 6)
        XCTAssertEqual(view.messages.filter { $0.contains("more than once") }.count, 1)
        XCTAssertEqual(view.problems, [])
    }

    func testShrinkingAtTheEnd() async throws {
        let remote = Remote<[Fruit]>()
        let view = ViewUnderTest(Fruits(Array(0..<500), remote), size: CGSize(width: 300, height: 200))
        try view.list.scroll(to: 501)
        await view.settle()
        XCTAssertEqual(try shown(view).last, "Below")
        remote.value.wrappedValue.removeLast(450)
        await view.settle()
        XCTAssertEqual(try shown(view).suffix(2), ["Fruit 49 0", "Below"])
        remote.value.wrappedValue = [Fruit(0)]
        await view.settle()
        XCTAssertEqual(try shown(view), ["Above", "Fruit 0 0", "Below"])
        XCTAssertEqual(view.problems, [])
    }

    func testNothingIsLeft() async throws {
        // Whatever ran before in this process has ended.
        ViewUnderTest(EmptyView()).end()
        let before = Graph.counts.liveNodes
        let remote = Remote<[Fruit]>()
        var view: ViewUnderTest<Fruits>? = ViewUnderTest(Fruits(Array(0..<500), remote))
        XCTAssertGreaterThan(Graph.counts.liveNodes, before)
        view?.end()
        view = nil
        remote.value = nil
        XCTAssertEqual(Graph.counts.liveNodes, before)
    }
}
