import SwiftUI
import SwiftUITesting
import XCTest

/// Addresses from outside, and those that the app opens (SC6 to SC8).
final class ExternalEventsTests: WindowTestCase {
    private struct Opener: View {
        let name: String
        @State private var opened = ""
        var body: some View {
            Text("\(name) \(opened)")
                .onAppear { Journal.note("\(name) appears") }
                .onOpenURL {
                    opened += $0.absoluteString + " "
                    Journal.note("\(name) opens \($0.absoluteString)")
                }
                .capturesActions()
        }
    }

    private func url(_ text: String) -> URL { URL(string: text)! }

    private struct Plain: App {
        var body: some Scene {
            WindowGroup("Main", id: "main") { Opener(name: "main") }
            WindowGroup("Other", id: "other") { Opener(name: "other") }
        }
    }

    /// With no modifier anywhere, a new window of the first scene.
    func testANewWindowForEach() async throws {
        await launch(Plain.self)
        _ = Journal.take()
        app.open(url("app:one"))
        await assertWindows(["Main", "Main"])
        XCTAssertEqual(Journal.take(), ["main appears", "main opens app:one"])
        app.open(url("app:two"), url("app:three"))
        await assertWindows(["Main", "Main", "Main", "Main"])
    }

    private struct Conditions: App {
        var body: some Scene {
            Settings { Text("settings") }
            WindowGroup("Main", id: "main") { Opener(name: "main") }.handlesExternalEvents(matching: [])
            WindowGroup("Books", id: "books") { Opener(name: "books") }.handlesExternalEvents(matching: ["book", ""])
            Window("Shelf", id: "shelf") { Opener(name: "shelf") }.handlesExternalEvents(matching: ["shelf"])
            WindowGroup("Rest", id: "rest") { Opener(name: "rest") }
        }
    }

    func testScenesChoose() async throws {
        await launch(Conditions.self)
        app.open(url("app:book/1"))
        await assertWindows(["Main", "Books"])
        app.open(url("app:shelf"))
        await assertWindows(["Main", "Books", "Shelf"])
        app.open(url("app:shelf/again"))
        await assertWindows(["Main", "Books", "Shelf"])
        XCTAssertEqual(try window("Shelf").texts, ["shelf app:shelf app:shelf/again "])
        app.open(url("app:something"))
        await assertWindows(["Main", "Books", "Shelf", "Rest"])
    }

    func testASceneThatSaysNoIsNotUsed() async throws {
        struct No: App {
            var body: some Scene {
                WindowGroup("Main") { Opener(name: "main") }.handlesExternalEvents(matching: ["book"])
            }
        }
        await launch(No.self)
        app.open(url("app:other"))
        await app.settle()
        XCTAssertEqual(titles, ["Main"])
        XCTAssertEqual(app.messages.count, 1)
        app.open(url("app:BÖÖK"))
        await app.settle()
        XCTAssertEqual(titles, ["Main"])
    }

    private struct Views: App {
        var body: some Scene {
            WindowGroup("Main", id: "main") {
                Opener(name: "main").handlesExternalEvents(preferring: ["Cafe"], allowing: ["shop"])
            }
            WindowGroup("Any", id: "any") { Opener(name: "any").handlesExternalEvents(preferring: [], allowing: ["*"]) }
        }
    }

    func testViewsChoose() async throws {
        await launch(Views.self)
        app.open(url("app:caf%C3%A9"))
        await app.settle()
        XCTAssertEqual(titles, ["Main", "Main"], "no condition is contained in it")
        try window("Main").close()
        await app.settle()
        _ = Journal.take()
        app.open(url("app:CAFE"), url("app:shop"))
        await assertWindows(["Main"])
        XCTAssertEqual(Journal.take(), ["main opens app:CAFE", "main opens app:shop"])
        open(id: "any")
        await assertWindows(["Main", "Any"])
        app.open(url("app:else"))
        await assertWindows(["Main", "Any"])
        app.open(url("app:cafe"))
        await assertWindows(["Any", "Main"])
        // Allowed in both: the window used last.
        _ = Journal.take()
        app.open(url("app:shop"))
        await assertWindows(["Any", "Main"])
        XCTAssertEqual(Journal.take(), ["main opens app:shop"])
    }

    // MARK: Opening addresses

    private struct Links: App {
        var body: some Scene {
            WindowGroup {
                VStack {
                    Link("System", destination: URL(string: "https://example.org/a")!)
                    Link("Own", destination: URL(string: "https://example.org/b")!)
                        .environment(
                            \.openURL,
                            OpenURLAction { url in
                                Journal.note("own \(url)")
                                return .handled
                            })
                    Link("Elsewhere", destination: URL(string: "https://example.org/c")!)
                        .environment(
                            \.openURL, OpenURLAction { _ in .systemAction(URL(string: "https://example.org/d")!) })
                    Caller(name: "system")
                    Caller(name: "handled").environment(\.openURL, OpenURLAction { _ in .handled })
                    Caller(name: "discarded").environment(\.openURL, OpenURLAction { _ in .discarded })
                }
            }
        }
        struct Caller: View {
            let name: String
            @Environment(\.openURL) private var openURL
            var body: some View {
                Button(name) { openURL(URL(string: "x:\(name)")!) { Journal.note("\(name) \($0)") } }
            }
        }
    }

    func testLinksAndTheAction() async throws {
        await launch(Links.self)
        for name in ["System", "Own", "Elsewhere"] { try app.find(.link, name).press() }
        XCTAssertEqual(app.openedURLs, [url("https://example.org/a"), url("https://example.org/d")])
        XCTAssertEqual(Journal.take(), ["own https://example.org/b"])
        for name in ["system", "handled", "discarded"] { try app.find(.button, name).press() }
        XCTAssertEqual(Journal.take().sorted(), ["discarded false", "handled true", "system true"])
        app.launch.toolkit.services.opensAddresses = false
        try app.find(.button, "system").press()
        XCTAssertEqual(Journal.take(), ["system false"])
        XCTAssertEqual(app.messages.count, 1)
    }
}
