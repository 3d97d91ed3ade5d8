import SwiftUITesting
import XCTest

@testable import SwiftUI

/// Styles of buttons: what they are told, and what is left of a button in them.
final class ButtonStyleTests: XCTestCase {
    private struct Telling: ButtonStyle {
        let log: Log
        @Environment(\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View {
            let _ = log.entries.append(configuration.isPressed ? "pressed" : "up")
            HStack {
                configuration.label
                Text(configuration.role == .destructive ? "!" : "")
                Text(isEnabled ? "on" : "off")
            }
        }
    }
    private final class Log {
        var entries: [String] = []
    }

    @MainActor
    func testAStyleMakesALookAndTheButtonStaysOne() async throws {
        let log = Log()
        var presses = 0
        let view = ViewUnderTest(
            Button("Go", role: .destructive) { presses += 1 }.buttonStyle(Telling(log: log)))
        defer { view.end() }
        let button = try view.find(.button)
        XCTAssertEqual(button.name, "Go ! on")
        log.entries = []
        try button.press()
        XCTAssertEqual(presses, 1)
        // The press ends within the same turn, so the look may not be seen, but the last word is that it is up.
        XCTAssertEqual(log.entries.last ?? "up", "up")
    }

    private struct Doubling: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Button(configuration)
                Button("Twice") {
                    configuration.trigger()
                    configuration.trigger()
                }
            }
        }
    }

    @MainActor
    func testAPrimitiveStyleTriggersAndShowsTheButtonAsTheStyleAround() async throws {
        var presses = 0
        let view = ViewUnderTest(
            VStack { Button("One") { presses += 1 }.buttonStyle(Doubling()) }.buttonStyle(.borderless))
        defer { view.end() }
        try view.find(.button, "One").press()
        XCTAssertEqual(presses, 1)
        try view.find(.button, "Twice").press()
        XCTAssertEqual(presses, 3)
    }

    private struct Changing: View {
        @State private var isPlain = true
        @State private var presses = 0
        let log: Log
        var body: some View {
            Button("Go \(presses)") { presses += 1 }
                .modifier(Chosen(isPlain: isPlain, log: log))
            Button("Change") { isPlain.toggle() }
        }
    }
    private struct Chosen: ViewModifier {
        let isPlain: Bool
        let log: Log
        func body(content: Content) -> some View {
            if isPlain { content.buttonStyle(.plain) } else { content.buttonStyle(Telling(log: log)) }
        }
    }

    @MainActor
    func testChangingTheStyle() async throws {
        let view = ViewUnderTest(VStack { Changing(log: Log()) })
        defer { view.end() }
        try view.find(.button, "Go 0").press()
        try view.find(.button, "Change").press()
        try view.find(.button, "Go 1 on").press()
        try view.find(.button, "Change").press()
        try view.find(.button, "Go 2").press()
    }

    @MainActor
    func testDisabledReachesTheStyle() async throws {
        let view = ViewUnderTest(Button("Go") {}.buttonStyle(Telling(log: Log())).disabled(true))
        defer { view.end() }
        let button = try view.find(.button, "Go off")
        XCTAssertThrowsError(try button.press())
    }
}
