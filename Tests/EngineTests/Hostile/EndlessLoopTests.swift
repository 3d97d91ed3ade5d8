import SwiftUI
import XCTest

/// Views that change what they depend on: each is stopped, and said so once.
@MainActor
final class EndlessLoopTests: HostileTestCase {
    private static let endless = "goes on changing what it reacts to"

    private struct BodyWriter: View {
        @State private var count = 0
        var body: some View {
            count += 1
            return Text(verbatim: "count \(count)")
        }
    }

    func testABodyThatWritesItsState() async {
        let texts = await survive(message: "State was written while a view's body was evaluated") { BodyWriter() }
        // A few writes take effect, so that one that settles is seen.
        XCTAssertEqual(texts, ["count 4"])
    }

    private struct ParentWriter: View {
        @State private var count = 0
        var body: some View {
            Text(verbatim: "count \(count)")
            ChildWriter(count: $count)
        }
        struct ChildWriter: View {
            @Binding var count: Int
            var body: some View {
                count += 1
                return Text(verbatim: "child")
            }
        }
    }

    func testABodyThatWritesItsParentsState() async {
        await survive(message: "State was written while a view's body was evaluated") { ParentWriter() }
    }

    private struct OneChange: View {
        @State private var count = 0
        var body: some View {
            Button("start \(count)") { count += 1 }.onChange(of: count) { count += 1 }
        }
    }

    func testAnEndlessOnChange() async {
        await survive(message: Self.endless) {
            OneChange()
        } then: { app in
            XCTAssert(app.window.contentSurface.first(name: "start 0")?.perform(.press) == true)
        }
    }

    private struct TwoChanges: View {
        @State private var a = 0
        @State private var b = 0
        var body: some View {
            Button("start") { a += 1 }
                .onChange(of: a) { b += 1 }
                .onChange(of: b) { a += 1 }
        }
    }

    func testTwoOnChangesThatFeedEachOther() async {
        await survive(message: Self.endless) {
            TwoChanges()
        } then: { app in
            XCTAssert(app.window.contentSurface.first(name: "start")?.perform(.press) == true)
        }
    }

    private struct Flicker: View {
        @State private var isShown = true
        var body: some View {
            VStack {
                Text(verbatim: "flicker")
                if isShown {
                    Text(verbatim: "shown").onAppear { isShown = false }
                } else {
                    Text(verbatim: "hidden").onAppear { isShown = true }
                }
            }
        }
    }

    func testAnOnAppearThatTogglesItsCondition() async {
        let texts = await survive(message: Self.endless) { Flicker() }
        XCTAssertEqual(texts.count, 2)
    }

    private struct Boomerang: View {
        @State private var isShown = true
        var body: some View {
            VStack {
                Text(verbatim: "boomerang")
                if isShown {
                    Text(verbatim: "shown")
                        .onAppear { isShown = false }
                        .onDisappear { isShown = true }
                }
            }
        }
    }

    func testAnOnDisappearThatBringsTheViewBack() async {
        await survive(message: Self.endless) { Boomerang() }
    }

    private struct Raising: View {
        @State private var level = 0
        var body: some View {
            Text(verbatim: "level")
                .preference(key: LevelKey.self, value: level + 1)
                .onPreferenceChange(LevelKey.self) { level = $0 }
        }
    }

    private struct LevelKey: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    func testAPreferenceThatRaisesItself() async {
        await survive(message: Self.endless) { Raising() }
    }

    private struct Liar: Equatable {
        static func == (a: Liar, b: Liar) -> Bool { false }
    }

    private struct LiarView: View {
        @State private var count = 0
        var body: some View {
            Text(verbatim: "count \(count)").onChange(of: Liar()) { count += 1 }
        }
    }

    func testAnOnChangeOfWhatNeverEqualsItself() async {
        // At first the value is only noted.
        await survive { LiarView() }
        await survive(message: Self.endless) {
            Counting { count in
                Text(verbatim: "\(count)")
                LiarView().id(0).opacity(count == 0 ? 1 : 0.5)
                LiarWithInput(input: count)
            }
        } then: { app in
            XCTAssert(app.window.contentSurface.first(name: "more")?.perform(.press) == true)
        }
    }

    private struct LiarWithInput: View {
        let input: Int
        @State private var count = 0
        var body: some View {
            Text(verbatim: "input \(input), count \(count)").onChange(of: Liar()) { count += 1 }
        }
    }

    private struct Feedback: View {
        @State private var width: CGFloat = 10
        var body: some View {
            GeometryReader { proxy in
                Text(verbatim: "a").onChange(of: proxy.size.width, initial: true) { width = proxy.size.width + 1 }
            }
            .frame(width: width, height: 10)
        }
    }

    func testASizeThatGrowsByBeingRead() async {
        await survive(message: "goes on changing the size that it reads") { Feedback() }
    }

    private struct SelfSetter: View {
        @State private var value = 0
        var body: some View {
            // A setter that writes its own binding, and two that write each other.
            Button("self") { own.value.wrappedValue = 1 }
            Button("pair") { own.first.wrappedValue = 1 }
        }
        private let own = Loops()
    }

    private final class Loops: @unchecked Sendable {
        private(set) var value: Binding<Int>! = nil
        private(set) var first: Binding<Int>! = nil
        private(set) var second: Binding<Int>! = nil
        init() {
            value = Binding(get: { 0 }, set: { [unowned self] in value.wrappedValue = $0 })
            first = Binding(get: { 0 }, set: { [unowned self] in second.wrappedValue = $0 + 1 })
            second = Binding(get: { 0 }, set: { [unowned self] in first.wrappedValue = $0 + 1 })
        }
    }

    func testBindingsThatWriteThemselves() async {
        await survive(message: "writes to the binding itself") {
            SelfSetter()
        } then: { app in
            XCTAssert(app.window.contentSurface.first(name: "self")?.perform(.press) == true)
            XCTAssert(app.toolkit.settle())
            XCTAssert(app.window.contentSurface.first(name: "pair")?.perform(.press) == true)
        }
    }

    private struct Restless: View {
        let count: Int
        var body: some View { Text(verbatim: "restless \(count)").id(UUID()) }
    }

    func testATreeThatReplacesItselfInEveryUpdate() async {
        let texts = await survive {
            Counting { count in
                Restless(count: count)
                Text(verbatim: "never the same").id(Double.nan)
                ForEach([Double.nan, .nan, 1], id: \.self) { Text(verbatim: "\($0)") }
            }
        } then: { app in
            for _ in 0..<5 {
                XCTAssert(app.window.contentSurface.first(name: "more")?.perform(.press) == true)
                XCTAssert(app.toolkit.settle())
            }
        }
        XCTAssertEqual(texts, ["restless 5", "never the same", "nan", "nan", "1.0"])
    }
}
