import SwiftUITesting
import XCTest

@testable import SwiftUI

@MainActor
final class SymbolCharacterTests: XCTestCase {
    func testSymbolsInTexts() async {
        let app = ViewUnderTest(
            VStack {
                Text("Rated \(Image(systemName: "star.fill")) twice")
                Text(Image(systemName: "checkmark.circle.fill")) + Text(" done")
                Text("\(Image(systemName: "3.circle")) \(Image(systemName: "b.circle.fill"))")
            })
        XCTAssertEqual(app.texts, ["Rated ★ twice", "✔ done", "③ 🅑"])
        XCTAssertEqual(app.messages, [])
    }

    func testWhatHasNoCharacterIsSaid() async {
        let app = ViewUnderTest(Text("a \(Image(systemName: "no.such.thing")) b"))
        XCTAssertEqual(app.texts, ["a □ b"])
        XCTAssertEqual(app.messages.count, 1)
    }
}
