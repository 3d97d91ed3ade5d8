import Foundation
import HeadlessToolkit
import SwiftUI
import SwiftUITesting
import Toolkit
import XCTest

/// What effects ask of the desktop, and what stays with layout and clicks.
@MainActor
final class EffectTests: XCTestCase {
    private func effects(_ view: AppUnderTest) throws -> [EffectContent] {
        var found: [EffectContent] = []
        func visit(_ widget: HeadlessWidget) {
            if let effect = widget as? HeadlessEffectSurface { found.append(effect.content) }
            widget.children.forEach(visit)
        }
        visit(try view.frontWindow().window.contentSurface)
        return found
    }

    private func effect<V: View>(_ view: V) throws -> EffectContent {
        let found = try effects(ViewUnderTest(view, size: CGSize(width: 200, height: 200)))
        XCTAssertEqual(found.count, 1)
        return try XCTUnwrap(found.first)
    }

    func testShapesThatRenderersKnowAreNotPaths() async throws {
        let box = Color.red.frame(width: 60, height: 40)
        XCTAssertEqual(try effect(box.clipShape(Capsule())).cornerRadius, 20)
        XCTAssertEqual(try effect(box.clipShape(RoundedRectangle(cornerRadius: 8))).cornerRadius, 8)
        XCTAssertEqual(try effect(box.clipShape(RoundedRectangle(cornerRadius: 80))).cornerRadius, 20)
        XCTAssertNil(try effect(box.clipShape(Rectangle())).clipPath)
        let ellipse = try effect(box.clipShape(Ellipse()))
        XCTAssertNotNil(ellipse.clipPath)
        XCTAssertTrue(ellipse.clips)
    }

    func testAClipFollowsTheSizeAndTheAnimation() async throws {
        struct Box: View {
            @State private var isWide = false
            var body: some View {
                VStack {
                    Button("Widen") { isWide.toggle() }
                    Button("Round") { withAnimation(.linear(duration: 1)) { radius = 20 } }
                    Color.red.frame(width: isWide ? 100 : 60, height: 60).clipShape(Ellipse())
                    Color.red.frame(width: 60, height: 60).clipShape(RoundedRectangle(cornerRadius: radius))
                }
            }
            @State private var radius = 0.0
        }
        let view = ViewUnderTest(Box())
        let narrow = try XCTUnwrap(effects(view)[0].clipPath)
        try view.find(.button, "Widen").press()
        let wide = try XCTUnwrap(effects(view)[0].clipPath)
        XCTAssertNotEqual(narrow, wide)
        try view.find(.button, "Round").press()
        view.advance(by: 0.5)
        XCTAssertEqual(try effects(view)[1].cornerRadius, 10, accuracy: 0.001)
        view.advance(by: 1)
        XCTAssertEqual(try effects(view)[1].cornerRadius, 20)
    }

    func testHostileAmounts() async throws {
        let box = Color.red.frame(width: 20, height: 20)
        XCTAssertEqual(try effect(box.blur(radius: -4)).blur, 0)
        XCTAssertEqual(try effect(box.shadow(radius: -4)).shadow?.radius, 0)
        XCTAssertNil(try effect(box.rotation3DEffect(.degrees(40), axis: (0, 0, 0))).matrix)
        XCTAssertNil(try effect(box.rotation3DEffect(.radians(.nan), axis: (0, 1, 0))).matrix)
    }

    func testColourMatrices() async throws {
        /// A colour through the matrix.
        func seen(_ effect: EffectContent, _ color: [Double]) throws -> [Double] {
            let matrix = try XCTUnwrap(effect.color)
            return (0..<4).map { output in
                let sum = (0..<4).map { color[$0] * matrix.rows[$0][output] }.reduce(0, +) + matrix.offset[output]
                return (min(max(sum, 0), 1) * 1000).rounded() / 1000
            }
        }
        let box = Color.red.frame(width: 20, height: 20)
        let red = [1.0, 0, 0, 1]
        XCTAssertEqual(try seen(effect(box.brightness(0.5)), red), [1, 0.5, 0.5, 1])
        XCTAssertEqual(try seen(effect(box.contrast(0)), red), [0.5, 0.5, 0.5, 1])
        XCTAssertEqual(try seen(effect(box.contrast(1)), red), red)
        XCTAssertEqual(try seen(effect(box.saturation(1)), red), red)
        XCTAssertEqual(try seen(effect(box.grayscale(1)), red), [0.213, 0.213, 0.213, 1])
        XCTAssertEqual(try seen(effect(box.hueRotation(.zero)), red), red)
        XCTAssertEqual(try seen(effect(box.colorInvert()), red), [0, 1, 1, 1])
        XCTAssertEqual(
            try seen(effect(box.colorMultiply(Color(red: 0.5, green: 1, blue: 1, opacity: 0.5))), red),
            [0.5, 0, 0, 0.5])
        XCTAssertEqual(try seen(effect(box.luminanceToAlpha()), [1, 1, 1, 1]), [0, 0, 0, 1])
        XCTAssertEqual(try seen(effect(box.luminanceToAlpha()), [0, 0, 0, 1]), [0, 0, 0, 0])
    }

    func testAMaskIsNeitherReadNorClickedNorPartOfTheSize() async throws {
        var presses = 0
        let view = ViewUnderTest(
            Button("Below") { presses += 1 }.mask { Text("A mask that is much wider than the button") })
        XCTAssertEqual(view.texts, [])
        let button = try view.find(.button, "Below")
        let frame = button.frame
        XCTAssertTrue(try view.frontWindow().click(at: CGPoint(x: frame.midX, y: frame.midY)))
        XCTAssertEqual(presses, 1)
        XCTAssertEqual(try view.frontWindow().size.width, frame.width)
        XCTAssertEqual(view.problems, [])
    }

    func testClicksFollowTransforms() async throws {
        var presses = 0
        let view = ViewUnderTest(
            Button("Far") { presses += 1 }.transformEffect(CGAffineTransform(translationX: 100, y: 50)),
            size: CGSize(width: 300, height: 200))
        let frame = try view.find(.button, "Far").frame
        XCTAssertTrue(try view.frontWindow().click(at: CGPoint(x: frame.midX, y: frame.midY)))
        XCTAssertEqual(presses, 1)
        XCTAssertFalse(try view.frontWindow().click(at: CGPoint(x: frame.midX - 100, y: frame.midY - 50)))
    }
}
