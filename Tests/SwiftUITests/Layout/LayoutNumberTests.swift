import SwiftUI
import SwiftUITesting
import XCTest

/// Sizes and places of views as they are written, as readers in them find them.
@MainActor
final class LayoutNumberTests: XCTestCase {
    private final class Frames { var all: [String: CGRect] = [:] }

    /// A flexible view that notes its frame in the window.
    private struct Box: View {
        let name: String
        let frames: Frames
        init(_ name: String, _ frames: Frames) {
            self.name = name
            self.frames = frames
        }
        var body: some View {
            GeometryReader { proxy in
                let _ = frames.all[name] = proxy.frame(in: .global)
                Color.clear
            }
        }
    }

    /// The frames of the boxes in a window of 1000 by 1000, relative to the container's corner.
    private func frames(@ViewBuilder _ content: (Frames) -> some View) -> [String: CGRect] {
        let frames = Frames()
        let app = ViewUnderTest(
            content(frames).background { Box("all", frames) }, size: CGSize(width: 1000, height: 1000))
        defer { app.end() }
        app.advance(by: 0.1)
        let corner = frames.all["all"]?.origin ?? .zero
        return frames.all.mapValues { $0.offsetBy(dx: -corner.x, dy: -corner.y) }
    }

    func testFixedFrames() async {
        let found = frames { frames in
            Box("child", frames).frame(width: 80, height: 60).frame(width: 40, height: 100, alignment: .topLeading)
        }
        XCTAssertEqual(found["all"], CGRect(x: 0, y: 0, width: 40, height: 100))
        XCTAssertEqual(found["child"], CGRect(x: 0, y: 0, width: 80, height: 60), "overflows by the alignment")
        XCTAssertEqual(frames { Box("child", $0).frame(width: 80) }["child"]?.size, CGSize(width: 80, height: 1000))
    }

    func testFlexibleFrames() async {
        func width(_ proposal: CGFloat, _ child: CGFloat, min: CGFloat? = nil, max: CGFloat? = nil) -> CGFloat? {
            frames { frames in
                Color.clear.frame(width: child, height: 1)
                    .frame(minWidth: min, maxWidth: max)
                    .background { Box("frame", frames) }
                    .frame(width: proposal)
            }["frame"]?.width
        }
        XCTAssertEqual(width(300, 50, min: 100), 100)
        XCTAssertEqual(width(60, 50, min: 100), 100)
        XCTAssertEqual(width(300, 50, max: 100), 100)
        XCTAssertEqual(width(60, 50, max: 100), 60)
        XCTAssertEqual(width(300, 150, max: 100), 100)
        XCTAssertEqual(width(300, 50, min: 100, max: 200), 200)
        XCTAssertEqual(width(150, 50, min: 100, max: 200), 150)
        XCTAssertEqual(width(300, 50, max: .infinity), 300)
        XCTAssertEqual(width(30, 50, max: .infinity), 50)
    }

    func testFixedSizeTakesTheIdealOne() async {
        let found = frames { frames in
            Box("ideal", frames).frame(idealWidth: 300, idealHeight: 20).fixedSize().frame(width: 100, height: 100)
        }
        XCTAssertEqual(found["ideal"], CGRect(x: -100, y: 40, width: 300, height: 20))
        XCTAssertEqual(
            frames { Box("one", $0).frame(idealWidth: 300).fixedSize(horizontal: true, vertical: false) }["one"]?.size,
            CGSize(width: 300, height: 1000))
    }

    func testRows() async {
        let found = frames { frames in
            HStack(spacing: 0) {
                Box("a", frames).frame(maxWidth: 100)
                Box("b", frames).frame(minWidth: 100)
            }
            .frame(width: 150)
        }
        XCTAssertEqual(found["a"]?.width, 75)
        XCTAssertEqual(found["b"]?.width, 100)
        XCTAssertEqual(found["a"]?.minX, -12.5, "what overflows does so around the middle")

        let columns = frames { frames in
            VStack(spacing: 0) {
                Box("top", frames)
                Box("bottom", frames)
            }
            .frame(width: 100, height: 100)
        }
        XCTAssertEqual(columns["top"], CGRect(x: 0, y: 0, width: 100, height: 50))
        XCTAssertEqual(columns["bottom"], CGRect(x: 0, y: 50, width: 100, height: 50))

        let layers = frames { frames in
            ZStack {
                Box("back", frames).frame(width: 12, height: 12)
                Box("front", frames).frame(width: 4, height: 4)
            }
        }
        XCTAssertEqual(layers["all"]?.size, CGSize(width: 12, height: 12))
        XCTAssertEqual(layers["front"], CGRect(x: 4, y: 4, width: 4, height: 4))
    }

