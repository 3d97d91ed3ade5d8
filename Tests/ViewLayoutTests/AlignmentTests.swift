import Foundation
import XCTest

@testable import ViewLayout

private enum Marker: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
}

private enum Column: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] + 1 }
}

private enum Broken: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { .nan }
}

extension VerticalAlignment {
    fileprivate static let marker = VerticalAlignment(Marker.self)
    fileprivate static let broken = VerticalAlignment(Broken.self)
}

extension HorizontalAlignment {
    fileprivate static let column = HorizontalAlignment(Column.self)
}

final class AlignmentTests: XCTestCase {
    func testKeys() {
        XCTAssertEqual(HorizontalAlignment.leading, .leading)
        XCTAssertNotEqual(HorizontalAlignment.leading, .trailing)
        XCTAssertEqual(HorizontalAlignment(Column.self), .column)
        XCTAssertNotEqual(AlignmentKey(Marker.self, axis: .horizontal), AlignmentKey(Marker.self, axis: .vertical))
        XCTAssertEqual(Alignment.bottomTrailing, Alignment(horizontal: .trailing, vertical: .bottom))
        XCTAssertEqual(Alignment.leadingLastTextBaseline.vertical, .lastTextBaseline)
        XCTAssertEqual(Set([VerticalAlignment.top.key, VerticalAlignment.top.key]).count, 1)
    }

    func testDefaults() {
        let dimensions = ViewDimensions(size: CGSize(width: 40, height: 20))
        XCTAssertEqual(
            [dimensions[.leading], dimensions[HorizontalAlignment.center], dimensions[.trailing]], [0, 20, 40])
        XCTAssertEqual([dimensions[.top], dimensions[VerticalAlignment.center], dimensions[.bottom]], [0, 10, 20])
        XCTAssertEqual([dimensions[.firstTextBaseline], dimensions[.lastTextBaseline]], [20, 20])
        XCTAssertEqual(dimensions[.marker], 5)
        XCTAssertEqual(dimensions[.column], 1)
        XCTAssertEqual(dimensions[.broken], 0)
        XCTAssertNil(dimensions[explicit: .top])
        XCTAssertNil(dimensions[explicit: .leading])
    }

    /// LA15
    func testCombining() {
        XCTAssertNil(VerticalAlignment.marker.combineExplicit([nil, nil]))
        XCTAssertEqual(VerticalAlignment.marker.combineExplicit([10, nil, 20, 60]), 30)
        XCTAssertEqual(VerticalAlignment.firstTextBaseline.combineExplicit([30, nil, 20]), 20)
        XCTAssertEqual(VerticalAlignment.lastTextBaseline.combineExplicit([30, nil, 20]), 30)
        XCTAssertEqual(HorizontalAlignment.listRowSeparatorLeading.combineExplicit([30, 20]), 20)
        XCTAssertEqual(HorizontalAlignment.listRowSeparatorTrailing.combineExplicit([30, 20]), 30)
        XCTAssertNil(HorizontalAlignment.leading.combineExplicit([10, 20]))
        XCTAssertEqual(VerticalAlignment.marker.combineExplicit([.nan, 4]), 4)
    }

    func testBaselines() {
        let (a, b) = (text(1), text(10))
        let icon = fixed(10, 30)
        let row = hstack(0, .firstTextBaseline, [a, FixedFrameItem(width: 50, child: b), icon])
        row.layOut(500, 500)
        // The icon has no text: its bottom edge is on the baseline.
        assertFrames([a, b, icon], [rect(0, 15, 10, 20), rect(10, 15, 50, 40), rect(60, 0, 10, 30)])
        XCTAssertEqual(row.frame, rect(0, 0, 70, 55))
        row.layout = HStackLayout(alignment: .lastTextBaseline, spacing: 0)
        row.layOut(500, 500)
        assertFrames([a, b, icon], [rect(0, 20, 10, 20), rect(10, 0, 50, 40), rect(60, 5, 10, 30)])
    }

    func testBaselinesOfContainers() {
        let column = vstack(5, .leading, [text(2), text(2)])
        XCTAssertEqual(column.dimensions(.unspecified)[.firstTextBaseline], 15)
        XCTAssertEqual(column.dimensions(.unspecified)[.lastTextBaseline], 40)
        let padded = PaddingItem(EdgeInsets(.all, 3), child: column)
        XCTAssertEqual(padded.dimensions(.unspecified)[.firstTextBaseline], 18)
        let frame = FixedFrameItem(height: 100, alignment: .bottom, child: padded)
        XCTAssertEqual(frame.dimensions(.unspecified)[.firstTextBaseline], 67)
        let layered = LayeredItem(isBackground: true, primary: frame, secondary: [text(1)])
        XCTAssertEqual(layered.dimensions(.unspecified)[.firstTextBaseline], 67)
        let offset = OffsetItem(CGSize(width: 0, height: 50), child: text(1))
        XCTAssertEqual(offset.dimensions(.unspecified)[.firstTextBaseline], 15)
        XCTAssertNil(vstack(0, .leading, []).dimensions(.unspecified)[explicit: .firstTextBaseline])
    }

