import Foundation
import XCTest

@testable import ViewLayout

final class FrameTests: XCTestCase {
    /// LA1
    func testFixedFrame() {
        let child = fixed(50, 20)
        let frame = FixedFrameItem(width: 30, height: 100, alignment: .bottomTrailing, child: child)
        for proposal in [(0, 0), (nil, nil), (500, 10), (.infinity, .infinity)] as [(CGFloat?, CGFloat?)] {
            assertSize(frame, proposal, (30, 100))
        }
        frame.layOut(10, 10)
        XCTAssertEqual(child.frame, rect(-20, 80, 50, 20))
        XCTAssertEqual(child.placedProposal, ProposedViewSize(width: 30, height: 100))
        frame.width = nil
        assertSize(frame, (10, 10), (50, 100))
        frame.height = .nan
        frame.width = .infinity
        assertSize(frame, (10, 10), (50, 20))
        frame.width = -4
        assertSize(frame, (10, 10), (0, 20))
    }

    /// LA2
    func testFlexibleFrameNumbers() {
        let cases: [(min: CGFloat?, max: CGFloat?, child: CGFloat, proposal: CGFloat?, expected: CGFloat)] = [
            (100, nil, 50, 300, 100), (100, nil, 50, 60, 100), (nil, 100, 50, 300, 100), (nil, 100, 50, 60, 60),
            (nil, 100, 150, 300, 100), (50, 100, 10, 70, 70), (50, 100, 10, 10, 50), (50, 100, 10, 400, 100),
            (100, nil, 200, 150, 150), (nil, .infinity, 50, 300, 300), (nil, .infinity, 50, nil, 50),
            (nil, .infinity, 50, .infinity, .infinity), (0, .infinity, 50, 0, 0), (0, nil, 50, 20, 20),
            (nil, nil, 50, 20, 50), (100, nil, 50, nil, 100), (nil, 30, 50, nil, 30), (80, 40, 10, 10, 80),
            (.infinity, nil, 50, 20, 50), (.nan, .nan, 50, 20, 50), (-10, nil, 50, 20, 20),
        ]
        for test in cases {
            let frame = FlexibleFrameItem(
                horizontal: .init(min: test.min, max: test.max), child: fixed(test.child, 10))
            XCTAssertEqual(frame.sizeFor(test.proposal, nil), CGSize(width: test.expected, height: 10), "\(test)")
        }
    }

    func testFlexibleFrameProposals() {
        let child = flexible()
        let frame = FlexibleFrameItem(horizontal: .init(min: 20, ideal: 50, max: 80), child: child)
        for (proposal, offer) in [(10, 20), (60, 60), (100, 80), (nil, 50)] as [(CGFloat?, CGFloat?)] {
            XCTAssertEqual(frame.childProposal(ProposedViewSize(width: proposal, height: nil)).width, offer)
            XCTAssertEqual(frame.sizeFor(proposal, 5).width, offer)
        }
        let ideal = FlexibleFrameItem(horizontal: .init(ideal: 50), vertical: .init(ideal: 40), child: child)
        assertSize(ideal, (nil, nil), (50, 40))
        assertSize(ideal, (7, 9), (7, 9))
    }

    /// An editor or a colour of a least height, in what scrolls.
    func testWhatFillsItsPlaceFillsTheLeastLength() {
        let child = flexible()
        let frame = FlexibleFrameItem(vertical: .init(min: 180), alignment: .topLeading, child: child)
        assertSize(frame, (300, nil), (300, 180))
        XCTAssertEqual(frame.childProposal(ProposedViewSize(width: 300, height: nil)).height, 180)
        // A text stays as it is, and what is higher by itself too.
        for height in [20, 400] as [CGFloat] {
            let text = fixed(50, height)
            let frame = FlexibleFrameItem(vertical: .init(min: 180), alignment: .topLeading, child: text)
            assertSize(frame, (300, nil), (50, max(180, height)))
            XCTAssertEqual(text.size(frame.childProposal(ProposedViewSize(width: 300, height: nil))).height, height)
        }
    }

    func testNestedFlexibleFrames() {
        let child = fixed(50, 50)
        let inner = FlexibleFrameItem(horizontal: .init(max: .infinity), alignment: .leading, child: child)
        let outer = FlexibleFrameItem(
            horizontal: .init(max: 200), vertical: .init(min: 80), alignment: .bottom, child: inner)
        outer.layOut(500, 10)
        assertFrames([outer, inner, child], [rect(0, 0, 200, 80), rect(0, 30, 200, 50), rect(0, 30, 50, 50)])
    }

    /// LA3
    func testFixedSize() {
        let child = text(20)
        let item = FixedSizeItem(horizontal: true, vertical: false, child: child)
        assertSize(item, (50, 40), (200, 20))
        assertSize(FixedSizeItem(horizontal: false, vertical: true, child: child), (50, 20), (50, 80))
        let frame = FixedFrameItem(width: 100, height: 20, child: item)
        frame.layOut(10, 10)
        XCTAssertEqual(child.frame, rect(-50, 0, 200, 20))
    }

