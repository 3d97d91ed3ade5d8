import HeadlessToolkit
import SwiftUITesting
import ViewGraph
import XCTest

@testable import SwiftUI

/// Random edits of a list with sections against a plain model.
@MainActor
final class RandomSectionTests: XCTestCase {
    private struct Group: Identifiable, Equatable {
        let id: Int
        var fruits: [Fruit]
    }

    private struct Groups: View {
        @State private var groups: [Group] = []
        @State private var selected: Set<Int> = []
        let remote: (Binding<[Group]>, Binding<Set<Int>>) -> Void

        var body: some View {
            remote($groups, $selected)
            return List(selection: $selected) {
                ForEach(groups) { group in
                    Section("Header \(group.id)") {
                        ForEach(group.fruits) { CountedRow(name: $0.name, counter: Counter()) }
                    }
                }
                Text("Bottom")
            }
        }
    }

    func testRandomEditsAgreeWithAModel() async throws {
        let seed = UInt64.random(in: 1...UInt64.max)
        print("RandomSectionTests: seed \(seed)")
        var random = Seeded(state: seed)
        var groups: Binding<[Group]>!
        var selection: Binding<Set<Int>>!
        let view = ViewUnderTest(
            Groups {
                groups = $0
                selection = $1
            }, size: CGSize(width: 300, height: 300))
        let list = try view.list
        var model: [Group] = []
        var selected: Set<Int> = []
        var presses: [Int: Int] = [:]
        var next = 0
        func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

        for step in 0..<1_000 {
            let place = "step \(step), seed \(seed)"
            let group = number(0..<max(model.count, 1))
            let hasFruits = !model.isEmpty && !model[group].fruits.isEmpty
            switch number(0..<16) {
            case 0, 1:
                let count = number(0..<6)
                let fruits = (next..<next + count).map { Fruit($0) }
                model.insert(Group(id: next + 100_000, fruits: fruits), at: number(0..<model.count + 1))
                next += count + 1
            case 2 where !model.isEmpty: model.remove(at: number(0..<model.count))
            case 3 where model.count > 1: model.swapAt(0, number(1..<model.count))
            case 4 where !model.isEmpty:
                model[group].fruits.insert(Fruit(next), at: number(0..<model[group].fruits.count + 1))
                next += 1
            case 5 where !model.isEmpty: model[number(0..<model.count)].fruits.reverse()
            case 6 where !model.isEmpty: model[number(0..<model.count)].fruits.removeAll { $0.id % 3 == 0 }
            case 7 where hasFruits: model[group].fruits[0].name += "+"
            case 8: list.scroll(to: number(0..<max(list.rowCount, 1)))
            case 9 where hasFruits:
                // Another element in the place of one.
                model[group].fruits[number(0..<model[group].fruits.count)] = Fruit(next)
                next += 1
            case 10 where hasFruits:
                // To another place in its section.
                let moved = model[group].fruits.remove(at: number(0..<model[group].fruits.count))
                model[group].fruits.insert(moved, at: number(0..<model[group].fruits.count + 1))
            case 11 where hasFruits:
                let isAscending = number(0..<2) == 0
                model[group].fruits.sort { isAscending ? $0.id < $1.id : $0.id > $1.id }
            case 12 where model.count > 1:
                let isAscending = number(0..<2) == 0
                model.sort { isAscending ? $0.id < $1.id : $0.id > $1.id }
            case 13:
                // Every section loses some, as by a filter.
                let rest = number(0..<5)
                for index in model.indices { model[index].fruits.removeAll { $0.id % 5 == rest } }
            case 14:
                selected = Set(model.flatMap(\.fruits).shuffled(using: &random).prefix(2).map(\.id))
                selection.wrappedValue = selected
            default:
                let buttons = list.all(.button)
                guard let button = buttons.randomElement(using: &random) else { continue }
                let name = try XCTUnwrap(button.accessible?.name)
                let fruit = try XCTUnwrap(model.flatMap(\.fruits).first { "Press \($0.name)" == name }, place)
                XCTAssertTrue(button.perform(.press))
                presses[fruit.id, default: 0] += 1
            }
            if model.count > 12 { model.removeLast(6) }
            groups.wrappedValue = model
            await view.settle()
            let ids = Set(model.flatMap(\.fruits).map(\.id))
            presses = presses.filter { ids.contains($0.key) }

            let all: [(text: String, id: Int?)] =
                model.flatMap { group -> [(String, Int?)] in
                    [("Header \(group.id)", nil)]
                        + group.fruits.map { ("\($0.name) \(presses[$0.id] ?? 0)", $0.id) }
                } + [("Bottom", nil)]
            XCTAssertEqual(list.rowCount, all.count, place)
            for row in list.rows { XCTAssertEqual(row.texts.joined(separator: " "), all[row.index].text, place) }
            XCTAssertEqual(
                list.content.selected, all.indices.filter { all[$0].id.map(selected.contains) ?? false }, place)
            XCTAssertEqual(view.problems, [], place)
            if view.problems.isEmpty == false { break }
        }
    }
}
