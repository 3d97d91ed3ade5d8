import SwiftUI
import SwiftUITesting
import XCTest

/// `@AppStorage`: preferences that views read and write (SS2, SE2).
final class AppStorageTests: WindowTestCase {
    /// Set before each test's app is launched.
    private nonisolated(unsafe) static var store = UserDefaults()
    private var file = URL(fileURLWithPath: "/")

    override func setUp() async throws {
        let made = PrivateHome.makeDefaults()
        Self.store = made.store
        file = made.file
    }
    override func tearDown() async throws {
        try await super.tearDown()
        try? FileManager.default.removeItem(at: file)
    }
    private var store: UserDefaults { Self.store }

    private struct Preferences: App {
        var body: some Scene {
            WindowGroup("One") { Switches(name: "one") }.defaultAppStorage(AppStorageTests.store)
            Window("Two", id: "two") { Switches(name: "two") }.defaultAppStorage(AppStorageTests.store)
        }
    }
    private struct Switches: View {
        let name: String
        @AppStorage("on") private var isOn = false
        @AppStorage("name") private var text: String?
        var body: some View {
            let _ = Journal.note("\(name) body")
            VStack {
                Toggle("On", isOn: $isOn)
                Text("on: \(isOn ? "yes" : "no")")
                Text("name: \(text ?? "none")")
                Other(name: name)
            }
            .capturesActions()
        }
    }
    private struct Other: View {
        let name: String
        @AppStorage("count") private var count = 3
        var body: some View {
            let _ = Journal.note("\(name) count")
            Button("Count \(count)") { count += 1 }
        }
    }

    private func shown(_ text: String) -> Int { app.windows.flatMap(\.texts).filter { $0 == text }.count }

    func testAWriteReachesEveryWindowAndItsReadersAlone() async throws {
        await launch(Preferences.self)
        open(id: "two")
        await app.settle()
        _ = Journal.take()
        try window("One").find(.checkBox, "On").setOn(true)
        await app.settle()
        XCTAssertEqual(shown("on: yes"), 2)
        XCTAssertEqual(Journal.take().sorted(), ["one body", "two body"])
        XCTAssertTrue(store.bool(forKey: "on"))
        try window("Two").find(.button, "Count 3").press()
        await app.settle()
        XCTAssertEqual(Journal.take().sorted(), ["one count", "two count"])
        XCTAssertEqual(try window("One").find(.button, "Count 4").name, "Count 4")
        // An equal value is no change.
        try window("One").find(.checkBox, "On").setOn(true)
        store.set(4, forKey: "count")
        await app.settle()
        XCTAssertEqual(Journal.take(), [])
    }

    func testWhatTheAppSetsByItself() async throws {
        await launch(Preferences.self)
        _ = Journal.take()
        store.set("Momo", forKey: "name")
        await app.settle()
        XCTAssertEqual(shown("name: Momo"), 1)
        XCTAssertEqual(Journal.take(), ["one body"])
        store.removeObject(forKey: "name")
        store.set(9, forKey: "unread")
        await app.settle()
        XCTAssertEqual(shown("name: none"), 1)
        XCTAssertEqual(Journal.take(), ["one body"])
    }

    func testWhatAnotherProcessSets() async throws {
        await launch(Preferences.self)
        try window("One").find(.button, "Count 3").press()
        app.advance(by: 1)
        let text = try String(contentsOf: file, encoding: .utf8)
        XCTAssertTrue(text.contains("<integer>4</integer>"), text)
        try text.replacingOccurrences(of: "<integer>4<", with: "<integer>40<").write(
            to: file, atomically: true, encoding: .utf8)
        try await app.eventually { app.contains(.button, "Count 40") }
    }

    func testFromAnotherThread() async throws {
        await launch(Preferences.self)
        nonisolated(unsafe) let store = store
        await Task.detached { store.set(true, forKey: "on") }.value
        try await app.eventually { shown("on: yes") == 1 }
    }

    private enum Colour: String { case red, green }
    private enum Level: Int { case low, high }

