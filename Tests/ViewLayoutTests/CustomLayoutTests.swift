import Foundation
import XCTest

@testable import ViewLayout

private enum Weight: LayoutValueKey {
    static let defaultValue = 1.0
}

private final class Log {
    var lines: [String] = []
}

/// A layout that is what its functions say.
private struct Scripted: Layout {
    var log = Log()
    var size: (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() }
    var place: (CGRect, ProposedViewSize, LayoutSubviews) -> Void = { _, _, _ in }

    func makeCache(subviews: Subviews) -> Int {
        log.lines.append("make \(subviews.count)")
        return 0
    }

    func updateCache(_ cache: inout Int, subviews: Subviews) {
        log.lines.append("update \(subviews.count)")
        cache += 1
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
        log.lines.append("size \(cache)")
        return size(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
        log.lines.append("place \(cache)")
        place(bounds, proposal, subviews)
    }
}

/// The least that an author must write.
private struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.reduce(into: CGSize.zero) { size, subview in
            let next = subview.sizeThatFits(.unspecified)
            size.width += next.width
            size.height += next.height
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var point = bounds.origin
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            subview.place(at: point, proposal: .unspecified)
            point.x += size.width
            point.y += size.height
        }
    }
}

final class CustomLayoutTests: XCTestCase {
    func testMinimalLayout() {
        let children = [fixed(10, 20), fixed(30, 5)]
        let item = LayoutContainerItem(Diagonal(), children: children)
        item.place(at: CGPoint(x: 100, y: 50), proposal: .unspecified)
        assertFrames([item] + children, [rect(100, 50, 40, 25), rect(100, 50, 10, 20), rect(110, 70, 30, 5)])
        item.layoutDirection = .rightToLeft
        item.place(at: CGPoint(x: 100, y: 50), proposal: .unspecified)
        assertFrames(children, [rect(130, 50, 10, 20), rect(100, 70, 30, 5)])
        XCTAssertNil(Diagonal.layoutProperties.stackOrientation)
    }

    /// LA13
    func testUnplacedViewSitsAtTheCentre() {
        let (never, twice) = (flexible(), fixed(10, 10))
        let item = LayoutContainerItem(
            Scripted(place: { bounds, _, subviews in
                subviews[1].place(at: .zero, proposal: .unspecified)
                subviews[1].place(at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .zero)
            }), children: [never, twice])
        item.place(at: CGPoint(x: 5, y: 5), proposal: ProposedViewSize(width: 100, height: 50))
        assertFrames([never, twice], [rect(5, 5, 100, 50), rect(95, 45, 10, 10)])
        XCTAssertEqual(never.placedProposal, ProposedViewSize(width: 100, height: 50))
        let small = fixed(20, 10)
        item.setChildren([small, twice])
        item.layOut(100, 50)
        XCTAssertEqual(small.frame, rect(40, 20, 20, 10))
    }

    func testAnchors() {
        let child = fixed(20, 10)
        for (anchor, expected) in [
            (UnitPoint.topLeading, rect(50, 50, 20, 10)), (.center, rect(40, 45, 20, 10)),
            (.bottomTrailing, rect(30, 40, 20, 10)), (UnitPoint(x: -1, y: 2), rect(70, 30, 20, 10)),
        ] {
            let item = LayoutContainerItem(
                Scripted(place: { _, _, subviews in
                    subviews[0].place(at: CGPoint(x: 50, y: 50), anchor: anchor, proposal: .unspecified)
                }), children: [child])
            item.layOut(100, 100)
            XCTAssertEqual(child.frame, expected)
        }
    }

    func testBrokenAnswers() {
        let child = fixed(20, 10)
        let nan = CGSize(width: CGFloat.nan, height: CGFloat.nan)
        let item = LayoutContainerItem(
            Scripted(
                size: { _ in nan },
                place: { _, _, subviews in
                    subviews[0].place(at: CGPoint(x: CGFloat.nan, y: .infinity), proposal: .unspecified)
                }), children: [child])
        item.place(at: CGPoint(x: 3, y: 4), proposal: ProposedViewSize(width: 100, height: 100))
        assertFrames([item, child], [rect(3, 4, 0, 0), rect(3, 4, 20, 10)])
        let endless = LayoutContainerItem(Scripted(size: { _ in CGSize(width: CGFloat.infinity, height: -3) }))
        assertSize(endless, (100, 100), (100, 0))
        assertSize(endless, (nil, nil), (10, 0))
        assertSize(endless, (.infinity, 1), (.infinity, 0))
    }

    func testCacheIsMadeOnceAndUpdatedAfterChanges() {
        let log = Log()
        let child = fixed(10, 10)
        let item = LayoutContainerItem(Scripted(log: log), children: [child])
        item.layOut(100, 100)
        item.layOut(100, 100)
        XCTAssertEqual(log.lines, ["make 1", "size 0", "place 0"])
        log.lines = []
        child.setSize(20, 20)
        item.layOut(100, 100)
        XCTAssertEqual(log.lines, ["update 1", "size 1", "place 1"])
        log.lines = []
        item.layout = Scripted(log: log)
        item.setChildren([child, fixed(1, 1)])
        item.layOut(100, 100)
        XCTAssertEqual(log.lines, ["update 2", "size 2", "place 2"])
    }

