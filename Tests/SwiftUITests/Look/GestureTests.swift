import Foundation
import HeadlessToolkit
import SwiftUI
import SwiftUITesting
import Toolkit
import XCTest

/// Which gesture a press is, and what it tells.
@MainActor
final class GestureTests: XCTestCase {
    private func window<V: View>(_ view: ViewUnderTest<V>) throws -> HeadlessWindow {
        try view.frontWindow().window
    }
    private let size = CGSize(width: 300, height: 300)
    private let middle = CGPoint(x: 150, y: 150)

    private func box(_ side: CGFloat = 200) -> some View { Color.red.frame(width: side, height: side) }

    /// Puts the pointer down, moves it along, and lets it go.
    private func drag<V: View>(_ view: ViewUnderTest<V>, _ points: [CGPoint], end: Bool = true) throws {
        let press = try window(view).beginPress(at: points[0])
        for point in points.dropFirst() {
            view.advance(by: 0.02)
            press.move(to: point)
        }
        if end { press.end(at: points[points.count - 1]) }
        view.advance(by: 0)
    }

    func testTapsByCount() async throws {
        let log = Log()
        let view = ViewUnderTest(
            box().onTapGesture(count: 2) { log("double") }.onTapGesture { log("single") }, size: size)
        XCTAssertTrue(try view.frontWindow().click(at: middle))
        XCTAssertEqual(log.entries, [], "it may become two")
        view.advance(by: 0.5)
        XCTAssertEqual(log.entries, ["single"])
        try view.frontWindow().click(at: middle)
        view.advance(by: 0.1)
        try view.frontWindow().click(at: middle)
        XCTAssertEqual(log.entries, ["single", "double"])
        view.advance(by: 1)
        XCTAssertEqual(log.entries, ["single", "double"])
    }

    func testTheInnerTapGoesFirstAndABackgroundTakesNone() async throws {
        let log = Log()
        let view = ViewUnderTest(
            VStack(spacing: 100) {
                Text("Inner").onTapGesture { log("inner") }
                Text("Outer")
            }
            .onTapGesture { log("outer") }, size: size)
        let (inner, outer) = (try view.find(.label, "Inner"), try view.find(.label, "Outer"))
        try view.frontWindow().click(at: CGPoint(x: inner.frame.midX, y: inner.frame.midY))
        try view.frontWindow().click(at: CGPoint(x: outer.frame.midX, y: outer.frame.midY))
        XCTAssertEqual(log.entries, ["inner", "outer"])
        XCTAssertFalse(
            try view.frontWindow().click(at: CGPoint(x: outer.frame.midX, y: outer.frame.minY - 50)),
            "between the texts is nothing")
    }

    func testAContentShapeTakesClicksBetweenViews() async throws {
        let log = Log()
        let view = ViewUnderTest(
            VStack(spacing: 100) {
                Text("Above")
                Text("Below")
            }
            .contentShape(Rectangle()).onTapGesture { log("tap") }, size: size)
        let below = try view.find(.label, "Below").frame
        XCTAssertTrue(try view.frontWindow().click(at: CGPoint(x: below.midX, y: below.minY - 50)))
        XCTAssertEqual(log.entries, ["tap"])
    }

    func testAButtonInsideIsNotATap() async throws {
        let log = Log()
        let view = ViewUnderTest(
            VStack {
                Button("Button") { log("button") }
                Text("Text")
            }
            .onTapGesture { log("tap") }, size: size)
        let button = try view.find(.button, "Button").frame
        try view.frontWindow().click(at: CGPoint(x: button.midX, y: button.midY))
        XCTAssertEqual(log.entries, ["button"])
    }

