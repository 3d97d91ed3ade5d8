import HeadlessToolkit
import SwiftUI
import SwiftUITesting
import ViewGraph
import XCTest

@MainActor
final class AlertTests: XCTestCase {
    private struct Deleting: View {
        @State private var asks = false
        @State private var log: [String] = []
        @State private var name = ""
        @State private var asksName = false
        @State private var chooses = false
        @State private var isPlain = false
        var body: some View {
            VStack {
                Text(log.joined(separator: ","))
                Button("Ask") { asks = true }
                Button("Rename") { asksName = true }
                Button("Choose") { chooses = true }
                Button("Plain") { isPlain = true }
            }
            .alert("Delete?", isPresented: $asks) {
                Button("Delete", role: .destructive) { log.append("deleted") }
                Button("Keep", role: .cancel) { log.append("kept") }
            } message: {
                Text("It cannot be undone.")
            }
            .alert("Rename", isPresented: $asksName) {
                TextField("Name", text: $name)
                Button("OK") { log.append(name) }.disabled(name.isEmpty)
                Button("Cancel", role: .cancel) {}
            }
            .confirmationDialog("Which?", isPresented: $chooses) {
                Button("One") { log.append("one") }
                Button("Two") { log.append("two") }
            }
            .alert("Plain", isPresented: $isPlain) {}
        }
    }

    func testButtonsAndRoles() async throws {
        let app = ViewUnderTest(Deleting())
        try app.find(.button, "Ask").press()
        var alert = try app.alert()
        XCTAssertEqual(alert.title, "Delete?")
        XCTAssertEqual(alert.texts, ["Delete?", "It cannot be undone."])
        XCTAssertEqual(alert.elements(.button).map(\.name), ["Delete", "Keep"])
        try alert.find(.button, "Delete").press()
        XCTAssertTrue(app.presentations.isEmpty)
        XCTAssertTrue(app.contains(.label, "deleted"))
        try app.find(.button, "Ask").press()
        alert = try app.alert()
        XCTAssertTrue(alert.dismiss(), "Escape presses the button that cancels")
        XCTAssertTrue(app.contains(.label, "deleted,kept"))
        XCTAssertEqual(app.problems, [])
        XCTAssertEqual(app.messages, [])
    }

    func testAFieldInAnAlert() async throws {
        let app = ViewUnderTest(Deleting())
        try app.find(.button, "Rename").press()
        let alert = try app.alert()
        XCTAssertFalse(try alert.find(.button, "OK").isEnabled)
        try alert.find(.textField, "Name").type("Momo")
        XCTAssertTrue(try alert.find(.button, "OK").isEnabled)
        try alert.find(.button, "OK").press()
        XCTAssertTrue(app.contains(.label, "Momo"))
        XCTAssertTrue(app.presentations.isEmpty)
        XCTAssertEqual(app.problems, [])
    }

    func testWithoutActionsThereIsOK() async throws {
        let app = ViewUnderTest(Deleting())
        try app.find(.button, "Plain").press()
        XCTAssertEqual(try app.alert().elements(.button).map(\.name), ["OK"])
        try app.find(.button, "OK").press()
        XCTAssertTrue(app.presentations.isEmpty)
    }

    func testAConfirmationDialogCanBeCancelled() async throws {
        let app = ViewUnderTest(Deleting())
        try app.find(.button, "Choose").press()
        XCTAssertEqual(try app.alert().elements(.button).map(\.name), ["One", "Two", "Cancel"])
        try app.find(.button, "Two").press()
        XCTAssertTrue(app.contains(.label, "two"))
        try app.find(.button, "Choose").press()
        XCTAssertTrue(try app.alert().dismiss())
        XCTAssertTrue(app.contains(.label, "two"))
    }

    // MARK: Data

    private struct About: View {
        @State private var subject: String?
        @State private var asks = false
        @State private var said = ""
        var body: some View {
            VStack {
                Text("Said: \(said)")
                Button("Ask nothing") { asks = true }
                Button("Ask") {
                    subject = "first"
                    asks = true
                }
                Button("Change later") { Task { subject = "second" } }
            }
            .alert("Open?", isPresented: $asks, presenting: subject) { subject in
                Button("Open \(subject)") { said = subject }
                Button("Later") { self.subject = "second" }
            } message: { subject in
                Text("About \(subject)")
            }
        }
    }

