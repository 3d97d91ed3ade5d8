import SwiftUITesting
import XCTest

@testable import SwiftUI

/// Pickers, dates, colours, groups: values both ways.
final class ChoiceTests: XCTestCase {
    private enum Flavour: String, CaseIterable, Identifiable {
        case mint, plum, fig
        var id: Self { self }
    }
    private struct Item {
        var flavour: Flavour
    }
    private struct Choices: View {
        @State var flavour = Flavour.mint
        @State var items = [Item(flavour: .mint), Item(flavour: .fig)]
        @State var isSegmented = false
        @State var hasFig = true

        var body: some View {
            Text("\(flavour.rawValue) \(items.map(\.flavour.rawValue).joined(separator: "+"))")
            Picker("One", selection: $flavour) {
                Section("Kinds") {
                    ForEach(hasFig ? Flavour.allCases : [.mint, .plum]) { Text($0.rawValue.capitalized) }
                }
                Divider()
            }
            .modifier(Look(isSegmented: isSegmented))
            Picker("All", sources: $items, selection: \.flavour) {
                ForEach(Flavour.allCases) { Text($0.rawValue).tag($0) }
            }
            .pickerStyle(.segmented)
            Button("Segments") { isSegmented.toggle() }
            Button("Fig") { hasFig.toggle() }
        }
    }
    private struct Look: ViewModifier {
        let isSegmented: Bool
        func body(content: Content) -> some View {
            content.environment(\.pickerKind, isSegmented ? .segmented : .menu)
        }
    }

    @MainActor
    func testElementsOfALoopAreTaggedByTheirIdentifiers() async throws {
        let view = ViewUnderTest(VStack { Choices() })
        defer { view.end() }
        let picker = try view.find(.comboBox, "One")
        XCTAssertEqual(picker.value, "Mint")
        try picker.setText("Plum")
        XCTAssertEqual(view.texts.first, "plum mint+fig")
        XCTAssertEqual(picker.value, "Plum")
        XCTAssertThrowsError(try picker.setText("Kinds"), "a section's title is no choice")
    }

    /// LT5.
    @MainActor
    func testSeveralValuesShowNothingWhileTheyDiffer() async throws {
        let view = ViewUnderTest(VStack { Choices() })
        defer { view.end() }
        let picker = try view.find(.radioGroup, "All")
        XCTAssertNil(picker.value)
        try picker.setText("plum")
        XCTAssertEqual(view.texts.first, "mint plum+plum")
        XCTAssertEqual(picker.value, "plum")
    }

    @MainActor
    func testTheLookAndTheChoicesChange() async throws {
        let view = ViewUnderTest(VStack { Choices() })
        defer { view.end() }
        try view.find(.comboBox, "One").setText("Fig")
        try view.find(.button, "Segments").press()
        XCTAssertEqual(try view.find(.radioGroup, "One").value, "Fig")
        try view.find(.button, "Fig").press()
        XCTAssertNil(try view.find(.radioGroup, "One").value, "the chosen one has gone")
        try view.find(.radioGroup, "One").setText("Mint")
        try view.find(.button, "Segments").press()
        XCTAssertEqual(try view.find(.comboBox, "One").value, "Mint")
    }

    private struct Dates: View {
        @State var date = Date(timeIntervalSince1970: 1_000_000)
        @State var color = Color(red: 1, green: 0, blue: 0)
        var body: some View {
            Text(verbatim: "\(Int(date.timeIntervalSince1970)) \(color)")
            DatePicker(
                "Due", selection: $date,
                in: Date(timeIntervalSince1970: 900_000)...Date(timeIntervalSince1970: 1_100_000))
            ColorPicker("Colour", selection: $color, supportsOpacity: false)
        }
    }

    @MainActor
    func testDatesStayInTheirRange() async throws {
        let view = ViewUnderTest(VStack { Dates() })
        defer { view.end() }
        let due = try view.find(.datePicker, "Due")
        try due.increment()
        XCTAssertTrue(view.texts[0].hasPrefix("1086400 "), "a day later")
        try due.increment()
        XCTAssertTrue(view.texts[0].hasPrefix("1100000 "), "and no later than the range")
        try due.setValue(0)
        XCTAssertTrue(view.texts[0].hasPrefix("900000 "))
    }

    @MainActor
    func testAColourIsChosen() async throws {
        let view = ViewUnderTest(VStack { Dates() })
        defer { view.end() }
        let colour = try view.find(.colorWell, "Colour")
        XCTAssertEqual(colour.value, "#ff0000ff")
        try colour.setText("#00ff0080")
        XCTAssertEqual(colour.value, "#00ff00ff", "opaque")
    }

    private struct Groups: View {
        @State var isOpen = false
        var body: some View {
            DisclosureGroup("Details", isExpanded: $isOpen) { Text("Inside") }
            DisclosureGroup("Own") { Text("By itself") }
            GroupBox("Box") { Text("Boxed") }
            Button("Open") { isOpen = true }
        }
    }

    @MainActor
    func testGroupsAreDisclosedByThePersonAndByTheApp() async throws {
        let view = ViewUnderTest(VStack { Groups() })
        defer { view.end() }
        XCTAssertEqual(view.texts, ["Box", "Boxed"])
        let details = try view.find(.button, "Details")
        XCTAssertEqual(details.value, "collapsed")
        try details.press()
        XCTAssertEqual(view.texts, ["Inside", "Box", "Boxed"])
        XCTAssertEqual(details.value, "expanded")
        try details.press()
        try view.find(.button, "Open").press()
        try view.find(.button, "Own").press()
        XCTAssertEqual(view.texts, ["Inside", "By itself", "Box", "Boxed"])
    }

    private struct Boxed: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("own")
                configuration.content
            }
        }
    }

    @MainActor
    func testAStyleHoldsInBoxesInside() async throws {
        let view = ViewUnderTest(
            GroupBox("A") { GroupBox("B") { Text("in") } }.groupBoxStyle(Boxed()))
        defer { view.end() }
        XCTAssertEqual(view.texts, ["own", "own", "in"])
    }
}
