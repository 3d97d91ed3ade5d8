import HeadlessToolkit
import SwiftUITesting
import ViewGraph
import XCTest

@testable import SwiftUI

/// The person deletes and moves rows.
@MainActor
final class EditingTests: XCTestCase {
    private struct Names: View {
        @State private var names = ["a", "b", "c", "d", "e"]
        @State private var selected: Set<String> = []

        var body: some View {
            VStack {
                Text(names.joined())
                List(selection: $selected) {
                    Text("Top")
                    ForEach(names, id: \.self) {
                        Text($0).deleteDisabled($0 == "a").moveDisabled($0 == "e")
                    }
                    .onDelete { names.remove(atOffsets: $0) }
                    .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                    Text("Bottom")
                }
            }
        }
    }

    func testDeletingAndMoving() async throws {
        let view = ViewUnderTest(Names(), size: CGSize(width: 300, height: 400))
        let list = try view.list
        func names() -> String { view.texts[0] }
        XCTAssertFalse(list.delete(0))
        XCTAssertFalse(list.delete(1))
        XCTAssertTrue(list.delete(3))
        await view.settle()
        XCTAssertEqual(names(), "abde")
        // With the selection.
        list.select(2)
        list.select(3, control: true)
        XCTAssertTrue(list.delete(2))
        await view.settle()
        XCTAssertEqual(names(), "ae")
        XCTAssertFalse(list.move([2], to: 1))
        XCTAssertTrue(list.move([1], to: 3))
        await view.settle()
        XCTAssertEqual(names(), "ea")
        XCTAssertTrue(list.move([2], to: 1))
        await view.settle()
        XCTAssertEqual(names(), "ae")
        // Not among rows of something else.
        XCTAssertFalse(list.move([1], to: 0))
        XCTAssertFalse(list.move([1], to: 4))
        XCTAssertEqual(view.problems, [])
    }

    private struct Pairs: View {
        @State private var names = ["a", "b", "c"]
        @State private var isSectioned = [["1", "2"], ["3"]]

        var body: some View {
            VStack {
                Text(names.joined() + isSectioned.map { $0.joined() }.joined(separator: "|"))
                List {
                    ForEach(names, id: \.self) {
                        Text("First \($0)")
                        Text("Second \($0)")
                    }
                    .onDelete { names.remove(atOffsets: $0) }
                    .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                    ForEach(isSectioned.indices, id: \.self) { section in
                        Section("Section \(section)") {
                            ForEach(isSectioned[section], id: \.self) { Text($0) }
                                .onDelete { isSectioned[section].remove(atOffsets: $0) }
                        }
                    }
                }
            }
        }
    }

    func testIndicesAreThoseOfTheLoop() async throws {
        let view = ViewUnderTest(Pairs(), size: CGSize(width: 300, height: 600))
        let list = try view.list
        // The second row of "b"; the elements have two each.
        XCTAssertTrue(list.delete(3))
        await view.settle()
        XCTAssertEqual(view.texts[0], "ac12|3")
        XCTAssertTrue(list.move([0], to: 4))
        await view.settle()
        XCTAssertEqual(view.texts[0], "ca12|3")
        XCTAssertEqual(list.content(ofRow: 4)?.kind, .header)
        XCTAssertTrue(list.delete(6))
        await view.settle()
        XCTAssertEqual(view.texts[0], "ca1|3")
        XCTAssertTrue(list.delete(7))
        await view.settle()
        XCTAssertEqual(view.texts[0], "ca1|")
        XCTAssertEqual(view.problems, [])
    }

    func testDynamicViewContentHasItsData() async throws {
        func count<V: DynamicViewContent>(_ view: V) -> Int { view.data.count }
        XCTAssertEqual(count(ForEach(0..<3) { Text("\($0)") }.onDelete { _ in }.onMove { _, _ in }), 3)
    }
}
