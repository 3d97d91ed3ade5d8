import HeadlessToolkit
import SwiftUITesting
import ViewGraph
import XCTest

@testable import SwiftUI

/// Rows that come into view take over the widgets of those that have left it, where the views keep nothing.
@MainActor
final class TakeOverTests: XCTestCase {
    private struct Plain: View {
        let fruits: [Fruit]

        var body: some View {
            List(fruits) { fruit in
                HStack {
                    Text(fruit.name)
                    if fruit.id % 3 == 0 { Image(systemName: "star") }
                    Spacer()
                    Button("Press \(fruit.id)") {}
                }
                .padding(1)
            }
        }
    }

    private struct Stateful: View {
        let fruits: [Fruit]
        let counter = Counter()

        var body: some View {
            let counter = counter
            return List(fruits) { CountedRow(name: $0.name, counter: counter) }
        }
    }

    private struct Appearing: View {
        let fruits: [Fruit]
        let counter: Counter

        var body: some View {
            let counter = counter
            return List(fruits) { Text($0.name).onAppear { counter.bodies += 1 } }
        }
    }

    private let fruits = (0..<2_000).map { Fruit($0) }
    private let size = CGSize(width: 300, height: 300)

    func testWhereNothingIsKeptNoWidgetsAreMade() async throws {
        let view = ViewUnderTest(Plain(fruits: fruits), size: size)
        try view.list.scroll(to: 30)
        await view.settle()
        let before = view.launch.toolkit.record.counts.widgetsMade
        for index in [60, 300, 301, 1_500, 900, 60, 0] {
            try view.list.scroll(to: index)
            await view.settle()
            let rows = try view.list.rows
            XCTAssertEqual(rows.first?.index, index)
            for row in rows {
                XCTAssertEqual(row.texts.first, "Fruit \(row.index)")
                XCTAssertEqual(row.all(.button).first?.accessible?.name, "Press \(row.index)")
                XCTAssertEqual(row.all(.image).count, row.index % 3 == 0 ? 1 : 0)
            }
        }
        // Rows themselves, and images that come and go.
        let rows = try view.list.rows.count
        XCTAssertLessThan(view.launch.toolkit.record.counts.widgetsMade - before, 7 * (rows + 1) * 3 / 2)
        XCTAssertEqual(view.problems, [])
    }

    func testWhatAppearsAppearsInEachRow() async throws {
        let counter = Counter()
        let view = ViewUnderTest(Appearing(fruits: fruits, counter: counter), size: size)
        await view.settle()
        let before = counter.bodies
        XCTAssertGreaterThanOrEqual(before, try view.list.rows.count)
        try view.list.scroll(to: 500)
        await view.settle()
        XCTAssertEqual(counter.bodies, before + (try view.list.rows.count))
    }

    func testStateStaysWithItsElement() async throws {
        let view = ViewUnderTest(Stateful(fruits: fruits), size: size)
        XCTAssertTrue(try view.list.rows[2].all(.button)[0].perform(.press))
        await view.settle()
        XCTAssertEqual(try view.list.rows[2].texts, ["Fruit 2", "1"])
        for index in [100, 700, 0] {
            try view.list.scroll(to: index)
            await view.settle()
            for row in try view.list.rows {
                XCTAssertEqual(row.texts, ["Fruit \(row.index)", row.index == 2 ? "1" : "0"])
            }
        }
    }
}
