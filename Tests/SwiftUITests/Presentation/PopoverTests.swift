import HeadlessToolkit
import SwiftUI
import SwiftUITesting
import XCTest

@MainActor
final class PopoverTests: XCTestCase {
    private struct Settings: View {
        @State private var isShown = false
        @State private var item: Item?
        @State private var padding = 0.0
        struct Item: Identifiable { let id: Int }
        var body: some View {
            VStack {
                Button("Show") { isShown.toggle() }
                    .popover(isPresented: $isShown, arrowEdge: .bottom) {
                        Text("In the popover")
                        Button("Move") { padding += 30 }
                    }
                    .padding(.leading, padding)
                Button("Item") { item = Item(id: 7) }
                    .popover(item: $item) { Text("Item \($0.id)") }
                Text(isShown ? "shown" : "hidden")
            }
        }
    }

    func testAPopoverPointsAtItsViewAndGoes() async throws {
        let app = ViewUnderTest(Settings(), size: CGSize(width: 300, height: 200))
        try app.find(.button, "Show").press()
        let popover = try app.popover()
        XCTAssertTrue(popover.contains(.label, "In the popover"))
        XCTAssertEqual(popover.anchor, try app.find(.button, "Show").frame)
        try app.find(.button, "Move").press()
        XCTAssertEqual(popover.anchor, try app.find(.button, "Show").frame, "it follows its view")
        XCTAssertTrue(popover.dismiss())
        XCTAssertTrue(app.contains(.label, "hidden"))
        try app.find(.button, "Item").press()
        XCTAssertTrue(app.contains(.label, "Item 7"))
        try app.find(.button, "Show").press()
        XCTAssertEqual(app.presentations.count, 2, "a popover blocks nothing")
        XCTAssertEqual(app.problems, [])
    }

    private struct AtLaunch: View {
        @State private var isShown = true
        var body: some View { Text("Host").popover(isPresented: $isShown) { Text("At once") } }
    }

    func testAPopoverThatIsThereFromTheStart() async throws {
        let app = ViewUnderTest(AtLaunch())
        XCTAssertTrue(app.contains(.label, "At once"))
        XCTAssertEqual(app.presentations.count, 1)
    }
}
