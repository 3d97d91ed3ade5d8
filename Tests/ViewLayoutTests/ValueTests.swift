import Foundation
import XCTest

@testable import ViewLayout

final class ValueTests: XCTestCase {
    /// VA1
    func testAngle() {
        XCTAssertEqual(Angle(radians: 2).animatableData, 256)
        XCTAssertEqual(Angle.degrees(180).radians, .pi)
        XCTAssertEqual(Angle.radians(.pi).degrees, 180, accuracy: 1e-12)
        XCTAssertLessThan(Angle.degrees(10), .degrees(20))
        XCTAssertEqual(Angle.zero, Angle())
        XCTAssertEqual((Angle.degrees(10) + .degrees(20)).degrees, 30, accuracy: 1e-12)
        XCTAssertEqual((-Angle.degrees(10) * 3).degrees, -30, accuracy: 1e-12)
        var angle = Angle()
        angle.degrees = 90
        angle.animatableData = 128
        XCTAssertEqual(angle.radians, 1)
    }

    /// VA1
    func testAxis() {
        XCTAssertEqual(Axis.allCases, [.horizontal, .vertical])
        XCTAssertEqual(Axis.allCases.map(\.rawValue), [0, 1])
        XCTAssertEqual(Axis.allCases.map(\.description), ["horizontal", "vertical"])
        XCTAssertEqual(([.horizontal, .vertical] as Axis.Set).rawValue, 3)
        XCTAssertTrue(Axis.Set.vertical.contains(Axis.vertical))
        XCTAssertFalse(Axis.Set.vertical.contains(Axis.horizontal))
    }

    func testEdges() {
        XCTAssertEqual(Edge.allCases, [.top, .leading, .bottom, .trailing])
        XCTAssertEqual(Edge.Set.all.rawValue, 15)
        XCTAssertEqual(Edge.Set.horizontal, [.leading, .trailing])
        XCTAssertEqual(Edge.Set(.bottom).rawValue, 4)
        XCTAssertEqual(HorizontalEdge.Set.all, [.leading, .trailing])
        XCTAssertEqual(VerticalEdge.Set(.bottom).rawValue, 2)
        XCTAssertEqual(
            EdgeInsets([.top, .leading], 3), EdgeInsets(top: 3, leading: 3, bottom: 0, trailing: 0))
        var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        insets.animatableData.scale(by: 2)
        XCTAssertEqual(insets, EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
    }

    func testUnitPoint() {
        var point = UnitPoint(x: 1, y: 0.5)
        XCTAssertEqual(point, .trailing)
        XCTAssertEqual(point.animatableData, AnimatablePair(128, 64))
        point.animatableData = AnimatablePair(0, 128)
        XCTAssertEqual(point, .bottomLeading)
        XCTAssertEqual(UnitPoint(), .topLeading)
    }

    func testProposal() {
        let proposal = ProposedViewSize(width: nil, height: 5)
        XCTAssertEqual(proposal.replacingUnspecifiedDimensions(), CGSize(width: 10, height: 5))
        XCTAssertEqual(
            proposal.replacingUnspecifiedDimensions(by: CGSize(width: 7, height: 8)), CGSize(width: 7, height: 5))
        XCTAssertEqual(ProposedViewSize(CGSize(width: 1, height: 2)), ProposedViewSize(width: 1, height: 2))
        XCTAssertEqual(ProposedViewSize.infinity.width, .infinity)
        XCTAssertEqual(ProposedViewSize(width: -1, height: .nan).normalized, ProposedViewSize(width: 0, height: nil))
    }

    func testVectors() {
        XCTAssertEqual(10.0.interpolated(towards: 20, amount: 0.25), 12.5)
        XCTAssertEqual(CGFloat(4).scaled(by: 0.5), 2)
        XCTAssertEqual(Float(3).magnitudeSquared, 9)
        var pair = AnimatablePair(1.0, CGFloat(2))
        pair.interpolate(towards: AnimatablePair(3, 6), amount: 0.5)
        XCTAssertEqual(pair, AnimatablePair(2, 4))
        XCTAssertEqual((pair - pair).magnitudeSquared, 0)
        XCTAssertEqual(EmptyAnimatableData() + .zero, EmptyAnimatableData())
        var frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        frame.animatableData.scale(by: 2)
        XCTAssertEqual(frame, CGRect(x: 2, y: 4, width: 6, height: 8))
        XCTAssertEqual(7.5.animatableData, 7.5)
    }

    func testAnyLayoutAnimates() {
        struct Ring: Layout {
            var radius: Double

            var animatableData: Double {
                get { radius }
                set { radius = newValue }
            }

            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }

            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        var ring = AnyLayout(Ring(radius: 10))
        let target = AnyLayout(Ring(radius: 20)).animatableData
        ring.animatableData = ring.animatableData.interpolated(towards: target, amount: 0.3)
        XCTAssertEqual((ring.base as? Ring)?.radius, 13)
        let row = AnyLayout(HStackLayout(spacing: 3)).animatableData
        ring.animatableData = row
        XCTAssertEqual((ring.base as? Ring)?.radius, 13, "data of another type is ignored")
        XCTAssertEqual((target - target).magnitudeSquared, 0)
        XCTAssertEqual((target - target), .zero)
        XCTAssertEqual(_AnyAnimatableData.zero + target, target)
        XCTAssertNotEqual(row, target)
    }

    func testSendable() {
        func requireAll<each T: Sendable>(_: repeat (each T).Type) {}
        requireAll(
            HStackLayout.self, VStackLayout.self, ZStackLayout.self, GridLayout.self, ProposedViewSize.self,
            ViewSpacing.self, Alignment.self, HorizontalAlignment.self, VerticalAlignment.self, Edge.Set.self,
            EdgeInsets.self, Axis.Set.self, UnitPoint.self, Angle.self, LayoutDirection.self, ContentMode.self,
            LayoutSubviews.self, LayoutProperties.self, AnimatablePair<Double, CGFloat>.self,
            EmptyAnimatableData.self, HorizontalEdge.Set.self, VerticalEdge.Set.self)
    }

    func testDirections() {
        XCTAssertEqual(LayoutDirection.allCases, [.leftToRight, .rightToLeft])
        XCTAssertEqual(LayoutDirectionBehavior.mirrors, .mirrors(in: .rightToLeft))
        XCTAssertEqual(ContentMode.allCases, [.fit, .fill])
    }
}
