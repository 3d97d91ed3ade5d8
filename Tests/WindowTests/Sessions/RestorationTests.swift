import SwiftUI
import SwiftUITesting
import XCTest

/// Windows that come back at the next launch (WI6, WI8, WI16, SS1, H03 to H05).
final class RestorationTests: WindowTestCase {
    private var folder = URL(fileURLWithPath: "/")
    private var file: URL { folder.appending(path: "session.json") }

    override func setUp() async throws { folder = PrivateHome.makeFolder() }

    private func run<A: App>(_ type: A.Type) async {
        await launch(type, sessionFolder: folder)
        XCTAssertEqual(app.messages, [])
    }

    private struct Note: Codable, Hashable {
        var id: Int
        var text = ""
    }

    private struct Notes: App {
        var body: some Scene {
            WindowGroup("Main", id: "main") { Pane() }
            WindowGroup("Note", for: Note.self) { $note in
                Editor(note: $note)
            } defaultValue: {
                Note(id: 0, text: "default")
            }
            WindowGroup("Number", for: Int.self) { $n in Text(n.map { "number \($0)" } ?? "no number") }
            Window("Tool", id: "tool") { Text("tool") }
        }
    }
    private struct Pane: View {
        @SceneStorage("pane") private var pane = false
        var body: some View {
            Toggle("Pane", isOn: $pane)
            Inner()
        }
        /// The same key in another view of the window.
        private struct Inner: View {
            @SceneStorage("pane") private var pane = false
            var body: some View { Text(pane ? "on" : "off").capturesActions() }
        }
    }
    private struct Editor: View {
        @Binding var note: Note
        var body: some View {
            VStack {
                Text("note \(note.id) \(note.text)")
                Button("Write") { note.text = "written" }
            }
        }
    }

    func testEverythingComesBack() async throws {
        await run(Notes.self)
        try app.find(.checkBox, "Pane").setOn(true)
        open(value: Note(id: 1))
        open(value: 7)
        await assertWindows(["Main", "Note", "Number"])
        try window("Note").find(.button, "Write").press()
        try window("Main").resize(to: CGSize(width: 501, height: 402))
        try window("Note").activate()
        app.terminate()
        XCTAssertTrue(app.hasQuit)

        await run(Notes.self)
        await assertWindows(["Main", "Number", "Note"])
        XCTAssertEqual(try window("Main").texts, ["on"])
        XCTAssertEqual(try window("Main").size, CGSize(width: 501, height: 402))
        XCTAssertEqual(try window("Note").texts, ["note 1 written"])
        XCTAssertEqual(try window("Number").texts, ["number 7"])
    }

    /// The one that the app ends with comes back, those closed before do not.
    func testClosingOneByOne() async throws {
        await run(Notes.self)
        open(value: 7)
        await assertWindows(["Main", "Number"])
        try app.find(.checkBox, "Pane").setOn(true)
        try window("Number").close()
        try window("Main").close()
        XCTAssertTrue(app.hasQuit)
        await run(Notes.self)
        await assertWindows(["Main"])
        XCTAssertEqual(try window("Main").texts, ["on"])
    }

    /// A window that was closed is forgotten with what its views kept; its scene's size stays.
    func testAClosedWindowIsForgotten() async throws {
        await run(Notes.self)
        open(value: 7)
        await assertWindows(["Main", "Number"])
        try app.find(.checkBox, "Pane").setOn(true)
        try window("Main").resize(to: CGSize(width: 333, height: 222))
        try window("Main").close()
        app.terminate()
        await run(Notes.self)
        await assertWindows(["Number"])
        open(id: "main")
        await assertWindows(["Number", "Main"])
        XCTAssertEqual(try window("Main").texts, ["off"])
        XCTAssertEqual(try window("Main").size, CGSize(width: 333, height: 222))
    }

    /// Killed: what is older than the delay is there.
    func testAfterAKill() async throws {
        await run(Notes.self)
        try app.find(.checkBox, "Pane").setOn(true)
        app.advance(by: 1)
        try await written()
        try app.find(.checkBox, "Pane").setOn(false)
        app.kill()
        await run(Notes.self)
        XCTAssertEqual(try window("Main").texts, ["on"])
    }

    /// Waits for the file: it is written beside the main thread.
    private func written() async throws {
        try await app.eventually("written") { FileManager.default.fileExists(atPath: file.path) }
    }

    // MARK: Damage (H03)

    private func openTwoNotes() async throws -> String {
        await run(Notes.self)
        open(value: Note(id: 1, text: "one"))
        open(value: Note(id: 2, text: "two"))
        await assertWindows(["Main", "Note", "Note"])
        app.terminate()
        return try String(contentsOf: file, encoding: .utf8)
    }

    private func notes() throws -> [String] { app.windows.filter { $0.title == "Note" }.flatMap(\.texts).sorted() }

