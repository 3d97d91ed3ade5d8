import Combine
import Foundation
import HeadlessToolkit
import Observation
import SwiftUI
import SwiftUITesting
import XCTest

/// Views at the left edge, so that what moves in them moves nothing else by half pixels.
private struct Column<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
        VStack(alignment: .leading, spacing: 0) { content }.frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// Values on their way, on the virtual clock.
@MainActor
final class AnimationTests: XCTestCase {
    private func opacity(_ view: AppUnderTest) throws -> Double {
        var found: [Double] = []
        func visit(_ widget: HeadlessWidget) {
            if let effect = widget as? HeadlessEffectSurface { found.append(effect.content.opacity) }
            widget.children.forEach(visit)
        }
        visit(try view.frontWindow().window.contentSurface)
        XCTAssertEqual(found.count, 1)
        return try XCTUnwrap(found.first)
    }

    private struct Box: View {
        let log: Log
        var animation: Animation? = .linear(duration: 1)
        @State private var isOn = false
        var body: some View {
            let _ = log("body")
            Column {
                Button("Go") { withAnimation(animation) { isOn.toggle() } }
                Button("Jump") { isOn.toggle() }
                Rectangle().frame(width: isOn ? 200 : 100, height: 20)
                Text("moved").offset(x: isOn ? 60 : 0, y: 0).accessibilityIdentifier("moved")
                Text("faded").opacity(isOn ? 0 : 1)
            }
        }
    }

    private struct Shown: Equatable {
        var width, x, opacity: Double
    }
    private func shown(_ view: AppUnderTest) throws -> Shown {
        let base = try view.find(.button, "Go").frame.minX
        return Shown(
            width: try view.find(.drawing).frame.width, x: try view.find(identifier: "moved").frame.minX - base,
            opacity: (try opacity(view) * 1000).rounded() / 1000)
    }

    private let size = CGSize(width: 400, height: 300)

    func testWithAnimationMovesFrameOffsetAndOpacity() async throws {
        let log = Log()
        let view = ViewUnderTest(Box(log: log), size: size)
        let start = Shown(width: 100, x: 0, opacity: 1)
        let end = Shown(width: 200, x: 60, opacity: 0)
        XCTAssertEqual(try shown(view), start)
        try view.find(.button, "Go").press()
        XCTAssertEqual(try shown(view), start, "the first frame shows the old values")
        XCTAssertTrue(view.isAnimating)
        view.advance(by: 0.25)
        XCTAssertEqual(try shown(view), Shown(width: 125, x: 15, opacity: 0.75))
        view.advance(by: 0.25)
        XCTAssertEqual(try shown(view), Shown(width: 150, x: 30, opacity: 0.5))
        view.advance(by: 0.5)
        XCTAssertEqual(try shown(view), end)
        view.advance(by: 0.1)
        XCTAssertFalse(view.isAnimating, "no frames are asked for when all is still")
        XCTAssertEqual(log.entries, ["body", "body"], "frames run no bodies")
        try view.find(.button, "Jump").press()
        XCTAssertEqual(try shown(view), start)
        XCTAssertFalse(view.isAnimating)
        XCTAssertEqual(view.problems, [])
    }

    func testWithoutAnAnimationItJumps() async throws {
        let view = ViewUnderTest(Box(log: Log(), animation: nil), size: size)
        try view.find(.button, "Go").press()
        XCTAssertEqual(try shown(view), Shown(width: 200, x: 60, opacity: 0))
        XCTAssertFalse(view.isAnimating)
    }

    func testAnAnimationGoesOnFromWhatIsShown() async throws {
        let view = ViewUnderTest(Box(log: Log()), size: size)
        try view.find(.button, "Go").press()
        view.advance(by: 0.5)
        try view.find(.button, "Go").press()
        XCTAssertEqual(try shown(view), Shown(width: 150, x: 30, opacity: 0.5), "nothing jumps")
        view.advance(by: 0.5)
        XCTAssertEqual(try shown(view), Shown(width: 125, x: 15, opacity: 0.75))
        view.advance(by: 0.5)
        XCTAssertEqual(try shown(view), Shown(width: 100, x: 0, opacity: 1))
        XCTAssertFalse(view.isAnimating)
    }

