import Foundation
import XCTest

@testable import ViewLayout

final class GridTests: XCTestCase {
    private func grid(
        _ alignment: Alignment = .center, _ horizontal: CGFloat? = 0, _ vertical: CGFloat? = 0,
        _ children: [LayoutItem]
    ) -> LayoutContainerItem {
        LayoutContainerItem(
            GridLayout(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical),
            children: children)
    }

    private func row(_ cells: LayoutItem..., alignment: VerticalAlignment? = nil) -> GridRowItem {
        GridRowItem(alignment: alignment, cells: cells)
    }

    func testColumnsAndRows() {
        let (a, b, c, d) = (fixed(10, 10), fixed(30, 20), fixed(20, 40), fixed(10, 10))
        let item = grid(.topLeading, 5, 3, [row(a, b), row(c, d)])
        item.layOut(500, 500)
        assertFrames(
            [item, a, b, c, d],
            [
                rect(0, 0, 55, 63), rect(0, 0, 10, 10), rect(25, 0, 30, 20), rect(0, 23, 20, 40), rect(25, 23, 10, 10),
            ])
        item.layoutDirection = .rightToLeft
        item.layOut(500, 500)
        assertFrames(
            [a, b, c, d],
            [
                rect(45, 0, 10, 10), rect(0, 0, 30, 20), rect(35, 23, 20, 40), rect(20, 23, 10, 10),
            ])
    }

    func testDefaultSpacing() {
        let (a, b, c) = (fixed(10, 10), fixed(10, 10), fixed(10, 10))
        let item = grid(.center, nil, nil, [row(a, b), row(c)])
        item.layOut(500, 500)
        assertFrames([b, c], [rect(18, 0, 10, 10), rect(0, 18, 10, 10)])
    }

    /// LA16
    func testAlignments() {
        let (a, b, c) = (fixed(10, 10), fixed(30, 30), fixed(20, 50))
        let top = row(a, b, alignment: .top)
        let second = LayoutValueItem(GridColumnAlignmentKey.self, .trailing, child: c)
        let item = grid(.bottomLeading, 0, 0, [top, row(fixed(40, 10), second), row(fixed(1, 1), fixed(60, 1))])
        item.layOut(500, 500)
        assertFrames([a, b, c], [rect(0, 0, 10, 10), rect(70, 0, 30, 30), rect(80, 30, 20, 50)])
        let banner = fixed(20, 10)
        let label = LayoutValueItem(GridColumnAlignmentKey.self, .trailing, child: fixed(50, 5))
        grid(.leading, 0, 0, [row(label), banner]).layOut(500, 500)
        XCTAssertEqual(banner.frame, rect(0, 5, 20, 10), "what is no row is in no column")
        top.alignment = nil
        item.layOut(500, 500)
        XCTAssertEqual(a.frame, rect(0, 20, 10, 10))
    }

    func testBaselineRow() {
        let (a, b) = (text(1), fixed(10, 40).guide(.firstTextBaseline, 35))
        let item = grid(.leadingFirstTextBaseline, 0, 0, [row(a, b)])
        item.layOut(500, 500)
        assertFrames([item, a, b], [rect(0, 0, 20, 40), rect(0, 20, 10, 20), rect(10, 0, 10, 40)])
        XCTAssertEqual(item.dimensions(.unspecified)[.firstTextBaseline], 35)
    }

    func testAnchor() {
        let cell = fixed(10, 10)
        let anchored = LayoutValueItem(GridCellAnchorKey.self, UnitPoint(x: 1, y: 0.25), child: cell)
        grid(.center, 0, 0, [row(anchored, fixed(10, 50)), row(fixed(50, 10))]).layOut(500, 500)
        XCTAssertEqual(cell.frame, rect(40, 10, 10, 10))
        // A cell with an anchor has no part in lining up the row.
        let small = fixed(10, 10)
        let tall = LayoutValueItem(GridCellAnchorKey.self, UnitPoint.center, child: fixed(10, 50))
        grid(.center, 0, 0, [row(tall, small)]).layOut(500, 500)
        XCTAssertEqual(small.frame, rect(10, 20, 10, 10))
    }

