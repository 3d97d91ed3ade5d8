import SwiftUI
import SwiftUITesting
import XCTest

/// Groups and single windows by identifier; groups of values by value.
private struct Library: App {
    var body: some Scene {
        WindowGroup("Main", id: "main") { Text("main").capturesActions() }
        WindowGroup("Note", id: "note") { Text("note") }
        Window("Tool", id: "tool") { Text("tool") }
        WindowGroup("Item", id: "item", for: Int.self) { $item in Text("item \(item ?? -1)") }
        WindowGroup("Other", id: "other", for: Int.self) { $item in Text("other \(item ?? -1)") }
        WindowGroup("Draft", id: "draft", for: String.self) { $draft in
            Text("draft \(draft)")
        } defaultValue: {
            Journal.note("default")
            return "new"
        }
        WindowGroup("Odd", for: Unencodable.self) { $odd in Text("odd \(odd?.number ?? -1)") }
        WindowGroup("Real", for: Double.self) { $real in Text("real \(real ?? -1)") }
    }
}

/// A value that can be matched but not saved.
struct Unencodable: Hashable, Codable {
    var number: Int
    init(_ number: Int) { self.number = number }
    init(from decoder: any Decoder) throws { throw Failure() }
    func encode(to encoder: any Encoder) throws { throw Failure() }
    struct Failure: Error {}
}

final class OpeningTests: WindowTestCase {
    func testTheFirstSceneOpensAtLaunch() async throws {
        await launch(Library.self)
        await assertWindows(["Main"])
        XCTAssertEqual(try app.frontWindow().texts, ["main"])
    }

    func testAGroupOpensAFurtherWindowEachTime() async throws {
        await launch(Library.self)
        open(id: "note")
        open(id: "note")
        await assertWindows(["Main", "Note", "Note"])
        open(id: "main")
        await assertWindows(["Main", "Note", "Note", "Main"])
    }

    func testASingleWindowIsRaised() async throws {
        await launch(Library.self)
        open(id: "tool")
        open(id: "note")
        await assertWindows(["Main", "Tool", "Note"])
        open(id: "tool")
        await assertWindows(["Main", "Note", "Tool"])
        try window("Tool").close()
        await assertWindows(["Main", "Note"])
        open(id: "tool")
        await assertWindows(["Main", "Note", "Tool"])
    }

    func testAMinimisedWindowIsRestored() async throws {
        await launch(Library.self)
        open(value: 1)
        await assertWindows(["Main", "Item"])
        try window("Item").minimize()
        open(value: 1)
        await assertWindows(["Main", "Item"])
        XCTAssertFalse(try window("Item").isMinimized)
    }

    /// Regression H02.
    func testAnEqualValueIsRaisedAndAClosedOneOpensAgain() async throws {
        await launch(Library.self)
        let front = { [self] in try app.frontWindow().texts }
        open(value: 1)
        open(value: 2)
        await assertWindows(["Main", "Item", "Item"])
        XCTAssertEqual(try front(), ["item 2"])
        open(value: 1)
        await assertWindows(["Main", "Item", "Item"])
        XCTAssertEqual(try front(), ["item 1"])
        try app.frontWindow().close()
        await assertWindows(["Main", "Item"])
        open(value: 1)
        await assertWindows(["Main", "Item", "Item"])
        XCTAssertEqual(try front(), ["item 1"])
    }

    func testTwoGroupsOfOneTypeAreToldApartById() async throws {
        await launch(Library.self)
        open(id: "other", value: 1)
        open(id: "item", value: 1)
        await assertWindows(["Main", "Other", "Item"])
        open(id: "other", value: 1)
        await assertWindows(["Main", "Item", "Other"])
        open(value: 1)
        await assertWindows(["Main", "Other", "Item"])
    }

    func testAGroupOfValuesOpenedByItsIdHasNoValue() async throws {
        await launch(Library.self)
        open(id: "item")
        open(id: "item")
        await assertWindows(["Main", "Item", "Item"])
        XCTAssertEqual(app.windows.last?.texts, ["item -1"])
    }

