import Foundation
import HeadlessToolkit
import SwiftUITesting
import ViewGraph
import XCTest

@testable import SwiftUI

/// Bound collections that a list edits by itself.
@MainActor
final class EditActionTests: XCTestCase {
    private struct Fruits: View {
        @State private var fruits = (0..<6).map { Fruit($0) }
        let actions: EditActions<[Fruit]>
        let remote: Remote<[Fruit]>

        var body: some View {
            remote.value = $fruits
            return List($fruits, editActions: actions) { $fruit in
                Text(fruit.name).deleteDisabled(fruit.id == 1).moveDisabled(fruit.id == 2)
            }
        }
    }

    private func names(_ remote: Remote<[Fruit]>) -> [Int] { remote.value.wrappedValue.map(\.id) }

    func testElementsAreDeletedAndMovedInTheirCollection() async throws {
        let remote = Remote<[Fruit]>()
        let view = ViewUnderTest(Fruits(actions: .all, remote: remote), size: CGSize(width: 300, height: 400))
        let list = try view.list
        XCTAssertTrue(list.delete(3))
        await view.settle()
        XCTAssertEqual(names(remote), [0, 1, 2, 4, 5])
        XCTAssertFalse(list.delete(1), "deletion is disabled")
        XCTAssertTrue(list.move([0], to: 3))
        await view.settle()
        XCTAssertEqual(names(remote), [1, 2, 0, 4, 5])
        XCTAssertFalse(list.move([1], to: 4), "moving is disabled")
        // The binding is the present one after an update.
        remote.value.wrappedValue.append(Fruit(9))
        await view.settle()
        XCTAssertTrue(list.delete(5))
        await view.settle()
        XCTAssertEqual(names(remote), [1, 2, 0, 4, 5])
        XCTAssertEqual(try view.rowNames, ["Fruit 1", "Fruit 2", "Fruit 0", "Fruit 4", "Fruit 5"])
        XCTAssertEqual(view.problems, [])
    }

    func testOnlyWhatIsAllowed() async throws {
        let remote = Remote<[Fruit]>()
        let view = ViewUnderTest(Fruits(actions: .move, remote: remote), size: CGSize(width: 300, height: 400))
        XCTAssertFalse(try view.list.delete(3))
        XCTAssertTrue(try view.list.move([5], to: 0))
        await view.settle()
        XCTAssertEqual(names(remote), [5, 0, 1, 2, 3, 4])
    }

    private struct Sectioned: View {
        @State private var fruits = (0..<3).map { Fruit($0) }
        @State private var others = (10..<13).map { Fruit($0) }
        let remote: Remote<[Fruit]>
        let otherRemote: Remote<[Fruit]>

        var body: some View {
            remote.value = $fruits
            otherRemote.value = $others
            return List {
                Text("Top")
                Section("A") {
                    ForEach($fruits, editActions: .all) { $fruit in Text(fruit.name) }
                }
                Section("B") {
                    // Two rows an element: all are made at once.
                    ForEach($others, editActions: [.delete]) { $fruit in
                        Text(fruit.name)
                        Text("More of \(fruit.name)")
                    }
                }
            }
        }
    }

    func testLoopsInSectionsEditTheirOwnElements() async throws {
        let (remote, other) = (Remote<[Fruit]>(), Remote<[Fruit]>())
        let view = ViewUnderTest(
            Sectioned(remote: remote, otherRemote: other), size: CGSize(width: 300, height: 600))
        let list = try view.list
        XCTAssertEqual(
            try view.rowNames,
            [
                "Top", "A", "Fruit 0", "Fruit 1", "Fruit 2", "B", "Fruit 10", "More of Fruit 10", "Fruit 11",
                "More of Fruit 11", "Fruit 12", "More of Fruit 12",
            ])
        XCTAssertFalse(list.delete(0))
        XCTAssertTrue(list.delete(3))
        await view.settle()
        XCTAssertEqual(names(remote), [0, 2])
        XCTAssertTrue(list.delete(8))
        await view.settle()
        XCTAssertEqual(names(other), [10, 12])
        XCTAssertFalse(list.move([6], to: 8), "only deletion is allowed")
    }
}