    func testDelaySpeedAndRepetition() async throws {
        func values(_ animation: Animation, at times: [Double]) throws -> [Double] {
            let view = ViewUnderTest(Box(log: Log(), animation: animation), size: size)
            try view.find(.button, "Go").press()
            return try times.map {
                view.advance(by: $0 - view.now)
                return try shown(view).width
            }
        }
        let linear = Animation.linear(duration: 1)
        XCTAssertEqual(try values(linear.delay(0.5), at: [0.5, 1, 1.5]), [100, 150, 200])
        XCTAssertEqual(try values(linear.speed(2), at: [0.25, 0.5]), [150, 200])
        XCTAssertEqual(try values(linear.repeatCount(2), at: [0.5, 1, 1.25, 1.5]), [150, 200, 175, 150])
        XCTAssertEqual(
            try values(linear.repeatCount(2, autoreverses: false), at: [0.5, 1.5, 2]), [150, 150, 200])
        XCTAssertEqual(try values(linear.repeatForever(), at: [0.5, 1.5, 10.25]), [150, 150, 125])
        let eased = try values(.easeInOut(duration: 1), at: [0.25, 0.5, 0.75, 1])
        XCTAssertEqual(eased[1], 150)
        XCTAssertEqual(eased[3], 200)
        XCTAssertEqual(eased[0] - 100, 200 - eased[2], accuracy: 1)
        XCTAssertLessThan(eased[0], 120)
        let spring = try values(.spring(duration: 0.5, bounce: 0.3), at: [0.25, 0.5, 3])
        XCTAssertGreaterThan(spring.max()!, 200, "it bounces")
        XCTAssertEqual(spring[2], 200)
    }

    // MARK: Which changes are animated

    private struct Valued: View {
        @State private var animated = 0.0
        @State private var plain = 0.0
        var body: some View {
            Column {
                Button("Go") { animated += 100 }
                Button("Plain") { plain += 100 }
                Text("inside").offset(x: animated + plain)
                    .animation(.linear(duration: 1), value: animated)
                Text("outside").offset(x: animated)
            }
        }
    }

    private func x(_ name: String, _ view: AppUnderTest) throws -> Double {
        try view.find(.label, name).frame.minX - view.find(.button, "Go").frame.minX
    }

    func testTheAnimationModifierAnimatesItsContentWhenItsValueChanges() async throws {
        let view = ViewUnderTest(Valued(), size: size)
        try view.find(.button, "Go").press()
        view.advance(by: 0.5)
        XCTAssertEqual(try x("inside", view), 50)
        XCTAssertEqual(try x("outside", view), 100)
        view.advance(by: 0.5)
        XCTAssertEqual(try x("inside", view), 100)
        try view.find(.button, "Plain").press()
        XCTAssertEqual(try x("inside", view), 200, "another value is not animated")
    }

    private struct Bound: View {
        @State private var isOn = false
        var body: some View {
            Column {
                Button("Go") { isOn.toggle() }
                Passing(isOn: $isOn).animation(.linear(duration: 1), value: isOn)
            }
        }
        struct Passing: View {
            @Binding var isOn: Bool
            var body: some View { Reading(isOn: $isOn) }
        }
        struct Reading: View {
            @Binding var isOn: Bool
            var body: some View { Text("far below").offset(x: isOn ? 100 : 0) }
        }
    }

    func testItReachesReadersThatAreUpdatedByThemselves() async throws {
        let view = ViewUnderTest(Bound(), size: size)
        try view.find(.button, "Go").press()
        view.advance(by: 0.5)
        XCTAssertEqual(try x("far below", view), 50)
    }

    private struct Transacted: View {
        @State private var isOn = false
        var body: some View {
            Column {
                Button("Go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
                Button("Jump") { isOn.toggle() }
                Text("given").offset(x: isOn ? 100 : 0)
                Text("none").offset(x: isOn ? 100 : 0).transaction { $0.animation = nil }
                Text("slower").offset(x: isOn ? 100 : 0).transaction { $0.animation = .linear(duration: 2) }
                Text("delayed").offset(x: isOn ? 100 : 0)
                    .transaction { $0.animation = $0.animation?.delay(0.5) }
            }
        }
    }

    func testTheTransactionModifier() async throws {
        let view = ViewUnderTest(Transacted(), size: size)
        try view.find(.button, "Go").press()
        view.advance(by: 0.5)
        XCTAssertEqual(try ["given", "none", "slower", "delayed"].map { try x($0, view) }, [50, 100, 25, 0])
        view.advance(by: 0.5)
        XCTAssertEqual(try ["given", "none", "slower", "delayed"].map { try x($0, view) }, [100, 100, 50, 50])
        view.advance(by: 2)
        try view.find(.button, "Jump").press()
        XCTAssertEqual(try ["given", "none", "slower", "delayed"].map { try x($0, view) }, [0, 0, 100, 0])
    }

    private struct ByBinding: View {
        @State private var isOn = false
        var body: some View {
            Column {
                Button("Go") {}
                Toggle("Animated", isOn: $isOn.animation(.linear(duration: 1)))
                Text("moved").offset(x: isOn ? 100 : 0)
            }
        }
    }

    func testABindingMayAnimate() async throws {
        let view = ViewUnderTest(ByBinding(), size: size)
        try view.find(.checkBox).setOn(true)
        view.advance(by: 0.5)
        XCTAssertEqual(try x("moved", view), 50)
    }

