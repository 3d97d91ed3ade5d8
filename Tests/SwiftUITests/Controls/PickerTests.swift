import HeadlessToolkit
import SwiftUITesting
import Toolkit
import XCTest

@testable import SwiftUI

/// ST10: tags match only if their type is exactly the selection's.
final class PickerTests: XCTestCase {
    private struct Flavours: View {
        @State var flavour: String? = "mint"
        @State private var showsMore = false

        var body: some View {
            VStack {
                Text(flavour ?? "none")
                Picker("Flavour", selection: $flavour) {
                    Text("None").tag(String?.none)
                    Text("Mint").tag(String?.some("mint"))
                    // Not optional, so not a choice of this picker.
                    Text("Plum").tag("plum")
                    if showsMore { Text("Fig").tag(String?.some("fig")) }
                }
                Button("More") { showsMore = true }
            }
        }
    }

    @MainActor
    private func picker(_ view: ViewUnderTest<Flavours>) throws -> HeadlessControl<PickerContent> {
        let found = view.launch.toolkit.windows.last?.contentSurface.first(.comboBox, name: "Flavour")
        return try XCTUnwrap(found as? HeadlessControl<PickerContent>)
    }

    @MainActor
    func testTagsOfAnotherTypeAreNotChosen() async throws {
        let view = ViewUnderTest(Flavours())
        defer { view.end() }
        var picker = try picker(view)
        XCTAssertEqual(picker.content.options.map(\.name), ["None", "Mint", "Plum"])
        XCTAssertEqual(picker.content.selected, 1)
        XCTAssertTrue(picker.perform(.setValue(0)))
        view.launch.toolkit.settle()
        XCTAssertTrue(view.texts.contains("none"))
        // The tag "plum" is a String, the selection a String?: choosing it changes nothing.
        XCTAssertTrue(picker.perform(.setValue(2)))
        view.launch.toolkit.settle()
        XCTAssertTrue(view.texts.contains("none"))
        XCTAssertEqual(picker.content.selected, 0)

        try view.find(.button, "More").press()
        picker = try self.picker(view)
        XCTAssertEqual(picker.content.options.map(\.name), ["None", "Mint", "Plum", "Fig"])
        XCTAssertTrue(picker.perform(.setValue(3)))
        view.launch.toolkit.settle()
        XCTAssertTrue(view.texts.contains("fig"))
    }
}
