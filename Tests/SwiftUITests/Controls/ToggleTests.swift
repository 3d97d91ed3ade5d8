import SwiftUITesting
import XCTest

@testable import SwiftUI

/// Toggles: state both ways, several values, styles.
final class ToggleTests: XCTestCase {
    private struct Item {
        var isOn: Bool
    }
    private struct Several: View {
        @State var items = [Item(isOn: true), Item(isOn: false)]
        var body: some View {
            VStack {
                Toggle("All", sources: $items, isOn: \.isOn)
                Text(items.map { $0.isOn ? "1" : "0" }.joined())
                Button("First") { items[0].isOn.toggle() }
            }
        }
    }

    /// LT5: mixed while the values differ; a press then switches all on.
    @MainActor
    func testSeveralValuesAtOnce() async throws {
        let view = ViewUnderTest(Several())
        defer { view.end() }
        let toggle = try view.find(.checkBox, "All")
        XCTAssertEqual(toggle.value, "mixed")
        try toggle.press()
        XCTAssertEqual(view.texts, ["11"])
        XCTAssertNil(toggle.value)
        XCTAssertEqual(toggle.isOn, true)
        try toggle.press()
        XCTAssertEqual(view.texts, ["00"])
        try view.find(.button, "First").press()
        XCTAssertEqual(toggle.value, "mixed")
    }

    private struct Lamp: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                configuration.label
                Text(configuration.isOn ? "lit" : "dark")
            }
        }
    }
    private struct One: View {
        @State private var isOn = false
        @State private var isButton = false
        var body: some View {
            Toggle("Lamp", isOn: $isOn).toggleStyle(Lamp())
            Group {
                if isButton {
                    Toggle("Other", isOn: $isOn).toggleStyle(.button)
                } else {
                    Toggle("Other", isOn: $isOn).toggleStyle(.switch)
                }
            }
            Toggle("Unseen", isOn: $isOn).labelsHidden()
            Button("Change") { isButton.toggle() }
        }
    }

    @MainActor
    func testAStyleOfOnesOwnWritesTheState() async throws {
        let view = ViewUnderTest(VStack { One() })
        defer { view.end() }
        try view.find(.button, "Lamp dark").press()
        XCTAssertTrue(view.contains(.button, "Lamp lit"))
        XCTAssertEqual(try view.find(.toggle, "Other").isOn, true)
        XCTAssertEqual(try view.find(.checkBox, "Unseen").isOn, true)
        try view.find(.button, "Change").press()
        try view.find(.toggle, "Other").press()
        XCTAssertTrue(view.contains(.button, "Lamp dark"))
    }

    private struct Switching: View {
        @State private var isSwitch = false
        @State private var isOn = true
        var body: some View {
            VStack {
                Toggle(isOn: $isOn) { Label("Sound", systemImage: "speaker") }
                    .modifier(AnyStyle(isSwitch: isSwitch))
                Button("Change") { isSwitch.toggle() }
            }
        }
    }
    private struct AnyStyle: ViewModifier {
        let isSwitch: Bool
        private var style: any ToggleStyle { if isSwitch { SwitchToggleStyle() } else { CheckboxToggleStyle() } }
        func body(content: Content) -> some View {
            content.environment(\.toggleStyles, StyleChain(style))
        }
    }

    @MainActor
    func testAnotherLookIsAnotherControl() async throws {
        let view = ViewUnderTest(Switching())
        defer { view.end() }
        XCTAssertEqual(try view.find(.checkBox, "Sound").isOn, true)
        try view.find(.button, "Change").press()
        XCTAssertFalse(view.contains(.checkBox))
        try view.find(.toggle, "Sound").press()
        try view.find(.button, "Change").press()
        XCTAssertEqual(try view.find(.checkBox, "Sound").isOn, false)
    }
}