    func testHighPriorityAndSimultaneousGestures() async throws {
        let log = Log()
        let high = ViewUnderTest(
            Button("Button") { log("button") }.highPriorityGesture(TapGesture().onEnded { log("high") }), size: size)
        let button = try high.find(.button, "Button").frame
        try high.frontWindow().click(at: CGPoint(x: button.midX, y: button.midY))
        XCTAssertEqual(log.entries, ["high"])
        let both = ViewUnderTest(
            Button("Button") { log("button") }.simultaneousGesture(TapGesture().onEnded { log("beside") }), size: size)
        try both.frontWindow().click(at: CGPoint(x: button.midX, y: button.midY))
        XCTAssertEqual(log.entries.dropFirst().sorted(), ["beside", "button"])
        let none = ViewUnderTest(
            box().gesture(TapGesture().onEnded { log("none") }, including: .subviews), size: size)
        XCTAssertFalse(try none.frontWindow().click(at: middle))
        XCTAssertEqual(log.entries.count, 3)
    }

    func testADragTellsWhereItIsFromItsMinimumDistanceOn() async throws {
        struct Moved: View {
            let log: Log
            @State private var position = CGSize.zero
            @GestureState private var isDragging = false
            var body: some View {
                VStack {
                    Text(isDragging ? "dragging" : "still")
                    Color.red.frame(width: 100, height: 100).accessibilityLabel("Box").offset(position)
                        .gesture(
                            DragGesture()
                                .updating($isDragging) { _, state, _ in state = true }
                                .onChanged { log("\(Int($0.translation.width))") }
                                .onEnded {
                                    log("end \(Int($0.translation.width))")
                                    position = $0.translation
                                })
                }
            }
        }
        let log = Log()
        let view = ViewUnderTest(Moved(log: log), size: size)
        let frame = try view.find(.drawing, "Box").frame
        let start = CGPoint(x: frame.midX, y: frame.midY)
        let press = try window(view).beginPress(at: start)
        press.move(to: CGPoint(x: start.x + 5, y: start.y))
        view.advance(by: 0)
        XCTAssertEqual(log.entries, [])
        XCTAssertTrue(view.contains(.label, "still"))
        press.move(to: CGPoint(x: start.x + 20, y: start.y))
        press.move(to: CGPoint(x: start.x + 40, y: start.y))
        view.advance(by: 0)
        XCTAssertEqual(log.entries, ["20", "40"])
        XCTAssertTrue(view.contains(.label, "dragging"))
        press.end(at: CGPoint(x: start.x + 40, y: start.y))
        view.advance(by: 0)
        XCTAssertEqual(log.entries, ["20", "40", "end 40"])
        XCTAssertTrue(view.contains(.label, "still"), "gesture state goes back")
        XCTAssertEqual(try view.find(.drawing, "Box").frame.minX, frame.minX + 40)
        XCTAssertEqual(view.problems, [])
    }

    func testADragIsNotATapAndATapIsNotADrag() async throws {
        let log = Log()
        let view = ViewUnderTest(
            box().onTapGesture { log("tap") }.gesture(DragGesture().onEnded { _ in log("drag") }), size: size)
        try view.frontWindow().click(at: middle)
        try drag(view, [middle, CGPoint(x: 180, y: 150), CGPoint(x: 200, y: 150)])
        XCTAssertEqual(log.entries, ["tap", "drag"])
    }

    func testALongPress() async throws {
        let log = Log()
        let view = ViewUnderTest(
            box().onTapGesture { log("tap") }
                .onLongPressGesture(minimumDuration: 0.5) {
                    log("long")
                } onPressingChanged: {
                    log("\($0)")
                }, size: size)
        let press = try window(view).beginPress(at: middle)
        view.advance(by: 0.4)
        XCTAssertEqual(log.entries, ["true"])
        view.advance(by: 0.2)
        XCTAssertEqual(log.entries, ["true", "long", "false"])
        press.end(at: middle)
        view.advance(by: 1)
        XCTAssertEqual(log.entries, ["true", "long", "false"], "no tap as well")
        try view.frontWindow().click(at: middle)
        view.advance(by: 1)
        XCTAssertEqual(log.entries.suffix(3).sorted(), ["false", "tap", "true"])
    }