    func testPresentingWantsDataAndKeepsIt() async throws {
        let app = ViewUnderTest(About())
        try app.find(.button, "Ask nothing").press()
        XCTAssertTrue(app.presentations.isEmpty)
        try app.find(.button, "Ask").press()
        XCTAssertTrue(try app.alert().contains(.label, "About first"))
        try app.find(.button, "Open first").press()
        XCTAssertTrue(app.contains(.label, "Said: first"))
    }

    func testDataThatChangesWhileAskedChangesNothing() async throws {
        let app = ViewUnderTest(Changing(subject: "first"))
        XCTAssertTrue(try app.alert().contains(.label, "About first"))
        app.update(Changing(subject: "second"))
        XCTAssertTrue(try app.alert().contains(.label, "About first"))
        try app.find(.button, "Open first").press()
        XCTAssertTrue(app.contains(.label, "Said: first"))
    }

    private struct Changing: View {
        let subject: String?
        @State private var asks = true
        @State private var said = ""
        var body: some View {
            Text("Said: \(said)")
                .alert("Open?", isPresented: $asks, presenting: subject) { subject in
                    Button("Open \(subject)") { said = subject }
                } message: { subject in
                    Text("About \(subject)")
                }
        }
    }

    // MARK: Values

    private struct Failure: LocalizedError {
        var errorDescription: String? { "It failed." }
    }

    private struct OldStyle: View {
        @State private var isShown = false
        @State private var failure: Failure?
        @State private var hasFailed = false
        @State private var said = ""
        var body: some View {
            VStack {
                Text("Said: \(said)")
                Button("Value") { isShown = true }
                Button("Fail") {
                    failure = Failure()
                    hasFailed = true
                }
            }
            .alert(isPresented: $isShown) {
                Alert(
                    title: Text("Sure?"), message: Text("Really?"),
                    primaryButton: .destructive(Text("Yes")) { said = "yes" }, secondaryButton: .cancel())
            }
            .alert(isPresented: $hasFailed, error: failure) { Button("Oh") {} }
        }
    }

    func testAlertValuesAndErrors() async throws {
        let app = ViewUnderTest(OldStyle())
        try app.find(.button, "Value").press()
        XCTAssertEqual(try app.alert().texts, ["Sure?", "Really?"])
        XCTAssertEqual(try app.alert().elements(.button).map(\.name), ["Yes", "Cancel"])
        try app.find(.button, "Yes").press()
        XCTAssertTrue(app.contains(.label, "Said: yes"))
        try app.find(.button, "Fail").press()
        XCTAssertEqual(try app.alert().title, "It failed.")
        try app.find(.button, "Oh").press()
        XCTAssertTrue(app.presentations.isEmpty)
    }

    // MARK: In sequence

    private struct Sequence: View {
        @State private var first = false
        @State private var second = false
        @State private var sheet = false
        var body: some View {
            Button("Go") { first = true }
                .alert("First", isPresented: $first) { Button("Next") { second = true } }
                .alert("Second", isPresented: $second) { Button("Sheet") { sheet = true } }
                .sheet(isPresented: $sheet) { Text("The end") }
        }
    }

    func testOneAfterAnother() async throws {
        let app = ViewUnderTest(Sequence())
        func cycle() throws {
            try app.find(.button, "Go").press()
            try app.find(.button, "Next").press()
            XCTAssertEqual(try app.alert().title, "Second")
            try app.find(.button, "Sheet").press()
            XCTAssertTrue(app.contains(.label, "The end"))
            try app.sheet().dismiss()
            XCTAssertTrue(app.presentations.isEmpty)
        }
        try cycle()
        let (nodes, widgets) = (Graph.counts.liveNodes, app.launch.toolkit.record.liveWidgetsByKind)
        for _ in 0..<10 { try cycle() }
        XCTAssertEqual(Graph.counts.liveNodes, nodes)
        XCTAssertEqual(app.launch.toolkit.record.liveWidgetsByKind, widgets)
        XCTAssertEqual(app.problems, [])
    }
}
