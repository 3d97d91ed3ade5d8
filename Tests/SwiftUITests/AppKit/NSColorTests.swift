import HeadlessToolkit
import SwiftUI
import SwiftUITesting
import XCTest

@MainActor
final class NSColorTests: XCTestCase {
    private struct Empty: App {
        var body: some Scene { WindowGroup("Colours") { Color(nsColor: .windowBackgroundColor) } }
    }

    func testColoursGoOverToSwiftUIAndBack() async {
        XCTAssertEqual(Color(nsColor: NSColor(Color.red)), .red)
        XCTAssertEqual(Color(NSColor.controlAccentColor), .accentColor)
        XCTAssertEqual(Color(nsColor: .labelColor), .primary)
        XCTAssertEqual(
            Color(nsColor: NSColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5)),
            Color(red: 0.25, green: 0.5, blue: 1, opacity: 0.5))
        XCTAssertEqual(NSColor(Color(nsColor: .underPageBackgroundColor)), .underPageBackgroundColor)
        XCTAssertNotEqual(NSColor.red, .systemRed)
    }

    func testPartsOfFixedColours() async throws {
        let color = NSColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 0.7)
        XCTAssertEqual(color.hueComponent, 0.6, accuracy: 1e-9)
        XCTAssertEqual(color.saturationComponent, 0.5, accuracy: 1e-9)
        XCTAssertEqual(color.brightnessComponent, 0.8, accuracy: 1e-9)
        XCTAssertEqual(color.alphaComponent, 0.7)
        var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
        NSColor.orange.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        XCTAssertEqual([red, green, blue, alpha], [1, 0.5, 0, 1])
        XCTAssertEqual(NSColor.white.withAlphaComponent(0.25).alphaComponent, 0.25)
        XCTAssertEqual(color.withAlphaComponent(1).withAlphaComponent(0.7), color)
        let literal: NSColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        XCTAssertEqual(literal, .red)
    }

    func testColoursOfTheDesktopFollowIt() async throws {
        let app = AppUnderTest(Empty.self)
        defer { app.end() }
        let dynamic = NSColor(name: nil) { $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .white : .black }
        XCTAssertEqual(NSColor.labelColor.redComponent, 0)
        XCTAssertEqual(dynamic.redComponent, 0)
        let fixed = try XCTUnwrap(NSColor.labelColor.usingColorSpace(.sRGB))
        let half = try XCTUnwrap(NSColor.windowBackgroundColor.blended(withFraction: 0.5, of: .labelColor))
        XCTAssertEqual(half.greenComponent, 0.5, accuracy: 1e-9)

        NSApp.appearance = NSAppearance(named: .darkAqua)
        XCTAssertEqual(NSApp.effectiveAppearance.name, .darkAqua)
        XCTAssertEqual(NSColor.labelColor.redComponent, 1)
        XCTAssertEqual(dynamic.redComponent, 1)
        XCTAssertEqual(fixed.redComponent, 0)
        XCTAssertEqual(NSColor.secondaryLabelColor.withAlphaComponent(0.5).alphaComponent, 0.5)
        NSApp.appearance = nil
        XCTAssertEqual(NSApp.effectiveAppearance.name, .aqua)
    }

    func testPreferredSchemeOfAViewGoesBeforeTheApps() async {
        struct Light: App {
            var body: some Scene { WindowGroup { Text("a").preferredColorScheme(.light) } }
        }
        let app = AppUnderTest(Light.self)
        defer { app.end() }
        NSApp.appearance = NSAppearance(named: .darkAqua)
        XCTAssertEqual(NSApp.effectiveAppearance.name, .aqua)
        XCTAssertNil(NSAppearance(named: NSAppearance.Name("other")))
    }
}
