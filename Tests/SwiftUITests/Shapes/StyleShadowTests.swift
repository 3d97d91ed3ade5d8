import HeadlessToolkit
import Toolkit
import XCTest

@testable import SwiftUI

/// Styles with shadows, with blend modes and of images, by what is drawn.
@MainActor
final class StyleShadowTests: XCTestCase {
    private let size = CGSize(width: 100, height: 60)

    private func layers(_ commands: [DrawingCommand]) -> [(commands: [DrawingCommand], layer: DrawingLayer)] {
        commands.compactMap { if case .layer(let commands, let layer) = $0 { (commands, layer) } else { nil } }
    }

    func testADropShadowIsBehindTheShape() async {
        let rig = ViewRig(
            Circle().fill(.red.shadow(.drop(color: .blue, radius: 3, x: 1, y: 2))), size: size)
        let layers = layers(rig.commands)
        XCTAssertEqual(rig.commands.count, 1)
        guard case .fill(_, .semantic(.red), _)? = layers.first?.commands.first else {
            return XCTFail("\(rig.commands)")
        }
        XCTAssertEqual(
            layers[0].layer.filters, [.shadow(EffectShadow(color: .semantic(.blue), radius: 3, x: 1, y: 2))])
        XCTAssertTrue(layers[0].layer.clips.isEmpty)
    }

    func testAnInnerShadowIsCutToTheShape() async {
        let rig = ViewRig(Circle().fill(.red.shadow(.inner(radius: 4))), size: size)
        guard rig.commands.count == 2, case .fill(let path, .semantic(.red), _) = rig.commands[0],
            case .layer(_, let layer) = rig.commands[1]
        else { return XCTFail("\(rig.commands)") }
        XCTAssertEqual(layer.clips, [DrawingLayer.Clip(EffectPath(path, evenOdd: false))])
        XCTAssertEqual(layer.filters.count, 1)
    }

    func testSeveralShadowsAreEachOfTheShape() async {
        let rig = ViewRig(
            Circle().fill(.red.shadow(.inner(radius: 4)).shadow(.drop(radius: 2)).opacity(0.5)), size: size)
        guard rig.commands.count == 1, case .layer(let drawn, let faded) = rig.commands[0] else {
            return XCTFail("\(rig.commands)")
        }
        XCTAssertEqual(faded.opacity, 0.5)
        XCTAssertEqual(layers(drawn).map(\.layer.filters.count), [1, 1])
    }

    func testStrokesAndGradientsHaveShadowsToo() async {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        let rig = ViewRig(
            Rectangle().strokeBorder(gradient.shadow(.inner(radius: 1)), lineWidth: 10), size: size)
        guard rig.commands.count == 2, case .stroke(_, .linearGradient(_, _, _, _, 60), _) = rig.commands[0],
            case .layer(_, let layer) = rig.commands[1]
        else { return XCTFail("\(rig.commands)") }
        let outline = Path(layer.clips[0].path.elements)
        XCTAssertTrue(outline.contains(CGPoint(x: 5, y: 5)))
        XCTAssertFalse(outline.contains(CGPoint(x: 50, y: 30)), "the middle is no part of the line")
    }

    func testTheForegroundWithAShadow() async {
        let rig = ViewRig(
            Circle().fill(.shadow(.drop(radius: 2))).foregroundStyle(Color(red: 1, green: 0, blue: 0)), size: size)
        guard case .fill(_, .rgba(1, 0, 0, 1), _)? = layers(rig.commands).first?.commands.first else {
            return XCTFail("\(rig.commands)")
        }
        let inherited = ViewRig(Circle().foregroundStyle(.green.shadow(.drop(radius: 2))), size: size)
        XCTAssertEqual(layers(inherited.commands).count, 1)
    }

    func testTextsAndSymbolsAreToldOfShadows() async throws {
        let rig = ViewRig(
            HStack {
                Text("Hi")
                Image(systemName: "star")
            }
            .foregroundStyle(.red.shadow(.drop(color: .blue, radius: 1))), size: size)
        var paints: [Paint] = []
        func visit(_ widget: HeadlessWidget) {
            if let text = widget as? HeadlessControl<TextContent> { paints += text.content.runs.map(\.style.color) }
            if let image = widget as? HeadlessControl<ImageContent> { paints.append(image.content.color) }
            widget.children.forEach(visit)
        }
        visit(rig.window.contentSurface)
        XCTAssertEqual(paints.map(\.withoutShadows), [.semantic(.red), .semantic(.red)])
        XCTAssertEqual(paints.map(\.shadows.count), [1, 1])
    }

    func testAFadedShadowFadesWithItsPaint() async {
        let shadow = PaintShadow(EffectShadow(color: .semantic(.blue), radius: 1, x: 0, y: 0), isInner: false)
        let paint = Paint.faded(.shadowed(.semantic(.red), [shadow]), 0.5)
        XCTAssertEqual(paint.withoutShadows, .faded(.semantic(.red), 0.5))
        XCTAssertEqual(paint.shadows.map(\.shadow.color), [.faded(.semantic(.blue), 0.5)])
    }

    func testBlendModesOfStyles() async throws {
        let rig = ViewRig(
            ZStack {
                Color.red
                Circle().fill(.blue.blendMode(.multiply))
                Color.green.blendMode(.screen)
            }
            .background(Color.red.blendMode(.multiply)).background(
                LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom).opacity(0.5)), size: size)
        var blends: [EffectBlend] = []
        func visit(_ widget: HeadlessWidget) {
            if let effect = widget as? HeadlessEffectSurface { blends.append(effect.content.blend) }
            widget.children.forEach(visit)
        }
        visit(rig.window.contentSurface)
        XCTAssertTrue(blends.contains(.multiply) && blends.contains(.screen), "\(blends)")
        XCTAssertEqual(rig.paints.filter { $0 == .semantic(.blue) }.count, 1)
    }

    func testAnImageAgainAndAgain() async {
        let paint = ImagePaint(
            image: Image(systemName: "star"), sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1), scale: 2)
        let rig = ViewRig(Circle().fill(paint), size: size)
        guard case .layer(let drawn, let layer)? = rig.commands.first, case .tiles(let tiles)? = drawn.first else {
            return XCTFail("\(rig.commands)")
        }
        XCTAssertEqual(tiles.area, CGRect(x: 0, y: 0, width: 60, height: 60))
        XCTAssertEqual([tiles.scale, tiles.source.width], [2, 0.5])
        XCTAssertEqual(layer.clips.count, 1)
        let border = ViewRig(Rectangle().border(.image(Image(systemName: "star"), scale: 0.5), width: 4), size: size)
        XCTAssertEqual(layers(border.commands).count, 1)
    }
}
