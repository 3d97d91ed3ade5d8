import HeadlessToolkit
import SwiftUITesting
import Toolkit
import XCTest

@testable import SwiftUI

/// The focus of a search's field as a state of the app's, and tokens that are changed.
@MainActor
final class SearchFocusTests: XCTestCase {
    private struct Focusing: View {
        @State private var query = ""
        @FocusState private var isSearching: Bool
        var body: some View {
            VStack {
                Text(isSearching ? "in the field" : "elsewhere")
                Button("Search") { isSearching = true }
                Button("Enough") { isSearching = false }
                TextField("Other", text: .constant(""))
            }
            .searchable(text: $query)
            .searchFocused($isSearching)
            .searchPresentationToolbarBehavior(.avoidHidingContent)
        }
    }

    func testTheFocusIsAState() async throws {
        let app = ViewUnderTest(Focusing())
        XCTAssertTrue(app.contains(.label, "elsewhere"))
        try app.find(.button, "Search").press()
        XCTAssertTrue(try app.find(.searchField).isFocused)
        XCTAssertTrue(app.contains(.label, "in the field"))
        try app.find(.button, "Enough").press()
        XCTAssertFalse(try app.find(.searchField).isFocused)
        XCTAssertTrue(app.contains(.label, "elsewhere"))
        try app.find(.searchField).focus()
        XCTAssertTrue(app.contains(.label, "in the field"))
        try app.find(.textField, "Other").focus()
        XCTAssertTrue(app.contains(.label, "elsewhere"))
        XCTAssertEqual(app.problems, [])
    }

    private struct Choosing: View {
        enum Place: Hashable { case search, field }
        @State private var query = ""
        @State private var text = ""
        @FocusState private var place: Place?
        var body: some View {
            VStack {
                Text("at \(place.map { "\($0)" } ?? "nothing")")
                TextField("Field", text: $text).focused($place, equals: .field)
                Button("To Search") { place = .search }
                Button("To Field") { place = .field }
            }
            .searchable(text: $query)
            .searchFocused($place, equals: .search)
        }
    }

    func testTheFieldIsOneOfSeveral() async throws {
        let app = ViewUnderTest(Choosing())
        try app.find(.button, "To Search").press()
        XCTAssertTrue(app.contains(.label, "at search"))
        try app.find(.button, "To Field").press()
        XCTAssertTrue(app.contains(.label, "at field"))
        XCTAssertFalse(try app.find(.searchField).isFocused)
        try app.find(.searchField).focus()
        XCTAssertTrue(app.contains(.label, "at search"))
    }

    private struct Token: Identifiable, Hashable {
        let id: Int
        var name: String
        var isExact = false
    }

    private struct Editing: View {
        @State private var query = ""
        @State private var tokens = [Token(id: 1, name: "Momo"), Token(id: 2, name: "Jim")]
        @State private var isPresented = false
        var body: some View {
            VStack {
                Text(tokens.map { $0.name + ($0.isExact ? "!" : "") }.joined(separator: ","))
                Button("Reverse") { tokens.reverse() }
            }
            .searchable(text: $query, editableTokens: $tokens, isPresented: $isPresented, prompt: "Find") { $token in
                Toggle(token.name, isOn: $token.isExact)
            }
        }
    }

    private func field(_ app: ViewUnderTest<Editing>) throws -> HeadlessControl<SearchFieldContent> {
        try XCTUnwrap(app.find(.searchField).widget as? HeadlessControl<SearchFieldContent>)
    }

    func testATokenIsChangedInAPopover() async throws {
        let app = ViewUnderTest(Editing())
        XCTAssertTrue(app.contains(.label, "Momo,Jim"))
        let field = try field(app)
        XCTAssertEqual(field.content.tokens, ["Momo", "Jim"])
        field.content.tokenPressed?(1, .zero)
        app.launch.toolkit.settle()
        try app.popover().find(.checkBox, "Jim").press()
        XCTAssertTrue(app.contains(.label, "Momo,Jim!"))
        try app.popover().find(.button, "Remove Jim").press()
        XCTAssertTrue(app.contains(.label, "Momo"))
        XCTAssertTrue(app.presentations.isEmpty)
        XCTAssertEqual(app.problems, [])
    }

    func testATokenThatGoesTakesItsPopoverAlong() async throws {
        let app = ViewUnderTest(Editing())
        let field = try field(app)
        field.content.tokenPressed?(1, .zero)
        app.launch.toolkit.settle()
        XCTAssertEqual(app.presentations.count, 1)
        field.content.tokenRemoved(1)
        app.launch.toolkit.settle()
        XCTAssertEqual(app.presentations.count, 0)
        XCTAssertTrue(app.contains(.label, "Momo"))
    }
}
