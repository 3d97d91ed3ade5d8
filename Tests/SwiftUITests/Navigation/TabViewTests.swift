import HeadlessToolkit
import SwiftUI
import SwiftUITesting
import ViewGraph
import XCTest

@MainActor
final class TabViewTests: XCTestCase {
    @MainActor
    final class Journal {
        var lines: [String] = []
    }

    private struct Tabs: View {
        let journal: Journal
        @State private var selection = 0
        @State private var badge = 3
        var body: some View {
            VStack {
                Text("selected \(selection)")
                Button("Select 1") { selection = 1 }
                Button("Select 9") { selection = 9 }
                TabView(selection: $selection) {
                    Counter(name: "a", journal: journal).tabItem { Label("First", systemImage: "house") }.tag(0)
                    Counter(name: "b", journal: journal).tag(1).tabItem { Text("Second") }.badge(badge)
                    Counter(name: "c", journal: journal).tabItem { Text("Wrong type") }.tag("2")
                }
            }
        }
    }

    private struct Counter: View {
        let name: String
        let journal: Journal
        @State private var count = 0
        var body: some View {
            Button("\(name) \(count)") { count += 1 }
                .navigationTitle("Title \(name)")
                .onAppear { journal.lines.append(name) }
        }
    }

    func testTabsAreChosenAndFollowTheSelection() async throws {
        let journal = Journal()
        let app = ViewUnderTest(Tabs(journal: journal))
        XCTAssertEqual(app.elements(.tab).map(\.name), ["First", "Second", "Wrong type"])
        XCTAssertEqual(app.elements(.tab).map(\.isOn), [true, false, false])
        XCTAssertEqual(try app.find(.tab, "Second").value, "3")
        XCTAssertEqual(journal.lines, ["a"], "only what was shown is made")
        XCTAssertEqual(try app.frontWindow().title, "Title a")
        try app.find(.button, "a 0").press()
        try app.find(.tab, "Second").press()
        XCTAssertTrue(app.contains(.label, "selected 1"))
        XCTAssertFalse(app.contains(.button, "a 1"))
        XCTAssertTrue(app.contains(.button, "b 0"))
        XCTAssertEqual(try app.frontWindow().title, "Title b")
        try app.find(.tab, "First").press()
        XCTAssertTrue(app.contains(.button, "a 1"), "a tab keeps its state")
        XCTAssertEqual(journal.lines, ["a", "b"])
        try app.find(.button, "Select 1").press()
        XCTAssertTrue(app.contains(.button, "b 0"))
        XCTAssertEqual(app.problems, [])
        XCTAssertEqual(app.messages, [])
    }

    func testATagOfAnotherTypeIsNoChoice() async throws {
        let app = ViewUnderTest(Tabs(journal: Journal()))
        try app.find(.tab, "Wrong type").press()
        XCTAssertTrue(app.contains(.label, "selected 0"))
        XCTAssertTrue(app.contains(.button, "a 0"))
        XCTAssertEqual(app.messages.count, 1)
        try app.find(.button, "Select 9").press()
        XCTAssertTrue(app.contains(.button, "a 0"), "no tab has that value: the first is shown")
    }

    private struct Free: View {
        @State private var hasThird = false
        var body: some View {
            TabView {
                Toggle("Third", isOn: $hasThird).tabItem { Text("One") }
                NavigationStack { NavigationLink("In") { Text("Inside") } }.tabItem { Text("Two") }
                if hasThird { Text("three").tabItem { Text("Three") } }
            }
        }
    }

    func testWithoutASelection() async throws {
        let app = ViewUnderTest(Free())
        try app.find(.checkBox, "Third").press()
        XCTAssertEqual(app.elements(.tab).map(\.name), ["One", "Two", "Three"])
        try app.find(.tab, "Three").press()
        XCTAssertEqual(app.texts, ["three"])
        try app.find(.tab, "Two").press()
        try app.find(.button, "In").press()
        XCTAssertTrue(app.contains(.button, "Back"))
        try app.find(.tab, "One").press()
        XCTAssertFalse(app.contains(.button, "Back"), "what a hidden tab has in the title bar is hidden")
        try app.find(.tab, "Two").press()
        XCTAssertTrue(app.contains(.label, "Inside"), "the way in is kept")
        try app.find(.button, "Back").press()
        try app.find(.tab, "One").press()
        try app.find(.checkBox, "Third").press()
        XCTAssertEqual(app.elements(.tab).map(\.name), ["One", "Two"])
        XCTAssertEqual(app.problems, [])
    }

    private struct NewForm: View {
        @State private var selection = "a"
        var body: some View {
            TabView(selection: $selection) {
                Tab("Home", systemImage: "house", value: "a") { Text("home") }
                Tab("Mail", systemImage: "envelope", value: "b") { Text("mail") }
            }
        }
    }

    func testTabValues() async throws {
        let app = ViewUnderTest(NewForm())
        XCTAssertEqual(app.texts, ["home"])
        try app.find(.tab, "Mail").press()
        XCTAssertEqual(app.texts, ["mail"])
    }
}
