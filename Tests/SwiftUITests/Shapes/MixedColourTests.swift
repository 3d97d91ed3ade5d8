import Toolkit
import XCTest

@testable import SwiftUI

/// Colours in one another, and nets of them.
@MainActor
final class MixedColourTests: XCTestCase {
    private func parts(_ color: Color) -> [Float] {
        let resolved = color.resolve(in: EnvironmentValues())
        return [resolved.red, resolved.green, resolved.blue, resolved.opacity]
    }

    private func assert(_ color: Color, _ expected: [Float], line: UInt = #line) {
        for (part, wanted) in zip(parts(color), expected) { XCTAssertEqual(part, wanted, accuracy: 0.01, line: line) }
    }

    func testMixing() async {
        let (black, white) = (Color.black, Color.white)
        assert(black.mix(with: white, by: 0.5, in: .device), [0.5, 0.5, 0.5, 1])
        // Half way for the eye is darker than half of the numbers.
        assert(black.mix(with: white, by: 0.5), [0.388, 0.388, 0.388, 1])
        assert(black.mix(with: white, by: -3), [0, 0, 0, 1])
        assert(black.mix(with: white, by: .nan), [0, 0, 0, 1])
        assert(black.mix(with: white, by: 7), [1, 1, 1, 1])
        let red = Color(red: 1, green: 0, blue: 0)
        assert(red.mix(with: .clear, by: 0.5, in: .device), [1, 0, 0, 0.5])
        assert(
            red.mix(with: Color(red: 0, green: 0, blue: 1), by: 0.25, in: .device).opacity(0.5), [0.75, 0, 0.25, 0.5])
        XCTAssertEqual(red.mix(with: white, by: 0.5), red.mix(with: white, by: 0.5))
        XCTAssertNotEqual(red.mix(with: white, by: 0.5), red.mix(with: white, by: 0.4))
    }

    func testANetIsLaidOverWhatIsDrawn() async throws {
        let net = MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .black, .white, .blue],
            smoothsColors: false)
        let rig = ViewRig(Rectangle().fill(net), size: CGSize(width: 100, height: 60))
        guard case .mesh(let mesh)? = rig.paints.first else { return XCTFail("\(rig.paints)") }
        let colors = [[1.0, 0, 0, 1], [0, 0, 0, 1], [1, 1, 1, 1], [0, 0, 1, 1]]
        let patches = mesh.patches(of: colors)
        XCTAssertEqual(patches.count, 1)
        XCTAssertEqual(
            patches[0].map(\.point),
            [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 60), CGPoint(x: 0, y: 60)])
        XCTAssertEqual(patches[0].map(\.color), [colors[0], colors[1], colors[3], colors[2]])
    }

    func testANetOfTheWrongSizeIsItsBackground() async {
        let net = MeshGradient(width: 3, height: 2, points: [[0, 0]], colors: [.red], background: .black)
        let rig = ViewRig(Rectangle().fill(net), size: CGSize(width: 10, height: 10))
        XCTAssertEqual(rig.paints, [.rgba(0, 0, 0, 1)])
    }
}
