import SwiftUI
import SwiftUITesting
import XCTest

/// What views make of a menu.
@MainActor
final class MenuModelTests: XCTestCase {
    private struct Everything: View {
        @State private var isOn = false
        @State private var size = "small"
        @State private var said = ""
        var body: some View {
            Text("said \(said)")
            Menu("All") {
                Text("Heading")
                Button(isOn ? "Turn Off" : "Turn On") { isOn.toggle() }
                Button {
                    said = "label"
                } label: {
                    Label("With Icon", systemImage: "star")
                }
                .disabled(!isOn)
                Section("Group") {
                    Toggle("On", isOn: $isOn)
                    Picker("Size", selection: $size) {
                        Text("Small").tag("small")
                        Text("Large").tag("large")
                    }
                }
                if isOn { Button("Only When On") {} }
                Divider()
                Menu("Inner") {
                    ForEach(1..<3) { number in Button("Number \(number)") { said = "\(number)" } }
                }
                Text("size \(size)")
            }
        }
    }

    func testEntriesOfViewsAndTheirStates() async throws {
        let view = ViewUnderTest(Everything())
        let button = try view.find(.button, "All")
        var menu = try button.menu()
        XCTAssertEqual(
            menu.sections,
            [["Heading", "Turn On", "With Icon"], ["On", "Size"], ["Inner", "size small"]])
        XCTAssertFalse(try menu.item("Heading").isEnabled)
        XCTAssertFalse(try menu.item("With Icon").isEnabled)
        XCTAssertEqual(try menu.item("On").isOn, false)
        XCTAssertEqual(try menu.item("Size", "Small").isOn, true)
        XCTAssertEqual(try menu.item("Inner").menu.titles, ["Number 1", "Number 2"])

        try menu.item("Turn On").choose()
        menu = try button.menu()
        XCTAssertEqual(
            menu.sections,
            [["Heading", "Turn Off", "With Icon"], ["On", "Size"], ["Only When On"], ["Inner", "size small"]])
        XCTAssertTrue(try menu.item("With Icon").isEnabled)
        XCTAssertEqual(try menu.item("On").isOn, true)
        try menu.item("On").choose()
        XCTAssertEqual(try button.menu().item("On").isOn, false)

        try menu.item("Size", "Large").choose()
        XCTAssertEqual(try button.menu().item("Size", "Small").isOn, false)
        XCTAssertTrue(try button.menu().titles.contains("size large"))
        try menu.item("Inner", "Number 2").choose()
        XCTAssertTrue(view.contains(.label, "said 2"))
        XCTAssertEqual(view.problems, [])
        XCTAssertEqual(view.messages, [])
    }

    func testNothingOfAMenuIsInTheWindow() async throws {
        let view = ViewUnderTest(Everything())
        XCTAssertEqual(view.texts, ["said "])
        XCTAssertEqual(view.elements(.button).map(\.name), ["All"])
    }

    private struct LoudMenuStyle: MenuStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text("loud")
                Menu(configuration)
            }
        }
    }

    func testAPrimaryActionAndAStyleOfTheAuthors() async throws {
        nonisolated(unsafe) var sent = 0
        let view = ViewUnderTest(
            Menu("Send") {
                Button("Later") {}
            } primaryAction: {
                sent += 1
            }
            .menuStyle(LoudMenuStyle()))
        XCTAssertTrue(view.contains(.label, "loud"))
        try view.find(.button, "Send").press()
        XCTAssertEqual(sent, 1)
        XCTAssertEqual(try view.find(.button, "Send").menu().titles, ["Later"])
    }

    private struct Places: View {
        @State private var isBold = false
        @State private var said = ""
        let log: Log
        var body: some View {
            Text("said \(said)").contextMenu {
                Button("Say") { said = "it" }
                Toggle("Bold", isOn: $isBold)
                Text(isBold ? "is bold" : "is light").onAppear { log("shown") }.onDisappear { log("gone") }
            }
            Text("empty").contextMenu { if isBold { Button("Bold Only") {} } }
            VStack {
                Text("outer")
                Text("inner").contextMenu {}
            }
            .contextMenu { Button("Outer") {} }
        }
    }

    func testContextMenusAreMadeWhenTheyOpenAndNoneOpensEmpty() async throws {
        let log = Log()
        let view = ViewUnderTest(Places(log: log))
        XCTAssertEqual(log.entries, [])
        XCTAssertNil(try view.find(.label, "empty").contextMenu())
        let menu = try XCTUnwrap(view.find(.label, "said ").contextMenu())
        XCTAssertEqual(log.entries, ["shown"])
        XCTAssertEqual(menu.titles, ["Say", "Bold", "is light"])
        try menu.item("Bold").choose()
        XCTAssertEqual(log.entries, ["shown", "gone"])
        XCTAssertEqual(try view.find(.label, "empty").contextMenu()?.titles, ["Bold Only"])
        try XCTUnwrap(view.find(.label, "said ").contextMenu()).item("Say").choose()
        XCTAssertTrue(view.contains(.label, "said it"))
        // An empty menu leaves the click to what is around.
        XCTAssertEqual(try view.find(.label, "inner").contextMenu()?.titles, ["Outer"])
        XCTAssertEqual(view.problems, [])
    }
}
