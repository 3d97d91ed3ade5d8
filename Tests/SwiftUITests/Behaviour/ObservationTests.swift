import Observation
import SwiftUI
import SwiftUITesting
import XCTest

@Observable
private final class Library {
    var title = "title"
    var count = 0
    @ObservationIgnored var ignored = 0
    var books = [Book("one"), Book("two")]
}

@Observable
private final class Book: Identifiable {
    var name: String
    init(_ name: String) { self.name = name }
}

/// ST6, and bindings to `@Observable` models.
@MainActor
final class ObservationTests: XCTestCase {
    private struct Child: View {
        let name: String
        let value: Int
        let log: Log
        var body: some View {
            let _ = log("child")
            Text("\(name) \(value)")
        }
    }

    private struct Parent: View {
        let log: Log
        @State private var model = Library()
        var body: some View {
            let _ = log("parent")
            VStack {
                Button("Read") { model.count += 1 }
                Button("Ignored") { model.ignored += 1 }
                Button("Unread") { model.title += "!" }
                Child(name: "a", value: model.count, log: log)
                Child(name: "b", value: model.ignored, log: log)
            }
        }
    }

    func testOnlyPropertiesThatABodyReadCauseUpdates() async throws {
        let log = Log()
        let view = ViewUnderTest(Parent(log: log))
        try view.find(.button, "Ignored").press()
        try view.find(.button, "Unread").press()
        await view.settle()
        XCTAssertEqual(log.count("parent"), 1)
        XCTAssertEqual(log.count("child"), 2)
        XCTAssertEqual(view.texts, ["a 0", "b 0"])
        let other = Log()
        let second = ViewUnderTest(Parent(log: other))
        try second.find(.button, "Read").press()
        await second.settle()
        XCTAssertEqual(other.count("parent"), 2)
        XCTAssertEqual(other.count("child"), 3)
        XCTAssertEqual(second.texts, ["a 1", "b 0"])
    }

    private struct Row: View {
        let book: Book
        let log: Log
        var body: some View {
            let _ = log(book.name)
            Text(book.name)
        }
    }
    private struct Shelf: View {
        let model: Library
        let log: Log
        var body: some View {
            let _ = log("shelf")
            VStack { ForEach(model.books) { Row(book: $0, log: log) } }
        }
    }

    func testAModelInAListUpdatesItsRowAlone() async throws {
        let (model, log) = (Library(), Log())
        let view = ViewUnderTest(Shelf(model: model, log: log))
        XCTAssertEqual(log.take(), ["shelf", "one", "two"])
        model.books[1].name = "TWO"
        await view.settle()
        XCTAssertEqual(log.take(), ["TWO"])
        model.books.append(Book("three"))
        await view.settle()
        XCTAssertEqual(log.take(), ["shelf", "three"])
        XCTAssertEqual(view.texts, ["one", "TWO", "three"])
    }

    func testManyUpdatesKeepTrackingEachChange() async throws {
        let (model, log) = (Library(), Log())
        let view = ViewUnderTest(Shelf(model: model, log: log))
        for number in 0..<100 {
            model.books[0].name = "\(number)"
            await view.settle()
            XCTAssertEqual(view.texts, ["\(number)", "two"])
        }
        XCTAssertEqual(log.entries.count, 3 + 100)
    }

    private struct ChangingParent: View {
        let model: Library
        var body: some View {
            VStack {
                Text("\(model.count > 0)")
                ChangingInBody(model: model, count: model.count)
            }
        }
    }
    private struct ChangingInBody: View {
        let model: Library
        let count: Int
        var body: some View {
            let _ = model.count += 1
            Text("child")
        }
    }

    func testChangingAModelInABodyIsReportedOnceAndEnds() async throws {
        let view = ViewUnderTest(ChangingParent(model: Library()))
        XCTAssertEqual(view.texts, ["true", "child"])
        XCTAssertEqual(view.messages.count, 1)
        XCTAssertTrue(view.messages.first?.contains("ChangingInBody") ?? false)
        XCTAssertEqual(view.problems, [])
    }

    private struct Editor: View {
        @Bindable var model: Library
        var body: some View {
            VStack {
                TextField("Title", text: $model.title)
                TextField("First", text: $model.books[0].name)
                Text(model.title)
            }
        }
    }

    func testBindable() async throws {
        let model = Library()
        let view = ViewUnderTest(Editor(model: model))
        try view.find(.textField, "Title").setText("new")
        try view.find(.textField, "First").setText("ONE")
        XCTAssertEqual(model.title, "new")
        XCTAssertEqual(model.books[0].name, "ONE")
        await view.settle()
        XCTAssertEqual(view.texts, ["new"])
        XCTAssertEqual(try view.find(.textField, "First").value, "ONE")
        let other = Library()
        view.update(Editor(model: other))
        XCTAssertEqual(view.texts, ["title"])
        model.title = "unseen"
        other.title = "seen"
        await view.settle()
        XCTAssertEqual(view.texts, ["seen"])
    }

    /// Announces a change well before it is made.
    private final class Slow: Observable, @unchecked Sendable {
        private let registrar = ObservationRegistrar()
        private let lock = NSLock()
        private var stored = "old"
        var value: String {
            registrar.access(self, keyPath: \.value)
            return lock.withLock { stored }
        }
        func change(to new: String, whenAnnounced: () -> Void) {
            registrar.willSet(self, keyPath: \.value)
            whenAnnounced()
            lock.withLock { stored = new }
            registrar.didSet(self, keyPath: \.value)
        }
    }
    private struct SlowReader: View {
        let model: Slow
        let hasRead: DispatchSemaphore
        var body: some View {
            let value = model.value
            let _ = hasRead.signal()
            Text(value)
        }
    }

    func testAChangeThatIsMadeAfterTheUpdateItCausedArrives() async throws {
        let model = Slow()
        let hasRead = DispatchSemaphore(value: 0)
        let view = ViewUnderTest(SlowReader(model: model, hasRead: hasRead))
        // Made as soon as two bodies, the first one and that of the update, have read the old value.
        Thread.detachNewThread {
            model.change(to: "new") {
                hasRead.wait()
                hasRead.wait()
            }
        }
        try await view.eventually { view.texts == ["new"] }
    }

    func testAChangeFromABackgroundThreadArrives() async throws {
        let (model, log) = (Library(), Log())
        let view = ViewUnderTest(Shelf(model: model, log: log))
        nonisolated(unsafe) let book = model.books[0]
        Thread.detachNewThread { book.name = "from afar" }
        try await view.eventually { view.texts == ["from afar", "two"] }
    }
}
