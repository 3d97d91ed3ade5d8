import SwiftUI
import SwiftUITesting
import XCTest

/// Appearing and disappearing in every place where views come and go.
@MainActor
final class LifecycleReachTests: XCTestCase {
    private struct Told: View {
        let name: String
        let log: Log
        @State private var count = 0
        var body: some View {
            Button("\(name) \(count)") { count += 1 }
                .onAppear { log("+" + name) }
                .onDisappear { log("-" + name) }
                .task {
                    log("task " + name)
                    do { try await Task.sleep(nanoseconds: 1_000_000_000_000) } catch { log("cancel " + name) }
                }
        }
    }

    private struct Places: View {
        let log: Log
        @State private var showsSheet = false
        @State private var showsPopover = false
        @State private var path: [Int] = []
        @State private var tab = 0
        var body: some View {
            VStack {
                Button("Sheet") { showsSheet = true }
                    .sheet(isPresented: $showsSheet) {
                        VStack {
                            Told(name: "sheet", log: log)
                            Button("Close") { showsSheet = false }
                        }
                    }
                Button("Popover") { showsPopover.toggle() }
                    .popover(isPresented: $showsPopover) { Told(name: "popover", log: log) }
                Button("Push") { path.append(path.count + 1) }
                Button("Pop") { path.removeLast() }
                Button("Tab") { tab = 1 - tab }
                NavigationStack(path: $path) {
                    Told(name: "root", log: log)
                        .navigationDestination(for: Int.self) { Told(name: "page \($0)", log: log) }
                }
                TabView(selection: $tab) {
                    Told(name: "first", log: log).tabItem { Text("First") }.tag(0)
                    Told(name: "second", log: log).tabItem { Text("Second") }.tag(1)
                }
            }
        }
    }

    /// Presses, lets tasks run, and gives what has happened, in order.
    private func press(_ name: String, in app: ViewUnderTest<Places>, _ log: Log) async throws -> [String] {
        try app.find(.button, name).press()
        app.advance(by: 1)
        await app.settle()
        return log.take()
    }

    func testSheetsComeAndGoWithStateOfTheirOwn() async throws {
        let log = Log()
        let app = ViewUnderTest(Places(log: log), size: CGSize(width: 500, height: 600))
        await app.settle()
        XCTAssertEqual(log.take().filter { $0.hasPrefix("+") }.sorted(), ["+first", "+root"])
        var entries = try await press("Sheet", in: app, log)
        XCTAssertEqual(entries, ["+sheet", "task sheet"])
        try app.find(.button, "sheet 0").press()
        XCTAssertTrue(app.contains(.button, "sheet 1"))
        entries = try await press("Close", in: app, log)
        XCTAssertEqual(entries, ["-sheet", "cancel sheet"])
        entries = try await press("Sheet", in: app, log)
        XCTAssertEqual(entries, ["+sheet", "task sheet"])
        XCTAssertTrue(app.contains(.button, "sheet 0"), "a sheet begins afresh")
        try app.sheet().dismiss()
        await app.settle()
        XCTAssertEqual(log.take(), ["-sheet", "cancel sheet"])
        XCTAssertEqual(app.problems, [])
    }

    func testPopovers() async throws {
        let log = Log()
        let app = ViewUnderTest(Places(log: log), size: CGSize(width: 500, height: 600))
        await app.settle()
        _ = log.take()
        let entries = try await press("Popover", in: app, log)
        XCTAssertEqual(entries, ["+popover", "task popover"])
        try app.popover().dismiss()
        await app.settle()
        XCTAssertEqual(log.take(), ["-popover", "cancel popover"])
    }

    func testPagesOfAStack() async throws {
        let log = Log()
        let app = ViewUnderTest(Places(log: log), size: CGSize(width: 500, height: 600))
        await app.settle()
        _ = log.take()
        var entries = try await press("Push", in: app, log)
        XCTAssertTrue(entries.contains("+page 1") && entries.contains("task page 1"), "\(entries)")
        entries = try await press("Push", in: app, log)
        XCTAssertTrue(entries.contains("+page 2"), "\(entries)")
        entries = try await press("Pop", in: app, log)
        XCTAssertTrue(entries.contains("-page 2") && entries.contains("cancel page 2"), "\(entries)")
        entries = try await press("Pop", in: app, log)
        XCTAssertTrue(entries.contains("-page 1") && entries.contains("cancel page 1"), "\(entries)")
        XCTAssertEqual(app.problems, [])
    }

