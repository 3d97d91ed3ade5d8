import HeadlessToolkit
import Toolkit
import XCTest

@testable import SwiftUI

@MainActor
final class CanvasTests: XCTestCase {
    private func commands(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> [DrawingCommand] {
        ViewRig(Canvas(renderer: draw), size: CGSize(width: 100, height: 50)).commands
    }

    func testPathsAreRecorded() async {
        let all = commands { context, size in
            XCTAssertEqual(size, CGSize(width: 100, height: 50))
            context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
            context.stroke(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .foreground, lineWidth: 3)
        }
        XCTAssertEqual(all.count, 2)
        guard case .fill(_, let paint, _) = all[0], case .stroke(_, _, let style) = all[1] else {
            return XCTFail("\(all)")
        }
        XCTAssertEqual(paint, .semantic(.red))
        XCTAssertEqual(style.width, 3)
    }

    func testStatesBelongToCopies() async {
        let all = commands { context, _ in
            var copy = context
            copy.opacity = 0.5
            copy.translateBy(x: 5, y: 6)
            copy.clip(to: Path(CGRect(x: 0, y: 0, width: 4, height: 4)))
            copy.addFilter(.blur(radius: 2))
            copy.blendMode = .multiply
            copy.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
            context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
        }
        guard all.count == 2, case .layer(_, let layer) = all[0], case .fill = all[1] else { return XCTFail("\(all)") }
        XCTAssertEqual(layer.opacity, 0.5)
        XCTAssertEqual(layer.matrix?.tx, 5)
        XCTAssertEqual(layer.filters, [.blur(2)])
        XCTAssertEqual(layer.blend, .multiply)
        // Where it was when it was set.
        XCTAssertEqual(layer.clips.first?.path.elements.first, .move(CGPoint(x: 5, y: 6)))
    }

    func testTextsAndLayers() async {
        let all = commands { context, size in
            let text = context.resolve(Text("Hello"))
            XCTAssertGreaterThan(text.measure(in: size).width, 10)
            context.draw(text, at: .zero, anchor: .topLeading)
            context.drawLayer { layer in
                layer.draw(Image(systemName: "star"), at: CGPoint(x: 50, y: 25))
            }
        }
        guard all.count == 2, case .text(let content, let frame) = all[0], case .layer(let inner, _) = all[1] else {
            return XCTFail("\(all)")
        }
        XCTAssertEqual(content.string, "Hello")
        XCTAssertEqual(frame.origin, .zero)
        guard case .image(_, let place) = inner.first else { return XCTFail("\(inner)") }
        XCTAssertEqual(place.midX, 50)
    }

    func testGradientsArePlacedInWhatTheyFill() async {
        let all = commands { context, _ in
            context.fill(
                Path(CGRect(x: 20, y: 0, width: 10, height: 10)),
                with: .style(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)))
        }
        guard case .fill(_, .linearGradient(_, let start, _, let end, _), _) = all.first else {
            return XCTFail("\(all)")
        }
        XCTAssertEqual(start, 20)
        XCTAssertEqual(end, 30)
    }
}
