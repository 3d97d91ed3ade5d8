import HeadlessToolkit
import SwiftUITesting
import ViewGraph
import XCTest

@testable import SwiftUI

/// Rows that are bindings to the elements of an array: a row depends on its own element.
@MainActor
final class BoundRowsTests: XCTestCase {
    private struct Fruits: View {
        @State private var fruits: [Fruit]
        let remote: Remote<[Fruit]>
        let counter: Counter
        let owner: Counter
        /// Whether the rows are all there, in a stack.
        var isEager = false

        init(_ count: Int, _ remote: Remote<[Fruit]>, _ counter: Counter, _ owner: Counter, isEager: Bool = false) {
            _fruits = State(initialValue: (0..<count).map { Fruit($0) })
            self.remote = remote
            self.counter = counter
            self.owner = owner
            self.isEager = isEager
        }

        var body: some View {
            owner.bodies += 1
            remote.value = $fruits
            let counter = counter
            return Group {
                if isEager {
                    ScrollView {
                        VStack { ForEach($fruits) { BoundRow(name: $0.name, counter: counter) } }
                    }
                } else {
                    List { ForEach($fruits) { BoundRow(name: $0.name, counter: counter) } }
                }
            }
        }
    }

    private struct BoundRow: View {
        @Binding var name: String
        let counter: Counter

        var body: some View {
            counter.bodies += 1
            return HStack {
                Text(name)
                Button("Change \(name)") { name += "!" }
            }
        }
    }

    func testOneElementChangesAndOneRowIsEvaluated() async throws {
        let (remote, counter, owner) = (Remote<[Fruit]>(), Counter(), Counter())
        let view = ViewUnderTest(Fruits(1_000, remote, counter, owner), size: CGSize(width: 300, height: 300))
        var before = (counter.bodies, owner.bodies, Graph.counts.bodies)
        remote.value.wrappedValue[3].name = "Another"
        await view.settle()
        XCTAssertEqual(try view.rowNames[3], "Another")
        XCTAssertEqual(counter.bodies - before.0, 1)
        XCTAssertEqual(owner.bodies - before.1, 1)
        XCTAssertEqual(Graph.counts.bodies - before.2, 2)

        before = (counter.bodies, owner.bodies, Graph.counts.bodies)
        XCTAssertTrue(try view.list.rows[2].all(.button)[0].perform(.press))
        await view.settle()
        XCTAssertEqual(try view.rowNames[2], "Fruit 2!")
        XCTAssertEqual(remote.value.wrappedValue[2].name, "Fruit 2!")
        XCTAssertEqual(Graph.counts.bodies - before.2, 2)

        before = (counter.bodies, owner.bodies, Graph.counts.bodies)
        remote.value.wrappedValue[900].name = "Far away"
        await view.settle()
        XCTAssertEqual(counter.bodies - before.0, 0)
        XCTAssertEqual(owner.bodies - before.1, 1)
        try view.list.scroll(to: 900)
        await view.settle()
        XCTAssertEqual(try view.rowNames.first, "Far away")
    }

    func testTheSameForRowsThatAreAllThere() async throws {
        let (remote, counter, owner) = (Remote<[Fruit]>(), Counter(), Counter())
        let view = ViewUnderTest(
            Fruits(100, remote, counter, owner, isEager: true), size: CGSize(width: 300, height: 300))
        let before = (counter.bodies, owner.bodies)
        let evaluations = Graph.counts.evaluations
        remote.value.wrappedValue[70].name = "Another"
        await view.settle()
        XCTAssertNotNil(try view.find(.label, "Another"))
        XCTAssertEqual(counter.bodies - before.0, 1)
        XCTAssertEqual(owner.bodies - before.1, 1)
        // The owner, the row's place, the row, its text and button.
        XCTAssertLessThan(Graph.counts.evaluations - evaluations, 12)
    }

