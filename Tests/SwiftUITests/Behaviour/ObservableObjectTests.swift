import Combine
import SwiftUI
import SwiftUITesting
import XCTest

private final class Model: ObservableObject {
    @Published var published = 0
    var unpublished = 0
    @Published var name: String

    init(_ name: String = "model", _ log: Log? = nil) {
        self.name = name
        if let log { MainActor.assumeIsolated { log("made \(name)") } }
    }
}

/// ST3, ST5, and who owns an observable object.
@MainActor
final class ObservableObjectTests: XCTestCase {
    private struct Child: View {
        let name: String
        let value: Int
        let log: Log
        var body: some View {
            let _ = log("child")
            Text("\(name) \(value)")
        }
    }

    /// Not a view, so that its content is part of the parent's body.
    @MainActor
    private static func content(_ model: Model, _ log: Log) -> some View {
        log("parent")
        return VStack {
            Button("Published") { model.published += 1 }
            Button("Unpublished") { model.unpublished += 1 }
            Child(name: "a", value: model.published, log: log)
            Child(name: "b", value: model.unpublished, log: log)
        }
    }

    private struct Owner: View {
        let log: Log
        @StateObject private var model = Model()
        var body: some View { ObservableObjectTests.content(model, log) }
    }
    private struct Observer: View {
        let log: Log
        @ObservedObject var model: Model
        var body: some View { ObservableObjectTests.content(model, log) }
    }

    private func checkCounts(_ log: Log, _ view: AppUnderTest) async throws {
        XCTAssertEqual(log.count("parent"), 1)
        XCTAssertEqual(log.count("child"), 2)
        try view.find(.button, "Unpublished").press()
        await view.settle()
        XCTAssertEqual(log.count("parent"), 1)
        XCTAssertEqual(log.count("child"), 2)
        XCTAssertEqual(view.texts, ["a 0", "b 0"])
    }

    private func checkPublishedCounts(_ log: Log, _ view: AppUnderTest) async throws {
        try view.find(.button, "Published").press()
        await view.settle()
        XCTAssertEqual(log.count("parent"), 2)
        XCTAssertEqual(log.count("child"), 3)
        XCTAssertEqual(view.texts, ["a 1", "b 0"])
    }

    func testCountsWithAStateObject() async throws {
        var log = Log()
        try await checkCounts(log, ViewUnderTest(Owner(log: log)))
        log = Log()
        try await checkPublishedCounts(log, ViewUnderTest(Owner(log: log)))
    }

    func testCountsWithAnObservedObject() async throws {
        var log = Log()
        try await checkCounts(log, ViewUnderTest(Observer(log: log, model: Model())))
        log = Log()
        try await checkPublishedCounts(log, ViewUnderTest(Observer(log: log, model: Model())))
    }

    // MARK: StateObject

    private struct Holder: View {
        @StateObject private var model: Model
        let title: String
        let usesModel: Bool
        init(_ title: String, usesModel: Bool = true, _ log: Log) {
            self.title = title
            self.usesModel = usesModel
            _model = StateObject(wrappedValue: Model(title, log))
        }
        var body: some View {
            Text(usesModel ? "\(title) \(model.name)" : title)
        }
    }

    private struct HolderParent: View {
        let log: Log
        @State private var title = "one"
        @State private var id = 0
        var body: some View {
            VStack {
                Button("Rename") { title = "two" }
                Button("Identify") { id += 1 }
                Holder(title, log).id(id)
            }
        }
    }

    func testAStateObjectIsMadeOncePerIdentity() async throws {
        let log = Log()
        let view = ViewUnderTest(HolderParent(log: log))
        XCTAssertEqual(log.take(), ["made one"])
        try view.find(.button, "Rename").press()
        XCTAssertEqual(log.take(), [])
        XCTAssertEqual(view.texts, ["two one"])
        try view.find(.button, "Identify").press()
        XCTAssertEqual(log.take(), ["made two"])
        XCTAssertEqual(view.texts, ["two two"])
    }

