import Toolkit
import XCTest

@testable import SwiftUI

@MainActor
final class AnyGradientTests: XCTestCase {
    private func stops(_ style: some ShapeStyle) -> [Paint.Stop] {
        let rig = ViewRig(Rectangle().fill(style), size: CGSize(width: 100, height: 60))
        guard case .linearGradient(let stops, 0.0..., 0, _, 60)? = rig.paints.first else { return [] }
        return stops
    }

    func testAColourIsLighterAtTheTop() async {
        let stops = stops(Color(red: 1, green: 0.5, blue: 0, opacity: 0.5).gradient)
        XCTAssertEqual(stops.map(\.location), [0, 1])
        guard stops.count == 2, case .rgba(let red, let green, let blue, let opacity) = stops[0].color,
            case .rgba(let fullRed, let fullGreen, let fullBlue, _) = stops[1].color
        else { return XCTFail("\(stops)") }
        XCTAssertEqual([red, green, blue], [1, 0.625, 0.25], accuracy: 0.01)
        XCTAssertEqual(opacity, 0.5, accuracy: 0.001)
        XCTAssertEqual([fullRed, fullGreen, fullBlue], [1, 0.5, 0], accuracy: 0.01)
    }

    func testColoursOfTheDesktopAndGradientsOfOnesOwn() async {
        XCTAssertEqual(stops(Color.blue.gradient).count, 2)
        XCTAssertEqual(stops(AnyGradient(Gradient(colors: [.red, .black, .blue]))).count, 3)
        XCTAssertEqual(Color.red.gradient, Color.red.gradient)
        XCTAssertNotEqual(Color.red.gradient, Color.blue.gradient)
    }
}

private func XCTAssertEqual(_ a: [Double], _ b: [Double], accuracy: Double, line: UInt = #line) {
    XCTAssertEqual(a.count, b.count, line: line)
    for (x, y) in zip(a, b) { XCTAssertEqual(x, y, accuracy: accuracy, line: line) }
}
