import SwiftUI
import SwiftUITesting
import XCTest

@MainActor
final class TitleMenuTests: XCTestCase {
    private struct Place: View {
        @State private var name = "Garden"
        @State private var done: [String] = []
        var body: some View {
            VStack {
                Text("Name \(name)")
                Text(done.joined(separator: " "))
            }
            .navigationTitle($name) {
                Button("Print") { done.append("print") }
                RenameButton()
            }
        }
    }

    func testATitleWithActionsHasAMenu() async throws {
        let app = ViewUnderTest(
            Text("content").navigationTitle("Fixed") { Button("Print") {} }, size: CGSize(width: 500, height: 200))
        XCTAssertEqual(app.windows.first?.title, "Fixed")
        XCTAssertEqual(try app.find(.button, "Fixed").menu().titles, ["Print"])
    }

    func testATitleWithABindingIsEditedInPlace() async throws {
        let app = ViewUnderTest(Place(), size: CGSize(width: 500, height: 200))
        XCTAssertEqual(try app.find(.button, "Garden").menu().titles, ["Print", "Rename"])
        try app.find(.button, "Garden").menu().item("Print").choose()
        XCTAssertTrue(app.texts.contains("print"))

        try app.find(.button, "Garden").menu().item("Rename").choose()
        let field = try app.find(.textField)
        XCTAssertTrue(field.isFocused)
        XCTAssertEqual(field.value, "Garden")
        try field.setText("Park")
        XCTAssertTrue(app.texts.contains("Name Garden"), "it is renamed when editing ends")
        try field.submit()
        XCTAssertTrue(app.texts.contains("Name Park"))
        XCTAssertEqual(app.windows.first?.title, "Park")
        XCTAssertFalse(app.contains(.textField))
        _ = try app.find(.button, "Park")
        XCTAssertEqual(app.problems, [])
    }

    func testEscapeKeepsTheOldTitleAndAnEmptyOneIsNone() async throws {
        let app = ViewUnderTest(Place(), size: CGSize(width: 500, height: 200))
        let window = try XCTUnwrap(app.windows.first)
        try app.find(.button, "Garden").menu().item("Rename").choose()
        try app.find(.textField).setText("Park")
        XCTAssertTrue(window.press(.escape))
        XCTAssertTrue(app.texts.contains("Name Garden"))
        XCTAssertFalse(app.contains(.textField))

        try app.find(.button, "Garden").menu().item("Rename").choose()
        try app.find(.textField).setText("")
        try app.find(.textField).submit()
        XCTAssertTrue(app.texts.contains("Name Garden"))
    }

    func testABindingAloneCanBeRenamed() async throws {
        struct Named: View {
            @State private var name = "One"
            var body: some View { Text("content").navigationTitle($name) }
        }
        let app = ViewUnderTest(Named(), size: CGSize(width: 500, height: 200))
        XCTAssertEqual(try app.find(.button, "One").menu().titles, ["Rename"])
    }

    func testAMenuAmongTheItems() async throws {
        let app = ViewUnderTest(
            Text("content").navigationTitle("Fixed").toolbar { ToolbarTitleMenu { Button("Duplicate") {} } },
            size: CGSize(width: 500, height: 200))
        XCTAssertEqual(try app.find(.button, "Fixed").menu().titles, ["Duplicate"])
    }

    func testARenameActionOfOnesOwn() async throws {
        struct Row: View {
            @State private var name = "Row"
            @FocusState private var isFocused: Bool
            var body: some View {
                VStack {
                    RenameButton()
                    TextField("Name", text: $name).focused($isFocused)
                    RenameButton().renameAction { name = "renamed" }
                }
                .renameAction($isFocused)
            }
        }
        let app = ViewUnderTest(Row(), size: CGSize(width: 500, height: 200))
        try app.elements(.button, "Rename")[0].press()
        XCTAssertTrue(try app.find(.textField).isFocused)
        try app.elements(.button, "Rename")[1].press()
        XCTAssertEqual(try app.find(.textField).value, "renamed")
    }
}