    func testSubviews() {
        let values = LayoutValueItem(Weight.self, 3, child: fixed(10, 10))
        let children: [LayoutItem] = [
            PaddingItem(EdgeInsets(.all, 1), child: values), PriorityItem(2, child: fixed(30, 20).guide(.top, 4)),
            vstack(0, .center, [values]),
        ]
        var ran = false
        let item = LayoutContainerItem(
            Scripted(place: { _, _, subviews in
                ran = true
                XCTAssertEqual(subviews.map { $0[Weight.self] }, [3, 1, 1], "containers keep values to themselves")
                XCTAssertEqual(subviews.map(\.priority), [0, 2, 0])
                XCTAssertEqual(subviews[1].dimensions(in: .zero)[.top], 4)
                XCTAssertEqual(subviews[1].sizeThatFits(.zero), CGSize(width: 30, height: 20))
                XCTAssertEqual(subviews.layoutDirection, .leftToRight)
                let tail = subviews[1..<3]
                XCTAssertEqual(tail.startIndex, 0)
                XCTAssertEqual(tail[0], subviews[1])
                XCTAssertEqual(tail[[1]][0], subviews[2])
                XCTAssertNotEqual(subviews[0], subviews[1])
                XCTAssertEqual(subviews, subviews)
                XCTAssertNotEqual(subviews, tail)
                tail[0].place(at: CGPoint(x: 7, y: 0), proposal: .unspecified)
            }), children: children)
        item.layOut(100, 100)
        XCTAssertTrue(ran)
        XCTAssertEqual(children[1].frame.minX, 7)
    }

    func testExplicitAlignmentIsMergedWhereTheLayoutPlaces() {
        let item = LayoutContainerItem(Diagonal(), children: [text(1), text(2), fixed(1, 1)])
        let dimensions = item.dimensions(.unspecified)
        XCTAssertEqual(dimensions[.firstTextBaseline], 15)
        XCTAssertEqual(dimensions[.lastTextBaseline], 35)
        XCTAssertNil(dimensions[explicit: .top])
    }

    /// ST9
    func testAnyLayoutKeepsChildrenAcrossTypes() {
        let children = [fixed(10, 10), fixed(20, 20)]
        let item = LayoutContainerItem(AnyLayout(HStackLayout(spacing: 0)), children: children)
        item.layOut(100, 100)
        assertFrames(children, [rect(0, 5, 10, 10), rect(10, 0, 20, 20)])
        XCTAssertTrue(AnyLayout(AnyLayout(HStackLayout())).base is HStackLayout)
        item.layout = AnyLayout(AnyLayout(VStackLayout(alignment: .leading, spacing: 0)))
        item.layOut(100, 100)
        assertFrames(children, [rect(0, 0, 10, 10), rect(0, 10, 20, 20)])
        item.layout = AnyLayout(Diagonal())
        item.layOut(100, 100)
        assertFrames(children, [rect(0, 0, 10, 10), rect(10, 10, 20, 20)])
        item.layout = AnyLayout(ZStackLayout(alignment: .bottomTrailing))
        item.layOut(100, 100)
        assertFrames(children, [rect(10, 10, 10, 10), rect(0, 0, 20, 20)])
    }

    /// A layout made of others, as authors write them.
    func testLayoutsCalledFromLayouts() {
        struct Reversed: Layout {
            var base: AnyLayout

            func makeCache(subviews: Subviews) -> AnyLayout.Cache { base.makeCache(subviews: subviews) }

            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache) -> CGSize {
                base.sizeThatFits(
                    proposal: proposal, subviews: subviews[subviews.indices.reversed()], cache: &cache)
            }

            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
            ) {
                base.placeSubviews(
                    in: bounds, proposal: proposal, subviews: subviews[subviews.indices.reversed()],
                    cache: &cache)
            }
        }
        let children = [text(1), text(2), text(3)]
        let item = LayoutContainerItem(Reversed(base: AnyLayout(HStackLayout(spacing: 1))), children: children)
        item.layOut(500, 100)
        assertFrames(children, [rect(52, 0, 10, 20), rect(31, 0, 20, 20), rect(0, 0, 30, 20)])
        XCTAssertEqual(item.dimensions(.unspecified)[.firstTextBaseline], 15)
        item.layout = Reversed(base: AnyLayout(VStackLayout(alignment: .trailing, spacing: 0)))
        item.layOut(500, 100)
        assertFrames(children, [rect(20, 40, 10, 20), rect(10, 20, 20, 20), rect(0, 0, 30, 20)])
        children[1].setSize(40, 30)
        item.layOut(500, 100)
        assertFrames(children, [rect(30, 50, 10, 20), rect(0, 20, 40, 30), rect(10, 0, 30, 20)])
    }

    func testPlacingOutsideOfPlaceSubviewsDoesNothing() {
        var kept: LayoutSubview?
        let child = fixed(10, 10)
        let item = LayoutContainerItem(
            Scripted(size: { _ in CGSize(width: 50, height: 50) }, place: { _, _, subviews in kept = subviews[0] }),
            children: [child])
        item.layOut(nil, nil)
        kept?.place(at: CGPoint(x: 300, y: 300), proposal: .unspecified)
        item.invalidatePlacement()
        item.layOut(nil, nil)
        XCTAssertEqual(child.frame, rect(20, 20, 10, 10))
    }

    func testStackOrientationReachesSpacers() {
        struct Upright: Layout {
            static var layoutProperties: LayoutProperties {
                var properties = LayoutProperties()
                properties.stackOrientation = .vertical
                return properties
            }

            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                subviews.first?.sizeThatFits(proposal) ?? .zero
            }

            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        let item = LayoutContainerItem(Upright(), children: [SpacerItem(minLength: 0)])
        assertSize(item, (50, 60), (0, 60))
    }
}