    func testExplicitGuides() {
        let (a, b) = (fixed(20, 10), fixed(20, 10))
        let moved = AlignmentGuideItem(HorizontalAlignment.leading.key, child: a) { $0.width / 2 }
        let column = vstack(0, .leading, [moved, b])
        column.layOut(100, 100)
        assertFrames([column, a, b], [rect(0, 0, 30, 20), rect(0, 0, 20, 10), rect(10, 10, 20, 10)])
        moved.update(HorizontalAlignment.leading.key) { _ in -10 }
        column.layOut(100, 100)
        assertFrames([column, a, b], [rect(0, 0, 30, 20), rect(10, 0, 20, 10), rect(0, 10, 20, 10)])
        moved.update(HorizontalAlignment.leading.key) { _ in .nan }
        column.layOut(100, 100)
        assertFrames([column, a, b], [rect(0, 0, 20, 20), rect(0, 0, 20, 10), rect(0, 10, 20, 10)])
        // What a child sets on its frame's guides ends at its container.
        moved.update(HorizontalAlignment.leading.key) { _ in 7 }
        XCTAssertEqual(moved.dimensions(.unspecified)[explicit: .leading], 7)
        XCTAssertNil(column.dimensions(.unspecified)[explicit: .leading])
    }

    func testInnermostGuideIsComputedFromOuterOnes() {
        let inner = AlignmentGuideItem(VerticalAlignment.marker.key, child: fixed(10, 40)) { $0[.marker] + 1 }
        let outer = AlignmentGuideItem(VerticalAlignment.marker.key, child: inner) { $0[.marker] * 2 }
        XCTAssertEqual(outer.dimensions(.unspecified)[.marker], 22)
    }

    func testCustomGuideAcrossStacks() {
        let a = AlignmentGuideItem(HorizontalAlignment.column.key, child: fixed(30, 10)) { $0.width }
        let first = hstack(0, .center, [fixed(10, 10), a])
        let b = AlignmentGuideItem(HorizontalAlignment.column.key, child: fixed(50, 10)) { _ in 0 }
        let second = hstack(0, .center, [fixed(25, 10), b])
        let column = vstack(0, .column, [first, second])
        column.layOut(500, 500)
        assertFrames([first, second, column], [rect(0, 0, 40, 10), rect(15, 10, 75, 10), rect(0, 0, 90, 20)])
        XCTAssertEqual(column.dimensions(.unspecified)[explicit: .column], 40)
    }

    func testExplicitGuidesAreMirroredWithTheirViews() {
        let (a, b) = (fixed(20, 10), fixed(20, 10))
        let column = vstack(
            0, .leading,
            [
                AlignmentGuideItem(HorizontalAlignment.leading.key, child: a) { _ in 5 }, b,
            ])
        column.layoutDirection = .rightToLeft
        column.layOut(100, 100)
        assertFrames([column, a, b], [rect(0, 0, 25, 20), rect(5, 0, 20, 10), rect(0, 10, 20, 10)])
    }

    func testZStackUnitesAlignedExtents() {
        let (a, b) = (fixed(20, 10).guide(.leading, 15), fixed(20, 10))
        let stack = zstack(.topLeading, [a, b])
        stack.layOut(100, 100)
        assertFrames([stack, a, b], [rect(0, 0, 35, 10), rect(0, 0, 20, 10), rect(15, 0, 20, 10)])
    }

    func testFrameAlignsByChildsGuide() {
        let child = fixed(20, 10).guide(HorizontalAlignment.center, 0)
        let frame = FixedFrameItem(width: 100, height: 100, child: child)
        frame.layOut(0, 0)
        XCTAssertEqual(child.frame, rect(50, 45, 20, 10))
    }

    /// LA14
    func testSpacing() {
        let (two, eight) = (ViewSpacing(2, edges: .all), ViewSpacing(8, edges: .all))
        XCTAssertEqual(two.distance(to: eight, along: .horizontal), 8)
        XCTAssertEqual(eight.distance(to: two, along: .vertical), 8)
        XCTAssertEqual(ViewSpacing().distance(to: ViewSpacing(), along: .vertical), 8)
        XCTAssertEqual(ViewSpacing.zero.distance(to: .zero, along: .vertical), 0)
        XCTAssertEqual(two.union(ViewSpacing(30, edges: .top)).distance(to: two, along: .vertical), 2)
        XCTAssertEqual(two.distance(to: two.union(ViewSpacing(30, edges: .top)), along: .vertical), 30)
        XCTAssertEqual(
            two.distance(to: two.union(ViewSpacing(30, edges: .top), edges: .leading), along: .vertical), 2)
        XCTAssertEqual(ViewSpacing.zero.union(ViewSpacing()).distance(to: .zero, along: .vertical), 0)
        XCTAssertEqual(ViewSpacing.zero.union(ViewSpacing()).distance(to: ViewSpacing(), along: .vertical), 8)
    }

    func testSpacingOfContainers() {
        let (a, b) = (fixed(10, 10), fixed(10, 10))
        a.wishes = ViewSpacing(20, edges: .all)
        b.wishes = ViewSpacing(30, edges: .all)
        let row = hstack(nil, .center, [a, b])
        let (before, after) = (fixed(10, 10), fixed(10, 10))
        let outer = hstack(nil, .center, [before, row, after])
        outer.layOut(500, 500)
        XCTAssertEqual([before, a, b, after].map(\.frame.minX), [0, 30, 70, 110])
        XCTAssertEqual(row.spacing.distance(to: ViewSpacing(), along: .vertical), 30)
        let padded = PaddingItem(EdgeInsets(.trailing, 1), child: row)
        XCTAssertEqual(padded.spacing.distance(to: ViewSpacing(), along: .horizontal), 8)
        XCTAssertEqual(ViewSpacing().distance(to: padded.spacing, along: .horizontal), 20)
    }
}
