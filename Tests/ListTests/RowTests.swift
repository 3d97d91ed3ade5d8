import HeadlessToolkit
import SwiftUITesting
import Toolkit
import ViewGraph
import XCTest

@testable import SwiftUI

/// What is said of rows, from inside and around them.
@MainActor
final class RowTests: XCTestCase {
    private struct Tagged: View {
        @State private var selected: Set<String> = []
        let remote: (Binding<Set<String>>) -> Void

        var body: some View {
            remote($selected)
            return List(selection: $selected) {
                Text("One").tag("one")
                Text("None")
                Group {
                    ForEach(0..<3) { Text("Loop \($0)").tag("loop\($0)") }
                }
                ForEach(["a", "b"], id: \.self) { Text("By id \($0)") }
                Text("Never").tag("never").selectionDisabled()
            }
        }
    }

    func testTagsAreSelected() async throws {
        var selected: Binding<Set<String>>!
        let view = ViewUnderTest(Tagged { selected = $0 }, size: CGSize(width: 300, height: 500))
        let list = try view.list
        XCTAssertTrue(list.select(0))
        XCTAssertEqual(selected.wrappedValue, ["one"])
        XCTAssertFalse(list.select(1))
        XCTAssertTrue(list.select(3, control: true))
        XCTAssertTrue(list.select(6, control: true))
        XCTAssertFalse(list.select(7))
        XCTAssertEqual(selected.wrappedValue, ["one", "loop1", "b"])
        selected.wrappedValue = ["loop2", "a"]
        await view.settle()
        XCTAssertEqual(list.content.selected, [4, 5])
    }

    private struct Always: View {
        @State private var selected = 2
        let remote: (Binding<Int>) -> Void

        var body: some View {
            remote($selected)
            return List(selection: $selected) { ForEach(0..<5) { Text("Row \($0)") } }
        }
    }

    func testOneIsAlwaysSelected() async throws {
        var selected: Binding<Int>!
        let view = ViewUnderTest(Always { selected = $0 }, size: CGSize(width: 300, height: 300))
        XCTAssertEqual(try view.list.content.selected, [2])
        XCTAssertTrue(try view.list.select(4))
        XCTAssertEqual(selected.wrappedValue, 4)
    }

    func testAnElementOfSeveralViewsIsSeveralRows() async throws {
        let view = ViewUnderTest(
            List {
                ForEach(0..<3) {
                    Text("Name \($0)")
                    Text("Value \($0)")
                }
            }, size: CGSize(width: 300, height: 400))
        XCTAssertEqual(try view.rowNames, ["Name 0", "Value 0", "Name 1", "Value 1", "Name 2", "Value 2"])
        XCTAssertEqual(view.messages, [])
    }

    private struct Looks: View {
        @State private var isHidden = false

        var body: some View {
            List {
                Button("Hide") { isHidden = true }
                Group {
                    Text("Inset").listRowInsets(EdgeInsets(top: 10, leading: 50, bottom: 10, trailing: 0))
                    Text("Lined").listRowSeparator(isHidden ? .hidden : .visible)
                    Text("Badge").badge(3)
                    Text("No badge").badge(0)
                    Text("Modified").badge(Text("x")).padding(.leading, 20)
                }
                ForEach(0..<2) { Text("Loop \($0)") }.listRowSeparator(.hidden)
                Text("Behind").listRowBackground(Text("Background"))
                VStack { Text("In a stack").badge(5) }
                Text("Nearest").badge(1).badge(2)
            }
        }
    }

    func testRowsLookAsTheySay() async throws {
        let view = ViewUnderTest(Looks(), size: CGSize(width: 300, height: 600))
        let list = try view.list
        XCTAssertEqual(try view.find(.label, "Inset").frame.minX, 50)
        XCTAssertEqual(list.rows[1].frame.height, try view.find(.label, "Inset").frame.height + 20)
        XCTAssertEqual(list.rows[3].texts, ["Badge", "3"])
        XCTAssertEqual(list.rows[4].texts, ["No badge"])
        XCTAssertEqual(list.rows[5].texts, ["Modified", "x"])
        XCTAssertEqual(list.rows[9].texts, ["In a stack"])
        XCTAssertEqual(list.rows[10].texts, ["Nearest", "1"])
        XCTAssertEqual(Set(list.rows[8].texts), ["Background", "Behind"])
        func lines() -> [Bool] { (0..<11).map { list.content(ofRow: $0)?.lineBelow ?? false } }
        XCTAssertEqual(lines(), [true, true, true, true, true, false, false, false, true, true, false])
        try view.find(.button, "Hide").press()
        XCTAssertEqual(lines(), [true, false, false, true, true, false, false, false, true, true, false])
        XCTAssertEqual(view.problems, [])
        XCTAssertEqual(view.messages, [])
    }

    private struct Filtered: View {
        let count: Int
        let counter: Counter
        var body: some View {
            List(0..<count) { index in
                if index % 2 == 0 { CountedRow(name: "Row \(index)", counter: counter) }
            }
        }
    }

    func testRowsThatMayBeNothingStayLazy() async throws {
        let counter = Counter()
        let view = ViewUnderTest(Filtered(count: 10_000, counter: counter), size: CGSize(width: 300, height: 300))
        XCTAssertLessThan(counter.bodies, 100)
        XCTAssertEqual(view.texts.first, "Row 0")
        XCTAssertTrue(view.texts.contains("Row 2"))
        XCTAssertEqual(try view.list.content(ofRow: 1)?.isEmpty, true)
        XCTAssertEqual(view.problems, [])
    }
}
