import SwiftUI
import SwiftUITesting
import UniformTypeIdentifiers
import XCTest

/// Copy, Cut and Paste are for the view with the focus or the nearest around it.
@MainActor
final class ClipboardCommandTests: XCTestCase {
    private struct Fruits: App {
        var body: some Scene { WindowGroup { Basket() } }

        private struct Basket: View {
            @State private var left = ["plum"]
            @State private var all: [String] = []
            @State private var addresses = 0
            @State private var copies = true
            @State private var text = ""
            var body: some View {
                VStack {
                    Text("Left \(left.joined(separator: " "))")
                    Text("All \(all.joined(separator: " "))")
                    Text("Addresses \(addresses)")
                    VStack {
                        Button("Inner") {}
                            .copyable(left)
                            .cuttable(for: String.self) {
                                defer { left = [] }
                                return left
                            }
                            .pasteDestination(for: String.self) {
                                left += $0
                            } validator: {
                                $0.filter { $0 != "rotten" }
                            }
                        Button("Outer") {}
                        TextField("Text", text: $text)
                    }
                    .onCopyCommand(perform: copies ? { [NSItemProvider(object: "from around" as NSString)] } : nil)
                    .onPasteCommand(of: [.url]) { addresses += $0.count }
                    Toggle("Copies", isOn: $copies)
                }
            }
        }
    }

    private func edit(_ app: AppUnderTest, _ name: String) throws -> MenuItemUnderTest {
        try app.menu.item("Edit").menu.item(name)
    }

    func testTheNearestViewAroundTheFocus() async throws {
        let app = AppUnderTest(Fruits.self)
        let inner = try app.find(.button, "Inner")
        try inner.focus()
        try edit(app, "Copy").choose()
        let copied = try await app.clipboardText()
        XCTAssertEqual(copied, "plum")
        try edit(app, "Cut").choose()
        _ = try app.find(.label, "Left ")
        try edit(app, "Paste").choose()
        try await app.eventually { app.contains(.label, "Left plum") }

        try app.find(.button, "Outer").focus()
        XCTAssertFalse(try edit(app, "Cut").isEnabled)
        XCTAssertFalse(try edit(app, "Paste").isEnabled, "there is no address")
        try edit(app, "Copy").choose()
        let around = try await app.clipboardText()
        XCTAssertEqual(around, "from around")
        try app.find(.checkBox, "Copies").setOn(false)
        XCTAssertFalse(try edit(app, "Copy").isEnabled)
        XCTAssertEqual(app.messages, [])
    }

    func testPasteFollowsTheClipboard() async throws {
        let app = AppUnderTest(Fruits.self)
        try app.find(.button, "Outer").focus()
        XCTAssertFalse(try edit(app, "Paste").isEnabled)
        app.copyElsewhere(.urls([URL(string: "https://example.org")!, URL(string: "https://example.com")!]))
        XCTAssertTrue(try edit(app, "Paste").isEnabled)
        try edit(app, "Paste").choose()
        try await app.eventually { app.contains(.label, "Addresses 2") }
        app.copyElsewhere(.text("rotten"))
        XCTAssertFalse(try edit(app, "Paste").isEnabled)
        // For values there is one, which the validator does not want.
        try app.find(.button, "Inner").focus()
        XCTAssertTrue(try edit(app, "Paste").isEnabled)
        try edit(app, "Paste").choose()
        // It is read a little later.
        for _ in 0..<100 { await Task.yield() }
        app.copyElsewhere(.text("pear"))
        try edit(app, "Paste").choose()
        try await app.eventually { app.contains(.label, "Left plum pear") }
    }
}
