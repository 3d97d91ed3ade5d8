import HeadlessToolkit
import SwiftUI
import SwiftUITesting
import ViewGraph
import XCTest

private struct Form: View {
    @State private var name = ""
    @State private var wantsMail = false
    @State private var sent = 0
    @State private var isOpen = false

    var body: some View {
        VStack {
            TextField("Name", text: $name).onSubmit { sent += 1 }
            Toggle("Mail", isOn: $wantsMail)
            Button("Send") { sent += 1 }.disabled(name.isEmpty)
            Text("Hello \(name)")
            Text(wantsMail ? "mail" : "no mail")
            Text("sent \(sent)").accessibilityIdentifier("sent")
            Button("Later") { isOpen.toggle() }.help("In a while")
            if isOpen { Text("open").task { sent += 100 } }
        }
    }
}

private struct FormApp: App {
    var body: some Scene { WindowGroup("Form") { Form() } }
}

@MainActor
final class AppUnderTestTests: XCTestCase {
    func testDrivesAnApp() async throws {
        let app = AppUnderTest(FormApp.self)
        XCTAssertEqual(app.windows.map(\.title), ["Form"])
        XCTAssertEqual(app.texts, ["Hello ", "no mail", "sent 0"])
        XCTAssertEqual(try app.find(.button, "Later").help, "In a while")

        try app.find(.textField, "Name").type("Ada")
        XCTAssertEqual(try app.find(.textField, "Name").value, "Ada")
        XCTAssertTrue(try app.find(.textField, "Name").isFocused)
        XCTAssertTrue(app.contains(.label, "Hello Ada"))

        let mail = try app.find(.checkBox, "Mail")
        try mail.setOn(true)
        try mail.setOn(true)
        XCTAssertEqual(mail.isOn, true)
        XCTAssertTrue(app.contains(.label, "mail"))

        try app.find(.button, "Send").press()
        try app.find(.textField).submit()
        XCTAssertEqual(try app.find(identifier: "sent").name, "sent 2")

        try app.find(.button, "Later").press()
        XCTAssertEqual(try app.find(identifier: "sent").name, "sent 2", "tasks begin with the first await")
        await app.settle()
        XCTAssertEqual(try app.find(identifier: "sent").name, "sent 102")
        XCTAssertEqual(app.problems, [])
        app.end()
    }

    func testSaysWhyAnActionIsImpossible() async throws {
        let app = AppUnderTest(FormApp.self)
        let send = try app.find(.button, "Send")
        XCTAssertFalse(send.isEnabled)
        func message(_ body: () throws -> Void) -> String {
            do { try body() } catch { return "\(error)" }
            return "no error"
        }
        XCTAssertEqual(message { try send.press() }, "The button \"Send\" cannot be pressed: it is disabled.")
        let text = try app.find(.label, "no mail")
        XCTAssertEqual(
            message { try text.setText("x") },
            "The label \"no mail\" cannot be typed into: it is not that kind of control.")
        XCTAssertTrue(message { _ = try app.find(.button, "Nowhere") }.hasPrefix("No button \"Nowhere\" in:\nwindow"))
        XCTAssertTrue(message { _ = try app.find(.button) }.hasPrefix("2 times button in:\n"))
        app.end()
        XCTAssertEqual(message { try send.press() }, "The button \"Send\" cannot be pressed: it has gone.")
        XCTAssertEqual(message { _ = try app.frontWindow() }, "No window is open.")
    }

    func testClosingTheLastWindowQuits() async throws {
        let app = AppUnderTest(FormApp.self)
        XCTAssertFalse(app.hasQuit)
        XCTAssertTrue(try app.frontWindow().close())
        XCTAssertTrue(app.hasQuit)
        XCTAssertEqual(app.windows.count, 0)
    }

    func testOneAppAfterAnotherLeavesNothing() async throws {
        AppUnderTest(FormApp.self).end()
        let nodes = Graph.counts.liveNodes
        for _ in 0..<3 {
            let app = AppUnderTest(FormApp.self)
            try app.find(.textField).type("x")
            XCTAssertEqual(app.texts, ["Hello x", "no mail", "sent 0"])
            let record = app.launch.toolkit.record
            app.end()
            XCTAssertEqual(record.liveWidgetsByKind, [:])
            XCTAssertEqual(Graph.counts.liveNodes, nodes)
        }
        // Without `end()`, the next launch ends the one before.
        let first = AppUnderTest(FormApp.self)
        let second = AppUnderTest(FormApp.self)
        XCTAssertEqual(first.windows.count, 0)
        try second.find(.button, "Later").press()
        XCTAssertTrue(second.contains(.label, "open"))
        second.end()
        XCTAssertEqual(Graph.counts.liveNodes, nodes)
    }

    func testAViewGetsNewValues() async throws {
        let view = ViewUnderTest(PressCounter(name: "A"), size: CGSize(width: 300, height: 200))
        XCTAssertEqual(try view.frontWindow().size, CGSize(width: 300, height: 200))
        try view.find(.button, "A: 0").press()
        view.update(PressCounter(name: "B"))
        XCTAssertEqual(view.buttons, ["B: 1"])
    }
}
