import SwiftUI
import SwiftUITesting
import XCTest

/// Groups of items with a label, and what labels in a bar show.
@MainActor
final class LabeledGroupTests: XCTestCase {
    private struct Editor: View {
        @State private var done: [String] = []
        var body: some View {
            Text("Done \(done.joined(separator: " "))")
                .navigationTitle("Editor")
                .toolbar {
                    ToolbarItemGroup {
                        Button("Bold") { done.append("bold") }
                        Button("Italic") { done.append("italic") }
                        Button("Underline") { done.append("underline") }
                    } label: {
                        Label("Style", systemImage: "textformat")
                    }
                    ToolbarItem { Button("Share") { done.append("share") } }
                }
        }
    }

    private func shown<V: View>(_ app: ViewUnderTest<V>) -> [String] {
        app.elements().filter { $0.role == .button && !$0.name.isEmpty && $0.frame.width > 0 }
            .sorted { $0.frame.minX < $1.frame.minX }.map(\.name)
    }

    /// First the group becomes a menu, then what is last goes to the menu at the end, then the group's menu.
    func testInWhichOrderItemsGiveWay() async throws {
        let app = ViewUnderTest(Editor(), size: CGSize(width: 900, height: 100))
        let window = try XCTUnwrap(app.windows.first)
        var forms: [[String]] = []
        for width in stride(from: 900, through: 40, by: -10) {
            window.resize(to: CGSize(width: CGFloat(width), height: 100))
            let form = shown(app)
            if form != forms.last { forms.append(form) }
        }
        XCTAssertEqual(Array(forms.prefix(2)), [["Bold", "Italic", "Underline", "Share"], ["Style", "Share"]])
        XCTAssertEqual(forms.dropFirst(2).first, ["Style", "More"])
        window.resize(to: CGSize(width: 900, height: 100))
        try app.find(.button, "Italic").press()
        XCTAssertTrue(app.contains(.label, "Done italic"))
        XCTAssertEqual(app.problems, [])
    }

    func testTheMenuActs() async throws {
        let app = ViewUnderTest(Editor(), size: CGSize(width: 900, height: 100))
        let window = try XCTUnwrap(app.windows.first)
        var width: CGFloat = 900
        while width > 40, !shown(app).contains("Style") {
            width -= 10
            window.resize(to: CGSize(width: width, height: 100))
        }
        let menu = try app.find(.button, "Style").menu()
        XCTAssertEqual(menu.titles, ["Bold", "Italic", "Underline"])
        try menu.item("Underline").choose()
        await app.settle()
        XCTAssertTrue(app.contains(.label, "Done underline"))
    }

    private struct Styled: App {
        var body: some Scene {
            WindowGroup { Page() }
            Window("Titles", id: "titles") { Page() }.windowToolbarLabelStyle(fixed: .titleOnly)
            Window("Both", id: "both") { Page() }.windowToolbarLabelStyle(fixed: .titleAndIcon)
        }
    }

    private struct Page: View {
        @Environment(\.openWindow) private var openWindow
        var body: some View {
            Text("content").frame(width: 500, height: 100)
                .toolbar { ToolbarItem { Button("Addition", systemImage: "plus") {} } }
                .onAppear {
                    openWindow(id: "titles")
                    openWindow(id: "both")
                }
        }
    }

    func testWhatLabelsShow() async throws {
        let app = AppUnderTest(Styled.self)
        await app.settle()
        func width(_ title: String?) throws -> CGFloat {
            let window = try XCTUnwrap(
                app.windows.first { title == nil ? !["Titles", "Both"].contains($0.title) : $0.title == title })
            return try window.find(.button, "Addition").frame.width
        }
        let (icon, title, both) = (try width(nil), try width("Titles"), try width("Both"))
        XCTAssertLessThan(icon, title)
        XCTAssertLessThan(title, both)
        app.end()
    }
}