    func testPadding() {
        let child = flexible()
        let item = PaddingItem(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), child: child)
        item.layOut(100, 50)
        assertFrames([item, child], [rect(0, 0, 100, 50), rect(2, 1, 94, 46)])
        item.layoutDirection = .rightToLeft
        item.layOut(100, 50)
        XCTAssertEqual(child.frame, rect(4, 1, 94, 46))
        assertSize(item, (3, 3), (6, 4))
        assertSize(item, (nil, nil), (16, 14))
        item.insets = EdgeInsets(.all, -10)
        item.layOut(100, 50)
        XCTAssertEqual(child.frame, rect(-10, -10, 120, 70))
        item.insets = EdgeInsets(.horizontal, .nan)
        assertSize(item, (20, 20), (20, 20))
        XCTAssertEqual(EdgeInsets.defaultPadding, 16)
    }

    func testAspectRatio() {
        let child = flexible()
        let item = AspectRatioItem(ratio: 2, contentMode: .fit, child: child)
        assertSize(item, (100, 100), (100, 50))
        assertSize(item, (100, 20), (40, 20))
        assertSize(item, (100, nil), (100, 50))
        assertSize(item, (nil, 20), (40, 20))
        assertSize(item, (.infinity, 20), (40, 20))
        assertSize(item, (.infinity, .infinity), (.infinity, .infinity))
        assertSize(item, (0, 50), (0, 0))
        item.contentMode = .fill
        assertSize(item, (100, 100), (200, 100))
        assertSize(item, (100, 20), (100, 50))
        let photo = FakeLeaf {
            $0 == .unspecified ? CGSize(width: 30, height: 60) : $0.replacingUnspecifiedDimensions()
        }
        assertSize(AspectRatioItem(ratio: nil, contentMode: .fit, child: photo), (100, 100), (50, 100))
        assertSize(AspectRatioItem(ratio: nil, contentMode: .fit, child: photo), (nil, nil), (30, 60))
        for ratio in [0, -1, .nan, .infinity] as [CGFloat] {
            assertSize(AspectRatioItem(ratio: ratio, contentMode: .fit, child: photo), (100, 100), (50, 100))
        }
        assertSize(AspectRatioItem(ratio: nil, contentMode: .fit, child: fixed(0, 0)), (100, 100), (0, 0))
    }

    /// LA11
    func testOffsetAndPosition() {
        let child = fixed(20, 10)
        let offset = OffsetItem(CGSize(width: 5, height: -7), child: child)
        let neighbour = fixed(10, 10)
        let row = hstack(0, .top, [offset, neighbour])
        row.layOut(100, 100)
        assertFrames([offset, child, neighbour], [rect(0, 0, 20, 10), rect(5, -7, 20, 10), rect(20, 0, 10, 10)])
        child.forgetCounts()
        offset.offset = CGSize(width: 1, height: CGFloat.nan)
        row.layOut(100, 100)
        XCTAssertEqual(child.frame, rect(1, 0, 20, 10))
        XCTAssertEqual(child.askedProposals, [], "an offset changes no size")

        let position = PositionItem(CGPoint(x: 30, y: 40), child: child)
        position.place(at: CGPoint(x: 100, y: 100), proposal: ProposedViewSize(width: 200, height: 200))
        assertFrames([position, child], [rect(100, 100, 200, 200), rect(120, 135, 20, 10)])
        assertSize(position, (nil, 50), (20, 50))
        position.layoutDirection = .rightToLeft
        position.place(at: CGPoint(x: 100, y: 100), proposal: ProposedViewSize(width: 200, height: 200))
        XCTAssertEqual(child.frame, rect(120, 135, 20, 10))
    }

    /// LA9
    func testLayersAreLinedUpAsOne() {
        let primary = fixed(100, 50)
        let (large, small) = (fixed(40, 40), fixed(10, 10))
        let item = LayeredItem(
            isBackground: false, alignment: .topTrailing, primary: primary, secondary: [large, small])
        item.layOut(500, 500)
        assertFrames(
            [item, primary, large, small],
            [
                rect(0, 0, 100, 50), rect(0, 0, 100, 50), rect(60, 0, 40, 40), rect(90, 0, 10, 10),
            ])
        XCTAssertEqual(large.placedProposal, ProposedViewSize(width: 100, height: 50))
        item.alignment = .bottom
        item.setSecondary([small, large])
        item.layOut(500, 500)
        assertFrames([large, small], [rect(30, 10, 40, 40), rect(45, 40, 10, 10)])
        item.layoutDirection = .rightToLeft
        item.alignment = .leading
        item.layOut(500, 500)
        assertFrames([large, small], [rect(60, 5, 40, 40), rect(90, 20, 10, 10)])
    }

    func testLayersWithPriorities() {
        let (large, small) = (fixed(40, 40), fixed(10, 10))
        let item = LayeredItem(
            isBackground: false, alignment: .center, primary: fixed(100, 50),
            secondary: [large, PriorityItem(1, child: small)])
        item.layOut(500, 500)
        assertFrames([large, small], [rect(30, 5, 40, 40), rect(45, 20, 10, 10)])
    }

    func testLayersLargerThanThePrimaryChild() {
        let item = LayeredItem(isBackground: true, primary: fixed(20, 20), secondary: [fixed(60, 4)])
        item.layOut(100, 100)
        var order: [CGRect] = []
        item.forEachChild { order.append($0.frame) }
        XCTAssertEqual(order, [rect(-20, 8, 60, 4), rect(0, 0, 20, 20)])
        let none = LayeredItem(isBackground: true, primary: fixed(20, 20), secondary: [])
        none.layOut(100, 100)
        XCTAssertEqual(none.frame, rect(0, 0, 20, 20))
    }

    func testGeometryReader() {
        let (a, b) = (fixed(20, 10), fixed(5, 5))
        var told: [CGSize] = []
        let reader = GeometryReaderItem { told.append($0) }
        reader.setChildren([a, b])
        assertSize(reader, (nil, nil), (10, 10))
        reader.place(at: CGPoint(x: 7, y: 8), proposal: ProposedViewSize(width: 100, height: 60))
        assertFrames([a, b], [rect(7, 8, 20, 10), rect(7, 8, 5, 5)])
        reader.place(at: .zero, proposal: ProposedViewSize(width: 100, height: 60))
        XCTAssertEqual(told, [CGSize(width: 100, height: 60)])
        reader.layoutDirection = .rightToLeft
        reader.place(at: .zero, proposal: ProposedViewSize(width: 100, height: 60))
        assertFrames([a, b], [rect(80, 0, 20, 10), rect(95, 0, 5, 5)])
    }

    /// LA12
    func testViewThatFits() {
        let (wide, tall, small) = (fixed(100, 20), fixed(40, 60), fixed(10, 10))
        let item = ViewThatFitsItem(children: [wide, tall, small])
        assertSize(item, (200, 200), (100, 20))
        assertSize(item, (50, 200), (40, 60))
        assertSize(item, (50, 50), (10, 10))
        assertSize(item, (5, 5), (10, 10))
        assertSize(item, (nil, 10), (10, 10))
        assertSize(item, (nil, nil), (100, 20))
        item.axes = .horizontal
        assertSize(item, (50, 50), (40, 60))
        item.axes = .vertical
        assertSize(item, (50, 50), (100, 20))
        item.layOut(50, 50)
        XCTAssertTrue(item.chosen === wide)
        item.axes = [.horizontal, .vertical]
        item.layOut(50, 50)
        XCTAssertTrue(item.chosen === small)
        XCTAssertTrue(wide.isWithdrawn)
        XCTAssertTrue(tall.isWithdrawn, "though it has never been shown")
        XCTAssertTrue(wide.frame.isNull)
        var shown: [LayoutItem] = []
        item.forEachChild { shown.append($0) }
        XCTAssertTrue(shown.count == 1 && shown[0] === small)
        assertSize(ViewThatFitsItem(), (10, 10), (0, 0))
    }

    func testViewThatFitsUsesIdealSizeOfText() {
        let item = ViewThatFitsItem(children: [text(20), text(5)])
        assertSize(item, (200, 20), (200, 20))
        assertSize(item, (199, 100), (50, 20))
    }

    func testSafeAreaInset() {
        let (content, bar) = (flexible(), bounded(10...1000, 30...30))
        let item = SafeAreaInsetItem(
            edge: .bottom, alignment: HorizontalAlignment.center.key, spacing: 4, content: content, inset: bar)
        item.layOut(200, 100)
        assertFrames([item, content, bar], [rect(0, 0, 200, 100), rect(0, 0, 200, 66), rect(0, 70, 200, 30)])
        item.edge = .top
        item.layOut(200, 100)
        assertFrames([content, bar], [rect(0, 34, 200, 66), rect(0, 0, 200, 30)])
        item.inset = fixed(20, 50)
        item.edge = .leading
        item.alignment = VerticalAlignment.bottom.key
        item.layoutDirection = .rightToLeft
        item.layOut(200, 100)
        XCTAssertEqual(content.frame, rect(0, 0, 176, 100))
        XCTAssertEqual(item.inset?.frame, rect(180, 50, 20, 50))
        XCTAssertTrue(bar.frame.isNull)
    }

    /// LA10
    func testZStack() {
        let (large, small) = (fixed(12, 12), fixed(4, 4))
        let stack = zstack(.center, [large, small])
        stack.layOut(100, 100)
        assertFrames([stack, large, small], [rect(0, 0, 12, 12), rect(0, 0, 12, 12), rect(4, 4, 4, 4)])
        var order: [LayoutItem] = []
        let raised = ZIndexItem(1, child: large)
        let padded = PaddingItem(EdgeInsets(.all, 1), child: raised)
        stack.setChildren([padded, small])
        stack.forEachChild { order.append($0) }
        XCTAssertTrue(order[0] === small && order[1] === padded)
        raised.index = .nan
        order = []
        stack.forEachChild { order.append($0) }
        XCTAssertTrue(order[0] === padded)
    }

    func testZStackIsAsLargeAsTheHighestPriority() {
        let children = [fixed(50, 50), PriorityItem(1, child: fixed(20, 30))]
        assertSize(zstack(.center, children), (100, 100), (20, 30))
    }
}
