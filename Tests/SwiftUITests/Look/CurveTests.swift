import Foundation
import SwiftUI
import SwiftUITesting
import XCTest

/// Curves, springs, completions of animations and timelines.
@MainActor
final class CurveTests: XCTestCase {
    func testCurves() async throws {
        XCTAssertEqual(UnitCurve.linear.value(at: 0.3), 0.3)
        XCTAssertEqual(UnitCurve.easeInOut.value(at: 0.5), 0.5, accuracy: 1e-9)
        XCTAssertEqual(UnitCurve.easeIn.value(at: 0), 0)
        XCTAssertEqual(UnitCurve.easeOut.value(at: 1), 1)
        XCTAssertEqual(UnitCurve.easeIn.value(at: 2), 1)
        XCTAssertLessThan(UnitCurve.easeIn.value(at: 0.3), 0.3)
        XCTAssertGreaterThan(UnitCurve.easeOut.value(at: 0.3), 0.3)
        XCTAssertEqual(UnitCurve.circularEaseIn.value(at: 0.6), 0.2, accuracy: 1e-9)
        for curve in [UnitCurve.easeIn, .easeInOut, .circularEaseIn, .circularEaseInOut] {
            let x = 0.37
            XCTAssertEqual(curve.inverse.value(at: curve.value(at: x)), x, accuracy: 1e-6)
            let slope = (curve.value(at: x + 1e-5) - curve.value(at: x - 1e-5)) / 2e-5
            XCTAssertEqual(curve.velocity(at: x), slope, accuracy: 1e-3)
        }
        XCTAssertEqual(UnitCurve.linear.velocity(at: 0.2), 1)
        XCTAssertEqual(UnitCurve.easeIn.velocity(at: 0), 0, accuracy: 1e-2)
    }

    func testSprings() async throws {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        XCTAssertEqual(spring.dampingRatio, 0.7, accuracy: 1e-9)
        XCTAssertEqual(spring.bounce, 0.3, accuracy: 1e-9)
        XCTAssertEqual(spring.duration, 0.5, accuracy: 1e-9)
        for spring in [Spring.smooth, .snappy, .bouncy, Spring(duration: 0.4, bounce: -0.3)] {
            XCTAssertEqual(spring.value(target: 10.0, time: 0), 0, accuracy: 1e-9)
            XCTAssertEqual(spring.value(target: 10.0, time: 10), 10, accuracy: 1e-3)
            let (a, b) = (spring.value(target: 1.0, time: 0.1 - 1e-6), spring.value(target: 1.0, time: 0.1 + 1e-6))
            XCTAssertEqual(spring.velocity(target: 1.0, time: 0.1), (b - a) / 2e-6, accuracy: 1e-3)
            XCTAssertEqual(spring.velocity(target: 0.0, initialVelocity: 5.0, time: 0), 5, accuracy: 1e-6)
        }
        var (value, velocity) = (0.0, 0.0)
        for _ in 0..<300 { Spring.smooth.update(value: &value, velocity: &velocity, target: 4, deltaTime: 0.01) }
        XCTAssertEqual(value, 4, accuracy: 1e-3)
    }

    func testCompletions() async throws {
        struct Moving: View {
            let log: Log
            @State private var x = 0.0
            @State private var unused = 0
            var body: some View {
                VStack {
                    Button("Move") {
                        withAnimation(.linear(duration: 1)) {
                            x += 50
                        } completion: {
                            log("done")
                        }
                    }
                    Button("Nothing") {
                        withAnimation(.linear(duration: 1)) {
                            unused += 1
                        } completion: {
                            log("nothing")
                        }
                    }
                    Text("a").offset(x: x)
                }
            }
        }
        let log = Log()
        let view = ViewUnderTest(Moving(log: log))
        try view.find(.button, "Move").press()
        view.advance(by: 0.9)
        XCTAssertEqual(log.entries, [])
        view.advance(by: 0.3)
        XCTAssertEqual(log.entries, ["done"])
        view.advance(by: 2)
        try view.find(.button, "Nothing").press()
        view.advance(by: 0.1)
        XCTAssertEqual(log.entries, ["done", "nothing"])
        XCTAssertFalse(view.isAnimating)
    }

    func testSchedules() async throws {
        let zero = Date(timeIntervalSinceReferenceDate: 0)
        let entries = PeriodicTimelineSchedule(from: zero, by: 5).entries(
            from: zero.addingTimeInterval(12), mode: .normal)
        XCTAssertEqual(entries.prefix(3).map(\.timeIntervalSinceReferenceDate), [10, 15, 20])
        var explicit = ExplicitTimelineSchedule([zero]).entries(from: zero, mode: .normal).makeIterator()
        XCTAssertEqual(explicit.next(), zero)
        XCTAssertNil(explicit.next())
    }

    private struct Tick: View {
        let log: Log
        let date: Date
        var body: some View {
            let _ = log("tick")
            Text(verbatim: "\(date.timeIntervalSinceReferenceDate)")
        }
    }

    func testATimeline() async throws {
        struct Ticking: View {
            let log: Log
            @State private var isShown = true
            var body: some View {
                VStack {
                    Button("Hide") { isShown = false }
                    if isShown {
                        TimelineView(PeriodicTimelineSchedule(from: Date(), by: 1)) { context in
                            Tick(log: log, date: context.date)
                        }
                    }
                }
            }
        }
        let log = Log()
        let view = ViewUnderTest(Ticking(log: log))
        let first = log.entries.count
        view.advance(by: 3.5)
        XCTAssertTrue((3...4).contains(log.entries.count - first), "\(log.entries.count)")
        try view.find(.button, "Hide").press()
        let last = log.entries.count
        view.advance(by: 5)
        XCTAssertEqual(log.entries.count, last)
        XCTAssertFalse(view.isAnimating)
    }
}
