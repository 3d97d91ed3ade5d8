import Foundation
import HeadlessToolkit
import SwiftUITesting
import XCTest

@testable import SwiftUI

/// Columns that a person arranges, outlines in tables, and what is said of single rows.
@MainActor
final class ArrangedColumnsTests: XCTestCase {
    private struct Arranged: View {
        @State private var columns = TableColumnCustomization<Fruit>()
        let remote: Remote<TableColumnCustomization<Fruit>>
        let isMany: Bool

        var body: some View {
            remote.value = $columns
            return Table([Fruit(1, "Ada")], columnCustomization: $columns) {
                TableColumn("Name") { Text($0.name) }.customizationID("name")
                    .disabledCustomizationBehavior([.visibility, .resize])
                TableColumn("Fixed") { _ in Text("Same") }
                TableColumnForEach(["A", "B"], id: \.self) { letter in
                    TableColumn(letter) { _ in Text(letter.lowercased()) }.customizationID(letter)
                }
                if isMany {
                    TableColumn("Hidden") { _ in Text("hidden") }.customizationID("hidden").defaultVisibility(.hidden)
                }
            }
        }
    }

    private func titles(_ list: HeadlessList) -> [String] { list.content.columns?.map(\.title) ?? [] }

    func testColumnsAreShownAndHiddenAndOrdered() async throws {
        let remote = Remote<TableColumnCustomization<Fruit>>()
        let view = ViewUnderTest(Arranged(remote: remote, isMany: true), size: CGSize(width: 400, height: 300))
        let list = try view.list
        XCTAssertEqual(titles(list), ["Name", "Fixed", "A", "B"])
        XCTAssertEqual(list.content.columns?.map(\.isResizable), [false, true, true, true])
        XCTAssertEqual(list.content.columnChoices.map(\.title), ["Name", "A", "B", "Hidden"])
        XCTAssertEqual(list.content.columnChoices.map(\.isShown), [true, true, true, false])
        XCTAssertEqual(list.content.columnChoices.map(\.isEnabled), [false, true, true, true])
        XCTAssertTrue(list.content.movesColumns)
        list.delegate?.showColumn("hidden", true)
        list.delegate?.showColumn("A", false)
        await view.settle()
        XCTAssertEqual(titles(list), ["Name", "Fixed", "B", "Hidden"])
        XCTAssertEqual(list.rows.first?.texts, ["Ada", "Same", "b", "hidden"])
        // The person drags the last to the front; what has no name stays where it is.
        list.delegate?.orderColumns([3, 0, 1, 2])
        await view.settle()
        XCTAssertEqual(titles(list), ["Hidden", "Fixed", "Name", "B"])
        XCTAssertEqual(list.rows.first?.texts, ["hidden", "Same", "Ada", "b"])
        // It outlives the process, and what is hidden has kept its place.
        let saved = try JSONEncoder().encode(remote.value.wrappedValue)
        remote.value.wrappedValue = TableColumnCustomization()
        await view.settle()
        XCTAssertEqual(titles(list), ["Name", "Fixed", "A", "B"])
        remote.value.wrappedValue = try JSONDecoder().decode(TableColumnCustomization<Fruit>.self, from: saved)
        await view.settle()
        XCTAssertEqual(titles(list), ["Hidden", "Fixed", "Name", "B"])
        XCTAssertEqual(remote.value.wrappedValue[visibility: "A"], .hidden)
        XCTAssertEqual(remote.value.wrappedValue[visibility: "B"], .automatic)
        remote.value.wrappedValue[visibility: "A"] = .automatic
        remote.value.wrappedValue.resetOrder()
        await view.settle()
        XCTAssertEqual(titles(list), ["Name", "Fixed", "A", "B", "Hidden"])
    }

    func testColumnsUnderACondition() async throws {
        let remote = Remote<TableColumnCustomization<Fruit>>()
        let view = ViewUnderTest(Arranged(remote: remote, isMany: false), size: CGSize(width: 400, height: 300))
        XCTAssertEqual(try view.list.content.columnChoices.map(\.title), ["Name", "A", "B"])
    }

    private struct Part: Identifiable {
        let id: String
        var parts: [Part]?
    }

    private struct Outline: View {
        let parts = [Part(id: "a", parts: [Part(id: "a1"), Part(id: "a2", parts: [Part(id: "a21")])]), Part(id: "b")]
        @State private var selected: String?

        var body: some View {
            Table(parts, children: \.parts, selection: $selected) {
                TableColumn("Name") { Text($0.id) }
                TableColumn("Length") { Text("\($0.id.count) long") }
            }
            Text("Selected: \(selected ?? "none")")
        }
    }

    func testATableOfElementsWithOthersBelow() async throws {
        let view = ViewUnderTest(Outline(), size: CGSize(width: 400, height: 300))
        let list = try view.list
        XCTAssertEqual(list.rows.map(\.texts.first), ["a", "b"])
        list.delegate?.setExpanded(true, rowAt: 0)
        await view.settle()
        XCTAssertEqual(list.rows.map(\.texts.first), ["a", "a1", "a2", "b"])
        list.delegate?.setExpanded(true, rowAt: 2)
        await view.settle()
        XCTAssertEqual(
            list.rows.map(\.texts),
            [
                ["a", "1 long"], ["a1", "2 long"], ["a2", "2 long"], ["a21", "3 long"], ["b", "1 long"],
            ])
        list.delegate?.selectionChanged([3])
        await view.settle()
        XCTAssertTrue(view.contains(.label, "Selected: a21"))
    }

    private struct Disclosure: View {
        @State private var isExpanded = true
        var body: some View {
            Table(of: Fruit.self) {
                TableColumn("Name") { Text($0.name) }
            } rows: {
                DisclosureTableRow(Fruit(1, "Outer"), isExpanded: $isExpanded) {
                    TableRow(Fruit(2, "Inner"))
                    DisclosureTableRow(Fruit(3, "Own")) { TableRow(Fruit(4, "Innermost")) }
                }
                TableRow(Fruit(5, "Plain"))
            }
            Toggle("Expanded", isOn: $isExpanded)
        }
    }

    func testRowsThatAreExpanded() async throws {
        let view = ViewUnderTest(Disclosure(), size: CGSize(width: 400, height: 300))
        let list = try view.list
        XCTAssertEqual(list.rows.map(\.texts.first), ["Outer", "Inner", "Own", "Plain"])
        list.delegate?.setExpanded(true, rowAt: 2)
        await view.settle()
        XCTAssertEqual(list.rows.map(\.texts.first), ["Outer", "Inner", "Own", "Innermost", "Plain"])
        XCTAssertEqual((0..<5).map { list.delegate?.content(ofRowAt: $0).level }, [1, 2, 2, 3, 0])
        list.delegate?.setExpanded(false, rowAt: 0)
        await view.settle()
        XCTAssertEqual(list.rows.map(\.texts.first), ["Outer", "Plain"])
    }
}
