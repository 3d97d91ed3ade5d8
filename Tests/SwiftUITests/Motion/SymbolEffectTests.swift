import SwiftUITesting
import XCTest

@testable import SwiftUI

@MainActor
final class SymbolEffectTests: XCTestCase {
    func testMovementsBeginAndEndAsTheSymbolIs() async {
        let effects: [any SymbolEffect] = [
            .bounce.down, .pulse, .variableColor.iterative, .wiggle.left, .rotate.counterClockwise, .breathe,
        ]
        for effect in effects {
            let movement = effect._movement
            let rest = SymbolPose(_SymbolMovement(.scale), 0)
            for progress in [0.0, 1, 3] { XCTAssertEqual(SymbolPose(movement, progress), rest, "\(movement)") }
            XCTAssertNotEqual(SymbolPose(movement, 0.4), rest, "\(movement)")
        }
        XCTAssertGreaterThan(SymbolPose(ScaleSymbolEffect().up._movement, 1).scale, 1)
        XCTAssertLessThan(SymbolPose(ScaleSymbolEffect().down._movement, 1).scale, 1)
        XCTAssertEqual(SymbolPose(DisappearSymbolEffect()._movement, 1).opacity, 0)
        XCTAssertEqual(SymbolEffectOptions.repeat(3).speed(2).count, 3)
        XCTAssertEqual(SymbolEffectOptions.speed(.nan).speedFactor, 1)
    }

    func testSymbolsStayWhereTheyAre() async throws {
        struct Bell: View {
            @State private var rings = 0
            var isActive = true
            var body: some View {
                Image(systemName: "bell").symbolEffect(.bounce, value: rings).symbolEffect(.pulse, isActive: isActive)
                Button("Ring") { rings += 1 }
            }
        }
        let app = ViewUnderTest(Bell(), size: CGSize(width: 200, height: 200))
        let before = try app.find(.image, "bell").frame
        try app.find(.button, "Ring").press()
        XCTAssertEqual(try app.find(.image, "bell").frame, before)
        app.update(Bell(isActive: false))
        XCTAssertEqual(try app.find(.image, "bell").frame.size, before.size)
        XCTAssertEqual(app.problems, [])
    }
}
