import HeadlessToolkit
import SwiftUITesting
import XCTest

@testable import SwiftUI

/// The person and the app select rows.
@MainActor
final class SelectionTests: XCTestCase {
    private struct Several: View {
        @State private var fruits = (0..<100).map { Fruit($0) }
        @State private var selected: Set<Int> = [2]
        let remote: Remote<[Fruit]>

        var body: some View {
            remote.value = $fruits
            remote.selection = $selected
            return List(fruits, selection: $selected) { Text($0.name) }
        }
    }

    private struct One: View {
        @State private var selected: Int?
        let remote: Remote<[Fruit]>

        var body: some View {
            remote.one = $selected
            return List(0..<50, selection: $selected) { Text("Row \($0)") }
        }
    }

    private func selected<V: View>(_ view: ViewUnderTest<V>) throws -> [Int] { try view.list.content.selected }

    func testSeveral() async throws {
        let remote = Remote<[Fruit]>()
        let view = ViewUnderTest(Several(remote: remote), size: CGSize(width: 300, height: 300))
        XCTAssertEqual(try selected(view), [2])
        try view.find(.listItem, "Fruit 4").press()
        XCTAssertEqual(remote.selection.wrappedValue, [4])
        XCTAssertEqual(try selected(view), [4])
        try view.list.select(1, control: true)
        await view.settle()
        XCTAssertEqual(remote.selection.wrappedValue, [1, 4])
        remote.selection.wrappedValue = [3, 0]
        await view.settle()
        XCTAssertEqual(try selected(view), [0, 3])
        XCTAssertTrue(try view.list.rows[3].isSelected)
        // The identifiers stay selected where their rows go.
        remote.value.wrappedValue.insert(Fruit(1_000), at: 1)
        await view.settle()
        XCTAssertEqual(try selected(view), [0, 4])
        remote.value.wrappedValue.remove(at: 0)
        await view.settle()
        XCTAssertEqual(try selected(view), [3])
        XCTAssertEqual(remote.selection.wrappedValue, [3, 0])
    }

    func testOne() async throws {
        let remote = Remote<[Fruit]>()
        let view = ViewUnderTest(One(remote: remote), size: CGSize(width: 300, height: 300))
        XCTAssertEqual(try selected(view), [])
        try view.find(.listItem, "Row 4").press()
        XCTAssertEqual(remote.one.wrappedValue, 4)
        XCTAssertEqual(try selected(view), [4])
        remote.one.wrappedValue = 2
        await view.settle()
        XCTAssertEqual(try selected(view), [2])
        remote.one.wrappedValue = nil
        await view.settle()
        XCTAssertEqual(try selected(view), [])
    }

    func testWhatTheAppRefusesIsNotSelected() async throws {
        let view = ViewUnderTest(
            List(0..<5, selection: Binding.constant(Optional(1))) { Text("Row \($0)") },
            size: CGSize(width: 300, height: 300))
        try view.find(.listItem, "Row 3").press()
        XCTAssertEqual(try selected(view), [1])
    }
}
