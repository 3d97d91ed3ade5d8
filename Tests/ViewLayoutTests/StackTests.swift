import Foundation
import XCTest

@testable import ViewLayout

final class StackTests: XCTestCase {
    /// LA5: the least flexible child is served first, and what it refuses overflows.
    func testLeastFlexibleFirst() {
        let a = flexible()
        let b = flexible()
        let stack = hstack(
            0, .center,
            [
                FlexibleFrameItem(horizontal: .init(max: 100), child: a),
                FlexibleFrameItem(horizontal: .init(min: 100), child: b),
            ])
        let frame = FixedFrameItem(width: 150, child: stack)
        frame.layOut(400, 50)
        assertFrames(
            [frame, stack, a, b],
            [
                rect(0, 0, 150, 50), rect(-12.5, 0, 175, 50), rect(-12.5, 0, 75, 50), rect(62.5, 0, 100, 50),
            ])
    }

    /// LA6: what one leaves, those after it get.
    func testEquallyFlexibleInOrder() {
        let half = FakeLeaf { CGSize(width: ($0.width ?? 10) / 2, height: 10) }
        let children = [flexible(), half, flexible()]
        let stack = hstack(10, .top, children)
        stack.layOut(620, 10)
        XCTAssertEqual(children.map(\.frame.width), [200, 100, 300])
        XCTAssertEqual(children.map(\.frame.minX), [0, 210, 320])
        XCTAssertEqual(stack.frame, rect(0, 0, 620, 10))
    }

    /// LA7: each priority is offered all but the minimum lengths of those below.
    func testThreePriorities() {
        let low = bounded(30...1000)
        let middle = bounded(20...60)
        let high = bounded(10...100)
        let stack = hstack(0, .top, [low, PriorityItem(1, child: middle), PriorityItem(2, child: high)])
        stack.layOut(300, 10)
        XCTAssertEqual([low, middle, high].map(\.frame.width), [140, 60, 100])
        stack.layOut(120, 10)
        // 120 - (20 + 30) for the highest, then 50 - 30, then the rest.
        XCTAssertEqual([low, middle, high].map(\.frame.width), [30, 20, 70])
        stack.layOut(40, 10)
        XCTAssertEqual([low, middle, high].map(\.frame.width), [30, 20, 10])
    }

    func testNegativeAndBrokenPriorities() {
        let last = flexible()
        let first = bounded(0...1000)
        let broken = fixed(10, 10)
        let stack = hstack(0, .top, [PriorityItem(-1, child: last), first, PriorityItem(.nan, child: broken)])
        stack.layOut(500, 10)
        XCTAssertEqual([last, first, broken].map(\.frame.width), [0, 490, 10])
    }

    /// Within one priority, a child that takes less than its share leaves the rest to more flexible ones.
    func testSharesWithinPriority() {
        let children = [flexible(), fixed(50, 10), bounded(0...30), flexible()]
        hstack(0, .top, children).layOut(300, 10)
        XCTAssertEqual(children.map(\.frame.width), [110, 50, 30, 110])
    }

    /// LA8
    func testSpacer() {
        let (a, b, spacer) = (fixed(20, 10), fixed(30, 20), SpacerItem())
        let stack = hstack(nil, .center, [a, spacer, b])
        assertSize(stack, (200, 100), (200, 20))
        assertSize(stack, (nil, nil), (58, 20))
        assertSize(stack, (0, 0), (58, 20))
        stack.layOut(200, 100)
        assertFrames([a, spacer, b], [rect(0, 5, 20, 10), rect(20, 10, 150, 0), rect(170, 0, 30, 20)])
        // Outside of a stack it expands on both axes; in a column along the column.
        assertSize(SpacerItem(minLength: 5), (70, 90), (70, 90))
        assertSize(vstack(0, .center, [SpacerItem(minLength: 5), fixed(4, 4)]), (70, 90), (4, 90))
    }

    /// A spacer gives way to a view that can use the room, down to its least length.
    func testSpacerTakesWhatIsLeft() {
        let (text, spacer) = (bounded(10...150), SpacerItem(minLength: 8))
        let row = hstack(0, .center, [text, spacer])
        row.layOut(200, 10)
        XCTAssertEqual([text, spacer].map(\.frame.width), [150, 50])
        row.layOut(100, 10)
        XCTAssertEqual([text, spacer].map(\.frame.width), [92, 8])
    }

    func testSpacerFollowsItsStackThroughOthers() {
        let spacer = SpacerItem(minLength: 0)
        let padded = PaddingItem(EdgeInsets(.all, 5), child: spacer)
        let row = hstack(0, .center, [padded, fixed(10, 10)])
        assertSize(row, (100, 100), (100, 10))
        let inner = zstack(.center, [SpacerItem(minLength: 0)])
        assertSize(hstack(0, .center, [inner, fixed(10, 10)]), (100, 100), (100, 100))
        row.layout = VStackLayout(spacing: 0)
        assertSize(row, (100, 100), (10, 100))
    }

