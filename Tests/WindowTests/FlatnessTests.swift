import SwiftUI
import SwiftUITesting
import ViewGraph
import XCTest

/// Opening, raising and keeping a window is the same work with ten and with two hundred open.
final class FlatnessTests: WindowTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUp() async throws {
        folder = PrivateHome.makeFolder()
        Work.encodings = 0
        Work.comparisons = 0
    }

    /// What is done for a window, counted where the author and the engine are asked.
    private struct Work: Equatable {
        nonisolated(unsafe) static var encodings = 0
        nonisolated(unsafe) static var comparisons = 0
        var encodings = Work.encodings
        var comparisons = Work.comparisons
        var bodies: Int
        var evaluations: Int
        var environmentReads: Int

        @MainActor
        init() {
            bodies = Graph.counts.bodies
            evaluations = Graph.counts.evaluations
            environmentReads = Graph.counts.environmentReads
        }

        static func - (a: Work, b: Work) -> Work {
            var difference = a
            difference.encodings -= b.encodings
            difference.comparisons -= b.comparisons
            difference.bodies -= b.bodies
            difference.evaluations -= b.evaluations
            difference.environmentReads -= b.environmentReads
            return difference
        }
    }

    private struct Book: Codable, Hashable {
        var number: Int

        init(number: Int) { self.number = number }
        init(from decoder: any Decoder) throws { number = try decoder.singleValueContainer().decode(Int.self) }
        func encode(to encoder: any Encoder) throws {
            Work.encodings += 1
            var container = encoder.singleValueContainer()
            try container.encode(number)
        }
        static func == (a: Book, b: Book) -> Bool {
            Work.comparisons += 1
            return a.number == b.number
        }
        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    private struct Books: App {
        @Environment(\.scenePhase) private var phase
        var body: some Scene {
            let _ = phase
            WindowGroup("Main") { Text("main").capturesActions() }
            WindowGroup("Book", for: Book.self) { $book in
                Text("book \(book?.number ?? 0)").navigationTitle("Book \(book?.number ?? 0)")
            }
        }
    }

    /// Until what has changed is written as well.
    private func work(of step: () -> Void) async -> Work {
        await app.settle()
        app.advance(by: 2)
        let before = Work()
        step()
        await app.settle()
        app.advance(by: 2)
        return Work() - before
    }

    func testAWindowIsTheSameWorkHoweverManyAreOpen() async throws {
        await launch(Books.self, sessionFolder: folder)
        let open = open
        func openBooks(upTo count: Int) async {
            for number in app.windows.count...count { open(value: Book(number: number)) }
            await app.settle()
        }
        await openBooks(upTo: 10)
        let opening = await work { open(value: Book(number: 1000)) }
        let raising = await work { open(value: Book(number: 3)) }
        XCTAssertGreaterThan(opening.bodies, 0)
        XCTAssertGreaterThan(opening.environmentReads, 0)
        XCTAssertEqual(opening.encodings, 1)
        await openBooks(upTo: 200)
        XCTAssertEqual(app.windows.count, 201)
        let openingMore = await work { open(value: Book(number: 1001)) }
        let raisingMore = await work { open(value: Book(number: 4)) }
        XCTAssertEqual(openingMore, opening)
        XCTAssertEqual(raisingMore, raising)
        XCTAssertEqual(raising.encodings, 0)
        XCTAssertEqual(app.windows.last?.title, "Book 4")
    }

    private struct BookCommands: Commands {
        @FocusedValue(\.flatBook) private var book
        var body: some Commands {
            CommandMenu("Book") { Button("Turn Page of \(book ?? 0)") {}.disabled(book == nil) }
        }
    }

    private struct BooksWithMenus: App {
        var body: some Scene {
            WindowGroup("Main") { Text("main").capturesActions() }
                .commands { BookCommands() }
            WindowGroup("Book", for: Book.self) { $book in
                Text("book").navigationTitle("Book \(book?.number ?? 0)")
                    .focusedSceneValue(\.flatBook, book?.number)
            }
        }
    }

    /// With menus that follow the window in front too; each window is in the list of them.
    func testAWindowIsTheSameWorkForTheMenuHoweverManyAreOpen() async throws {
        await launch(BooksWithMenus.self, sessionFolder: folder)
        let open = open
        func openBooks(upTo count: Int) async {
            for number in app.windows.count...count { open(value: Book(number: number)) }
            await app.settle()
        }
        await openBooks(upTo: 10)
        let opening = await work { open(value: Book(number: 1000)) }
        await openBooks(upTo: 200)
        let openingMore = await work { open(value: Book(number: 1001)) }
        XCTAssertEqual(openingMore, opening)
        _ = try app.menu.item("Book").menu.item("Turn Page of 1001")
        XCTAssertEqual(try app.menu.item("Window").menu.titles.filter { $0.hasPrefix("Book ") }.count, 201)
    }
}

extension FocusedValues {
    fileprivate var flatBook: Int? {
        get { self[FlatBookKey.self] }
        set { self[FlatBookKey.self] = newValue }
    }
    private struct FlatBookKey: FocusedValueKey { typealias Value = Int }
}
