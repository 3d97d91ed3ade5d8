import Foundation
import XCTest

@testable import ViewLayout

final class InvalidationTests: XCTestCase {
    private let room = CGSize(width: 200, height: 400)

    private func host(_ children: [LayoutItem]) -> (HostItem, () -> Int) {
        let host = HostItem()
        var calls = 0
        host.setChildren(children)
        host.onInvalidation = { calls += 1 }
        host.layOut(in: room)
        return (
            host,
            {
                defer { calls = 0 }
                return calls
            }
        )
    }

    func testNothingIsAskedTwice() {
        let leaves = (0..<5).map { _ in text(30) }
        let (host, _) = host([vstack(nil, .leading, leaves)])
        leaves.forEach { $0.forgetCounts() }
        host.layOut(in: room)
        XCTAssertTrue(leaves.allSatisfy { $0.askedProposals.isEmpty && $0.placementCount == 0 })
    }

    func testOnlyTheChangedLeafIsAskedAgain() {
        let leaves = (0..<5).map { _ in fixed(10, 20) }
        let (host, calls) = host([vstack(0, .leading, leaves)])
        leaves.forEach { $0.forgetCounts() }
        leaves[2].setSize(10, 40)
        XCTAssertEqual(calls(), 1)
        host.layOut(in: room)
        XCTAssertEqual(leaves.map { $0.askedProposals.isEmpty }, [true, true, false, true, true])
        XCTAssertEqual(leaves.map(\.frame.minY), [140, 160, 180, 220, 240])
        // Centred in the host, everything moved; a second change of the same height moves nothing.
        leaves.forEach { $0.forgetCounts() }
        leaves[2].setSize(10, 40)
        host.layOut(in: room)
        XCTAssertEqual(leaves.map(\.placementCount), [0, 0, 1, 0, 0])
    }

    /// A scroll view asks its column for what it needs least, for what it likes, and for what it likes in a width.
    func testAfterAChangeEveryOtherChildsAnswersAreKnown() {
        let leaves = (0..<100).map { _ in fixed(10, 20) }
        let column = vstack(0, .leading, leaves)
        let proposals = [
            ProposedViewSize.zero, .unspecified, ProposedViewSize(width: 0, height: nil),
            ProposedViewSize(width: 200, height: nil), ProposedViewSize(width: 200, height: 400),
        ]
        let (host, _) = host([column])
        for proposal in proposals + proposals { _ = host.size(proposal) }
        leaves.forEach { $0.forgetCounts() }
        leaves[50].setSize(10, 40)
        for proposal in proposals { XCTAssertEqual(host.size(proposal).height, 2020) }
        host.layOut(in: room)
        let asked = leaves.indices.filter { !leaves[$0].askedProposals.isEmpty || leaves[$0].guideCount > 0 }
        XCTAssertEqual(asked, [50])
    }

    func testEveryChangeBetweenLayoutsIsHeardOnce() {
        let (leaf, other) = (fixed(10, 10), fixed(10, 10))
        let column = vstack(0, .leading, [PaddingItem(EdgeInsets(.all, 1), child: leaf), other])
        let (host, calls) = host([column])
        leaf.setSize(20, 20)
        XCTAssertEqual(calls(), 1)
        leaf.setSize(30, 30)
        XCTAssertEqual(calls(), 0, "nobody has looked since")
        other.setSize(5, 5)
        host.layOut(in: room)
        assertFrames([leaf, other], [rect(85, 182.5, 30, 30), rect(84, 213.5, 5, 5)])
        XCTAssertLessThanOrEqual(calls(), 1)
        leaf.setSize(40, 40)
        XCTAssertEqual(calls(), 1)
    }

    func testChangeAfterMeasuringBeforePlacing() {
        let leaf = fixed(10, 10)
        let (host, calls) = host([hstack(0, .top, [PaddingItem(EdgeInsets(.all, 1), child: leaf)])])
        leaf.setSize(20, 20)
        XCTAssertEqual(host.size(.unspecified), CGSize(width: 22, height: 22))
        _ = calls()
        leaf.setSize(30, 30)
        XCTAssertEqual(calls(), 1)
        XCTAssertEqual(host.size(.unspecified), CGSize(width: 32, height: 32))
        host.layOut(in: room)
        XCTAssertEqual(leaf.frame, rect(85, 185, 30, 30))
    }

    func testNewSubtreesAreHeard() {
        let (host, calls) = host([fixed(10, 10)])
        let leaf = fixed(10, 10)
        let column = vstack(0, .leading, [])
        host.setChildren([column])
        XCTAssertEqual(calls(), 1)
        column.setChildren([PaddingItem(EdgeInsets(), child: leaf)])
        leaf.setSize(50, 50)
        host.layOut(in: room)
        XCTAssertEqual(leaf.frame, rect(75, 175, 50, 50))
    }

    func testOtherItemAtTheSamePlaceIsMeasured() {
        let column = vstack(0, .leading, [fixed(10, 10)])
        let (host, _) = host([column])
        for length in [20, 30, 40] as [CGFloat] {
            // The old leaf is freed, so that the new one may get its address.
            column.setChildren([fixed(length, length)])
            host.layOut(in: room)
            XCTAssertEqual(column.frame.size, CGSize(width: length, height: length))
        }
    }

