import Foundation
import HeadlessToolkit
import SwiftUITesting
import ViewGraph
import XCTest

@testable import SwiftUI

/// Rows found by typing, and what a screen reader is told of their places.
@MainActor
final class FindingTests: XCTestCase {
    private static let names = ["Apple", "apricot", "Banana", "Äpfel", "Cherry", "Blueberry"]

    private struct Names: View {
        @State private var selected: String?
        let remote: Remote<String?>
        let counter: Counter

        var body: some View {
            remote.value = $selected
            return List(selection: $selected) {
                Section("Top") { Text("About").tag("about") }
                Section("Fruit") {
                    ForEach(FindingTests.names, id: \.self) { CountedRow(name: $0, counter: counter) }
                }
                Text("Odd").typeSelectEquivalent("zebra").tag("odd")
            }
        }
    }

    func testTypingGoesToTheFirstRowThatBeginsSo() async throws {
        let remote = Remote<String?>()
        let view = ViewUnderTest(
            Names(remote: remote, counter: Counter()), size: CGSize(width: 300, height: 80))
        let list = try view.list
        list.type("b")
        await view.settle()
        XCTAssertEqual(remote.value.wrappedValue, "Banana")
        list.type("bl")
        await view.settle()
        XCTAssertEqual(remote.value.wrappedValue, "Blueberry")
        // From there on, round the end; headers are no rows to go to.
        list.type("ap")
        await view.settle()
        XCTAssertEqual(remote.value.wrappedValue, "Apple")
        list.type("aaa")
        await view.settle()
        XCTAssertEqual(remote.value.wrappedValue, "about", "apricot, Äpfel, and round")
        XCTAssertNil(list.type("t"))
        list.type("ze")
        await view.settle()
        XCTAssertEqual(remote.value.wrappedValue, "odd")
    }

    func testPlacesAreCountedWithoutHeaders() async throws {
        let view = ViewUnderTest(
            Names(remote: Remote(), counter: Counter()), size: CGSize(width: 300, height: 600))
        let list = try view.list
        XCTAssertNil(list.place(ofRow: 0))
        XCTAssertEqual(list.place(ofRow: 1)?.number, 1)
        XCTAssertNil(list.place(ofRow: 2))
        XCTAssertEqual(list.place(ofRow: 3)?.number, 2)
        XCTAssertEqual(list.place(ofRow: 9)?.number, 8)
        XCTAssertEqual(list.place(ofRow: 9)?.count, 8)
    }

    func testRowsThatTellTheirTextAreNotMade() async throws {
        let counter = Counter()
        struct Long: View {
            let counter: Counter
            @State private var selected: Int?
            var body: some View {
                List(0..<100_000, selection: $selected) { index in
                    Text(verbatim: index == 90_000 ? "Needle" : "Hay \(index)")
                }
            }
        }
        let view = ViewUnderTest(Long(counter: counter), size: CGSize(width: 300, height: 200))
        XCTAssertEqual(try view.list.type("n"), 90_000)
        await view.settle()
        XCTAssertTrue(try view.rowNames.contains("Needle"))
    }
}
