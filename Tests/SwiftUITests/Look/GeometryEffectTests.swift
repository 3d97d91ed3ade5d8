import HeadlessToolkit
import Toolkit
import XCTest

@testable import SwiftUI
@testable import SwiftUITesting

@MainActor
final class GeometryEffectTests: XCTestCase {
    private struct Shake: GeometryEffect {
        var amount: CGFloat
        var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: amount * size.width, y: 0))
        }
    }

    func testAnEffectMovesByTheSize() async throws {
        func middle(_ text: some View) throws -> CGFloat {
            try ViewUnderTest(text, size: CGSize(width: 200, height: 60)).find(.label, "shaken").frame.midX
        }
        let text = Text("shaken").frame(width: 40, height: 20)
        XCTAssertEqual(try middle(text.modifier(Shake(amount: 0.5))), try middle(text) + 20, accuracy: 0.5)
    }

    func testMatrices() async {
        let move = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
        let scale = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
        let both = move.concatenating(scale)
        XCTAssertEqual(both.m31, 6)
        XCTAssertEqual(both.m11, 2)
        XCTAssertTrue(both.isAffine)
        XCTAssertTrue(ProjectionTransform().isIdentity)
    }
}
