import Foundation
import HeadlessToolkit
import SwiftUI
import SwiftUITesting
import Toolkit
import XCTest

/// What the desktop's settings say reaches views while they are shown, and colours follow it.
@MainActor
final class SystemLookTests: XCTestCase {
    private struct Look: View {
        @Environment(\.colorScheme) private var scheme
        @Environment(\.colorSchemeContrast) private var contrast
        @Environment(\.dynamicTypeSize) private var size
        @Environment(\.accessibilityReduceMotion) private var reducesMotion
        @ScaledMetric private var length = 10.0
        var body: some View {
            Text("\(scheme) \(contrast) \(size) \(reducesMotion) \(Int(length))" as String)
        }
    }

    func testSettingsThatChangeWhileTheAppRuns() async throws {
        let view = ViewUnderTest(Look())
        XCTAssertEqual(view.texts, ["light standard large false 10"])
        view.launch.toolkit.desktopAppearance.isDark = true
        view.launch.toolkit.settle()
        XCTAssertEqual(view.texts, ["dark standard large false 10"])
        view.launch.toolkit.desktopAppearance.isHighContrast = true
        view.launch.toolkit.desktopAppearance.textScale = 1.24
        view.launch.toolkit.desktopAppearance.reducesMotion = true
        view.launch.toolkit.settle()
        XCTAssertEqual(view.texts, ["dark increased xxLarge true 12"])
    }

    func testTheDesktopTurnsRound() async throws {
        struct Row: View {
            @Environment(\.layoutDirection) private var direction
            var body: some View {
                HStack {
                    Text(direction == .rightToLeft ? "right" : "left")
                    Text("second")
                    Text("fixed").environment(\.layoutDirection, .leftToRight)
                }
            }
        }
        let view = ViewUnderTest(Row())
        func place(_ text: String) throws -> Double {
            let label = try view.find(.label, text)
            return label.frame.minX
        }
        XCTAssertLessThan(try place("left"), try place("second"))
        view.launch.toolkit.isRightToLeft = true
        view.launch.toolkit.settle()
        XCTAssertGreaterThan(try place("right"), try place("second"))
        view.launch.toolkit.isRightToLeft = false
        view.launch.toolkit.settle()
        XCTAssertLessThan(try place("left"), try place("second"))
    }

    func testAPreferredColorScheme() async throws {
        struct Preferring: View {
            @State private var scheme: ColorScheme? = .dark
            var body: some View {
                VStack {
                    Look()
                    Button("Light") { scheme = .light }
                    Button("None") { scheme = nil }
                }
                .preferredColorScheme(scheme)
            }
        }
        let view = ViewUnderTest(Preferring())
        XCTAssertTrue(view.texts[0].hasPrefix("dark"))
        try view.find(.button, "Light").press()
        XCTAssertTrue(view.texts[0].hasPrefix("light"))
        view.launch.toolkit.desktopAppearance.isDark = true
        view.launch.toolkit.settle()
        XCTAssertTrue(view.texts[0].hasPrefix("light"))
        try view.find(.button, "None").press()
        XCTAssertTrue(view.texts[0].hasPrefix("dark"))
    }

    func testColoursInWords() async throws {
        XCTAssertEqual(Color.red.opacity(0.3).opacity(0.5).description, "50% 30% red")
        XCTAssertEqual(
            Color.red.opacity(0.3).opacity(0.5).resolve(in: EnvironmentValues()).opacity, 0.15, accuracy: 0.0001)
        XCTAssertEqual(Color.red.description, "red")
        XCTAssertEqual(Color(red: 1, green: 0, blue: 0).description, "#FF0000FF")
        let resolved = Color(red: 1, green: 0.5, blue: 0, opacity: 0.25).resolve(in: EnvironmentValues())
        XCTAssertEqual(resolved.red, 1, accuracy: 0.001)
        XCTAssertEqual(resolved.green, 0.5, accuracy: 0.001)
        XCTAssertEqual(resolved.linearGreen, 0.214, accuracy: 0.001)
        XCTAssertEqual(resolved.opacity, 0.25)
    }

    func testLevelsOfTheForeground() async throws {
        func paint<V: View>(_ view: V) throws -> Paint {
            let found = ViewUnderTest(view)
            let control = try XCTUnwrap(try found.find(.drawing).widget as? HeadlessControl<DrawingContent>)
            guard case .fill(_, let paint, _) = try XCTUnwrap(control.drawingCommands.first) else { return .clear }
            return paint
        }
        let square = Rectangle().frame(width: 10, height: 10)
        XCTAssertEqual(try paint(square.foregroundStyle(.secondary)), .semantic(.secondary))
        XCTAssertEqual(
            try paint(square.foregroundStyle(.secondary).foregroundStyle(.red)), .faded(.semantic(.red), 0.55))
        XCTAssertEqual(
            try paint(square.foregroundStyle(.secondary).foregroundStyle(.red, .blue)), .semantic(.blue))
        XCTAssertEqual(
            try paint(square.foregroundStyle(.primary).foregroundStyle(.secondary).foregroundStyle(.red)),
            .semantic(.red))
    }

    func testRedaction() async throws {
        func style<V: View>(_ view: V) throws -> TextStyle {
            let found = ViewUnderTest(view)
            let control = try XCTUnwrap(try found.find(.label).widget as? HeadlessControl<TextContent>)
            return try XCTUnwrap(control.content.runs.first).style
        }
        XCTAssertNil(try style(Text("a")).background)
        XCTAssertNotNil(try style(Text("a").redacted(reason: .placeholder)).background)
        XCTAssertNil(try style(Text("a").unredacted().redacted(reason: .placeholder)).background)
        XCTAssertNil(try style(Text("a").redacted(reason: .privacy)).background)
        XCTAssertNotNil(try style(Text("a").privacySensitive().redacted(reason: .privacy)).background)
    }
}