    private final class Model: ObservableObject { @Published var x = 0.0 }
    @Observable
    fileprivate final class ObservableModel { var x = 0.0 }

    private struct Modelled: View {
        @StateObject private var model = Model()
        @State private var observable = ObservableModel()
        @State private var plain = 0.0
        var body: some View {
            Column {
                Button("Go") {
                    plain = 100
                    withAnimation(.linear(duration: 1)) { model.x = 100 }
                    withAnimation(.linear(duration: 2)) { observable.x = 100 }
                }
                Text("plain").offset(x: plain)
                Published(model: model)
                Observed(model: observable)
            }
        }
        struct Published: View {
            @ObservedObject var model: Model
            var body: some View { Text("published").offset(x: model.x) }
        }
        struct Observed: View {
            let model: ObservableModel
            var body: some View { Text("observed").offset(x: model.x) }
        }
    }

    func testChangesOfModelsAreAnimatedEachInItsTransaction() async throws {
        let view = ViewUnderTest(Modelled(), size: size)
        try view.find(.button, "Go").press()
        view.advance(by: 0.5)
        XCTAssertEqual(try ["plain", "published", "observed"].map { try x($0, view) }, [100, 50, 25])
    }

    private struct Bar: View, Animatable {
        var value: Double
        let name: String
        let log: Log
        @State private var presses = 0
        nonisolated var animatableData: Double {
            get { value }
            set { value = newValue }
        }
        var body: some View {
            let _ = log("\(value.rounded())")
            Button("\(name) \(Int(value.rounded())) \(presses)") { presses += 1 }
        }
    }
    private struct Shifting: AnimatableModifier {
        var value: Double
        nonisolated var animatableData: Double {
            get { value }
            set { value = newValue }
        }
        func body(content: Content) -> some View {
            HStack {
                content
                Text("\(Int(value.rounded()))")
            }
        }
    }
    private struct Animated: View {
        let log: Log
        @State private var value = 0.0
        @State private var name = "bar"
        var body: some View {
            Column {
                Button("Go") { withAnimation(.linear(duration: 1)) { value = 100 - value } }
                Button("Jump") { value = 100 - value }
                Button("Rename") { name = "BAR" }
                Bar(value: value, name: name, log: log)
                Text("modified").modifier(Shifting(value: value))
            }
        }
    }

    func testBodiesOfAnimatableViewsAndModifiersRunForEachFrame() async throws {
        let log = Log()
        let view = ViewUnderTest(Animated(log: log), size: size)
        try view.find(.button, "Go").press()
        XCTAssertEqual(log.take().last, "0.0")
        view.advance(by: 0.5)
        XCTAssertEqual(log.take().count, 30)
        XCTAssertTrue(view.contains(.button, "bar 50 0"), view.outline)
        XCTAssertEqual(view.texts, ["modified", "50"])
        try view.find(.button, "bar 50 0").press()
        try view.find(.button, "Rename").press()
        XCTAssertTrue(view.contains(.button, "BAR 50 1"), "state and other values at once, \(view.outline)")
        view.advance(by: 0.25)
        XCTAssertTrue(view.contains(.button, "BAR 75 1"), view.outline)
        XCTAssertEqual(view.texts, ["modified", "75"])
        view.advance(by: 0.5)
        XCTAssertTrue(view.contains(.button, "BAR 100 1"), view.outline)
        XCTAssertFalse(view.isAnimating)
        _ = log.take()
        try view.find(.button, "Jump").press()
        XCTAssertEqual(log.take(), ["0.0"])
        XCTAssertEqual(view.texts, ["modified", "0"])
        XCTAssertFalse(view.isAnimating)
        XCTAssertEqual(view.problems, [])
    }

    private struct Disabling: View {
        @State private var isOn = false
        var body: some View {
            Column {
                Button("Go") {
                    var transaction = Transaction()
                    transaction.disablesAnimations = true
                    withTransaction(transaction) { isOn.toggle() }
                }
                Text("moved").offset(x: isOn ? 100 : 0).animation(.linear(duration: 1), value: isOn)
            }
        }
    }

    func testDisablesAnimations() async throws {
        let view = ViewUnderTest(Disabling(), size: size)
        try view.find(.button, "Go").press()
        XCTAssertEqual(try x("moved", view), 100)
    }

    func testAnAnimationThatRunsWhenItsViewGoesEndsQuietly() async throws {
        let view = ViewUnderTest(Box(log: Log()), size: size)
        try view.find(.button, "Go").press()
        view.advance(by: 0.5)
        view.end()
        let next = ViewUnderTest(Box(log: Log()), size: size)
        try next.find(.button, "Go").press()
        next.advance(by: 0.5)
        XCTAssertEqual(try shown(next), Shown(width: 150, x: 30, opacity: 0.5))
        XCTAssertEqual(next.problems, [])
    }
}
