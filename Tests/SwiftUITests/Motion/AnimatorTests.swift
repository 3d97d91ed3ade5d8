import SwiftUI
import SwiftUITesting
import XCTest

@MainActor
final class AnimatorTests: XCTestCase {
    private struct Phases: View {
        @State private var count = 0
        var body: some View {
            VStack {
                PhaseAnimator(["one", "two", "three"], trigger: count) {
                    Text($0)
                } animation: { _ in
                    .linear(duration: 0.2)
                }
                Button("Go") { count += 1 }
            }
        }
    }

    func testPhasesAfterATrigger() async throws {
        let view = ViewUnderTest(Phases())
        XCTAssertTrue(view.contains(.label, "one"))
        view.advance(by: 1)
        XCTAssertTrue(view.contains(.label, "one"), "nothing happens by itself")
        try view.find(.button, "Go").press()
        XCTAssertTrue(view.contains(.label, "two"))
        var seen: Set<String> = []
        for _ in 0..<60 {
            view.advance(by: 0.05)
            for name in ["one", "two", "three"] where view.contains(.label, name) { seen.insert(name) }
        }
        XCTAssertTrue(seen.contains("three"))
        XCTAssertTrue(view.contains(.label, "one"), "back at the first")
    }

    func testPhasesGoRound() async throws {
        let view = ViewUnderTest(
            Text("x").phaseAnimator([1, 2]) { content, phase in
                VStack {
                    content
                    Text("phase \(phase)")
                }
            } animation: { _ in
                .linear(duration: 0.1)
            })
        var changes = 0
        var last = view.texts
        for _ in 0..<60 {
            view.advance(by: 0.05)
            if view.texts != last { changes += 1 }
            last = view.texts
        }
        XCTAssertGreaterThan(changes, 5)
    }

    private struct Place {
        var x = 0.0
        var y = 0.0
    }

    func testKeyframes() async {
        let timeline = KeyframeTimeline(initialValue: Place()) {
            KeyframeTrack(\.x) {
                LinearKeyframe(10, duration: 1)
                MoveKeyframe(20)
                LinearKeyframe(30, duration: 1)
            }
            KeyframeTrack(\.y) {
                CubicKeyframe(1, duration: 1)
                CubicKeyframe(2, duration: 1)
            }
        }
        XCTAssertEqual(timeline.duration, 2)
        XCTAssertEqual(timeline.value(time: 0).x, 0)
        XCTAssertEqual(timeline.value(time: 0.5).x, 5)
        XCTAssertEqual(timeline.value(time: 1.5).x, 25)
        XCTAssertEqual(timeline.value(time: 5).x, 30)
        XCTAssertEqual(timeline.value(time: 1).y, 1, accuracy: 1e-9)
        XCTAssertEqual(timeline.value(progress: 1).y, 2)
        // Through the one in the middle it goes at the speed between its neighbours.
        let speed = (timeline.value(time: 1.001).y - timeline.value(time: 0.999).y) / 0.002
        XCTAssertEqual(speed, 1, accuracy: 0.01)
        let alone = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(4, duration: 2, spring: .smooth) }
        XCTAssertEqual(alone.value(time: 1.99), 4, accuracy: 0.05)
    }

    private struct Bouncing: View {
        @State private var count = 0
        var body: some View {
            VStack {
                KeyframeAnimator(initialValue: 0.0, trigger: count) { value in
                    Text("at \(Int(value.rounded()))")
                } keyframes: { _ in
                    LinearKeyframe(10, duration: 0.5)
                }
                Button("Go") { count += 1 }
            }
        }
    }

    func testAKeyframeAnimatorFollowsATrigger() async throws {
        let view = ViewUnderTest(Bouncing())
        XCTAssertTrue(view.contains(.label, "at 0"))
        try view.find(.button, "Go").press()
        view.advance(by: 0.25)
        XCTAssertTrue(view.contains(.label, "at 5") || view.contains(.label, "at 4") || view.contains(.label, "at 6"))
        view.advance(by: 0.5)
        XCTAssertTrue(view.contains(.label, "at 10"))
    }
}