    func testPrioritiesAndSpacers() async {
        let found = frames { frames in
            HStack(spacing: 0) {
                Box("low", frames).frame(minWidth: 20)
                Box("high", frames).layoutPriority(1)
                Box("lower", frames).frame(minWidth: 30).layoutPriority(-1)
            }
            .frame(width: 300, height: 10)
        }
        XCTAssertEqual(found["high"]?.width, 250)
        XCTAssertEqual(found["low"]?.width, 20)
        XCTAssertEqual(found["lower"]?.width, 30)

        let hugging = frames { frames in HStack(spacing: 0) { Box("x", frames).frame(width: 30, height: 10) } }
        XCTAssertEqual(hugging["all"]?.size, CGSize(width: 30, height: 10))
        let spread = frames { frames in
            HStack(spacing: 0) {
                Box("x", frames).frame(width: 30, height: 10)
                Spacer()
            }
        }
        XCTAssertEqual(spread["all"]?.size, CGSize(width: 1000, height: 10))
        XCTAssertEqual(frames { _ in Spacer() }["all"]?.size, CGSize(width: 1000, height: 1000))
        let divided = frames { frames in
            VStack(spacing: 0) {
                Divider().background { Box("divider", frames) }
                Color.clear.frame(width: 70, height: 10)
            }
            .fixedSize()
        }
        XCTAssertEqual(divided["divider"]?.width, 70)
    }

    /// What a stack is offered no length across for is as long as the longest: buttons of one width, dividers.
    func testWithoutAnOfferAcrossAllAreAsLongAsTheLongest() async {
        let columns = frames { frames in
            VStack(spacing: 0) {
                Box("short", frames).frame(idealWidth: 20, maxWidth: .infinity).frame(height: 10)
                Box("long", frames).frame(idealWidth: 90, maxWidth: .infinity).frame(height: 10)
                Box("fixed", frames).frame(width: 30, height: 10)
            }
            .fixedSize(horizontal: true, vertical: false)
        }
        XCTAssertEqual(columns["short"], CGRect(x: 0, y: 0, width: 90, height: 10))
        XCTAssertEqual(columns["long"], CGRect(x: 0, y: 10, width: 90, height: 10))
        XCTAssertEqual(columns["fixed"], CGRect(x: 30, y: 20, width: 30, height: 10))
        XCTAssertEqual(columns["all"]?.size, CGSize(width: 90, height: 30))
        let row = frames { frames in
            ScrollView {
                HStack(alignment: .top, spacing: 0) {
                    Box("bar", frames).frame(width: 4)
                    Box("text", frames).frame(width: 100, height: 70)
                }
            }
        }
        XCTAssertEqual(row["bar"]?.height, 70)
    }

    func testLayersLeaveTheSizeAlone() async {
        let found = frames { frames in
            Color.clear.frame(width: 40, height: 40)
                .overlay(alignment: .bottomTrailing) {
                    Box("over", frames).frame(width: 100, height: 10)
                    Box("second", frames).frame(width: 10, height: 20)
                }
        }
        XCTAssertEqual(found["all"]?.size, CGSize(width: 40, height: 40))
        XCTAssertEqual(found["over"], CGRect(x: -60, y: 30, width: 100, height: 10))
        XCTAssertEqual(found["second"], CGRect(x: 30, y: 20, width: 10, height: 20))
    }

    func testOffsetsAndPositions() async {
        let found = frames { frames in
            VStack(spacing: 0) {
                Box("moved", frames).frame(width: 10, height: 10).offset(x: 30, y: 5)
                Box("below", frames).frame(width: 10, height: 10)
            }
        }
        XCTAssertEqual(found["all"]?.size, CGSize(width: 10, height: 20))
        XCTAssertEqual(found["moved"], CGRect(x: 30, y: 5, width: 10, height: 10))
        XCTAssertEqual(found["below"], CGRect(x: 0, y: 10, width: 10, height: 10))
        let placed = frames { frames in
            Box("placed", frames).frame(width: 10, height: 10).position(x: 25, y: 50).frame(width: 100, height: 100)
        }
        XCTAssertEqual(placed["placed"], CGRect(x: 20, y: 45, width: 10, height: 10))
    }

