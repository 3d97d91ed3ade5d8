import SwiftUI
import SwiftUITesting
import XCTest

@MainActor
final class SearchTests: XCTestCase {
    private struct Library: View {
        @State private var query = ""
        @State private var submitted = "nothing"
        @State private var scope = 0
        var body: some View {
            VStack {
                Text("Query: \(query)")
                Text("Submitted: \(submitted)")
                Results()
            }
            .searchScopes($scope) {
                Text("All").tag(0)
                Text("Mine").tag(1)
            }
            .searchable(text: $query, prompt: "Find books")
            .searchSuggestions {
                Text("Momo").searchCompletion("momo")
                Text("plain")
            }
            .onSubmit(of: .search) { submitted = query }
            .onSubmit { submitted = "wrong" }
        }
    }

    private struct Results: View {
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch
        var body: some View {
            Text(isSearching ? "searching" : "resting")
            Button("Enough") { dismissSearch() }
        }
    }

    func testSearching() async throws {
        let app = ViewUnderTest(Library())
        let field = try app.find(.searchField, "Find books")
        XCTAssertTrue(app.contains(.label, "resting"))
        XCTAssertFalse(app.contains(.comboBox))
        XCTAssertTrue(try app.frontWindow().beginSearch())
        XCTAssertTrue(field.isFocused)
        XCTAssertTrue(app.contains(.label, "searching"))
        XCTAssertTrue(app.contains(.comboBox), "the scopes are there while one searches")
        try field.type("fla")
        XCTAssertTrue(app.contains(.label, "Query: fla"))
        try field.submit()
        XCTAssertTrue(app.contains(.label, "Submitted: fla"))
        try field.cancel()
        XCTAssertTrue(app.contains(.label, "Query: "))
        XCTAssertTrue(app.contains(.label, "resting"))
        XCTAssertEqual(app.problems, [])
        XCTAssertEqual(app.messages, [])
    }

    func testDismissSearch() async throws {
        let app = ViewUnderTest(Library())
        try app.find(.searchField).type("x")
        try app.find(.button, "Enough").press()
        XCTAssertTrue(app.contains(.label, "resting"))
        XCTAssertEqual(try app.find(.searchField).value, "")
    }

    private struct Suggesting: View {
        @State private var query = ""
        var body: some View {
            Text("Query: \(query)")
                .searchSuggestions {
                    Text("Momo").searchCompletion("momo")
                    Text("plain")
                }
                .searchable(text: $query)
        }
    }

    func testSuggestions() async throws {
        let app = ViewUnderTest(Suggesting())
        XCTAssertFalse(app.contains(.label, "plain"))
        try app.find(.searchField).focus()
        XCTAssertTrue(try app.popover().contains(.label, "plain"))
        try app.find(.button, "Momo").press()
        XCTAssertTrue(app.contains(.label, "Query: momo"))
        XCTAssertTrue(app.presentations.isEmpty)
        XCTAssertEqual(app.problems, [])
    }

    /// Modifiers around the searchable view, as most apps have them.
    private struct Around: View {
        @State private var query = ""
        @State private var scope = 0
        var body: some View {
            Text("Query: \(query)")
                .searchable(text: $query)
                .searchSuggestions {
                    ForEach(["Momo", "Mirror"].filter { $0.hasPrefix(query) }, id: \.self) {
                        Text("Suggested \($0)").searchCompletion($0)
                    }
                }
                .searchScopes($scope) {
                    Text("All").tag(0)
                    Text("Mine").tag(1)
                }
        }
    }

    func testModifiersAround() async throws {
        let app = ViewUnderTest(Around())
        let field = try app.find(.searchField)
        XCTAssertFalse(app.contains(.comboBox))
        try field.type("M")
        XCTAssertTrue(app.contains(.comboBox))
        XCTAssertTrue(app.contains(.button, "Suggested Momo"))
        XCTAssertTrue(app.contains(.button, "Suggested Mirror"))
        try field.move(1)
        try field.move(1)
        try field.submit()
        XCTAssertTrue(app.contains(.label, "Query: Mirror"))
        XCTAssertTrue(app.presentations.isEmpty)
        try field.setText("Mo")
        XCTAssertFalse(app.contains(.button, "Suggested Mirror"))
        try field.move(-1)
        try field.submit()
        XCTAssertTrue(app.contains(.label, "Query: Momo"))
        try field.setText("M")
        XCTAssertFalse(app.presentations.isEmpty)
        try field.cancel()
        XCTAssertTrue(app.presentations.isEmpty)
        XCTAssertTrue(app.contains(.label, "Query: M"), "what was typed stands")
        try field.move(1)
        XCTAssertFalse(app.presentations.isEmpty, "the arrow brings them back")
        try field.cancel()
        try field.cancel()
        XCTAssertTrue(app.contains(.label, "Query: "))
        XCTAssertEqual(app.problems, [])
    }

    private struct Bound: View {
        @State private var query = ""
        @State private var isSearching = false
        var body: some View {
            VStack {
                Text(isSearching ? "in" : "out")
                Button("Search") { isSearching = true }
            }
            .searchable(text: $query, isPresented: $isSearching)
        }
    }

    func testABoundSearch() async throws {
        let app = ViewUnderTest(Bound())
        try app.find(.button, "Search").press()
        XCTAssertTrue(try app.find(.searchField).isFocused)
        try app.find(.searchField).cancel()
        XCTAssertTrue(app.contains(.label, "out"))
    }
}