    func testSpacerWithSpacing() {
        let (a, b) = (fixed(20, 10), fixed(30, 10))
        hstack(20, .center, [a, SpacerItem(minLength: 0), b]).layOut(0, 10)
        XCTAssertEqual(b.frame.minX, 60)
        hstack(nil, .center, [a, SpacerItem(minLength: -3), b]).layOut(0, 10)
        XCTAssertEqual(b.frame.minX, 20)
    }

    func testDefaultSpacing() {
        let children = [fixed(10, 10), fixed(10, 10), fixed(10, 10)]
        vstack(nil, .center, children).layOut(100, 100)
        XCTAssertEqual(children.map(\.frame.minY), [0, 18, 36])
    }

    /// LA17
    func testHalves() {
        let children = [flexible(), flexible()]
        vstack(0, .center, children).layOut(100, 100)
        assertFrames(children, [rect(0, 0, 100, 50), rect(0, 50, 100, 50)])
    }

    func testEmptyStack() {
        let stack = vstack(10, .center, [])
        assertSize(stack, (100, 100), (0, 0))
        XCTAssertEqual(stack.spacing.distance(to: ViewSpacing(), along: .vertical), 0)
        stack.layOut(100, 100)
        XCTAssertEqual(stack.frame, .zero)
    }

    func testCrossAlignment() {
        let children = [fixed(10, 10), fixed(30, 10), fixed(20, 10)]
        for (alignment, expected) in [
            (HorizontalAlignment.leading, [0, 0, 0]), (.center, [10, 0, 5]), (.trailing, [20, 0, 10]),
        ] as [(HorizontalAlignment, [CGFloat])] {
            vstack(0, alignment, children).layOut(100, 100)
            XCTAssertEqual(children.map(\.frame.minX), expected)
        }
    }

    func testWrappingTextInRow() {
        // 100 for two texts: the shorter one is less flexible and takes its 30.
        let (short, long) = (text(3), text(14))
        let row = hstack(0, .top, [short, long])
        row.layOut(100, 200)
        assertFrames([short, long, row], [rect(0, 0, 30, 20), rect(30, 0, 70, 40), rect(0, 0, 100, 40)])
        assertSize(row, (nil, nil), (170, 20))
    }

    func testNestedStacksOverflowAroundTheirAlignment() {
        let inner = fixed(300, 20)
        let row = hstack(0, .center, [inner])
        let frame = FixedFrameItem(width: 100, height: 10, alignment: .trailing, child: row)
        frame.layOut(50, 50)
        assertFrames([frame, row, inner], [rect(0, 0, 100, 10), rect(-200, -5, 300, 20), rect(-200, -5, 300, 20)])
    }

    func testSpacingLargerThanOffer() {
        let children = [flexible(), flexible()]
        let stack = hstack(50, .top, children)
        stack.layOut(20, 10)
        XCTAssertEqual(children.map(\.frame.width), [0, 0])
        XCTAssertEqual(stack.frame.width, 50)
    }

    func testNegativeSpacing() {
        let children = [fixed(20, 10), fixed(20, 10)]
        let stack = hstack(-5, .top, children)
        stack.layOut(100, 10)
        XCTAssertEqual(children.map(\.frame.minX), [0, 15])
        XCTAssertEqual(stack.frame.width, 35)
    }

    func testHugeAndBrokenNumbers() {
        let children = [fixed(1e300, 10), flexible(), fixed(.nan, .nan), fixed(-5, 3), fixed(.infinity, 7)]
        let stack = hstack(.nan, .center, children)
        stack.layOut(100, 100)
        for child in children {
            XCTAssertTrue(child.frame.minX.isFinite && child.frame.minY.isFinite, "\(child.frame)")
            XCTAssertTrue(child.frame.width >= 0 && child.frame.width.isFinite)
        }
        XCTAssertTrue(stack.frame.width.isFinite)
        assertSize(hstack(0, .center, [flexible(), flexible()]), (.infinity, .infinity), (.infinity, .infinity))
        assertSize(hstack(0, .center, [flexible()]), (-5, .nan), (0, 10))
    }

    func testRightToLeft() {
        let (a, b) = (fixed(20, 10), fixed(30, 10))
        let row = hstack(5, .top, [a, b])
        row.layoutDirection = .rightToLeft
        row.place(at: CGPoint(x: 100, y: 0), proposal: .unspecified)
        XCTAssertEqual(row.frame, rect(100, 0, 55, 10))
        assertFrames([a, b], [rect(135, 0, 20, 10), rect(100, 0, 30, 10)])
        let column = vstack(0, .leading, [a, b])
        column.layoutDirection = .rightToLeft
        column.layOut(100, 100)
        assertFrames([a, b], [rect(10, 0, 20, 10), rect(0, 10, 30, 10)])
        column.layoutDirection = .leftToRight
        column.layOut(100, 100)
        assertFrames([a, b], [rect(0, 0, 20, 10), rect(0, 10, 30, 10)])
    }
}