    func testTabs() async throws {
        let log = Log()
        let app = ViewUnderTest(Places(log: log), size: CGSize(width: 500, height: 600))
        await app.settle()
        _ = log.take()
        let entries = try await press("Tab", in: app, log)
        XCTAssertTrue(entries.contains("+second"), "\(entries)")
        XCTAssertFalse(entries.contains("+first"), "\(entries)")
    }

    // MARK: Where views are replaced

    private struct Optionals: View {
        let log: Log
        @State private var name: String? = "a"
        @State private var other = 0
        var body: some View {
            VStack {
                Button("a") { name = "a" }
                Button("b") { name = "b" }
                Button("none") { name = nil }
                Button("other") { other += 1 }
                Text("\(other)")
                if let name { Told(name: name, log: log).id(name) }
                AnyView(other % 2 == 0 ? AnyView(Told(name: "even", log: log)) : AnyView(Text("odd")))
            }
        }
    }

    func testEachComingHasItsGoing() async throws {
        let log = Log()
        let app = ViewUnderTest(Optionals(log: log))
        await app.settle()
        XCTAssertEqual(log.take(), ["+a", "+even", "task a", "task even"])
        for (button, expected) in [
            ("b", ["+b", "-a", "cancel a", "task b"]), ("none", ["-b", "cancel b"]), ("none", []),
            ("a", ["+a", "task a"]), ("other", ["-even", "cancel even"]), ("other", ["+even", "task even"]),
        ] {
            try app.find(.button, button).press()
            app.advance(by: 1)
            try await app.eventually { log.entries.count >= expected.count }
            await app.settle()
            XCTAssertEqual(log.take().sorted(), expected.sorted(), button)
        }
    }

    private struct Several: View {
        let log: Log
        @State private var a = 0
        @State private var b = 0
        var body: some View {
            Button("Both") {
                a += 1
                b += 1
            }
            .onChange(of: a) { old, new in log("a \(old) \(new)") }
            .onChange(of: b) { old, new in log("b \(old) \(new)") }
            .onChange(of: [a, b]) { old, new in log("both \(old) \(new)") }
        }
    }

    func testSeveralChangesOfOneUpdateAreToldInTheOrderWritten() async throws {
        let log = Log()
        let app = ViewUnderTest(Several(log: log))
        try app.find(.button).press()
        XCTAssertEqual(log.entries, ["a 0 1", "b 0 1", "both [0, 0] [1, 1]"])
    }

    // MARK: Tasks

    private struct Restarted: View {
        let log: Log
        @State private var id: Double? = 1
        @State private var place = 0
        var body: some View {
            VStack {
                Button("Same") { id = id.map { $0 * 1 } }
                Button("None") { id = nil }
                Button("Place") { place += 1 }
                Text("x").task(id: id) { [id] in
                    log("begin \(id ?? 0)")
                    while !Task.isCancelled { try? await Task.sleep(nanoseconds: 1_000_000) }
                    log("end \(id ?? 0)")
                }
                .id(place)
            }
        }
    }

    func testATaskIsRestartedByAnotherIdAndByAnotherIdentity() async throws {
        let log = Log()
        let app = ViewUnderTest(Restarted(log: log))
        await app.settle()
        XCTAssertEqual(log.take(), ["begin 1.0"])
        try app.find(.button, "Same").press()
        await app.settle()
        XCTAssertEqual(log.take(), [])
        try app.find(.button, "None").press()
        try await app.eventually { log.entries.count == 2 }
        XCTAssertEqual(log.take().sorted(), ["begin 0.0", "end 1.0"])
        try app.find(.button, "Place").press()
        app.advance(by: 1)
        try await app.eventually { log.entries.count == 2 }
        XCTAssertEqual(log.take().sorted(), ["begin 0.0", "end 0.0"])
    }
}
