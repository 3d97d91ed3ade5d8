import SwiftUI
import SwiftUITesting
import XCTest

/// Who ends what, and what is shown of which data.
@MainActor
final class PresentationReachTests: XCTestCase {
    private struct DismissButton: View {
        let name: String
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        var body: some View { Button("\(name) \(isPresented)") { dismiss() } }
    }

    private struct Places: View {
        @State private var showsSheet = false
        @State private var showsPopover = false
        @State private var path: [Int] = []
        var body: some View {
            VStack {
                Button("Sheet") { showsSheet = true }
                Button("Popover") { showsPopover = true }
                    .popover(isPresented: $showsPopover) { DismissButton(name: "popover") }
                Text("sheet \(showsSheet) popover \(showsPopover) pages \(path.count)")
            }
            .sheet(isPresented: $showsSheet) {
                NavigationStack(path: $path) {
                    VStack {
                        Button("Push") { path.append(1) }
                        DismissButton(name: "sheet")
                    }
                    .navigationDestination(for: Int.self) { _ in DismissButton(name: "page") }
                }
            }
        }
    }

    func testDismissEndsWhatIsNearest() async throws {
        let app = ViewUnderTest(Places(), size: CGSize(width: 400, height: 300))
        try app.find(.button, "Sheet").press()
        try app.find(.button, "Push").press()
        XCTAssertTrue(app.contains(.label, "sheet true popover false pages 1"))
        try app.find(.button, "page true").press()
        XCTAssertTrue(app.contains(.label, "sheet true popover false pages 0"))
        try app.find(.button, "sheet true").press()
        XCTAssertTrue(app.contains(.label, "sheet false popover false pages 0"))
        XCTAssertEqual(app.presentations.count, 0)
        try app.find(.button, "Popover").press()
        try app.find(.button, "popover true").press()
        XCTAssertTrue(app.contains(.label, "sheet false popover false pages 0"))
        XCTAssertEqual(app.problems, [])
    }

    private struct Presenting: View {
        @State private var isShown = false
        @State private var data: String?
        @State private var log = ""
        var body: some View {
            VStack {
                Text("log\(log) shown \(isShown)")
                Button("Without data") { isShown = true }
                Button("With data") {
                    data = "first"
                    isShown = true
                }
            }
            .alert("Title", isPresented: $isShown, presenting: data) { data in
                Button("Take \(data)") { log += " took \(data)" }
                Button("Other") { log += " other" }
            } message: { data in
                Text("about \(data)")
            }
        }
    }

    func testAnAlertWantsItsDataAndHasNoMoreButtonsThanItsActions() async throws {
        let app = ViewUnderTest(Presenting())
        try app.find(.button, "Without data").press()
        XCTAssertEqual(app.presentations.count, 0)
        try app.find(.button, "With data").press()
        let alert = try app.alert()
        XCTAssertEqual(alert.elements(.button).map(\.name), ["Take first", "Other"])
        XCTAssertTrue(alert.contains(.label, "about first"))
        try alert.find(.button, "Other").press()
        XCTAssertTrue(app.contains(.label, "log other shown false"))
        XCTAssertEqual(app.presentations.count, 0)
        XCTAssertEqual(app.problems, [])
    }

    private struct Item: Identifiable { let id: Int }

    private struct ItemSheet: View {
        @State private var item: Item?
        var body: some View {
            VStack {
                Button("One") { item = Item(id: 1) }
                Text("item \(item?.id ?? 0)")
            }
            .sheet(item: $item) { shown in
                VStack {
                    PressCounter(name: "sheet \(shown.id)")
                    Button("Two") { item = Item(id: 2) }
                    Button("Same") { item = Item(id: shown.id) }
                }
            }
        }
    }

    func testAnotherItemIsAnotherSheet() async throws {
        let app = ViewUnderTest(ItemSheet())
        try app.find(.button, "One").press()
        try app.find(.button, "sheet 1: 0").press()
        try app.find(.button, "Same").press()
        XCTAssertTrue(app.contains(.button, "sheet 1: 1"), "the same item stays")
        try app.find(.button, "Two").press()
        app.advance(by: 1)
        XCTAssertTrue(app.contains(.button, "sheet 2: 0"))
        XCTAssertEqual(app.presentations.count, 1)
        try app.sheet().dismiss()
        XCTAssertTrue(app.contains(.label, "item 0"))
    }

    private struct StayingPopover: View {
        @State private var isShown = true
        var body: some View {
            Text(isShown ? "shown" : "gone")
                .popover(isPresented: $isShown) {
                    VStack {
                        Text("inside")
                        Button("End") { isShown = false }
                    }
                    .interactiveDismissDisabled()
                }
        }
    }

    func testAPopoverThatAPersonCannotDismissIsEndedByItsBinding() async throws {
        let app = ViewUnderTest(StayingPopover(), size: CGSize(width: 300, height: 300))
        app.advance(by: 0.1)
        XCTAssertFalse(try app.popover().dismiss())
        XCTAssertTrue(app.contains(.label, "shown"))
        try app.find(.button, "End").press()
        XCTAssertTrue(app.contains(.label, "gone"))
        XCTAssertEqual(app.presentations.count, 0)
    }
}