    func testSpans() {
        let (wide, x, y, z) = (fixed(100, 10), fixed(20, 10), fixed(20, 10), fixed(30, 10))
        let spanning = LayoutValueItem(GridCellColumnsKey.self, 2, child: wide)
        let item = grid(.topLeading, 10, 0, [row(spanning, x), row(y, z, fixed(5, 5))])
        item.layOut(500, 500)
        // 100 over two columns of 20 and 30 and the gap: 20 more for each.
        assertFrames([wide, x, z], [rect(0, 0, 100, 10), rect(110, 0, 20, 10), rect(50, 10, 30, 10)])
        spanning.value = -7
        item.layOut(500, 500)
        XCTAssertEqual(z.frame.minX, 110)
        spanning.value = .max
        item.layOut(5000, 500)
        XCTAssertTrue(item.frame.width.isFinite)
    }

    func testViewsBetweenRowsSpanAllColumns() {
        let (a, b, line) = (fixed(10, 10), fixed(30, 10), FakeLeaf { CGSize(width: $0.width ?? 10, height: 1) })
        let unsized = LayoutValueItem(GridCellUnsizedAxesKey.self, .horizontal, child: line)
        let item = grid(.center, 0, 0, [row(a, b), unsized, row(fixed(10, 10))])
        item.layOut(500, 500)
        assertFrames([item, line], [rect(0, 0, 40, 21), rect(0, 10, 40, 1)])
        unsized.value = []
        item.layOut(500, 500)
        XCTAssertEqual(item.frame.width, 500, "a divider makes the grid take all that is offered")
    }

    func testFlexibleColumnsShare() {
        let (a, b, c, d) = (flexible(), flexible(), fixed(100, 10), fixed(10, 10))
        let item = grid(.topLeading, 20, 10, [row(a, b), row(c, d)])
        item.layOut(320, 110)
        assertFrames(
            [item, a, b, c, d],
            [
                rect(0, 0, 320, 110), rect(0, 0, 150, 90), rect(170, 0, 150, 90), rect(0, 100, 100, 10),
                rect(170, 100, 10, 10),
            ])
    }

    func testTextWrapsInItsColumn() {
        let (label, long) = (fixed(40, 20), text(20))
        let item = grid(.topLeading, 0, 0, [row(label, long)])
        item.layOut(140, 500)
        assertFrames([item, long], [rect(0, 0, 140, 40), rect(40, 0, 100, 40)])
    }

    func testEmptyAndRagged() {
        assertSize(grid(.center, 5, 5, []), (100, 100), (0, 0))
        assertSize(grid(.center, 5, 5, [row()]), (100, 100), (0, 0))
        assertSize(grid(.center, 5, 5, [fixed(10, 10), fixed(20, 10)]), (100, 100), (20, 25))
        assertSize(grid(.center, 5, 5, [row(fixed(1, 1)), row(fixed(1, 1), fixed(1, 1))]), (nil, nil), (7, 7))
        assertSize(grid(.center, .nan, .infinity, [row(fixed(1, 1)), row(fixed(1, 1))]), (0, 0), (1, 10))
    }

    func testChangesInCellsAndRows() {
        let (a, b) = (fixed(10, 10), fixed(10, 10))
        let first = row(a, b)
        let host = HostItem(alignment: .topLeading)
        var calls = 0
        let item = grid(.topLeading, 0, 0, [first])
        host.setChildren([item])
        host.onInvalidation = { calls += 1 }
        host.layOut(in: CGSize(width: 100, height: 100))
        a.setSize(30, 10)
        XCTAssertEqual(calls, 1)
        host.layOut(in: CGSize(width: 100, height: 100))
        XCTAssertEqual(b.frame.minX, 30)
        first.setChildren([b])
        XCTAssertEqual(calls, 2)
        host.layOut(in: CGSize(width: 100, height: 100))
        XCTAssertEqual(b.frame.minX, 0)
        XCTAssertTrue(a.frame.isNull)
        XCTAssertEqual(first.frame, rect(0, 0, 10, 10))
    }

    func testChangesInCellsThatAreMeasuredButNotPlaced() {
        let cell = fixed(10, 10)
        let item = grid(.topLeading, 0, 0, [row(PaddingItem(EdgeInsets(), child: cell))])
        assertSize(item, (100, 100), (10, 10))
        cell.setSize(20, 20)
        assertSize(item, (100, 100), (20, 20))
    }

    func testRowOutsideOfGrid() {
        let (a, b, c) = (fixed(10, 10), fixed(10, 10), fixed(10, 10))
        let item = vstack(0, .center, [row(a, b), c])
        item.layOut(100, 100)
        XCTAssertEqual([a, b, c].map(\.frame.minY), [0, 10, 20])
        item.layout = AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0))
        item.layOut(100, 100)
        assertFrames([a, b, c], [rect(0, 0, 10, 10), rect(10, 0, 10, 10), rect(5, 10, 10, 10)])
    }
}
