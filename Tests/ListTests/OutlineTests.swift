import HeadlessToolkit
import SwiftUITesting
import ViewGraph
import XCTest

@testable import SwiftUI

/// Rows with rows below them, and sections that close.
@MainActor
final class OutlineTests: XCTestCase {
    private struct Node: Identifiable {
        let id: String
        var children: [Node]?
    }
    private static let tree = [
        Node(id: "a", children: [Node(id: "a1", children: nil), Node(id: "a2", children: [Node(id: "a21")])]),
        Node(id: "b", children: nil),
        Node(id: "c", children: []),
    ]

    private struct Tree: View {
        @State private var selected: String?
        var body: some View {
            List(OutlineTests.tree, children: \.children, selection: $selected) { Text($0.id) }
        }
    }

    func testExpandingAndCollapsing() async throws {
        let view = ViewUnderTest(Tree(), size: CGSize(width: 300, height: 400))
        let list = try view.list
        XCTAssertEqual(try view.rowNames, ["a", "b", "c"])
        XCTAssertEqual((0..<3).map { list.content(ofRow: $0)?.isExpanded }, [false, nil, false])
        XCTAssertFalse(list.setExpanded(true, 1))
        XCTAssertTrue(list.setExpanded(true, 0))
        await view.settle()
        XCTAssertEqual(try view.rowNames, ["a", "a1", "a2", "b", "c"])
        XCTAssertEqual((0..<5).map { list.content(ofRow: $0)?.level }, [1, 2, 2, 1, 1])
        XCTAssertTrue(list.setExpanded(true, 2))
        await view.settle()
        XCTAssertEqual(try view.rowNames, ["a", "a1", "a2", "a21", "b", "c"])
        list.select(3)
        XCTAssertEqual(list.content.selected, [3])
        XCTAssertTrue(list.setExpanded(false, 0))
        await view.settle()
        XCTAssertEqual(try view.rowNames, ["a", "b", "c"])
        // What was open inside is open still.
        XCTAssertTrue(list.setExpanded(true, 0))
        await view.settle()
        XCTAssertEqual(try view.rowNames, ["a", "a1", "a2", "a21", "b", "c"])
        XCTAssertEqual(list.content.selected, [3])
        XCTAssertEqual(view.problems, [])
    }

    func testAnOutlineOutsideOfAList() async throws {
        let view = ViewUnderTest(
            VStack { OutlineGroup(Self.tree, children: \.children) { Text($0.id) } },
            size: CGSize(width: 300, height: 400))
        XCTAssertEqual(view.texts, ["a", "b", "c"])
        try XCTUnwrap(view.elements(.button).first).press()
        XCTAssertEqual(view.texts, ["a", "a1", "a2", "b", "c"])
        XCTAssertGreaterThan(
            try view.find(.label, "a1").frame.minX, try view.find(.label, "a").frame.minX)
    }

    private struct Sections: View {
        @State private var isOpen = false
        let count: Int
        let counter: Counter

        var body: some View {
            let counter = counter
            List {
                Section("Bound", isExpanded: $isOpen) { Text("In bound") }
                ForEach(0..<count, id: \.self) { section in
                    Section {
                        ForEach(0..<100) { CountedRow(name: "Row \(section).\($0)", counter: counter) }
                    } header: {
                        Text("Header \(section)")
                    } footer: {
                        Text("Footer \(section)")
                    }
                }
            }
            .listStyle(.sidebar)
        }
    }

    func testSectionsCloseInTheSidebar() async throws {
        let view = ViewUnderTest(Sections(count: 2, counter: Counter()), size: CGSize(width: 300, height: 400))
        let list = try view.list
        XCTAssertEqual(list.rowCount, 1 + 2 * 102)
        XCTAssertEqual(list.content(ofRow: 0)?.isExpanded, false)
        XCTAssertTrue(list.setExpanded(true, 0))
        await view.settle()
        XCTAssertEqual(list.rowCount, 2 + 2 * 102)
        XCTAssertEqual(Array(try view.rowNames.prefix(4)), ["Bound", "In bound", "Header 0", "Row 0.0"])
        XCTAssertTrue(list.setExpanded(false, 2))
        await view.settle()
        XCTAssertEqual(list.rowCount, 2 + 1 + 102)
        XCTAssertEqual(Array(try view.rowNames.prefix(5)), ["Bound", "In bound", "Header 0", "Header 1", "Row 1.0"])
        XCTAssertEqual(view.problems, [])
    }

    func testAThousandSectionsStayLazy() async throws {
        let counter = Counter()
        let view = ViewUnderTest(Sections(count: 1_000, counter: counter), size: CGSize(width: 300, height: 400))
        let list = try view.list
        XCTAssertEqual(list.rowCount, 1 + 102_000)
        XCTAssertLessThan(counter.bodies, 60)
        list.scroll(to: 1 + 102 * 500)
        await view.settle()
        XCTAssertEqual(try view.rowNames.first, "Header 500")
        XCTAssertEqual(list.content(ofRow: 1 + 102 * 500 + 1)?.isFirst, true)
        XCTAssertEqual(list.content(ofRow: 1 + 102 * 500 + 100)?.isLast, true)
        XCTAssertEqual(list.content(ofRow: 1 + 102 * 500 + 101)?.kind, .footer)
        XCTAssertLessThan(counter.bodies, 120)
        XCTAssertEqual(view.problems, [])
    }
}