    func testItemsAreNeverMistakenForOthers() {
        let (a, b) = (fixed(10, 10), fixed(30, 30))
        let column = vstack(0, .leading, [a])
        a.invalidateSize()
        column.layOut(100, 100)
        column.setChildren([b])
        column.layOut(100, 100)
        XCTAssertEqual(column.frame.size, CGSize(width: 30, height: 30))
    }

    func testChangesOfSpacingAndGuidesReachThoseAbove() {
        let leaves = (0..<4).map { _ in fixed(10, 10) }
        let label = text(1)
        let inner = vstack(nil, .leading, [label])
        let row = hstack(nil, .firstTextBaseline, leaves + [inner])
        let (host, _) = host([row])
        host.alignment = .topLeading
        host.layOut(in: room)
        XCTAssertEqual(leaves.map(\.frame.minX), [0, 18, 36, 54])
        XCTAssertEqual(inner.frame.origin, CGPoint(x: 72, y: 0))
        leaves[1].wishes = ViewSpacing(20, edges: .all)
        leaves[1].invalidateSize()
        label.guides[VerticalAlignment.firstTextBaseline.key] = { _ in 2 }
        label.wishes = ViewSpacing(11, edges: .all)
        label.invalidateSize()
        host.layOut(in: room)
        XCTAssertEqual(leaves.map(\.frame.minX), [0, 30, 60, 78])
        XCTAssertEqual(inner.frame.origin, CGPoint(x: 99, y: 8))
        leaves[1].wishes = ViewSpacing()
        leaves[1].invalidateSize()
        host.layOut(in: room)
        XCTAssertEqual(leaves.map(\.frame.minX), [0, 18, 36, 54])
    }

    func testGeometryReaderKeepsChangesFromThoseAbove() {
        let (leaf, sibling) = (fixed(10, 10), text(5))
        let reader = GeometryReaderItem()
        reader.setChildren([leaf])
        let (host, calls) = host([vstack(0, .leading, [reader, sibling])])
        sibling.forgetCounts()
        let stamps = [reader.stamp, reader.parent?.stamp]
        leaf.setSize(30, 30)
        XCTAssertEqual([reader.stamp, reader.parent?.stamp], stamps)
        XCTAssertEqual(calls(), 1)
        host.layOut(in: room)
        XCTAssertEqual(leaf.frame.size, CGSize(width: 30, height: 30))
        XCTAssertEqual(sibling.askedProposals, [])
        leaf.setSize(40, 40)
        XCTAssertEqual(calls(), 1)
        host.layOut(in: room)
        XCTAssertEqual(leaf.frame.size, CGSize(width: 40, height: 40))
    }

    func testChildrenMadeWhileTheReaderIsPlaced() {
        let reader = GeometryReaderItem()
        reader.sizeChanged = { [unowned reader] in reader.setChildren([fixed($0.width / 2, 10)]) }
        let (host, _) = host([reader])
        XCTAssertEqual(reader.children.map(\.frame), [rect(0, 0, 100, 10)])
        host.layOut(in: CGSize(width: 60, height: 60))
        XCTAssertEqual(reader.children.map(\.frame), [rect(0, 0, 30, 10)])
    }

    func testSettingTheSameAgainChangesNothing() {
        let leaf = fixed(10, 10)
        let padding = PaddingItem(EdgeInsets(.all, 1), child: leaf)
        let frame = FixedFrameItem(width: 20, child: padding)
        let column = vstack(4, .leading, [frame])
        let (host, calls) = host([column])
        defer { withExtendedLifetime(host) {} }
        padding.insets = EdgeInsets(.all, 1)
        frame.width = 20
        frame.alignment = .center
        padding.child = leaf
        column.setChildren([frame])
        column.layoutDirection = .leftToRight
        column.layout = VStackLayout(alignment: .leading, spacing: 4)
        XCTAssertEqual(calls(), 0)
        column.layout = VStackLayout(alignment: .leading, spacing: 5)
        XCTAssertEqual(calls(), 1)
    }

    func testRemovedChildrenAreWithdrawn() {
        let (kept, gone) = (fixed(10, 10), fixed(10, 10))
        let column = vstack(0, .leading, [kept, PaddingItem(EdgeInsets(), child: gone)])
        let (host, _) = host([column])
        XCTAssertFalse(gone.frame.isNull)
        column.setChildren([kept])
        XCTAssertTrue(gone.isWithdrawn && gone.frame.isNull)
        XCTAssertFalse(kept.isWithdrawn)
        column.setChildren([kept, gone])
        host.layOut(in: room)
        XCTAssertFalse(gone.isWithdrawn)
        XCTAssertFalse(gone.frame.isNull)
    }

    func testMovedChildBelongsToItsNewParent() {
        let leaf = fixed(10, 10)
        let (one, other) = (vstack(0, .leading, [leaf]), hstack(0, .top, []))
        let (host, calls) = host([one, other])
        other.setChildren([leaf])
        one.setChildren([])
        XCTAssertTrue(leaf.parent === other)
        host.layOut(in: room)
        _ = calls()
        leaf.setSize(20, 20)
        XCTAssertEqual(calls(), 1)
    }

