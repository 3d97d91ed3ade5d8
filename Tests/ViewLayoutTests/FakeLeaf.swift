import Foundation
import XCTest

@testable import ViewLayout

/// A leaf that counts what it is asked, and answers by a function of the proposal.
final class FakeLeaf: LayoutItem {
    var answer: (ProposedViewSize) -> CGSize
    var guides: [AlignmentKey: (CGSize) -> CGFloat] = [:]
    var wishes = ViewSpacing()
    private(set) var askedProposals: [ProposedViewSize] = []
    private(set) var placementCount = 0
    private(set) var spacingCount = 0
    private(set) var guideCount = 0
    private(set) var isWithdrawn = false

    init(_ answer: @escaping (ProposedViewSize) -> CGSize) {
        self.answer = answer
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        askedProposals.append(proposal)
        return answer(proposal)
    }

    override func placeContents() {
        placementCount += 1
        isWithdrawn = false
    }

    override func withdrawn() {
        isWithdrawn = true
    }

    override var spacing: ViewSpacing {
        spacingCount += 1
        return wishes
    }

    override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        guideCount += 1
        return guides[key]?(size(proposal))
    }

    func forgetCounts() {
        askedProposals = []
        placementCount = 0
        spacingCount = 0
        guideCount = 0
    }

    func setSize(_ width: CGFloat, _ height: CGFloat) {
        answer = { _ in CGSize(width: width, height: height) }
        invalidateSize()
    }

    func guide(_ alignment: VerticalAlignment, _ value: CGFloat) -> FakeLeaf {
        guides[alignment.key] = { _ in value }
        return self
    }

    func guide(_ alignment: HorizontalAlignment, _ value: CGFloat) -> FakeLeaf {
        guides[alignment.key] = { _ in value }
        return self
    }
}

/// A leaf that has one size.
func fixed(_ width: CGFloat, _ height: CGFloat) -> FakeLeaf {
    FakeLeaf { _ in CGSize(width: width, height: height) }
}

/// A leaf that takes all that it is offered, and 10 by 10 where it may choose.
func flexible() -> FakeLeaf {
    FakeLeaf { $0.replacingUnspecifiedDimensions() }
}

/// A leaf that takes what it is offered within limits.
func bounded(_ width: ClosedRange<CGFloat>, _ height: ClosedRange<CGFloat> = 10...10) -> FakeLeaf {
    func within(_ limits: ClosedRange<CGFloat>, _ length: CGFloat?) -> CGFloat {
        min(max(length ?? limits.lowerBound, limits.lowerBound), limits.upperBound)
    }
    return FakeLeaf { CGSize(width: within(width, $0.width), height: within(height, $0.height)) }
}

/// A leaf that wraps `count` letters of 10 by 20 points.
func text(_ count: Int) -> FakeLeaf {
    let leaf = FakeLeaf { proposal in
        let perLine = min(count, max(1, proposal.width.map { $0 < 1e9 ? Int($0 / 10) : count } ?? count))
        let lines = perLine == 0 ? 1 : (count + perLine - 1) / perLine
        return CGSize(width: CGFloat(perLine) * 10, height: CGFloat(lines) * 20)
    }
    leaf.guides[VerticalAlignment.firstTextBaseline.key] = { _ in 15 }
    leaf.guides[VerticalAlignment.lastTextBaseline.key] = { $0.height - 5 }
    return leaf
}

func hstack(
    _ spacing: CGFloat? = 0, _ alignment: VerticalAlignment = .center, _ children: [LayoutItem]
) -> LayoutContainerItem {
    LayoutContainerItem(HStackLayout(alignment: alignment, spacing: spacing), children: children)
}

func vstack(
    _ spacing: CGFloat? = 0, _ alignment: HorizontalAlignment = .center, _ children: [LayoutItem]
) -> LayoutContainerItem {
    LayoutContainerItem(VStackLayout(alignment: alignment, spacing: spacing), children: children)
}

func zstack(_ alignment: Alignment = .center, _ children: [LayoutItem]) -> LayoutContainerItem {
    LayoutContainerItem(ZStackLayout(alignment: alignment), children: children)
}

extension LayoutItem {
    /// Places the item at the origin with an offer of a size, as a window would.
    func layOut(_ width: CGFloat?, _ height: CGFloat?) {
        place(at: .zero, proposal: ProposedViewSize(width: width, height: height))
    }

    func sizeFor(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
        size(ProposedViewSize(width: width, height: height))
    }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

func assertFrames(
    _ items: [LayoutItem], _ frames: [CGRect], file: StaticString = #filePath, line: UInt = #line
) {
    XCTAssertEqual(items.map(\.frame), frames, file: file, line: line)
}

func assertSize(
    _ item: LayoutItem, _ proposal: (CGFloat?, CGFloat?), _ size: (CGFloat, CGFloat), file: StaticString = #filePath,
    line: UInt = #line
) {
    XCTAssertEqual(
        item.sizeFor(proposal.0, proposal.1), CGSize(width: size.0, height: size.1), file: file, line: line)
}
