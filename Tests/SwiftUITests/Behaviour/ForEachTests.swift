import SwiftUI
import SwiftUITesting
import XCTest

/// Elements keep their views' state by identifier, wherever they go.
@MainActor
final class ForEachTests: XCTestCase {
    private struct Rows: View {
        let names: [String]
        var body: some View {
            VStack { ForEach(names, id: \.self) { PressCounter(name: $0) } }
        }
    }

    private func rows(_ names: String) -> Rows { Rows(names: names.map(String.init)) }

    func testStateMovesWithTheElement() async throws {
        let view = ViewUnderTest(rows("abcd"))
        try view.find(.button, "b: 0").press()
        let b = try view.find(.button, "b: 1")
        view.update(rows("dbac"))
        XCTAssertEqual(view.buttons, ["d: 0", "b: 1", "a: 0", "c: 0"])
        view.update(rows("acdb"))
        XCTAssertEqual(view.buttons, ["a: 0", "c: 0", "d: 0", "b: 1"])
        XCTAssertEqual(try view.find(.button, "b: 1"), b, "the control itself moved")
        view.update(rows("xbyz"))
        XCTAssertEqual(view.buttons, ["x: 0", "b: 1", "y: 0", "z: 0"])
    }

    func testStateOfARemovedElementIsLost() async throws {
        let view = ViewUnderTest(rows("abc"))
        try view.find(.button, "b: 0").press()
        view.update(rows("ac"))
        view.update(rows("abc"))
        XCTAssertEqual(view.buttons, ["a: 0", "b: 0", "c: 0"])
        view.update(rows(""))
        XCTAssertEqual(view.buttons, [])
        view.update(rows("c"))
        XCTAssertEqual(view.buttons, ["c: 0"])
    }

    func testEveryPermutationOfFourKeepsState() async throws {
        for permutation in permutations(["a", "b", "c", "d"]) {
            let view = ViewUnderTest(rows("abcd"))
            for (presses, name) in ["a", "b", "c", "d"].enumerated() {
                for press in 0..<presses { try view.find(.button, "\(name): \(press)").press() }
            }
            view.update(Rows(names: permutation))
            let expected = permutation.map { "\($0): \(["a", "b", "c", "d"].firstIndex(of: $0)!)" }
            XCTAssertEqual(view.buttons, expected)
        }
    }

    private func permutations(_ names: [String]) -> [[String]] {
        if names.isEmpty { return [[]] }
        return names.indices.flatMap { index in
            var rest = names
            let first = rest.remove(at: index)
            return permutations(rest).map { [first] + $0 }
        }
    }

    private struct Item: Identifiable {
        let id: Int
        var name: String
    }

    private struct Counted: View {
        let log: Log
        @State private var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two"), Item(id: 3, name: "three")]
        var body: some View {
            VStack {
                Button("Rename") { items[1].name = "TWO" }
                Button("Append") { items.append(Item(id: 4, name: "four")) }
                Button("Reverse") { items.reverse() }
                ForEach(items) { Noting(name: $0.name, log: log) }
            }
        }
    }

    func testOnlyRowsThatChangedRun() async throws {
        let log = Log()
        let view = ViewUnderTest(Counted(log: log))
        XCTAssertEqual(log.take(), ["one", "two", "three"])
        try view.find(.button, "Rename").press()
        XCTAssertEqual(log.take(), ["TWO"])
        try view.find(.button, "Append").press()
        XCTAssertEqual(log.take(), ["four"])
        try view.find(.button, "Reverse").press()
        XCTAssertEqual(log.take(), [])
        XCTAssertEqual(view.texts, ["four", "three", "TWO", "one"])
    }

    private struct Editable: View {
        @State private var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
        var body: some View {
            VStack {
                ForEach($items) { $item in TextField("Name \(item.id)", text: $item.name) }
                Text(items.map(\.name).joined(separator: " "))
            }
        }
    }

    func testABoundCollectionGivesBindingsToItsElements() async throws {
        let view = ViewUnderTest(Editable())
        try view.find(.textField, "Name 2").setText("zwei")
        XCTAssertEqual(view.texts, ["one zwei"])
        XCTAssertEqual(try view.find(.textField, "Name 1").value, "one")
    }

    func testDuplicateIdentifiersAreReportedOnceAndShownInOrder() async throws {
        for names in ["aba", "bcaa"] {
            let view = ViewUnderTest(rows("b"))
            view.update(rows(names))
            view.update(rows(names + names))
            XCTAssertEqual(view.buttons, (names + names).map { "\($0): 0" })
            XCTAssertEqual(view.messages.filter { $0.contains("the id a occurs more than once") }.count, 1)
        }
        let view = ViewUnderTest(rows("aa"))
        try view.elements(.button)[1].press()
        view.update(rows("aba"))
        XCTAssertEqual(view.buttons, ["a: 0", "b: 0", "a: 1"])
        XCTAssertEqual(view.messages.count, 1)
    }
}
