import HeadlessToolkit
import SwiftUITesting
import ViewGraph
import XCTest

@testable import SwiftUI

/// The app scrolls.
@MainActor
final class ScrollingTests: XCTestCase {
    private struct Reader<Content: View>: View {
        let target: Int
        let anchor: UnitPoint?
        @ViewBuilder let content: Content

        var body: some View {
            ScrollViewReader { proxy in
                VStack {
                    Button("Go") { proxy.scrollTo(target, anchor: anchor) }
                    content
                }
            }
        }
    }

    func testAListScrollsToARow() async throws {
        for (anchor, expected) in [(UnitPoint.top, 0), (.bottom, 1), (nil, 1)] as [(UnitPoint?, Int)] {
            let view = ViewUnderTest(
                Reader(target: 300, anchor: anchor) { List(0..<1_000) { Text("Row \($0)") } },
                size: CGSize(width: 300, height: 300))
            try view.find(.button, "Go").press()
            await view.settle()
            let list = try view.list
            let row = try XCTUnwrap(list.rows.first { $0.index == 300 }, "\(list.rows.map(\.index))")
            if expected == 0 {
                XCTAssertEqual(row.frame.minY, 0, accuracy: 1)
            } else {
                XCTAssertEqual(row.frame.maxY, list.frame.height, accuracy: 1)
            }
        }
    }

    func testAListScrollsToAStaticRow() async throws {
        let view = ViewUnderTest(
            Reader(target: 5, anchor: nil) {
                List {
                    ForEach(100..<200) { Text("Row \($0)") }
                    Section("Last") { Text("Here").id(5) }
                }
            }, size: CGSize(width: 300, height: 300))
        try view.find(.button, "Go").press()
        await view.settle()
        XCTAssertEqual(try view.rowNames.last, "Here")
    }

    func testAScrollViewScrollsToAView() async throws {
        let view = ViewUnderTest(
            Reader(target: 30, anchor: .center) {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<50) { Text("Row \($0)").frame(height: 40) } }
                }
            }, size: CGSize(width: 300, height: 300))
        try view.find(.button, "Go").press()
        await view.settle()
        let scroll = try XCTUnwrap(view.find(.scrollView).widget as? HeadlessScrollSurface)
        XCTAssertEqual(scroll.offset.y, 30 * 40 + 20 - scroll.frame.height / 2, accuracy: 1)
    }

    func testALazyStackScrollsToAViewThatIsNotMade() async throws {
        let view = ViewUnderTest(
            Reader(target: 700, anchor: .top) {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<1_000) { Text("Row \($0)").frame(height: $0 < 500 ? 40 : 60) }
                    }
                }
            }, size: CGSize(width: 300, height: 300))
        await view.settle()
        try view.find(.button, "Go").press()
        await view.settle()
        let scroll = try XCTUnwrap(view.find(.scrollView).widget as? HeadlessScrollSurface)
        XCTAssertEqual(try view.find(.label, "Row 700").frame.midY - scroll.frame.minY, 30, accuracy: 25)
        XCTAssertEqual(view.problems, [])
    }
}
