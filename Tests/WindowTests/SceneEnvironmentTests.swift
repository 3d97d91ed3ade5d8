import Observation
import SwiftUI
import SwiftUITesting
import XCTest

@Observable
private final class Shelf {
    var name = "shelf"
}

/// What scenes set for the views in their windows, and which window looks as in use.
@MainActor
final class SceneEnvironmentTests: XCTestCase {
    private struct Content: View {
        @Environment(Shelf.self) private var shelf: Shelf?
        @Environment(\.lineLimit) private var limit
        var body: some View {
            Text("\(shelf?.name ?? "none") \(limit ?? 0)")
            Button("Rename") { shelf?.name = "renamed" }
        }
    }

    private struct Set: App {
        @State private var shelf = Shelf()
        var body: some Scene {
            WindowGroup("Set") { Content() }
                .transformEnvironment(\.lineLimit) { $0 = ($0 ?? 0) + 1 }
                .transformEnvironment(\.lineLimit) { $0 = 4 }
                .environment(shelf)
        }
    }

    func testModelsAndChangesOfScenes() async throws {
        let app = AppUnderTest(Set.self)
        XCTAssertTrue(app.contains(.label, "shelf 5"))
        try app.find(.button, "Rename").press()
        XCTAssertTrue(app.contains(.label, "renamed 5"))
        XCTAssertEqual(app.messages, [])
    }

    private struct Activity: View {
        @Environment(\.appearsActive) private var isActive
        @Environment(\.openWindow) private var open
        @State private var hasSheet = false
        let name: String
        var body: some View {
            Text("\(name) \(isActive ? "in front" : "behind")")
            Button("Open") { open(id: "second") }
            Button("Sheet") { hasSheet = true }
                .sheet(isPresented: $hasSheet) { Text(isActive ? "sheet of one in front" : "sheet of one behind") }
        }
    }

    private struct Two: App {
        var body: some Scene {
            WindowGroup("First") { Activity(name: "first") }
            Window("Second", id: "second") { Activity(name: "second") }
        }
    }

    func testWhichWindowLooksAsInUse() async throws {
        let app = AppUnderTest(Two.self)
        XCTAssertTrue(app.contains(.label, "first in front"))
        try app.find(.button, "Open").press()
        XCTAssertTrue(try app.window("First").contains(.label, "first behind"))
        XCTAssertTrue(try app.window("Second").contains(.label, "second in front"))
        try app.window("Second").close()
        XCTAssertTrue(app.contains(.label, "first in front"))
        try app.find(.button, "Sheet").press()
        XCTAssertTrue(try app.window("First").contains(.label, "first in front"), "under its own sheet")
    }
}
