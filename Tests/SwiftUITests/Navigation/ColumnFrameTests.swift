import HeadlessToolkit
import SwiftUI
import SwiftUITesting
import XCTest

/// Widths that frames in columns ask for.
@MainActor
final class ColumnFrameTests: XCTestCase {
    private func width<Content: View>(of text: String, in content: Content) throws -> CGFloat {
        let app = ViewUnderTest(content, size: CGSize(width: 900, height: 400))
        XCTAssertEqual(app.problems, [])
        return try app.find(.drawing, text).frame.width
    }

    private func side(_ name: String) -> some View { Color.red.accessibilityLabel(name) }

    func testAFrameSaysHowWideASidebarIs() async throws {
        let old = NavigationView {
            side("side").frame(minWidth: 100, idealWidth: 150, maxWidth: 200, maxHeight: .infinity)
            Text("detail")
        }
        XCTAssertEqual(try width(of: "side", in: old), 150, accuracy: 1)
        let new = NavigationSplitView {
            side("side").frame(minWidth: 300)
        } detail: {
            Text("detail")
        }
        XCTAssertEqual(try width(of: "side", in: new), 300, accuracy: 1)
        let fixed = NavigationSplitView {
            side("side").frame(width: 90).background(.yellow)
        } detail: {
            Text("detail")
        }
        XCTAssertEqual(try width(of: "side", in: fixed), 90, accuracy: 1)
    }

    func testColumnWidthGoesFirst() async throws {
        let split = NavigationSplitView {
            side("side").frame(minWidth: 300).navigationSplitViewColumnWidth(330)
        } detail: {
            Text("detail")
        }
        XCTAssertEqual(try width(of: "side", in: split), 330, accuracy: 1)
    }

    func testOneColumnAlone() async throws {
        struct Pages: View {
            var body: some View {
                NavigationView {
                    NavigationLink("Next", destination: Text("Second"))
                    Text("Detail")
                }
                .navigationViewStyle(.stack)
            }
        }
        let app = ViewUnderTest(Pages(), size: CGSize(width: 900, height: 400))
        XCTAssertEqual(app.texts, [])
        XCTAssertTrue(app.contains(.button, "Next"))
        try app.find(.button, "Next").press()
        XCTAssertEqual(app.texts, ["Second"])
        XCTAssertTrue(try app.frontWindow().goBack())
        XCTAssertEqual(app.texts, [])
        XCTAssertTrue(app.contains(.button, "Next"))
    }
}
