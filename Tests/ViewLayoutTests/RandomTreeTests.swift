import Foundation
import XCTest

@testable import ViewLayout

/// Layouts that remember answers must place everything where layouts that remember nothing do.
final class RandomTreeTests: XCTestCase {
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    /// A random tree, and changes that can be made to it.
    private final class Forest {
        var generator: Generator
        var all: [LayoutItem] = []
        var changes: [() -> Void] = []

        init(seed: UInt64) {
            generator = Generator(state: seed)
        }

        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

        func length() -> CGFloat { CGFloat(number(0...60)) }

        func alignment() -> Alignment {
            let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing]
            let vertical: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
            return Alignment(
                horizontal: horizontal.randomElement(using: &generator) ?? .center,
                vertical: vertical.randomElement(using: &generator) ?? .center)
        }

        func layout() -> any Layout {
            let (alignment, spacing) = (alignment(), number(0...1) == 0 ? nil : length())
            switch number(0...3) {
            case 0: return HStackLayout(alignment: alignment.vertical, spacing: spacing)
            case 1: return VStackLayout(alignment: alignment.horizontal, spacing: spacing)
            case 2: return ZStackLayout(alignment: alignment)
            default: return GridLayout(alignment: alignment, horizontalSpacing: spacing)
            }
        }

        func leaf() -> LayoutItem {
            switch number(0...4) {
            case 0: return SpacerItem(minLength: number(0...1) == 0 ? nil : length())
            case 1: return bounded(0...length(), 5...(5 + length()))
            case 2:
                let leaf = text(number(1...12))
                changes.append { [unowned self] in
                    leaf.answer = text(number(1...12)).answer
                    leaf.invalidateSize()
                }
                return leaf
            case 3: return flexible()
            default:
                let leaf = fixed(length(), length())
                changes.append { [unowned self] in leaf.setSize(length(), length()) }
                changes.append { [unowned self] in
                    leaf.wishes = ViewSpacing(length(), edges: .all)
                    leaf.invalidateSize()
                }
                return leaf
            }
        }

        func tree(depth: Int) -> LayoutItem {
            let item = depth == 0 ? leaf() : branch(depth: depth - 1)
            all.append(item)
            return item
        }

        private func children(_ depth: Int) -> [LayoutItem] {
            (0..<number(0...4)).map { _ in tree(depth: number(0...depth)) }
        }

        private func branch(depth: Int) -> LayoutItem {
            switch number(0...13) {
            case 0:
                let item = PaddingItem(EdgeInsets(.all, length()), child: tree(depth: depth))
                changes.append { [unowned self] in item.insets.top = length() - 20 }
                return item
            case 1:
                let item = FixedFrameItem(width: length(), alignment: alignment(), child: tree(depth: depth))
                changes.append { [unowned self] in item.height = number(0...2) == 0 ? nil : length() }
                return item
            case 2:
                let item = FlexibleFrameItem(
                    horizontal: .init(min: length(), max: 40 + length()), alignment: alignment(),
                    child: tree(depth: depth))
                changes.append { [unowned self] in item.vertical = .init(ideal: length(), max: 40 + length()) }
                return item
            case 3:
                let item = LayeredItem(
                    isBackground: true, alignment: alignment(), primary: tree(depth: depth),
                    secondary: children(depth))
                changes.append { [unowned self] in item.alignment = alignment() }
                return item
            case 4:
                let item = ViewThatFitsItem(.horizontal, children: children(depth))
                changes.append { [unowned self] in item.axes = number(0...1) == 0 ? .vertical : .horizontal }
                return item
            case 5:
                let item = GeometryReaderItem()
                item.setChildren(children(depth))
                return item
            case 6:
                let item = PriorityItem(Double(number(-1...2)), child: tree(depth: depth))
                changes.append { [unowned self] in item.priority = Double(number(-1...2)) }
                return item
            case 7:
                return AlignmentGuideItem(HorizontalAlignment.center.key, child: tree(depth: depth)) { $0.width / 3 }
            case 8: return FixedSizeItem(horizontal: true, vertical: false, child: tree(depth: depth))
            case 9: return AspectRatioItem(ratio: 1.5, contentMode: .fit, child: tree(depth: depth))
            case 10:
                let rows = (0..<number(1...3)).map { _ in GridRowItem(cells: children(depth)) }
                all.append(contentsOf: rows)
                return LayoutContainerItem(GridLayout(alignment: alignment()), children: rows)
            default:
                let item = LayoutContainerItem(layout(), children: children(depth))
                changes.append { [unowned self] in item.layout = layout() }
                changes.append { [unowned self] in item.setChildren(item.children.shuffled(using: &generator)) }
                changes.append { [unowned self] in
                    item.layoutDirection = number(0...1) == 0 ? .leftToRight : .rightToLeft
                }
                return item
            }
        }
    }

    private func bits(_ frame: CGRect) -> [CGFloat]? {
        frame.isNull ? nil : [frame.minX, frame.minY, frame.width, frame.height]
    }

    func testRememberedAnswersAreRight() {
        for seed in 1...150 as ClosedRange<UInt64> {
            let forest = Forest(seed: seed)
            let host = HostItem()
            var wasTold = false
            host.setChildren([forest.tree(depth: 5), forest.tree(depth: 3)])
            host.onInvalidation = { wasTold = true }
            let room = CGSize(width: 300, height: 200)
            host.layOut(in: room)
            for step in 0..<12 {
                if step % 4 == 3 { _ = host.size(.unspecified) }
                let before = forest.all.map { bits($0.frame) }
                wasTold = false
                forest.changes.randomElement(using: &forest.generator)?()
                if step % 3 == 0 { forest.changes.randomElement(using: &forest.generator)?() }
                host.layOut(in: room)
                let remembered = forest.all.map { bits($0.frame) }
                XCTAssertTrue(remembered == before || wasTold, "seed \(seed), step \(step): the host was not told")
                for item in forest.all { item.invalidateSize() }
                host.layOut(in: room)
                let fresh = forest.all.map { bits($0.frame) }
                if remembered != fresh { return XCTFail("seed \(seed), step \(step)") }
                XCTAssertTrue(fresh.allSatisfy { $0?.allSatisfy(\.isFinite) ?? true })
            }
        }
    }
}
