import HeadlessToolkit
import SwiftUITesting
import ViewGraph
import XCTest

@testable import SwiftUI

/// Random edits against a plain model: which rows are in view, what state they have, what is selected.
@MainActor
final class EditTests: XCTestCase {
    private struct Fruits: View {
        @State private var fruits = (0..<30).map { Fruit($0) }
        @State private var selected: Set<Int> = []
        let remote: Remote<[Fruit]>

        var body: some View {
            remote.value = $fruits
            remote.selection = $selected
            return List(selection: $selected) {
                Text("Top")
                ForEach(fruits) { CountedRow(name: $0.name, counter: Counter()) }
                ForEach(fruits.prefix(3)) { Text("Again \($0.name)") }
            }
        }
    }

    func testRandomEditsAgreeWithAModel() async throws {
        let seed = UInt64.random(in: 1...UInt64.max)
        var random = Seeded(state: seed)
        let remote = Remote<[Fruit]>()
        let view = ViewUnderTest(Fruits(remote: remote), size: CGSize(width: 300, height: 300))
        let list = try view.list
        var fruits = remote.value.wrappedValue
        var presses: [Int: Int] = [:]
        var selected: Set<Int> = []
        var next = 100

        for step in 0..<300 {
            switch Int.random(in: 0..<9, using: &random) {
            case 0:
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    fruits.insert(Fruit(next), at: Int.random(in: 0...fruits.count, using: &random))
                    next += 1
                }
            case 1 where !fruits.isEmpty:
                fruits.remove(at: Int.random(in: 0..<fruits.count, using: &random))
            case 2 where fruits.count > 1:
                let fruit = fruits.remove(at: Int.random(in: 0..<fruits.count, using: &random))
                fruits.insert(fruit, at: Int.random(in: 0...fruits.count, using: &random))
            case 3: fruits.reverse()
            case 4: fruits.removeAll { $0.id % 7 == 0 }
            case 5 where !fruits.isEmpty:
                fruits[Int.random(in: 0..<fruits.count, using: &random)].name += "+"
            case 6: list.scroll(to: Int.random(in: 0..<fruits.count + 4, using: &random))
            case 7:
                selected = Set(fruits.shuffled(using: &random).prefix(2).map(\.id))
                remote.selection.wrappedValue = selected
            default:
                let buttons = list.all(.button)
                guard let button = buttons.randomElement(using: &random) else { continue }
                let name = try XCTUnwrap(button.accessible?.name)
                let fruit = try XCTUnwrap(fruits.first { "Press \($0.name)" == name }, "\(name), seed \(seed)")
                XCTAssertTrue(button.perform(.press))
                presses[fruit.id, default: 0] += 1
            }
            remote.value.wrappedValue = fruits
            await view.settle()
            // The state goes with the element.
            let ids = Set(fruits.map(\.id))
            presses = presses.filter { ids.contains($0.key) }

            let all =
                ["Top"] + fruits.map { "\($0.name) \(presses[$0.id] ?? 0)" }
                + fruits.prefix(3).map { "Again \($0.name)" }
            let place = "step \(step), seed \(seed)"
            XCTAssertEqual(list.rowCount, all.count, place)
            for row in list.rows { XCTAssertEqual(row.texts.joined(separator: " "), all[row.index], place) }
            let indices = fruits.indices.filter { selected.contains(fruits[$0].id) }
            XCTAssertEqual(
                list.content.selected, indices.map { $0 + 1 } + indices.filter { $0 < 3 }.map { $0 + 1 + fruits.count },
                place)
            XCTAssertEqual(view.problems, [], place)
        }
    }
}

struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