    func testASequence() async throws {
        let log = Log()
        let gesture = LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture(minimumDistance: 0))
            .onEnded { value in
                if case .second(true, let drag?) = value { log("dragged \(Int(drag.translation.height))") }
            }
        let view = ViewUnderTest(box().gesture(gesture), size: size)
        try drag(view, [middle, CGPoint(x: 150, y: 200)])
        XCTAssertEqual(log.entries, [], "moved too early")
        let press = try window(view).beginPress(at: middle)
        view.advance(by: 0.6)
        press.move(to: CGPoint(x: 150, y: 180))
        press.end(at: CGPoint(x: 150, y: 180))
        view.advance(by: 0)
        XCTAssertEqual(log.entries, ["dragged 30"])
    }

    func testExclusiveAndSimultaneousCombinations() async throws {
        let log = Log()
        let exclusive = TapGesture(count: 2).onEnded { log("double") }
            .exclusively(before: TapGesture().onEnded { log("single") })
        let view = ViewUnderTest(box().gesture(exclusive), size: size)
        try view.frontWindow().click(at: middle)
        XCTAssertEqual(log.entries, [])
        view.advance(by: 0.5)
        XCTAssertEqual(log.entries, ["single"])
        try view.frontWindow().click(at: middle)
        try view.frontWindow().click(at: middle)
        view.advance(by: 0.5)
        XCTAssertEqual(log.entries, ["single", "double"])

        let both = MagnificationGesture().simultaneously(with: RotationGesture())
            .onChanged { log("\($0.first.map { Double($0) } ?? 0) \(Int($0.second?.degrees ?? 0))") }
        let pinched = ViewUnderTest(box().gesture(both), size: size)
        try window(pinched).pinch(at: middle, scales: [2], radians: [.pi / 2])
        XCTAssertEqual(log.entries.last, "2.0 90")
    }

    func testHovering() async throws {
        let log = Log()
        let view = ViewUnderTest(
            box().onHover { log("\($0)") }
                .onContinuousHover { phase in
                    if case .active(let point) = phase { log("\(Int(point.x))") }
                }, size: size)
        try window(view).movePointer(to: middle)
        try window(view).movePointer(to: CGPoint(x: 160, y: 150))
        try window(view).movePointer(to: CGPoint(x: 10, y: 10))
        XCTAssertEqual(log.entries, ["100", "true", "110", "false"])
    }

    func testDisabledViewsTakeNoGestures() async throws {
        struct Switched: View {
            let log: Log
            @State private var isDisabled = true
            var body: some View {
                VStack {
                    Button("Switch") { isDisabled.toggle() }
                    Color.red.onTapGesture { log("tap") }.disabled(isDisabled)
                }
            }
        }
        let log = Log()
        let view = ViewUnderTest(Switched(log: log), size: size)
        XCTAssertFalse(try view.frontWindow().click(at: middle))
        try view.find(.button, "Switch").press()
        XCTAssertTrue(try view.frontWindow().click(at: middle))
        XCTAssertEqual(log.entries, ["tap"])
    }

    func testAViewThatGoesInItsOwnGesture() async throws {
        struct Going: View {
            @State private var isThere = true
            @GestureState private var isPressed = false
            var body: some View {
                Text(isPressed ? "pressed" : "free")
                if isThere {
                    Color.red.gesture(
                        DragGesture(minimumDistance: 0).updating($isPressed) { _, state, _ in state = true }
                            .onChanged { if $0.translation.width > 50 { isThere = false } })
                }
            }
        }
        let view = ViewUnderTest(Going(), size: size)
        try drag(view, [middle, CGPoint(x: 210, y: 150), CGPoint(x: 250, y: 150)])
        XCTAssertFalse(view.contains(.drawing))
        XCTAssertEqual(view.texts, ["free"])
        XCTAssertEqual(view.problems, [])
        XCTAssertEqual(view.messages, [])
    }

    func testAGestureOfOnesOwn() async throws {
        struct Triple: Gesture {
            let action: () -> Void
            var body: some Gesture { TapGesture(count: 3).onEnded { action() } }
        }
        let log = Log()
        let view = ViewUnderTest(box().gesture(AnyGesture(Triple { log("triple") })), size: size)
        for _ in 0..<3 { try view.frontWindow().click(at: middle) }
        XCTAssertEqual(log.entries, ["triple"])
    }
}
