import HeadlessToolkit
import SwiftUITesting
import Toolkit
import ViewGraph
import XCTest

@testable import SwiftUI

/// Menus of rows.
@MainActor
final class RowMenuTests: XCTestCase {
    private struct Actions: View {
        @State private var log = ""
        let isEmpty: Bool
        @State private var selected: Set<Int> = [1, 2]

        var body: some View {
            VStack {
                Text("Log" + log)
                List(selection: $selected) {
                    ForEach(0..<5) { index in Text("Row \(index)") }
                }
                .contextMenu(forSelectionType: Int.self) { items in
                    if !isEmpty { Button("Open \(items.sorted())") { log += " opened \(items.sorted())" } }
                } primaryAction: {
                    log += " did \($0.sorted())"
                }
            }
        }
    }

    private func menu<V: View>(_ view: ViewUnderTest<V>, at index: Int?) throws -> [String] {
        guard try view.list.openMenu(at: index) else { return [] }
        var widget = try view.list.parent
        while let current = widget {
            if let surface = current as? HeadlessContextMenuSurface {
                defer { surface.closeMenu() }
                return surface.openedMenu?.items.map(\.title) ?? []
            }
            widget = current.parent
        }
        return []
    }

    func testTheMenuIsForTheSelectionTheRowOrNothing() async throws {
        let view = ViewUnderTest(Actions(isEmpty: false), size: CGSize(width: 300, height: 300))
        XCTAssertEqual(try menu(view, at: 1), ["Open [1, 2]"])
        XCTAssertEqual(try menu(view, at: 4), ["Open [4]"])
        XCTAssertEqual(try menu(view, at: nil), ["Open []"])
        XCTAssertTrue(try view.list.activate(2))
        await view.settle()
        XCTAssertEqual(view.texts.first, "Log did [1, 2]")
        XCTAssertEqual(view.problems, [])
    }

    func testAnEmptyMenuIsNotOpened() async throws {
        let view = ViewUnderTest(Actions(isEmpty: true), size: CGSize(width: 300, height: 300))
        XCTAssertFalse(try view.list.openMenu(at: 1))
    }

    private struct Swiped: View {
        @State private var names = ["a", "b"]
        @State private var log = ""

        var body: some View {
            VStack {
                Text("Log" + log)
                List {
                    ForEach(names, id: \.self) { name in
                        Text(name)
                            .swipeActions { Button("Remove \(name)") { names.removeAll { $0 == name } } }
                            .swipeActions(edge: .leading) { Button("Mark \(name)") { log += name } }
                    }
                    .onDelete { names.remove(atOffsets: $0) }
                }
            }
        }
    }

    func testSwipeActionsAreTheRowsMenu() async throws {
        let view = ViewUnderTest(Swiped(), size: CGSize(width: 300, height: 300))
        let list = try view.list
        func innermost(_ widget: HeadlessWidget) -> HeadlessContextMenuSurface? {
            for child in widget.children { if let found = innermost(child) { return found } }
            return widget as? HeadlessContextMenuSurface
        }
        let surface = try XCTUnwrap(innermost(list.rows[1]))
        XCTAssertTrue(surface.openMenu())
        let items = try XCTUnwrap(surface.openedMenu).items
        XCTAssertEqual(items.map(\.title), ["Remove b", "Mark b"])
        items[0].action()
        surface.closeMenu()
        await view.settle()
        XCTAssertEqual(try view.rowNames, ["a"])
        // Actions of its own end the Delete that `onDelete` brings.
        XCTAssertFalse(list.delete(0))
        XCTAssertEqual(view.problems, [])
    }

    private struct Both: View {
        var body: some View {
            List(0..<3, selection: .constant(Set([1]))) { index in
                if index == 2 {
                    Text("Row 2")
                        .contextMenu { Button("Own") {} }
                        .swipeActions { Button("Swiped") {} }
                } else {
                    Text("Row \(index)").swipeActions { Button("Swiped") {} }
                }
            }
            .contextMenu(forSelectionType: Int.self) { items in Button("Open \(items.sorted())") {} }
        }
    }

    /// On a Mac the actions take nothing from the menu: here they are behind its entries.
    func testSwipeActionsAndMenusAreTogether() async throws {
        let view = ViewUnderTest(Both(), size: CGSize(width: 300, height: 300))
        let list = try view.list
        func titles(_ surface: HeadlessContextMenuSurface) throws -> [String] {
            XCTAssertTrue(surface.openMenu())
            defer { surface.closeMenu() }
            return try XCTUnwrap(surface.openedMenu).items.map(\.title)
        }
        func all(_ row: HeadlessWidget) -> [HeadlessContextMenuSurface] {
            ((row as? HeadlessContextMenuSurface).map { [$0] } ?? []) + row.children.flatMap(all)
        }
        _ = list.openMenu(at: 1)
        XCTAssertEqual(try titles(try XCTUnwrap(all(list.rows[1]).last)), ["Open [1]", "Swiped"])
        // In the row and beside its text.
        let own = all(list.rows[2])
        XCTAssertEqual(own.count, 2)
        for surface in own { XCTAssertEqual(Set(try titles(surface)), ["Own", "Swiped"]) }
        XCTAssertEqual(view.problems, [])
    }
}
