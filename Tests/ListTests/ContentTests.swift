import HeadlessToolkit
import SwiftUITesting
import XCTest

@testable import SwiftUI

/// What a list may hold.
@MainActor
final class ContentTests: XCTestCase {
    private struct Growing: View {
        let name: String
        @State private var isOpen = false

        var body: some View {
            VStack {
                Button("Open \(name)") { isOpen.toggle() }
                if isOpen { Text("Inside \(name)").frame(height: 100) }
            }
        }
    }

    private struct Mixed: View {
        @State private var isShown = true

        var body: some View {
            List {
                Button("Toggle") { isShown.toggle() }
                if isShown { Text("Now and then") }
                Group {
                    ForEach(0..<2) { Text("Number \($0)") }
                    ForEach(0..<2) { Text("Padded \($0)") }.padding(4)
                }
                .font(.title)
            }
        }
    }

    private struct Bound: View {
        @State private var fruits = [Fruit(1, "a"), Fruit(2, "b")]

        var body: some View {
            VStack {
                Text(fruits.map(\.name).joined())
                List($fruits) { $fruit in TextField("Name", text: $fruit.name) }
            }
        }
    }

    func testAnEmptyList() async throws {
        let view = ViewUnderTest(List([Fruit]()) { Text($0.name) }, size: CGSize(width: 300, height: 300))
        XCTAssertEqual(try view.list.rows.count, 0)
        XCTAssertEqual(try view.list.frame.size, CGSize(width: 300, height: 300))
        let none = ViewUnderTest(List {}, size: CGSize(width: 300, height: 300))
        XCTAssertEqual(try none.list.rows.count, 0)
        XCTAssertEqual(none.problems, [])
    }

    func testStaticAndRepeatedRows() async throws {
        let view = ViewUnderTest(Mixed(), size: CGSize(width: 300, height: 500))
        let rest = ["Number 0", "Number 1", "Padded 0", "Padded 1"]
        XCTAssertEqual(try view.rowNames, ["", "Now and then"] + rest)
        try view.find(.button, "Toggle").press()
        XCTAssertEqual(try view.rowNames, [""] + rest)
        try view.find(.button, "Toggle").press()
        XCTAssertEqual(try view.rowNames, ["", "Now and then"] + rest)
        XCTAssertEqual(view.problems, [])
    }

    func testRowsGrow() async throws {
        let view = ViewUnderTest(
            List(0..<100) { Growing(name: "\($0)") }, size: CGSize(width: 300, height: 300))
        let before = try view.list.rows.map(\.frame)
        try view.find(.button, "Open 1").press()
        let after = try view.list.rows.map(\.frame)
        XCTAssertGreaterThanOrEqual(after[1].height, before[1].height + 100)
        XCTAssertEqual(after[2].minY, after[1].maxY)
        try view.find(.button, "Open 1").press()
        XCTAssertEqual(try view.list.rows.map(\.frame), before)
        XCTAssertEqual(view.problems, [])
    }

    func testBoundRowsWrite() async throws {
        let view = ViewUnderTest(Bound(), size: CGSize(width: 300, height: 300))
        let field = try XCTUnwrap(view.elements(.textField).last)
        try field.type("c")
        XCTAssertEqual(view.texts.first, "abc")
    }

    func testANavigationViewTitlesItsWindow() async throws {
        let view = ViewUnderTest(
            NavigationView {
                List(0..<3) { Text("Side \($0)") }.navigationTitle("Numbers")
                Text("Detail")
            }, size: CGSize(width: 600, height: 300))
        XCTAssertEqual(view.windows.first?.title, "Numbers")
        XCTAssertEqual(try view.list.frame, CGRect(x: 0, y: 0, width: 240, height: 300))
        XCTAssertGreaterThan(try view.find(.label, "Detail").frame.minX, 240)
    }
}