    private struct Kinds: App {
        var body: some Scene { WindowGroup { AllKinds() } }
    }
    private struct AllKinds: View {
        @AppStorage("bool", store: AppStorageTests.store) var bool = true
        @AppStorage("int", store: AppStorageTests.store) var int = 1
        @AppStorage("double", store: AppStorageTests.store) var double = 0.5
        @AppStorage("string", store: AppStorageTests.store) var string = "s"
        @AppStorage("url", store: AppStorageTests.store) var url = URL(string: "https://a.b")!
        @AppStorage("file", store: AppStorageTests.store) var file = URL(fileURLWithPath: "/a")
        @AppStorage("data", store: AppStorageTests.store) var data = Data([1])
        @AppStorage("date", store: AppStorageTests.store) var date = Date(timeIntervalSince1970: 0)
        @AppStorage("colour", store: AppStorageTests.store) private var colour = Colour.red
        @AppStorage("level", store: AppStorageTests.store) private var level: Level?
        @AppStorage("maybe", store: AppStorageTests.store) var maybe: Int?
        var body: some View {
            VStack {
                Text(
                    verbatim: "\(bool ? "true" : "false") \(int) \(double) \(string) \(url) \(file.path) \(data.count)")
                Text(
                    verbatim:
                        "\(Int(date.timeIntervalSince1970)) \(colour) \(String(describing: level)) \(String(describing: maybe))"
                )
                Button("Change") {
                    (bool, int, double, string) = (false, 2, 2.0, "t")
                    (url, file, data) = (URL(string: "https://c.d/e?f#g")!, URL(fileURLWithPath: "/b c"), Data([1, 2]))
                    (date, colour, level, maybe) = (Date(timeIntervalSince1970: 9), .green, .high, 8)
                }
                Button("Clear") { (level, maybe) = (nil, nil) }
            }
        }
    }

    func testEveryType() async throws {
        await launch(Kinds.self)
        XCTAssertEqual(app.windows[0].texts, ["true 1 0.5 s https://a.b /a 1", "0 red nil nil"])
        try app.find(.button, "Change").press()
        let changed = [
            "false 2 2.0 t https://c.d/e?f#g /b c 2",
            "9 green Optional(\(String(reflecting: Level.self)).high) Optional(8)",
        ]
        XCTAssertEqual(app.windows[0].texts[0], changed[0])
        XCTAssertTrue(app.windows[0].texts[1].hasPrefix("9 green") && app.windows[0].texts[1].hasSuffix("Optional(8)"))
        XCTAssertEqual(store.url(forKey: "url"), URL(string: "https://c.d/e?f#g"))
        XCTAssertEqual(store.string(forKey: "colour"), "green")
        store.synchronize()
        await launch(Kinds.self)
        XCTAssertEqual(app.windows[0].texts[0], changed[0])
        try app.find(.button, "Clear").press()
        XCTAssertNil(store.object(forKey: "maybe"))
        XCTAssertNil(store.object(forKey: "level"))
    }

    private final class Model: ObservableObject {
        @AppStorage("model", store: AppStorageTests.store) var count = 0
    }
    private struct Modelled: App {
        @StateObject private var model = Model()
        var body: some Scene {
            WindowGroup { Shown(model: model) }
        }
        private struct Shown: View {
            @ObservedObject var model: Model
            var body: some View { Button("Model \(model.count)") { model.count += 1 } }
        }
    }

    func testInAnObservableObject() async throws {
        await launch(Modelled.self)
        try app.find(.button, "Model 0").press()
        try app.find(.button, "Model 1").press()
        XCTAssertTrue(app.contains(.button, "Model 2"))
        XCTAssertEqual(store.integer(forKey: "model"), 2)
    }

    private struct InApp: App {
        @AppStorage("extra", store: AppStorageTests.store) private var hasExtra = false
        var body: some Scene {
            WindowGroup("Main") { Toggle("Extra", isOn: $hasExtra) }
            if hasExtra { Window("Extra", id: "extra") { Text("extra") } }
        }
    }

    func testInTheApp() async throws {
        await launch(InApp.self)
        try app.find(.checkBox, "Extra").setOn(true)
        XCTAssertEqual(try app.find(.checkBox, "Extra").isOn, true)
        XCTAssertTrue(store.bool(forKey: "extra"))
    }
}
