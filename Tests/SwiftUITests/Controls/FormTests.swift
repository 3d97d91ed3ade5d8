import SwiftUITesting
import XCTest

@testable import SwiftUI

/// Forms: groups, rows, names; what stays when rows come and go.
final class FormTests: XCTestCase {
    private struct Settings: View {
        @State var name = ""
        @State var isOn = false
        @State var showsMore = false
        var body: some View {
            Form {
                Section("General") {
                    TextField("Name", text: $name)
                    if showsMore { Text("More") }
                    Toggle("Notifications", isOn: $isOn)
                }
                LabeledContent("Version", value: "1.0")
                Button("Toggle") { showsMore.toggle() }
            }
        }
    }

    @MainActor
    func testRowsAndTheirNames() async throws {
        let view = ViewUnderTest(Settings(), size: CGSize(width: 500, height: 500))
        defer { view.end() }
        let toggle = try view.find(.toggle, "Notifications")
        let field = try view.find(.textField, "Name")
        XCTAssertEqual(view.texts, ["General", "Version", "1.0"])
        XCTAssertEqual(toggle.frame.maxX, field.frame.maxX, "controls trail")
        XCTAssertGreaterThan(field.frame.minX, toggle.frame.minX, "behind the label")
        let value = try view.find(.label, "1.0")
        XCTAssertEqual(value.frame.maxX, field.frame.maxX, accuracy: 1)
        XCTAssertEqual(try view.find(.label, "Version").frame.minX, toggle.frame.minX, accuracy: 1)
    }

    @MainActor
    func testAListInColumnsTakesWhatTheOthersLeave() async throws {
        let form = Form {
            TextField("Name", text: .constant(""))
            List(0..<100, id: \.self) { Text("Row \($0)") }
            Text("The end")
        }
        .formStyle(.columns)
        let view = ViewUnderTest(form, size: CGSize(width: 400, height: 300))
        defer { view.end() }
        let (list, end) = (try view.find(.list), try view.find(.label, "The end"))
        XCTAssertLessThanOrEqual(end.frame.maxY, 300)
        XCTAssertGreaterThan(list.frame.height, 100)
        XCTAssertLessThanOrEqual(list.frame.maxY, end.frame.minY)
    }

    @MainActor
    func testFocusStaysWhenRowsComeAndGo() async throws {
        let view = ViewUnderTest(Settings(), size: CGSize(width: 500, height: 500))
        defer { view.end() }
        let toggle = try view.find(.toggle, "Notifications")
        try toggle.focus()
        let y = toggle.frame.minY
        try view.find(.button, "Toggle").press()
        XCTAssertEqual(view.texts, ["General", "More", "Version", "1.0"])
        XCTAssertTrue(toggle.isFocused)
        XCTAssertGreaterThan(toggle.frame.minY, y)
        try view.find(.button, "Toggle").press()
        XCTAssertTrue(toggle.isFocused)
        XCTAssertEqual(toggle.frame.minY, y)
    }

    @MainActor
    func testColumnsLineUpLabels() async throws {
        let view = ViewUnderTest(Settings().formStyle(.columns), size: CGSize(width: 500, height: 500))
        defer { view.end() }
        let field = try view.find(.textField, "Name")
        let value = try view.find(.label, "1.0")
        XCTAssertEqual(field.frame.minX, value.frame.minX, accuracy: 1)
        XCTAssertEqual(try view.find(.checkBox, "Notifications").frame.minX, field.frame.minX, accuracy: 1)
    }

    private struct Stacked: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                LabeledContent(configuration)
            }
        }
    }

    @MainActor
    func testAStyleOfOnesOwnForLabelsAndContent() async throws {
        let view = ViewUnderTest(LabeledContent("A", value: "B").labeledContentStyle(Stacked()))
        defer { view.end() }
        XCTAssertEqual(view.texts, ["A", "A", "B"])
    }
}
