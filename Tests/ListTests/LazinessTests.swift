import HeadlessToolkit
import SwiftUITesting
import ViewGraph
import XCTest

@testable import SwiftUI

/// A list makes what fits, and evaluates what has changed.
@MainActor
final class LazinessTests: XCTestCase {
    private struct Fruits: View {
        @State private var fruits: [Fruit]
        let remote: Remote<[Fruit]>
        let counter: Counter
        let owner: Counter

        init(_ count: Int, _ remote: Remote<[Fruit]>, _ counter: Counter, _ owner: Counter) {
            _fruits = State(initialValue: (0..<count).map { Fruit($0) })
            self.remote = remote
            self.counter = counter
            self.owner = owner
        }

        var body: some View {
            owner.bodies += 1
            remote.value = $fruits
            let counter = counter
            return List(fruits) { CountedRow(name: $0.name, counter: counter) }
        }
    }

    private struct Models: View {
        let models: [Model]
        let counter: Counter

        var body: some View {
            let counter = counter
            return List(models) { ModelRow(model: $0, counter: counter) }
        }
    }

    private struct ModelRow: View {
        let model: Model
        let counter: Counter

        var body: some View {
            counter.bodies += 1
            return Text(model.name)
        }
    }

    func testOnlyWhatFitsIsMade() async throws {
        for count in [10_000, 100_000] {
            let counter = Counter()
            let view = ViewUnderTest(
                Fruits(count, Remote(), counter, Counter()), size: CGSize(width: 300, height: 300))
            let rows = try view.list.rows.count
            XCTAssertGreaterThan(rows, 5)
            XCTAssertLessThan(rows, 40)
            XCTAssertEqual(try view.rowNames.first, "Fruit 0")
            XCTAssertLessThan(counter.bodies, 45)

            try view.list.scroll(to: count - 1)
            await view.settle()
            XCTAssertEqual(try view.rowNames.last, "Fruit \(count - 1)")
            XCTAssertLessThan(counter.bodies, 90)
            XCTAssertEqual(view.problems, [])
        }
    }

    func testAModelsRowIsEvaluatedAlone() async throws {
        let counter = Counter()
        let models = (0..<1_000).map { Model($0) }
        let view = ViewUnderTest(Models(models: models, counter: counter), size: CGSize(width: 300, height: 300))
        let before = (counter.bodies, Graph.counts.bodies)
        models[2].name = "Another"
        await view.settle()
        XCTAssertEqual(counter.bodies - before.0, 1)
        XCTAssertEqual(Graph.counts.bodies - before.1, 1)
        XCTAssertEqual(try view.rowNames[2], "Another")
        // Out of view nothing is there to be evaluated.
        models[900].name = "Far away"
        await view.settle()
        XCTAssertEqual(Graph.counts.bodies - before.1, 1)
    }

    func testAStructsRowIsEvaluatedWithTheOwner() async throws {
        let (remote, counter, owner) = (Remote<[Fruit]>(), Counter(), Counter())
        let view = ViewUnderTest(Fruits(1_000, remote, counter, owner), size: CGSize(width: 300, height: 300))
        let before = (counter.bodies, owner.bodies)
        remote.value.wrappedValue[3].name = "Another"
        await view.settle()
        XCTAssertEqual(counter.bodies - before.0, 1)
        XCTAssertEqual(owner.bodies - before.1, 1)
        XCTAssertEqual(try view.rowNames[3], "Another")
        remote.value.wrappedValue[900].name = "Far away"
        await view.settle()
        XCTAssertEqual(counter.bodies - before.0, 1)
        try view.list.scroll(to: 900)
        await view.settle()
        XCTAssertEqual(try view.rowNames.first, "Far away")
    }

    func testRowsOutOfViewAreKeptUpToANumber() async throws {
        let counter = Counter()
        let view = ViewUnderTest(Fruits(10_000, Remote(), counter, Counter()), size: CGSize(width: 300, height: 300))
        let inView = try view.list.rows.count
        let before = Graph.counts.liveNodes
        for index in stride(from: 0, to: 10_000, by: 8) {
            try view.list.scroll(to: index)
            await view.settle()
        }
        let perRow = Double(before) / Double(inView)
        XCTAssertLessThan(Double(Graph.counts.liveNodes), perRow * Double(500 + 3 * inView))
        XCTAssertEqual(view.problems, [])
    }
}
