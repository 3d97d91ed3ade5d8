import HeadlessToolkit
import Toolkit
import XCTest

@testable import SwiftUI

/// Shapes that follow the shape of the container that they are in, and backgrounds of windows.
@MainActor
final class ContainerShapeTests: XCTestCase {
    private let size = CGSize(width: 200, height: 100)

    private func path<V: View>(_ rig: ViewRig<V>) -> Path {
        switch rig.commands.first {
        case .fill(let path, _, _), .stroke(let path, _, _): Path(path)
        default: Path()
        }
    }

    private func rounded(_ path: Path) -> [String] {
        path.description.split(separator: " ").map { word in
            Double(word).map { String(Int($0.rounded())) } ?? String(word)
        }
    }

    func testWithoutAContainerItIsARectangle() async {
        let rig = ViewRig(ContainerRelativeShape().fill(.red), size: size)
        XCTAssertEqual(path(rig), Path(CGRect(origin: .zero, size: size)))
        let bare = ViewRig(ContainerRelativeShape(), size: size)
        XCTAssertEqual(path(bare), Path(CGRect(origin: .zero, size: size)))
    }

    func testItRunsParallelToTheContainersEdge() async {
        let container = RoundedRectangle(cornerRadius: 30, style: .circular)
        let rig = ViewRig(
            ContainerRelativeShape().fill(.red).padding(10).containerShape(container), size: size)
        let inside = container.inset(by: 10).path(in: CGRect(origin: .zero, size: size))
        XCTAssertEqual(rounded(path(rig).offsetBy(dx: 10, dy: 10)), rounded(inside))
        rig.update(ContainerRelativeShape().fill(.red).padding(20).containerShape(container))
        rig.settle()
        let further = container.inset(by: 20).path(in: CGRect(origin: .zero, size: size))
        XCTAssertEqual(rounded(path(rig).offsetBy(dx: 20, dy: 20)), rounded(further))
    }

    func testStrokedBordersAreInside() async {
        let rig = ViewRig(
            ContainerRelativeShape().strokeBorder(.red, lineWidth: 6).containerShape(.rect(cornerRadius: 20)),
            size: size)
        XCTAssertEqual(path(rig).boundingRect, CGRect(x: 3, y: 3, width: 194, height: 94))
    }

    func testTheNearestContainerCounts() async {
        let rig = ViewRig(
            Color.clear.background(.blue, in: .containerRelative).containerShape(.circle).frame(width: 50, height: 50)
                .containerShape(.rect(cornerRadius: 4)), size: size)
        let fill = rig.commands.compactMap {
            if case .fill(let path, .semantic(.blue), _) = $0 { Path(path) } else { nil }
        }
        XCTAssertEqual(fill.first?.contains(CGPoint(x: 3, y: 3)), false, "a circle")
        XCTAssertEqual(fill.first?.contains(CGPoint(x: 25, y: 25)), true)
    }

    func testWhatIsCutToTheContainer() async {
        let rig = ViewRig(
            Color.red.clipShape(ContainerRelativeShape()).containerShape(.capsule), size: size)
        XCTAssertEqual(rig.drawings.count, 2, "the colour and its mask")
    }

    func testTheWindowHasABackground() async {
        let rig = ViewRig(Text("Hi").containerBackground(.red, for: .window), size: size)
        XCTAssertEqual(rig.drawings.map(\.frame), [CGRect(origin: .zero, size: size)])
        XCTAssertEqual(rig.paints, [.semantic(.red)])
        let first = rig.window.contentSurface.children.first
        XCTAssertTrue(first is HeadlessControl<DrawingContent>, "behind the text")
        rig.update(Text("Hi").containerBackground(.blue, for: .window))
        rig.settle()
        XCTAssertEqual(rig.paints, [.semantic(.blue)])
    }

    func testABackgroundThatComesAndGoes() async {
        struct Content: View {
            var isOn: Bool
            var body: some View {
                VStack {
                    Text("Hi")
                    if isOn {
                        Text("more").containerBackground(for: .window, alignment: .bottom) {
                            Color.green.frame(height: 10)
                        }
                    }
                }
            }
        }
        let rig = ViewRig(Content(isOn: false), size: size)
        XCTAssertEqual(rig.drawings.count, 0)
        rig.update(Content(isOn: true))
        rig.settle()
        XCTAssertEqual(rig.drawings.map(\.frame), [CGRect(x: 0, y: 90, width: 200, height: 10)])
        rig.update(Content(isOn: false))
        rig.settle()
        XCTAssertEqual(rig.drawings.count, 0)
    }
}