    func testAMissingValue() async throws {
        let text = try await openTwoNotes()
        let damaged = text.replacing(/"value":\{"id":1[^}]*\},/, with: "")
        XCTAssertNotEqual(damaged, text)
        try damaged.write(to: file, atomically: true, encoding: .utf8)
        await launch(Notes.self, sessionFolder: folder)
        XCTAssertTrue(app.messages.first?.contains("damaged: 1") ?? false, "\(app.messages)")
        XCTAssertEqual(try notes(), ["note 0 default", "note 2 two"])
    }

    func testAValueOfAnotherType() async throws {
        let text = try await openTwoNotes()
        try text.replacing(/"value":\{"id":1[^}]*\}/, with: "\"value\":\"text\"")
            .write(to: file, atomically: true, encoding: .utf8)
        await launch(Notes.self, sessionFolder: folder)
        XCTAssertTrue(app.messages.first?.contains("damaged: 1") ?? false, "\(app.messages)")
        XCTAssertEqual(try notes(), ["note 0 default", "note 2 two"])
    }

    func testATruncatedFile() async throws {
        let text = try await openTwoNotes()
        let cut = try XCTUnwrap(text.range(of: "\"two\""))
        try text[..<cut.upperBound].write(to: file, atomically: true, encoding: .utf8)
        await launch(Notes.self, sessionFolder: folder)
        XCTAssertEqual(app.messages.count, 1, "\(app.messages)")
        XCTAssertTrue(app.messages.first?.contains("damaged") ?? false)
        XCTAssertEqual(try notes(), ["note 1 one"])
        XCTAssertEqual(
            try String(contentsOf: file.appendingPathExtension("damaged"), encoding: .utf8),
            String(text[..<cut.upperBound]))
        app.terminate()
        await run(Notes.self)
        XCTAssertEqual(try notes(), ["note 1 one"])
    }

    func testAnEmptyFileAndNoise() async throws {
        for text in ["", "\u{0}\u{0}\u{0}", "[]", "{\"version\":1}"] {
            folder = PrivateHome.makeFolder()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
            await launch(Notes.self, sessionFolder: folder)
            XCTAssertEqual(titles, ["Main"])
            XCTAssertEqual(app.messages.count, 1)
            app.end()
        }
    }

    func testASceneThatIsNoMore() async throws {
        struct Fewer: App {
            var body: some Scene {
                WindowGroup("Main") { Text("fewer") }
            }
        }
        _ = try await openTwoNotes()
        await run(Fewer.self)
        await assertWindows(["Main"])
        app.terminate()
        await run(Fewer.self)
        await assertWindows(["Main"])
    }

    // MARK: What opens at launch (WI16, H05)

    func testRestorationCanBeTurnedOff() async throws {
        struct Off: App {
            var body: some Scene {
                WindowGroup("Main", id: "main") { Pane() }
                Window("Off", id: "off") { Text("off") }.restorationBehavior(.disabled)
            }
        }
        await run(Off.self)
        open(id: "off")
        await assertWindows(["Main", "Off"])
        app.terminate()
        await run(Off.self)
        await assertWindows(["Main"])
    }

    func testPresentedUnlessSomethingComesBack() async throws {
        struct Welcome: App {
            var body: some Scene {
                WindowGroup("Main") { Text("main") }
                Window("Welcome", id: "welcome") { Text("hello").capturesActions() }
                    .defaultLaunchBehavior(.presented).restorationBehavior(.disabled)
                Window("Tool", id: "tool") { Text("tool") }.defaultLaunchBehavior(.suppressed)
            }
        }
        await run(Welcome.self)
        await assertWindows(["Welcome"])
        open(id: "tool")
        await assertWindows(["Welcome", "Tool"])
        app.terminate()
        await run(Welcome.self)
        await assertWindows(["Tool"])
    }

    func testSuppressedFirstScene() async throws {
        struct Late: App {
            var body: some Scene {
                Window("Tool", id: "tool") { Text("tool") }.defaultLaunchBehavior(.suppressed)
                WindowGroup("Main") { Text("main") }
            }
        }
        await run(Late.self)
        await assertWindows(["Main"])
    }

    /// Nothing leads to an app without windows, so it has one.
    func testNoAppWithoutAWindow() async throws {
        struct Hidden: App {
            var body: some Scene {
                Window("Tool", id: "tool") { Text("tool") }.defaultLaunchBehavior(.suppressed)
                Settings { Text("settings") }
            }
        }
        struct SettingsAlone: App {
            var body: some Scene {
                Settings { Text("settings") }
            }
        }
        await launch(Hidden.self)
        await assertWindows(["Tool"])
        await launch(SettingsAlone.self)
        await assertWindows(["Settings"])
    }

    func testNothingIsWrittenUnlessAsked() async throws {
        await launch(Notes.self)
        try app.find(.checkBox, "Pane").setOn(true)
        app.advance(by: 5)
        app.terminate()
        await launch(Notes.self)
        XCTAssertEqual(try window("Main").texts, ["off"])
    }
}
