import Foundation
import HeadlessToolkit
import SwiftUI
import SwiftUITesting
import XCTest

/// Views that come and go, on the virtual clock.
@MainActor
final class TransitionTests: XCTestCase {
    private struct Shown<T: View>: View {
        let log: Log
        var animation: Animation? = .linear(duration: 1)
        let content: () -> T
        @State private var isShown = false
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("Toggle") { withAnimation(animation) { isShown.toggle() } }
                if isShown {
                    content()
                        .onAppear { log("appear") }
                        .onDisappear { log("disappear") }
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private let size = CGSize(width: 400, height: 300)
    private func toggle(_ view: AppUnderTest) throws { try view.find(.button, "Toggle").press() }

    /// How much is seen of a label, with all around it.
    private func opacity(_ view: AppUnderTest, _ name: String) throws -> Double {
        var widget: HeadlessWidget? = try view.find(.label, name).widget
        var seen = 1.0
        while let current = widget {
            seen *= current.fading * ((current as? HeadlessEffectSurface)?.content.opacity ?? 1)
            widget = current.parent
        }
        return (seen * 1000).rounded() / 1000
    }

    func testAFadeInAndOut() async throws {
        for plain in [true, false] {
            let log = Log()
            let view = ViewUnderTest(
                Shown(log: log) {
                    plain ? AnyView(Text("Text")) : AnyView(Text("Text").transition(.opacity))
                }, size: size)
            try toggle(view)
            XCTAssertEqual(try opacity(view, "Text"), 0)
            XCTAssertEqual(log.entries, ["appear"])
            view.advance(by: 0.5)
            XCTAssertEqual(try opacity(view, "Text"), 0.5)
            view.advance(by: 0.6)
            XCTAssertEqual(try opacity(view, "Text"), 1)
            let place = try view.find(.label, "Text").frame
            try toggle(view)
            view.advance(by: 0.5)
            XCTAssertEqual(try opacity(view, "Text"), 0.5)
            XCTAssertEqual(try view.find(.label, "Text").frame, place)
            XCTAssertEqual(log.entries, ["appear"])
            view.advance(by: 0.6)
            XCTAssertFalse(view.contains(.label, "Text"))
            XCTAssertEqual(log.entries, ["appear", "disappear"])
            XCTAssertFalse(view.isAnimating)
            XCTAssertEqual(view.problems, [])
        }
    }

    func testMovesAndScales() async throws {
        let view = ViewUnderTest(
            Shown(log: Log()) { Text("Moving").frame(width: 100, height: 20).transition(.move(edge: .leading)) },
            size: size)
        try toggle(view)
        let start = try view.find(.label, "Moving").frame.minX
        view.advance(by: 0.5)
        XCTAssertEqual(try view.find(.label, "Moving").frame.minX, start + 50, accuracy: 1)
        view.advance(by: 1)
        XCTAssertEqual(try view.find(.label, "Moving").frame.minX, start + 100)
        try toggle(view)
        view.advance(by: 0.25)
        XCTAssertEqual(try view.find(.label, "Moving").frame.minX, start + 75, accuracy: 1)
        view.advance(by: 1)
        XCTAssertFalse(view.contains(.label, "Moving"))

        let scaled = ViewUnderTest(
            Shown(log: Log()) { Color.red.frame(width: 100, height: 100).transition(.scale) }, size: size)
        try toggle(scaled)
        scaled.advance(by: 0.5)
        XCTAssertEqual(try scaled.find(.drawing).frame.width, 50, accuracy: 0.001)
    }

    func testAsymmetricCombinedAndModifierTransitions() async throws {
        struct Shifted: ViewModifier {
            let x: CGFloat
            func body(content: Content) -> some View { content.offset(x: x) }
        }
        let transition = AnyTransition.asymmetric(
            insertion: .modifier(active: Shifted(x: 100), identity: Shifted(x: 0)).combined(with: .opacity),
            removal: .identity)
        let log = Log()
        let view = ViewUnderTest(Shown(log: log) { Text("Text").transition(transition) }, size: size)
        try toggle(view)
        let start = try view.find(.label, "Text").frame.minX
        XCTAssertEqual(try opacity(view, "Text"), 0)
        view.advance(by: 0.5)
        XCTAssertEqual(try view.find(.label, "Text").frame.minX, start - 50)
        XCTAssertEqual(try opacity(view, "Text"), 0.5)
        view.advance(by: 1)
        try toggle(view)
        XCTAssertFalse(view.contains(.label, "Text"), "gone at once")
        XCTAssertEqual(log.entries, ["appear", "disappear"])
    }

    func testWithoutAnAnimationThereIsNone() async throws {
        let view = ViewUnderTest(
            Shown(log: Log(), animation: nil) { Text("Text").transition(.opacity) }, size: size)
        try toggle(view)
        XCTAssertEqual(try opacity(view, "Text"), 1)
        try toggle(view)
        XCTAssertFalse(view.contains(.label, "Text"))
        XCTAssertFalse(view.isAnimating)
    }

    func testRowsOfALoop() async throws {
        struct Rows: View {
            @State private var rows = ["a", "b", "c"]
            var body: some View {
                VStack(spacing: 0) {
                    Button("Remove") { withAnimation(.linear(duration: 1)) { rows.removeAll { $0 == "b" } } }
                    Button("Add") { withAnimation(.linear(duration: 1)) { rows.append("d") } }
                    ForEach(rows, id: \.self) { Text($0).transition(.slide) }
                }
            }
        }
        let view = ViewUnderTest(Rows(), size: size)
        try view.find(.button, "Remove").press()
        view.advance(by: 0.5)
        XCTAssertEqual(view.texts, ["a", "c", "b"], "on its way, and drawn over the others")
        view.advance(by: 1)
        XCTAssertEqual(view.texts, ["a", "c"])
        try view.find(.button, "Add").press()
        view.advance(by: 2)
        XCTAssertEqual(view.texts, ["a", "c", "d"])
        XCTAssertEqual(view.problems, [])
    }

    func testWhatIsAroundGoesMeanwhile() async throws {
        struct Outer: View {
            let log: Log
            @State private var hasInner = true
            @State private var isThere = true
            var body: some View {
                VStack {
                    Button("Inner") { withAnimation(.linear(duration: 1)) { hasInner = false } }
                    Button("Outer") { isThere = false }
                    if isThere {
                        HStack { if hasInner { Text("Inner").onDisappear { log("gone") } } }
                    }
                }
            }
        }
        let log = Log()
        let view = ViewUnderTest(Outer(log: log), size: size)
        try view.find(.button, "Inner").press()
        view.advance(by: 0.5)
        try view.find(.button, "Outer").press()
        XCTAssertEqual(view.texts, [])
        view.advance(by: 2)
        XCTAssertEqual(log.entries, ["gone"])
        XCTAssertEqual(view.problems, [])
        XCTAssertFalse(view.isAnimating)
    }

    func testATransitionOfOnesOwn() async throws {
        struct Drop: Transition {
            func body(content: Content, phase: TransitionPhase) -> some View {
                content.offset(y: phase.value * 40)
            }
        }
        let view = ViewUnderTest(Shown(log: Log()) { Text("Text").transition(Drop()) }, size: size)
        try toggle(view)
        let start = try view.find(.label, "Text").frame.minY
        view.advance(by: 2)
        XCTAssertEqual(try view.find(.label, "Text").frame.minY, start + 40)
    }
}
