import SwiftUI
import SwiftUITesting
import XCTest

@MainActor
final class ShareLinkInBarsTests: XCTestCase {
    func testInABarAndItsMenu() async throws {
        let app = ViewUnderTest(
            Text("content").toolbar {
                ToolbarItem(placement: .primaryAction) { ShareLink("Send", item: "a text") }
                ToolbarItem(placement: .secondaryAction) { ShareLink("Send Later", item: "another") }
            }, size: CGSize(width: 600, height: 200))
        XCTAssertEqual(
            try app.find(.button, "Send").menu().titles, ["Copy", "Save As…", "Send by E-Mail…"])
        let more = try app.find(.button, "More").menu()
        XCTAssertEqual(more.titles, ["Send Later"])
        try more.item("Send Later", "Copy").choose()
        let text = try await app.clipboardText()
        XCTAssertEqual(text, "another")
    }
}