    func testAStateObjectIsMadeWhenFirstUsed() async throws {
        let log = Log()
        let view = ViewUnderTest(Holder("lazy", usesModel: false, log))
        XCTAssertEqual(log.take(), [])
        view.update(Holder("later", usesModel: true, log))
        XCTAssertEqual(log.take(), ["made lazy"])
        XCTAssertEqual(view.texts, ["later lazy"])
    }

    private final class Dying: ObservableObject {
        let log: Log
        init(_ log: Log) { self.log = log }
        deinit {
            let log = log
            MainActor.assumeIsolated { log("gone") }
        }
    }
    private struct DyingHolder: View {
        @StateObject var model: Dying
        var body: some View { Text("\(ObjectIdentifier(model) == ObjectIdentifier(model))") }
    }
    private struct DyingParent: View {
        let log: Log
        @State private var isShown = true
        var body: some View {
            VStack {
                Button("Hide") { isShown = false }
                if isShown { DyingHolder(model: Dying(log)) }
            }
        }
    }

    func testAStateObjectGoesWithItsView() async throws {
        let log = Log()
        let view = ViewUnderTest(DyingParent(log: log))
        XCTAssertEqual(log.entries, [])
        try view.find(.button, "Hide").press()
        await view.settle()
        XCTAssertEqual(log.entries, ["gone"])
    }

    // MARK: ObservedObject

    func testAnotherObservedObject() async throws {
        let log = Log()
        let (first, second) = (Model("first"), Model("second"))
        let view = ViewUnderTest(Observer(log: log, model: first))
        view.update(Observer(log: log, model: second))
        XCTAssertEqual(log.take().filter { $0 == "parent" }.count, 2)
        first.published = 100
        await view.settle()
        XCTAssertEqual(log.take(), [])
        XCTAssertEqual(view.texts, ["a 0", "b 0"])
        second.published = 200
        await view.settle()
        XCTAssertEqual(view.texts, ["a 200", "b 0"])
    }

    private struct Editor: View {
        @ObservedObject var model: Model
        var body: some View {
            VStack {
                TextField("Name", text: $model.name)
                Text(model.name)
            }
        }
    }

    func testBindingsToAnObjectsProperties() async throws {
        let model = Model("old")
        let view = ViewUnderTest(Editor(model: model))
        try view.find(.textField).setText("new")
        XCTAssertEqual(model.name, "new")
        XCTAssertEqual(view.texts, ["new"])
        model.name = "newer"
        await view.settle()
        XCTAssertEqual(try view.find(.textField).value, "newer")
    }

    private struct Passer: View {
        let model: Model
        let log: Log
        var body: some View {
            let _ = log("passer")
            Editor(model: model)
        }
    }

    func testAViewThatOnlyPassesTheObjectOnDoesNotRun() async throws {
        let (model, log) = (Model(), Log())
        let view = ViewUnderTest(Passer(model: model, log: log))
        model.name = "other"
        await view.settle()
        XCTAssertEqual(view.texts, ["other"])
        XCTAssertEqual(log.entries, ["passer"])
    }

    private final class Announcing: ObservableObject {
        var value = 0
        func change() {
            objectWillChange.send()
            value += 1
            objectWillChange.send()
            value += 1
        }
    }
    private struct AnnouncingView: View {
        @ObservedObject var model: Announcing
        let log: Log
        var body: some View {
            let _ = log("body")
            Button("\(model.value)") { model.change() }
        }
    }

    func testAnnouncementsBeforeTheChangeAreOneUpdateAfterIt() async throws {
        let log = Log()
        let view = ViewUnderTest(AnnouncingView(model: Announcing(), log: log))
        try view.find(.button, "0").press()
        XCTAssertEqual(view.buttons, ["2"])
        XCTAssertEqual(log.entries, ["body", "body"])
    }

    private struct PublishingInBody: View {
        @ObservedObject var model: Model
        var body: some View {
            let _ = model.published += 1
            Text("\(model.published > 0)")
        }
    }

