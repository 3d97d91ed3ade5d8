import SwiftUITesting
import XCTest

@testable import SwiftUI

@MainActor
final class CustomizationTests: XCTestCase {
    private struct Places: View {
        @State private var done: [String] = []
        let id: String
        var body: some View {
            Text(done.joined(separator: " "))
                .navigationTitle("Places")
                .toolbar(id: id) {
                    ToolbarItem(id: "new", placement: .primaryAction) { Button("New") { done.append("new") } }
                        .customizationBehavior(.disabled)
                    ToolbarItem(id: "favorite", placement: .secondaryAction) { Button("Favourite") {} }
                    ToolbarItem(id: "edits", placement: .secondaryAction) {
                        ControlGroup {
                            Button("Image") { done.append("image") }
                            Button("Map") {}
                        }
                    }
                    ToolbarItem(id: "share", placement: .secondaryAction, showsByDefault: false) {
                        Button("Share") { done.append("share") }
                    }
                }
                .toolbarRole(.editor)
        }
    }

    private struct PlacesApp: App {
        var body: some Scene {
            WindowGroup("Places") { Places(id: "app-places") }.commands { ToolbarCommands() }
        }
    }

    private func shown(_ container: some ElementContainer) -> [String] {
        container.elements().filter { $0.role == .button && !$0.name.isEmpty && $0.frame.width > 0 }
            .sorted { $0.frame.minX < $1.frame.minX }.map(\.name)
    }

    private func view() -> ViewUnderTest<Places> {
        ViewUnderTest(Places(id: UUID().uuidString), size: CGSize(width: 900, height: 300))
    }

    func testAnItemThatIsNotShownByDefaultWaits() async throws {
        let app = view()
        XCTAssertEqual(shown(app), ["Favourite", "Image", "Map", "New", "More"])
        XCTAssertEqual(try app.find(.button, "More").menu().titles, ["Customise Toolbar…"])
    }

    func testAPersonTakesItemsOutBringsThemBackAndOrdersThem() async throws {
        let app = view()
        try app.find(.button, "More").menu().item("Customise Toolbar…").choose()
        let toggles = app.elements(.checkBox)
        XCTAssertEqual(toggles.map(\.name), ["New", "Favourite", "Image, Map", "Share"])
        XCTAssertEqual(toggles.map(\.isOn), [true, true, true, false])
        XCTAssertEqual(toggles.map(\.isEnabled), [false, true, true, true])
        try app.find(.checkBox, "Share").press()
        try app.find(.checkBox, "Favourite").press()
        try app.find(.button, "Done").press()
        XCTAssertEqual(shown(app), ["Image", "Map", "Share", "New", "More"])
        try app.find(.button, "Share").press()
        XCTAssertTrue(app.texts.contains("share"))

        try app.find(.button, "More").menu().item("Customise Toolbar…").choose()
        try app.find(.button, "Restore Defaults").press()
        try app.find(.button, "Done").press()
        XCTAssertEqual(shown(app), ["Favourite", "Image", "Map", "New", "More"])
        XCTAssertEqual(app.problems, [])
    }

    func testAnArrangementIsOfAllToolbarsWithTheIdentifierAndKept() async throws {
        let id = UUID().uuidString
        let app = ViewUnderTest(Places(id: id), size: CGSize(width: 900, height: 300))
        try app.find(.button, "More").menu().item("Customise Toolbar…").choose()
        try app.find(.checkBox, "Share").press()
        try app.find(.button, "Done").press()
        // As at the next launch, what is known is what was saved.
        ToolbarArrangement.forgetAll()
        let next = ViewUnderTest(Places(id: id), size: CGSize(width: 900, height: 300))
        XCTAssertEqual(shown(next), ["Favourite", "Image", "Map", "Share", "New", "More"])
    }

    func testCommandsHideAndArrangeTheBar() async throws {
        let app = AppUnderTest(PlacesApp.self)
        let window = try XCTUnwrap(app.windows.first)
        window.resize(to: CGSize(width: 900, height: 300))
        XCTAssertTrue(shown(app).contains("New"))
        try app.menu.item("View", "Hide Toolbar").choose()
        XCTAssertFalse(shown(app).contains("New"))
        try app.menu.item("View", "Show Toolbar").choose()
        XCTAssertTrue(shown(app).contains("New"))
        try app.menu.item("View", "Customise Toolbar…").choose()
        XCTAssertTrue(app.contains(.checkBox, "Share"))
    }
}