    func testTheDefaultValueStandsForNone() async throws {
        await launch(Library.self)
        open(id: "draft")
        await assertWindows(["Main", "Draft"])
        XCTAssertEqual(try app.frontWindow().texts, ["draft new"])
        XCTAssertEqual(Journal.take(), ["default"], "made once a window")
        open(id: "note")
        open(value: "new")
        await assertWindows(["Main", "Note", "Draft"])
        open(value: "other")
        await assertWindows(["Main", "Note", "Draft", "Draft"])
        XCTAssertEqual(try app.frontWindow().texts, ["draft other"])
        XCTAssertEqual(Journal.take(), [], "not made where there is a value")
    }

    func testValuesThatCannotBeEncodedOpenAndAreMatched() async throws {
        await launch(Library.self)
        open(value: Unencodable(1))
        open(value: Unencodable(2))
        open(value: Unencodable(1))
        await assertWindows(["Main", "Odd", "Odd"])
        XCTAssertEqual(try app.frontWindow().texts, ["odd 1"])
    }

    func testAValueThatDoesNotEqualItselfOpensEachTime() async throws {
        await launch(Library.self)
        open(value: Double.nan)
        open(value: Double.nan)
        open(value: 0.0)
        open(value: -0.0)
        await assertWindows(["Main", "Real", "Real", "Real"])
    }

    func testTheSameNumberOfAnotherTypeIsAnotherValue() async throws {
        await launch(Library.self)
        open(value: 1)
        open(value: 1.0)
        await assertWindows(["Main", "Item", "Real"])
        dismissWindow(value: 1)
        await assertWindows(["Main", "Real"])
    }

    func testOpenedAndClosedInOneAction() async throws {
        await launch(Library.self)
        open(value: 1)
        dismissWindow(value: 1)
        open(id: "tool")
        dismissWindow(id: "tool")
        await assertWindows(["Main"])
        open(value: 1)
        await assertWindows(["Main", "Item"])
    }

    func testAThousandTimesTheSameValueIsOneWindow() async throws {
        await launch(Library.self)
        let updates = app.launch.toolkit.record.counts.updates
        for _ in 0..<1000 { open(value: 1) }
        await assertWindows(["Main", "Item"])
        XCTAssertLessThan(app.launch.toolkit.record.counts.updates - updates, 5)
        for index in 0..<1000 { open(value: index % 3) }
        await assertWindows(["Main", "Item", "Item", "Item"])
        XCTAssertEqual(try app.frontWindow().texts, ["item 0"])
    }

    func testAThousandWindows() async throws {
        await launch(Library.self)
        let before = app.launch.toolkit.record.liveWidgets
        for index in 0..<1000 { open(value: index) }
        await app.settle()
        XCTAssertEqual(app.windows.count, 1001)
        XCTAssertEqual(app.windows.dropFirst().map { $0.texts }, (0..<1000).map { ["item \($0)"] })
        for index in 0..<1000 { dismissWindow(value: index) }
        await assertWindows(["Main"])
        XCTAssertEqual(app.launch.toolkit.record.liveWidgets, before)
    }
}

/// Windows that are opened while others appear, from tasks, and from a body.
private struct Eager: App {
    var body: some Scene {
        WindowGroup("Main") { First() }
        WindowGroup("Item", for: Int.self) { $item in Chain(item: item ?? 0) }
        Window("Late", id: "late") { Text("late") }
    }

    private struct First: View {
        @Environment(\.openWindow) private var openWindow
        var body: some View {
            Text("main").capturesActions().onAppear { openWindow(value: 3) }.task {
                await Task.yield()
                openWindow(id: "late")
            }
        }
    }

    private struct Chain: View {
        let item: Int
        @Environment(\.openWindow) private var openWindow
        var body: some View {
            Text("item \(item)").onAppear {
                Journal.note("item \(item)")
                if item > 1 { openWindow(value: item - 1) }
            }
        }
    }
}

final class OpeningWhileAppearingTests: WindowTestCase {
    func testFromOnAppearAndTasks() async throws {
        await launch(Eager.self)
        await assertWindows(["Main", "Item", "Item", "Item", "Late"])
        XCTAssertEqual(app.windows.map { $0.texts.first }, ["main", "item 3", "item 2", "item 1", "late"])
        XCTAssertEqual(Journal.take(), ["item 3", "item 2", "item 1"])
    }

    func testFromADetachedTask() async throws {
        await launch(Eager.self)
        let openWindow = open
        await Task.detached { await openWindow(value: 1) }.value
        await assertWindows(["Main", "Item", "Item", "Late", "Item"])
        XCTAssertEqual(try app.frontWindow().texts, ["item 1"])
    }
}