    func testFreedParentsLetGo() {
        let leaf = fixed(10, 10)
        do {
            let parents: [LayoutItem] = [
                PaddingItem(EdgeInsets(), child: leaf), vstack(0, .center, [leaf]),
                LayeredItem(isBackground: true, primary: leaf),
            ]
            XCTAssertTrue(leaf.parent === parents.last)
        }
        XCTAssertNil(leaf.parent)
        leaf.invalidateSize()
    }

    func testHostArrangesAndCentresSeveralChildren() {
        let (a, b) = (fixed(20, 10), fixed(10, 10))
        let host = HostItem(VStackLayout(spacing: 0), alignment: .center)
        host.setChildren([a, b])
        XCTAssertEqual(host.size(.unspecified), CGSize(width: 20, height: 20))
        host.layOut(in: CGSize(width: 100, height: 50))
        assertFrames([a, b], [rect(40, 15, 20, 10), rect(45, 25, 10, 10)])
        host.alignment = .topLeading
        host.arrangement = HStackLayout(alignment: .top, spacing: 0)
        host.layoutDirection = .rightToLeft
        host.layOut(in: CGSize(width: 100, height: 50))
        assertFrames([a, b], [rect(80, 0, 20, 10), rect(70, 0, 10, 10)])
    }

    /// Without remembering enough, each level of nesting would multiply the calls.
    func testDeepNestingStaysCheap() {
        let leaf = text(20)
        var item: LayoutItem = leaf
        for level in 0..<24 {
            item =
                level.isMultiple(of: 2)
                ? hstack(1, .center, [item, flexible()]) : vstack(1, .center, [item, text(3)])
        }
        item.layOut(800, 600)
        for width in [801, 802] as [CGFloat] {
            leaf.forgetCounts()
            item.layOut(width, 600)
            XCTAssertLessThan(leaf.askedProposals.count, 100)
        }
    }

    /// Spacing and guides are asked for along with sizes, and must not multiply either.
    func testDeepNestingAsksForSpacingAndGuidesOnce() {
        let leaf = text(20)
        var guides = 0
        leaf.guides[VerticalAlignment.firstTextBaseline.key] = { _ in
            guides += 1
            return 15
        }
        var item: LayoutItem = leaf
        for _ in 0..<24 { item = hstack(nil, .firstTextBaseline, [item, flexible()]) }
        item.layOut(800, 600)
        leaf.forgetCounts()
        guides = 0
        leaf.invalidateSize()
        item.layOut(800, 600)
        XCTAssertLessThan(leaf.spacingCount, 5)
        XCTAssertLessThan(guides, 100)
    }
}

extension InvalidationTests {
    func testLayersKeepChangesFromThoseBelow() {
        let (primary, badge) = (fixed(50, 50), fixed(10, 10))
        let item = LayeredItem(isBackground: false, alignment: .topLeading, primary: primary, secondary: [badge])
        let host = HostItem(alignment: .topLeading)
        var calls = 0
        host.setChildren([item, fixed(5, 5)])
        host.onInvalidation = { calls += 1 }
        host.layOut(in: CGSize(width: 100, height: 200))
        let stamp = item.stamp
        badge.setSize(20, 20)
        XCTAssertEqual(item.stamp, stamp)
        XCTAssertEqual(calls, 1)
        host.layOut(in: CGSize(width: 100, height: 200))
        XCTAssertEqual(badge.frame, rect(0, 0, 20, 20))
        primary.setSize(60, 60)
        host.layOut(in: CGSize(width: 100, height: 200))
        XCTAssertEqual(badge.placedProposal, ProposedViewSize(width: 60, height: 60))
    }

    func testAnswersInvalidatedWhileMeasuringAreNotKept() {
        var height: CGFloat = 10
        let leaf = fixed(10, 10)
        leaf.answer = { [unowned leaf] _ in
            defer {
                if height == 10 {
                    height = 20
                    leaf.invalidateSize()
                }
            }
            return CGSize(width: 10, height: height)
        }
        XCTAssertEqual(leaf.size(.unspecified).height, 10)
        XCTAssertEqual(leaf.size(.unspecified).height, 20)
    }

    /// Children that do not stretch are not measured again when what they are offered changes.
    func testRigidChildrenAreNotMeasuredForNewOffers() {
        let leaves = (0..<5).map { _ in fixed(10, 20) }
        let column = vstack(0, .leading, leaves.map { PaddingItem(EdgeInsets(.all, 1), child: $0) })
        column.layOut(100, 500)
        leaves.forEach { $0.forgetCounts() }
        leaves[0].setSize(10, 50)
        column.layOut(100, 500)
        XCTAssertTrue(leaves.dropFirst().allSatisfy { $0.askedProposals.isEmpty })
        XCTAssertEqual(leaves.map(\.frame.minY), [1, 53, 75, 97, 119])
        column.layOut(100, 800)
        XCTAssertTrue(leaves.dropFirst().allSatisfy { $0.askedProposals.isEmpty })
    }
}