    func testRowsFollowTheirElements() async throws {
        let (remote, counter) = (Remote<[Fruit]>(), Counter())
        let view = ViewUnderTest(Fruits(100, remote, counter, Counter()), size: CGSize(width: 300, height: 300))
        remote.value.wrappedValue.insert(Fruit(1_000), at: 0)
        remote.value.wrappedValue.swapAt(2, 3)
        await view.settle()
        XCTAssertEqual(try view.rowNames.prefix(4), ["Fruit 1000", "Fruit 0", "Fruit 2", "Fruit 1"])
        XCTAssertTrue(try view.list.rows[2].all(.button)[0].perform(.press))
        await view.settle()
        XCTAssertEqual(
            remote.value.wrappedValue.prefix(4).map(\.name), ["Fruit 1000", "Fruit 0", "Fruit 2!", "Fruit 1"])
        XCTAssertEqual(try view.rowNames.prefix(4), ["Fruit 1000", "Fruit 0", "Fruit 2!", "Fruit 1"])
        remote.value.wrappedValue.removeAll { $0.id < 50 }
        await view.settle()
        XCTAssertEqual(try view.rowNames.prefix(2), ["Fruit 1000", "Fruit 50"])
        XCTAssertEqual(view.problems, [])
    }

    // MARK: What is looked at

    /// Counts how often it is asked which it is.
    private struct Asked: Identifiable {
        nonisolated(unsafe) static var count = 0
        let number: Int
        var name = "Name"
        var id: Int { ask() }

        private func ask() -> Int {
            Self.count += 1
            return number
        }
    }

    private struct AskedRows: View {
        @State private var rows = (0..<10_000).map { Asked(number: $0) }
        let isBound: Bool
        let tell: (Binding<[Asked]>) -> Void

        var body: some View {
            tell($rows)
            return List {
                if isBound { ForEach($rows) { Text($0.wrappedValue.name) } } else { ForEach(rows) { Text($0.name) } }
            }
        }
    }

    func testElementsThatAreTheSameAreNotAskedForTheirIdentity() async throws {
        for isBound in [false, true] {
            var rows: Binding<[Asked]>!
            let view = ViewUnderTest(AskedRows(isBound: isBound) { rows = $0 }, size: CGSize(width: 300, height: 300))
            Asked.count = 0
            rows.wrappedValue[3].name = "Another"
            await view.settle()
            XCTAssertEqual(try view.rowNames[3], "Another")
            rows.wrappedValue[9_000].name = "Far away"
            await view.settle()
            rows.wrappedValue.insert(Asked(number: -1), at: 5_000)
            await view.settle()
            XCTAssertEqual(try view.list.rowCount, 10_001)
            XCTAssertLessThan(Asked.count, 400, isBound ? "bound" : "values")
        }
    }

    // MARK: Parts of a state

    private struct Several: View {
        @State private var fruits = (0..<100).map { Fruit($0) }
        let remote: Remote<[Fruit]>
        let counter: Counter
        let count: Int

        var body: some View {
            remote.value = $fruits
            let bindings = _IndexedBindings($fruits, id: \.id).prefix(count).map(\.binding)
            return Reader(bindings: bindings, counter: counter)
        }
    }

    /// Reads elements by their bindings alone.
    private struct Reader: View {
        let bindings: [Binding<Fruit>]
        let counter: Counter

        var body: some View {
            counter.bodies += 1
            return Text(bindings.map(\.wrappedValue.name).joined(separator: " "))
        }
    }

    func testAnEvaluationMayReadFewPartsOrMany() async throws {
        for count in [1, 3, 16, 17, 60] {
            let (remote, counter) = (Remote<[Fruit]>(), Counter())
            let view = ViewUnderTest(Several(remote: remote, counter: counter, count: count))
            for round in 0..<40 {
                let index = round * 7 % count
                remote.value.wrappedValue[index].name = "Another \(round)"
                await view.settle()
                XCTAssertTrue(
                    view.texts.joined().contains("Another \(round)"), "\(count), round \(round): \(view.texts)")
            }
            let before = counter.bodies
            remote.value.wrappedValue[count].name = "Not read"
            await view.settle()
            if count <= 3 { XCTAssertLessThanOrEqual(counter.bodies - before, 1) }
        }
    }
}
