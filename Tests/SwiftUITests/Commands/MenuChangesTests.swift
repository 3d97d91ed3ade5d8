import SwiftUI
import SwiftUITesting
import XCTest

/// A change of one command is work for that one: the menu is not laid out anew for it.
@MainActor
final class MenuChangesTests: XCTestCase {
    @MainActor
    private final class Model: ObservableObject {
        static var current = Model()
        @Published var titles = ["One"]
        @Published var isEnabled = true
        @Published var isOn = false
        @Published var speed = 1
        @Published var hasMore = false
        @Published var key: KeyEquivalent = "k"
        @Published var log: [String] = []
    }

    private struct PlayerApp: App {
        @ObservedObject private var model = Model.current
        var body: some Scene {
            WindowGroup("Player") { Text("player") }
                .commands {
                    CommandMenu("Player") {
                        ForEach(model.titles.indices, id: \.self) { index in
                            Button(model.titles[index]) { model.log.append(model.titles[index]) }.disabled(
                                !model.isEnabled)
                        }
                        Toggle("On", isOn: $model.isOn)
                        Divider()
                        Picker("Speed", selection: $model.speed) { ForEach(1..<4) { Text("\($0)").tag($0) } }
                        Menu("More") {
                            Button("Inner \(model.speed)") { model.log.append("inner \(model.speed)") }
                                .keyboardShortcut(model.key)
                        }
                        if model.hasMore { Button("Even More") {} }
                    }
                    CommandGroup(before: .help) { Button("Speed \(model.speed)") {} }
                }
        }
    }

    func testOneChangeIsWorkForOneItem() async throws {
        let model = Model()
        Model.current = model
        let app = AppUnderTest(PlayerApp.self)
        var layouts: Int { app.launch.toolkit.record.counts.menuLayouts }
        let before = layouts
        func player() throws -> [[String]] { try app.menu.item("Player").menu.sections }
        XCTAssertEqual(try player(), [["One", "On"], ["Speed", "More"]])

        model.titles[0] = "Uno"
        model.isEnabled = false
        model.isOn = true
        model.speed = 3
        await app.settle()
        XCTAssertEqual(try player(), [["Uno", "On"], ["Speed", "More"]])
        XCTAssertFalse(try app.menu.item("Player", "Uno").isEnabled)
        XCTAssertEqual(try app.menu.item("Player", "On").isOn, true)
        XCTAssertEqual(try app.menu.item("Player", "Speed", "3").isOn, true)
        XCTAssertEqual(try app.menu.item("Player", "Speed", "1").isOn, false)
        XCTAssertEqual(try app.menu.item("Player", "More").menu.titles, ["Inner 3"])
        XCTAssertEqual(try app.menu.item("Help").menu.titles.first, "Speed 3")
        XCTAssertEqual(layouts, before, "nothing came, went or moved")

        // What is chosen does what it does now, by mouse and by key.
        model.isEnabled = true
        await app.settle()
        try app.menu.item("Player", "Uno").choose()
        try app.menu.item("Player", "More", "Inner 3").choose()
        XCTAssertTrue(try app.frontWindow().press("k", .command))
        XCTAssertEqual(model.log, ["Uno", "inner 3", "inner 3"])
        XCTAssertEqual(layouts, before)

        // A new window of the scene, and views that come, are for the whole menu.
        model.hasMore = true
        await app.settle()
        XCTAssertEqual(try player(), [["Uno", "On"], ["Speed", "More", "Even More"]])
        XCTAssertEqual(layouts, before + 1)
        model.key = "j"
        await app.settle()
        XCTAssertEqual(try app.menu.item("Player", "More", "Inner 3").shortcut, "Ctrl+J")
        XCTAssertFalse(try app.frontWindow().press("k", .command))
        XCTAssertTrue(try app.frontWindow().press("j", .command))
        XCTAssertEqual(layouts, before + 2)
    }
}
