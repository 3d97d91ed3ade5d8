import HeadlessToolkit
import SwiftUITesting
import XCTest

@testable import SwiftUI

/// Groups that are hidden, deep in views of one's own and with modifiers on them, as rows of a list.
@MainActor
final class DisclosureInAViewTests: XCTestCase {
    private struct Item: Identifiable {
        let id: String
        var children: [Item]?
    }

    private struct Branch: View {
        let item: Item
        @State private var isExpanded = false
        var body: some View {
            DisclosureGroup(isExpanded: $isExpanded) {
                Leaves(items: item.children ?? [])
            } label: {
                Group { Label(item.id, systemImage: "folder").onDrag { NSItemProvider() } }
            }
            .onTapGesture { isExpanded.toggle() }
        }
    }

    private struct Leaves: View {
        let items: [Item]
        var body: some View {
            ForEach(items) { item in
                Group {
                    if item.children == nil { Label(item.id, systemImage: "doc") } else { Branch(item: item) }
                }
            }
            .onInsert(of: [.text]) { _, _ in }
        }
    }

    func testTheyAreRows() async throws {
        let items = [Item(id: "a", children: [Item(id: "b"), Item(id: "c", children: [])]), Item(id: "d", children: [])]
        let app = ViewUnderTest(
            List(selection: .constant(Set<String>())) { Leaves(items: items) }, size: CGSize(width: 300, height: 300))
        let list = try app.list
        XCTAssertEqual(try app.rowNames, ["a", "d"])
        XCTAssertEqual(list.content(ofRow: 0)?.isExpanded, false)
        XCTAssertTrue(list.setExpanded(true, 0))
        await app.settle()
        XCTAssertEqual(try app.rowNames, ["a", "b", "c", "d"])
        XCTAssertEqual((0..<4).map { list.content(ofRow: $0)?.level }, [1, 2, 2, 1])
        // The gesture is that of each row.
        let frame = try app.find(.label, "a").frame
        XCTAssertTrue(try app.frontWindow().click(at: CGPoint(x: frame.midX, y: frame.midY)))
        await app.settle()
        XCTAssertEqual(try app.rowNames, ["a", "d"])
        XCTAssertEqual(app.problems, [])
    }
}