    func testPublishingInABodyIsReportedOnceAndEnds() async throws {
        let view = ViewUnderTest(PublishingInBody(model: Model()))
        XCTAssertEqual(view.texts, ["true"])
        XCTAssertEqual(view.messages.count, 1)
        XCTAssertTrue(view.messages[0].contains("PublishingInBody"), view.messages[0])
        XCTAssertEqual(view.problems, [])
    }

    private struct PublishingOnAppear: View {
        @StateObject private var model = Model()
        var body: some View {
            VStack {
                Text("\(model.published)")
                Text("inner").onAppear { model.published += 1 }
            }
            .onAppear { model.published += 10 }
            .task { model.published += 100 }
            .onChange(of: model.published) { _, new in if new < 1000 { model.published += 1000 } }
        }
    }

    func testPublishingInActions() async throws {
        let view = ViewUnderTest(PublishingOnAppear())
        XCTAssertEqual(view.texts, ["1011", "inner"])
        await view.settle()
        XCTAssertEqual(view.texts, ["1111", "inner"])
        XCTAssertEqual(view.messages, [])
    }

    // MARK: EnvironmentObject

    private struct EnvironmentReader: View {
        let log: Log
        @EnvironmentObject private var model: Model
        var body: some View {
            let _ = log("reader")
            VStack {
                Text(model.name)
                TextField("Name", text: $model.name)
            }
        }
    }
    private struct EnvironmentParent: View {
        let models: [Model]
        let log: Log
        @State private var index = 0
        var body: some View {
            let _ = log("parent")
            VStack {
                Button("Swap") { index = 1 - index }
                EnvironmentReader(log: log)
                Noting(name: "bystander", log: log)
            }
            .environmentObject(models[index])
        }
    }

    func testAnEnvironmentObjectUpdatesItsReadersAlone() async throws {
        let (models, log) = ([Model("a"), Model("b")], Log())
        let view = ViewUnderTest(EnvironmentParent(models: models, log: log))
        XCTAssertEqual(log.take(), ["parent", "reader", "bystander"])
        models[0].name = "A"
        await view.settle()
        XCTAssertEqual(log.take(), ["reader"])
        XCTAssertEqual(view.texts, ["A", "bystander"])
        try view.find(.textField).setText("AA")
        XCTAssertEqual(models[0].name, "AA")
        _ = log.take()
        try view.find(.button, "Swap").press()
        XCTAssertEqual(log.take(), ["parent", "reader"])
        XCTAssertEqual(view.texts, ["b", "bystander"])
        models[0].name = "unseen"
        await view.settle()
        XCTAssertEqual(log.take(), [])
    }

    private struct Owning: View {
        let log: Log
        @State private var isShown = true
        var body: some View {
            VStack {
                Button("Hide") { isShown = false }
                if isShown { Using().environmentObject(Dying(log)) }
            }
        }
        struct Using: View {
            @EnvironmentObject private var model: Dying
            var body: some View { Text("\(ObjectIdentifier(model) == ObjectIdentifier(model))") }
        }
    }

    func testAnEnvironmentObjectIsNotKeptByItsReaders() async throws {
        let log = Log()
        let view = ViewUnderTest(Owning(log: log))
        XCTAssertEqual(log.take(), [])
        try view.find(.button, "Hide").press()
        await view.settle()
        XCTAssertEqual(log.take(), ["gone"])
    }

    func testPublishingFromABackgroundThreadArrivesAndIsReported() async throws {
        let model = Model()
        let view = ViewUnderTest(Editor(model: model))
        nonisolated(unsafe) let sent = model
        Thread.detachNewThread { sent.name = "from afar" }
        try await view.eventually { view.texts == ["from afar"] }
        XCTAssertEqual(view.messages.count, 1)
        XCTAssertTrue(view.messages[0].contains("published a change from a background thread"), view.messages[0])
    }
}
