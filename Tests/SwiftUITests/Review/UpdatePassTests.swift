import SwiftUI
import SwiftUITesting
import ViewGraph
import XCTest

/// Updates that keep themselves going, and those that must not be lost.
@MainActor
final class UpdatePassTests: XCTestCase {
    private struct Settling: View {
        @State private var isStarted = false
        @State private var value = 0
        var body: some View {
            if isStarted && value < 2 { let _ = value += 1 }
            VStack {
                Text("\(value)")
                Button("Start") { isStarted = true }
            }
        }
    }

    func testBodyThatWritesWhatItReadsSettles() async throws {
        let view = ViewUnderTest(Settling())
        try view.find(.button, "Start").press()
        XCTAssertEqual(view.texts, ["2"])
        XCTAssertEqual(view.messages.count, 1, "\(view.messages)")
    }

    private struct ManyWrites: View {
        @State private var isStarted = false
        @State private var values = (0, 0, 0, 0, 0)
        @State private var a = 0
        @State private var b = 0
        @State private var c = 0
        @State private var d = 0
        @State private var e = 0
        var body: some View {
            if isStarted && a == 0 {
                let _ = (a = 1, b = 1, c = 1, d = 1, e = 1)
            }
            VStack {
                Shown(value: $d)
                Shown(value: $e)
                Button("Start") { isStarted = true }
            }
        }
        struct Shown: View {
            @Binding var value: Int
            var body: some View { Text("\(value)") }
        }
    }

    func testAllWritesOfOneBodyAreShown() async throws {
        let view = ViewUnderTest(ManyWrites())
        try view.find(.button, "Start").press()
        XCTAssertEqual(view.texts, ["1", "1"])
    }

    private struct Reappearing: View {
        @State private var identity = 0
        @State private var isStarted = false
        var body: some View {
            VStack {
                Text("Here").id(identity).onDisappear {}
                Leaving(identity: identity) { if isStarted { identity += 1 } }.id(identity)
                Button("Start") {
                    isStarted = true
                    identity += 1
                }
            }
        }
        struct Leaving: View {
            let identity: Int
            let left: () -> Void
            var body: some View { Text("Leaving").onDisappear(perform: left) }
        }
    }

    func testEndlessOnDisappearIsCut() async throws {
        let view = ViewUnderTest(Reappearing())
        try view.find(.button, "Start").press()
        XCTAssertEqual(view.messages.count, 1, "\(view.messages)")
        XCTAssertEqual(view.texts, ["Here", "Leaving"])
    }

    private final class PublishedModel: ObservableObject { @Published var count = 0 }
    @Observable final class Observed { var count = 0 }

    private struct PublishingParent: View {
        @ObservedObject var model: PublishedModel
        var body: some View { Child(model: model, count: model.count) }
        struct Child: View {
            let model: PublishedModel
            let count: Int
            var body: some View {
                let _ = model.count += 1
                Text("child")
            }
        }
    }

    private struct ObservingParent: View {
        let model: Observed
        var body: some View { Child(model: model, count: model.count) }
        struct Child: View {
            let model: Observed
            let count: Int
            var body: some View {
                let _ = model.count += 1
                Text("child")
            }
        }
    }

    func testModelsChangedByABodyDoNotHang() async throws {
        for view in [
            ViewUnderTest(AnyView(PublishingParent(model: PublishedModel()))),
            ViewUnderTest(AnyView(ObservingParent(model: Observed()))),
        ] {
            XCTAssertEqual(view.texts.suffix(1), view.texts.isEmpty ? [] : ["child"])
            XCTAssertLessThanOrEqual(view.messages.count, 1)
        }
    }

    private struct AnimatedModel: View {
        let model: Observed
        let log: Log
        @State private var plain = 0
        var body: some View {
            let _ = plain
            VStack {
                Shown(model: model, log: log)
                Button("Go") {
                    plain += 1
                    withAnimation { model.count += 1 }
                }
            }
        }
        struct Shown: View {
            let model: Observed
            let log: Log
            var body: some View {
                let _ = log("\(model.count)")
                Text("x").transaction { log($0.animation == nil ? "plain" : "animated") }
            }
        }
    }

    func testModelChangedInAnAnimationKeepsIt() async throws {
        let log = Log()
        let view = ViewUnderTest(AnimatedModel(model: Observed(), log: log))
        _ = log.take()
        try view.find(.button, "Go").press()
        XCTAssertEqual(log.take(), ["1", "animated"])
    }

    private struct DeepAnimation: View {
        let model: Observed
        let log: Log
        var body: some View {
            VStack {
                Middle(model: model, log: log).animation(.linear, value: model.count)
                Button("Go") { model.count += 1 }
            }
        }
        struct Middle: View {
            let model: Observed
            let log: Log
            var body: some View { Inner(model: model, log: log) }
        }
        struct Inner: View {
            let model: Observed
            let log: Log
            var body: some View {
                let _ = model.count
                Text("x").transaction { log($0.animation == nil ? "plain" : "animated") }
            }
        }
    }

    func testAnimationOfAValueReachesViewsThatUpdateByThemselves() async throws {
        let log = Log()
        let view = ViewUnderTest(DeepAnimation(model: Observed(), log: log))
        _ = log.take()
        try view.find(.button, "Go").press()
        XCTAssertEqual(log.take(), ["animated"])
    }
}
