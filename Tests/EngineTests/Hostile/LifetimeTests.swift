import Foundation
import SwiftUI
import XCTest

/// State that is written when nobody expects it.
@MainActor
final class LifetimeTests: HostileTestCase {
    private final class Farewell {
        let say: () -> Void
        init(_ say: @escaping () -> Void) { self.say = say }
        deinit { say() }
    }

    private struct Leaving: View {
        @State private var farewell: Farewell
        init(_ say: @escaping () -> Void) { _farewell = State(initialValue: Farewell(say)) }
        var body: some View { Text(verbatim: "here") }
    }

    private struct Stage: View {
        @State private var isShown = true
        @State private var farewells = 0
        var body: some View {
            VStack {
                Button("leave") { isShown = false }
                Text(verbatim: farewells > 0 ? "gone" : "not gone")
                if isShown { Leaving { farewells += 1 } }
            }
        }
    }

    func testStateWrittenFromADeinit() async {
        let texts = await survive {
            Stage()
        } then: { app in
            XCTAssert(app.window.contentSurface.first(name: "leave")?.perform(.press) == true)
        }
        XCTAssertEqual(texts, ["gone"])
    }

    private struct Flooded: View {
        @State private var count = 0
        var body: some View {
            Button("flood") {
                let state = $count
                DispatchQueue.global().async {
                    DispatchQueue.concurrentPerform(iterations: 10_000) { state.wrappedValue = $0 + 1 }
                    state.wrappedValue = -1
                }
            }
            Text(verbatim: "count \(count)")
        }
    }

    func testAFloodOfWritesFromOtherThreads() async {
        let texts = await survive {
            Flooded()
        } then: { app in
            XCTAssert(app.window.contentSurface.first(name: "flood")?.perform(.press) == true)
            try await poll {
                app.toolkit.settle()
                return app.window.contentSurface.texts == ["count -1"]
            }
        }
        XCTAssertEqual(texts, ["count -1"])
    }

    private struct Late: View {
        let gate: Gate
        @State private var text = "waiting"
        var body: some View {
            Text(verbatim: text).task {
                await gate.wait()
                text = "late"
                gate.isOver = true
            }
        }
    }

    @MainActor
    private final class Gate {
        var isOver = false
        private var waiting: CheckedContinuation<Void, Never>?
        var isAwaited: Bool { waiting != nil }
        func wait() async { await withCheckedContinuation { waiting = $0 } }
        func open() {
            waiting?.resume()
            waiting = nil
        }
    }

    func testStateWrittenByATaskAfterItsViewIsGone() async {
        let gate = Gate()
        let texts = await survive {
            Counting { count in
                if count == 0 { Late(gate: gate) } else { Text(verbatim: "other") }
            }
        } then: { app in
            try await poll { gate.isAwaited }
            XCTAssert(app.window.contentSurface.first(name: "more")?.perform(.press) == true)
            app.toolkit.settle()
            gate.open()
            try await poll { gate.isOver }
        }
        XCTAssertEqual(texts, ["other"])
    }

    private struct EarlyWriter: View {
        @State private var count = 0
        init() { count = 5 }
        var body: some View { Text(verbatim: "count \(count)") }
    }

    func testStateWrittenInAnInitialiser() async {
        await survive(message: "was written before its view was shown") { EarlyWriter() }
    }

    func testRowsWithTheSameIdentifier() async {
        let texts = await survive(message: "occurs more than once") {
            Counting { count in
                ForEach([1, 1, count, 2, 1], id: \.self) { Text(verbatim: "row \($0)") }
            }
        } then: { app in
            for _ in 0..<3 {
                XCTAssert(app.window.contentSurface.first(name: "more")?.perform(.press) == true)
                app.toolkit.settle()
            }
        }
        XCTAssertEqual(texts, ["row 1", "row 1", "row 3", "row 2", "row 1"])
    }

    // MARK: Environment

    fileprivate final class Ring {
        var next: Ring?
        let name: String
        init(_ name: String) { self.name = name }
    }

    fileprivate struct Rings {
        var ring: Ring
        var others: [Any]
    }

    /// A default that contains itself.
    fileprivate struct RingsKey: EnvironmentKey {
        static var defaultValue: Rings {
            let ring = Ring("default")
            ring.next = ring
            return Rings(ring: ring, others: [ring, ["again": ring]])
        }
    }

    private struct RingView: View {
        @Environment(\.rings) var rings
        var body: some View { Text(verbatim: rings.ring.name) }
    }

    func testADefaultThatContainsItself() async {
        let texts = await survive {
            Counting { count in RingView().opacity(count == 0 ? 1 : 0.5) }
        } then: { app in
            XCTAssert(app.window.contentSurface.first(name: "more")?.perform(.press) == true)
        }
        XCTAssertEqual(texts, ["default"])
    }
}

extension EnvironmentValues {
    fileprivate var rings: LifetimeTests.Rings { self[LifetimeTests.RingsKey.self] }
}

extension HostileTestCase {
    /// Waits until `condition` holds, looking again and again; throws after ten seconds.
    func poll(_ condition: @MainActor () -> Bool) async throws {
        let end = ContinuousClock.now + .seconds(10)
        while !condition() {
            guard ContinuousClock.now < end else { throw PollingFailure() }
            try await Task.sleep(for: .milliseconds(1))
        }
    }
}

struct PollingFailure: Error {}