    func testHiddenViewsKeepTheirRoomAndTakeNoEvents() async throws {
        let log = Log()
        let app = ViewUnderTest(
            VStack(spacing: 0) {
                Button("hidden") { log("hidden") }.frame(width: 100, height: 50).hidden()
                Button("shown") { log("shown") }.frame(width: 100, height: 50)
            }, size: CGSize(width: 100, height: 100))
        XCTAssertEqual(app.buttons, ["shown"])
        XCTAssertGreaterThanOrEqual(try app.find(.button, "shown").frame.minY, 50)
        try app.frontWindow().click(at: CGPoint(x: 50, y: 25))
        XCTAssertEqual(log.entries, [])
        try app.frontWindow().click(at: CGPoint(x: 50, y: 75))
        XCTAssertEqual(log.entries, ["shown"])
    }

    func testTheLaterViewAndTheHigherIndexTakeTheClick() async throws {
        let log = Log()
        let app = ViewUnderTest(
            HStack(spacing: 0) {
                ZStack {
                    Color.red.onTapGesture { log("first") }
                    Color.blue.onTapGesture { log("second") }
                }
                ZStack {
                    Color.red.onTapGesture { log("raised") }.zIndex(1)
                    Color.blue.onTapGesture { log("under") }
                }
            }, size: CGSize(width: 100, height: 100))
        try app.frontWindow().click(at: CGPoint(x: 25, y: 50))
        try app.frontWindow().click(at: CGPoint(x: 75, y: 50))
        app.advance(by: 1)
        XCTAssertEqual(log.entries, ["second", "raised"])
    }

    func testTheFirstThatFits() async {
        func chosen(_ width: CGFloat, _ axes: Axis.Set = [.horizontal, .vertical]) -> String {
            let app = ViewUnderTest(
                ViewThatFits(in: axes) {
                    Text("wide").frame(width: 200, height: 50)
                    Text("high").frame(width: 50, height: 200)
                    Text("small").frame(width: 10, height: 10)
                }
                .frame(width: width, height: 100), size: CGSize(width: 400, height: 400))
            defer { app.end() }
            return app.texts.joined()
        }
        XCTAssertEqual(chosen(200), "wide")
        XCTAssertEqual(chosen(199), "small")
        XCTAssertEqual(chosen(199, .horizontal), "high")
        XCTAssertEqual(chosen(5), "small", "the last one where none fits")
    }

    func testGridsAlign() async {
        let found = frames { frames in
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.clear.frame(width: 100, height: 50)
                    Box("grid", frames).frame(width: 10, height: 10)
                    Color.clear.frame(width: 50, height: 1).gridColumnAlignment(.trailing)
                }
                GridRow(alignment: .bottom) {
                    Box("row", frames).frame(width: 10, height: 10)
                    Color.clear.frame(width: 60, height: 40)
                    Box("column", frames).frame(width: 10, height: 10)
                }
                GridRow {
                    Color.clear.frame(width: 1, height: 30)
                    Box("cell", frames).frame(width: 10, height: 10).gridCellAnchor(.bottomTrailing)
                }
            }
        }
        XCTAssertEqual(found["grid"]?.origin, CGPoint(x: 100, y: 0))
        XCTAssertEqual(found["row"]?.origin, CGPoint(x: 0, y: 80))
        XCTAssertEqual(found["column"]?.origin, CGPoint(x: 200, y: 80))
        XCTAssertEqual(found["cell"]?.origin, CGPoint(x: 150, y: 110))
    }

    // MARK: Layouts of one's own

    private struct Asking: Layout {
        let log: Log
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: 100, height: 60)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            let sizes = [ProposedViewSize.zero, .unspecified, .infinity].map { subviews[0].sizeThatFits($0).width }
            MainActor.assumeIsolated { log("\(sizes)") }
            subviews[0].place(
                at: CGPoint(x: bounds.minX, y: bounds.minY), proposal: ProposedViewSize(width: 5, height: 5))
            subviews[0].place(
                at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing,
                proposal: ProposedViewSize(width: 20, height: 10))
        }
    }

    func testALayoutOfOnesOwn() async {
        let log = Log()
        let found = frames { frames in
            Asking(log: log) {
                Box("placed twice", frames).frame(minWidth: 10, idealWidth: 40, maxWidth: 70)
                Box("never", frames).frame(width: 20, height: 20)
            }
        }
        XCTAssertEqual(log.entries.first, "[10.0, 40.0, 70.0]")
        XCTAssertEqual(found["placed twice"], CGRect(x: 80, y: 50, width: 20, height: 10))
        XCTAssertEqual(found["never"], CGRect(x: 40, y: 20, width: 20, height: 20))
    }
}
