import Foundation
import HeadlessToolkit
import SwiftUITesting
import ViewGraph
import XCTest

@testable import SwiftUI

/// Tables: rows and cells, sorting, selection, rows that are written out.
@MainActor
final class TableTests: XCTestCase {
    private struct People: View {
        @State private var people = [Fruit(2, "Bo"), Fruit(1, "Cy"), Fruit(3, "Ada")]
        @State private var selected: Set<Int> = []
        @State private var order: [KeyPathComparator<Fruit>] = []
        let remote: Remote<[Fruit]>
        let counter: Counter

        var body: some View {
            remote.value = $people
            remote.selection = $selected
            return Table(people, selection: $selected, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Number", value: \.id) { CountedCell(fruit: $0, counter: counter) }
                TableColumn("Fixed") { _ in Text("Same") }
            }
            .onChange(of: order) { people.sort(using: order) }
        }
    }

    private struct CountedCell: View {
        let fruit: Fruit
        let counter: Counter
        @State private var presses = 0

        var body: some View {
            counter.bodies += 1
            return Button("\(fruit.id) pressed \(presses)") { presses += 1 }
        }
    }

    private func texts(_ list: HeadlessList) -> [[String]] { list.rows.map { $0.texts } }

    func testCellsSortingAndSelection() async throws {
        let remote = Remote<[Fruit]>()
        let view = ViewUnderTest(
            People(remote: remote, counter: Counter()), size: CGSize(width: 400, height: 300))
        let list = try view.list
        XCTAssertEqual(list.content.columns?.map(\.title), ["Name", "Number", "Fixed"])
        XCTAssertEqual(list.content.columns?.map(\.sorts), [true, true, false])
        XCTAssertEqual(texts(list).map(\.first), ["Bo", "Cy", "Ada"])
        XCTAssertTrue(list.clickTitle("Name"))
        await view.settle()
        XCTAssertEqual(texts(list).map(\.first), ["Ada", "Bo", "Cy"])
        XCTAssertEqual(list.content.sorting, .init(column: 0, isAscending: true))
        XCTAssertTrue(list.clickTitle("Name"))
        await view.settle()
        XCTAssertEqual(texts(list).map(\.first), ["Cy", "Bo", "Ada"])
        XCTAssertFalse(list.clickTitle("Fixed"))
        // State goes with the row, selection with the identifier.
        XCTAssertTrue(list.select(0))
        XCTAssertTrue(try XCTUnwrap(list.all(.button).first).perform(.press))
        await view.settle()
        XCTAssertEqual(remote.selection.wrappedValue, [1])
        XCTAssertTrue(list.clickTitle("Number"))
        await view.settle()
        XCTAssertEqual(
            list.rows.map { $0.all(.button).first?.accessible?.name },
            [
                "1 pressed 1", "2 pressed 0", "3 pressed 0",
            ])
        XCTAssertEqual(list.content.selected, [0])
        XCTAssertEqual(view.problems, [])
    }

    func testAChangeOfOneRowEvaluatesItsCells() async throws {
        let counter = Counter()
        let remote = Remote<[Fruit]>()
        let view = ViewUnderTest(People(remote: remote, counter: counter), size: CGSize(width: 400, height: 300))
        let bodies = counter.bodies
        remote.value.wrappedValue[1].name = "Zoe"
        await view.settle()
        XCTAssertEqual(texts(try view.list).map(\.first), ["Bo", "Zoe", "Ada"])
        XCTAssertLessThanOrEqual(counter.bodies - bodies, 1)
    }

    private struct Long: View {
        let counter: Counter
        private let people = (0..<10_000).map { Fruit($0) }

        var body: some View {
            Table(people) {
                TableColumn("Name", value: \.name)
                TableColumn("Number") { CountedCell(fruit: $0, counter: counter) }
            }
        }
    }

    func testRowsAreMadeWhenTheyComeIntoView() async throws {
        let counter = Counter()
        let view = ViewUnderTest(Long(counter: counter), size: CGSize(width: 400, height: 300))
        XCTAssertLessThan(counter.bodies, 30)
        try view.list.scroll(to: 9_000)
        await view.settle()
        XCTAssertEqual(texts(try view.list).first?.first, "Fruit 9000")
        XCTAssertLessThan(counter.bodies, 60)
    }

    private struct Written: View {
        @State private var selected: Int?
        @State private var showsMore = false
        let remote: Remote<Bool>

        var body: some View {
            remote.value = $showsMore
            remote.one = $selected
            return Table(of: Fruit.self, selection: $selected) {
                TableColumn("Name", value: \.name)
                TableColumn("Number") { Text("\($0.id)") }
            } rows: {
                TableRow(Fruit(1))
                Section("Others") {
                    ForEach([Fruit(2), Fruit(3)]) { TableRow($0) }
                    if showsMore { TableRow(Fruit(9)) }
                }
                ForEach([Fruit(5), Fruit(6)])
            }
        }
    }

    func testRowsThatAreWrittenOut() async throws {
        let remote = Remote<Bool>()
        let view = ViewUnderTest(Written(remote: remote), size: CGSize(width: 400, height: 400))
        let list = try view.list
        XCTAssertEqual(
            texts(list).map { $0.joined(separator: "|") },
            ["Fruit 1|1", "Others", "Fruit 2|2", "Fruit 3|3", "Fruit 5|5", "Fruit 6|6"])
        remote.value.wrappedValue = true
        await view.settle()
        XCTAssertEqual(texts(list)[4].joined(separator: "|"), "Fruit 9|9")
        for (row, id) in [(0, 1), (3, 3), (4, 9), (6, 6)] {
            XCTAssertTrue(list.select(row))
            await view.settle()
            XCTAssertEqual(remote.one.wrappedValue, id)
        }
        XCTAssertEqual(view.problems, [])
    }

    func testTheAppsOwnComparatorStays() async throws {
        struct Sorted: View {
            @State var order = [KeyPathComparator(\Fruit.name, order: .reverse)]
            let remote: Remote<[KeyPathComparator<Fruit>]>
            var body: some View {
                remote.value = $order
                return Table([Fruit(1)], sortOrder: $order) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Number", value: \.id) { Text("\($0.id)") }
                }
            }
        }
        let remote = Remote<[KeyPathComparator<Fruit>]>()
        let view = ViewUnderTest(Sorted(remote: remote), size: CGSize(width: 400, height: 400))
        XCTAssertEqual(try view.list.content.sorting, .init(column: 0, isAscending: false))
        XCTAssertTrue(try view.list.clickTitle("Number"))
        await view.settle()
        XCTAssertEqual(remote.value.wrappedValue.map(\.order), [.forward, .reverse])
        XCTAssertEqual(remote.value.wrappedValue.map(\.keyPath), [\Fruit.id, \Fruit.name])
    }
}
