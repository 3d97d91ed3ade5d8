import HeadlessToolkit
import Toolkit
import ViewGraph
import XCTest

@testable import SwiftUI
@testable import SwiftUITesting

/// A view in a window without a display.
@MainActor
final class ViewRig<V: View> {
    private let view: ViewUnderTest<V>

    init(_ view: V, size: CGSize) { self.view = ViewUnderTest(view, size: size) }

    var toolkit: HeadlessToolkit { view.launch.toolkit }
    var window: HeadlessWindow { toolkit.windows.last! }

    func update(_ new: V) { view.update(new) }
    func settle() { toolkit.settle() }

    /// The drawings of the window, in order.
    var drawings: [HeadlessControl<DrawingContent>] {
        var found: [HeadlessControl<DrawingContent>] = []
        func visit(_ widget: HeadlessWidget) {
            if let drawing = widget as? HeadlessControl<DrawingContent> { found.append(drawing) }
            widget.children.forEach(visit)
        }
        visit(window.contentSurface)
        return found
    }

    var commands: [DrawingCommand] { drawings.flatMap(\.drawingCommands) }
    var paints: [Paint] {
        commands.compactMap { command in
            switch command {
            case .fill(_, let paint, _), .stroke(_, let paint, _): paint
            case .text, .image, .tiles, .layer: nil
            }
        }
    }
}

final class ShapeViewTests: XCTestCase {
    private static let area = CGSize(width: 100, height: 60)

    @MainActor
    func testAShapeIsFilledInTheForegroundStyle() async {
        let rig = ViewRig(Rectangle().foregroundStyle(Color(red: 1, green: 0, blue: 0)), size: Self.area)
        XCTAssertEqual(rig.drawings.map(\.frame), [CGRect(origin: .zero, size: Self.area)])
        XCTAssertEqual(
            rig.commands,
            [.fill(Path(CGRect(origin: .zero, size: Self.area)).elements, .rgba(1, 0, 0, 1), evenOdd: false)])
    }

    @MainActor
    func testACircleIsSquare() async {
        let rig = ViewRig(Circle().fill(.blue), size: Self.area)
        XCTAssertEqual(rig.drawings.map(\.frame), [CGRect(x: 20, y: 0, width: 60, height: 60)])
        XCTAssertEqual(rig.paints, [.semantic(.blue)])
    }

    @MainActor
    func testStrokes() async {
        let rig = ViewRig(Rectangle().fill(.red).stroke(.blue, lineWidth: 3), size: Self.area)
        guard rig.commands.count == 2, case .stroke(_, .semantic(.blue), let style) = rig.commands[1] else {
            return XCTFail("\(rig.commands)")
        }
        XCTAssertEqual(style.width, 3)
        XCTAssertEqual(rig.drawings.map(\.frame.size), [Self.area, Self.area])
        XCTAssertEqual(rig.paints[0], .semantic(.red))

        let border = ViewRig(Rectangle().strokeBorder(.green, lineWidth: 4), size: Self.area)
        guard case .stroke(let path, _, _) = border.commands.first else { return XCTFail("\(border.commands)") }
        XCTAssertEqual(Path(path).boundingRect, CGRect(x: 2, y: 2, width: 96, height: 56))

        let outline = ViewRig(Circle().stroke(lineWidth: 2).foregroundStyle(.red), size: Self.area)
        guard case .stroke = outline.commands.first else { return XCTFail("\(outline.commands)") }
    }

    @MainActor
    func testGradientsAreDrawnInPoints() async {
        let gradient = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
        let rig = ViewRig(gradient, size: Self.area)
        guard case .linearGradient(let stops, let startX, let startY, let endX, let endY) = rig.paints.first else {
            return XCTFail("\(rig.paints)")
        }
        XCTAssertEqual(stops.map(\.location), [0, 1])
        XCTAssertEqual([startX, startY, endX, endY], [0, 30, 100, 30])
    }

    @MainActor
    func testStylesBehindAndOver() async {
        let view = Color.black.frame(width: 20, height: 10)
            .background(.red, in: Capsule()).border(.blue, width: 2).overlay(.green)
        let rig = ViewRig(view, size: Self.area)
        XCTAssertEqual(
            rig.paints, [.semantic(.red), .rgba(0, 0, 0, 1), .semantic(.blue), .semantic(.green)])
        XCTAssertEqual(Set(rig.drawings.map { "\($0.frame)" }), ["\(CGRect(x: 40, y: 25, width: 20, height: 10))"])
    }

    @MainActor
    func testTheBackgroundStyleIsInherited() async {
        let plain = Color.clear.background()
        XCTAssertEqual(ViewRig(plain, size: Self.area).paints.first, .semantic(.windowBackground))
        let tinted = plain.backgroundStyle(.tint.opacity(0.5)).tint(Color.red)
        XCTAssertEqual(ViewRig(tinted, size: Self.area).paints.first, .faded(.semantic(.red), 0.5))
    }

    private struct Moving: View {
        var isOn: Bool
        var body: some View {
            RoundedRectangle(cornerRadius: isOn ? 20 : 0)
                .fill(Color(red: isOn ? 1 : 0, green: 0, blue: 0))
                .animation(.linear(duration: 1), value: isOn)
        }
    }

    @MainActor
    func testFigureAndColourMove() async {
        let rig = ViewRig(Moving(isOn: false), size: Self.area)
        rig.update(Moving(isOn: true))
        XCTAssertEqual(rig.paints, [.rgba(0, 0, 0, 1)])
        rig.toolkit.advance(by: 0.5)
        guard case .rgba(let red, 0, 0, 1) = rig.paints.first, rig.paints.count == 1 else {
            return XCTFail("\(rig.paints)")
        }
        XCTAssertEqual(red, 0.5, accuracy: 0.05)
        guard case .fill(let path, _, _) = rig.commands.first else { return XCTFail("\(rig.commands)") }
        XCTAssertFalse(Path(path).contains(CGPoint(x: 2, y: 2)), "the corner is half round")
        XCTAssertTrue(Path(path).contains(CGPoint(x: 4, y: 4)))
        rig.toolkit.advance(by: 1)
        XCTAssertEqual(rig.paints, [.rgba(1, 0, 0, 1)])
    }

    @MainActor
    func testThemeColoursAreFadedOverEachOther() async {
        let opaque = PaintTransition(from: .semantic(.red), to: .semantic(.blue), progress: 0.25)
        XCTAssertEqual(opaque.paints, [.semantic(.red), .faded(.semantic(.blue), 0.25)])
        let clear = PaintTransition(from: .semantic(.red), to: .clear, progress: 0.25)
        XCTAssertEqual(clear.paints, [.faded(.semantic(.red), 0.75), .faded(.clear, 0.25)])
        let mixed = PaintTransition(from: .rgba(1, 0, 0, 1), to: .rgba(0, 0, 1, 0), progress: 0.5)
        XCTAssertEqual(mixed.paints, [.rgba(1, 0, 0, 0.5)])
    }
}
