import SwiftUI
import SwiftUITesting
import XCTest

/// A model that is on the outside of the app: the test writes it.
@MainActor
private final class Settings: ObservableObject {
    static let shared = Settings()
    @Published var hasFirst = false
    @Published var hasExtra = false
    @Published var word = "word"
    @Published var isRenamed = false
}

/// The author's own scene, with a model, state and an environment of its own.
private struct ShelfScene: Scene {
    @ObservedObject var settings: Settings
    @State private var count = 0
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        let _ = Journal.note("shelf")
        WindowGroup(settings.isRenamed ? "Renamed" : "Shelf", id: "shelf") {
            Text("\(settings.word) \(count)")
            Button("Count") { count += 1 }
        }
        if settings.hasExtra {
            Window("Extra", id: "extra") {
                Text("extra").onAppear { Journal.note("+ extra") }.onDisappear { Journal.note("- extra") }
            }
        }
    }
}

private struct Composed: App {
    @ObservedObject private var settings = Settings.shared

    var body: some Scene {
        let _ = Journal.note("app")
        if settings.hasFirst {
            Window("First", id: "first") { Text("first") }
        }
        WindowGroup("Main", id: "main") { Text("main").capturesActions() }
        ShelfScene(settings: settings)
        #if os(Linux)
            Window("Desktop", id: "desktop") { Text("desktop") }
        #endif
        if #available(macOS 13, *) {
            Window("New", id: "new") { Text("new") }
        }
    }
}

final class SceneCompositionTests: WindowTestCase {
    private let settings = Settings.shared

    override func setUp() async throws {
        settings.hasFirst = false
        settings.hasExtra = false
        settings.isRenamed = false
        settings.word = "word"
    }

    func testScenesOfAllOriginsOpen() async throws {
        await launch(Composed.self)
        for id in ["shelf", "desktop", "new"] { open(id: id) }
        await assertWindows(["Main", "Shelf", "Desktop", "New"])
    }

    func testAnAuthorsSceneFollowsItsModelAndItsState() async throws {
        await launch(Composed.self)
        open(id: "shelf")
        open(id: "shelf")
        await app.settle()
        try app.frontWindow().find(.button, "Count").press()
        XCTAssertEqual(app.windows.map(\.texts), [["main"], ["word 1"], ["word 1"]], "a scene's state is shared")
        settings.word = "other"
        await app.settle()
        XCTAssertEqual(app.windows.map(\.texts), [["main"], ["other 1"], ["other 1"]])
        settings.isRenamed = true
        await assertWindows(["Main", "Renamed", "Renamed"])
    }

    func testASceneThatComesAndGoesWithItsWindows() async throws {
        await launch(Composed.self)
        settings.hasExtra = true
        await assertWindows(["Main"])
        open(id: "extra")
        await assertWindows(["Main", "Extra"])
        settings.hasExtra = false
        await assertWindows(["Main"])
        XCTAssertEqual(Journal.take().filter { $0.hasSuffix("extra") }, ["+ extra", "- extra"])
        open(id: "extra")
        await app.settle()
        XCTAssertEqual(titles, ["Main"])
        XCTAssertEqual(
            app.messages,
            [
                #"Fenestra: openWindow(id: "extra") opens nothing: the app has no scene with that id. It has: "#
                    + #"WindowGroup "Main" (id "main"), WindowGroup "Shelf" (id "shelf"), "#
                    + #"Window "Desktop" (id "desktop"), Window "New" (id "new")."#
            ])
        settings.hasExtra = true
        await app.settle()
        open(id: "extra")
        await app.settle()
        XCTAssertEqual(titles, ["Main", "Extra"])
    }

    /// The first scene in the source is the primary one, also when it comes later than the others.
    func testScenesAreInTheOrderOfTheSource() async throws {
        await launch(Composed.self)
        settings.hasFirst = true
        await app.settle()
        open(id: "first")
        open(id: "main")
        await assertWindows(["Main", "First", "Main"])
        try window("First").close()
        await app.settle()
        XCTAssertTrue(app.hasQuit, "the primary single window ends the app")
    }

    func testASceneOutsideTheAppsBodyIsNotEvaluatedForNothing() async throws {
        await launch(Composed.self)
        open(id: "main")
        open(id: "desktop")
        await app.settle()
        XCTAssertEqual(Journal.take(), ["app", "shelf"])
    }
}
