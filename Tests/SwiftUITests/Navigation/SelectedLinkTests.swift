import SwiftUI
import SwiftUITesting
import XCTest

/// Links in rows of a list that is selected from.
@MainActor
final class SelectedLinkTests: XCTestCase {
    private struct Thing: Identifiable, Hashable {
        var id: Int
        var title: String
    }
    private struct Row: View {
        @Binding var thing: Thing
        var body: some View {
            NavigationLink {
                Text("About \(thing.title)")
            } label: {
                Label(thing.title, systemImage: "circle").animation(nil, value: thing)
            }
            .tag(thing)
            .accessibilityValue("value")
        }
    }

    func testALinkInARowOfItsOwnLeadsOn() async throws {
        struct Rows: View {
            @State private var things = [Thing(id: 1, title: "One"), Thing(id: 2, title: "Two")]
            @State private var chosen: Set<Thing> = []
            var body: some View {
                NavigationView {
                    List(selection: $chosen) { ForEach($things, content: Row.init).onDelete { _ in } }
                        .animation(.default, value: things).listStyle(.sidebar)
                    Text("Welcome")
                }
                .safeAreaInset(edge: .bottom) { Text("Chosen: " + chosen.map(\.title).joined()) }
            }
        }
        let app = ViewUnderTest(Rows(), size: CGSize(width: 800, height: 400))
        try app.elements(.listItem)[1].press()
        XCTAssertTrue(app.contains(.label, "About Two"))
        XCTAssertTrue(app.contains(.label, "Chosen: Two"))
        XCTAssertEqual(app.problems, [])
    }

    private struct Things: View {
        @State private var things = [Thing(id: 1, title: "One"), Thing(id: 2, title: "Two")]
        @State private var chosen: Set<Thing> = []
        var body: some View {
            NavigationView {
                List(selection: $chosen) {
                    ForEach($things) { $thing in
                        NavigationLink {
                            Text("About \(thing.title), \(chosen.count) chosen")
                        } label: {
                            Text(thing.title)
                        }
                        .tag(thing)
                    }
                }
                Text("Welcome")
            }
        }
    }

    func testALinkInASelectableRowLeadsOn() async throws {
        let app = ViewUnderTest(Things(), size: CGSize(width: 800, height: 400))
        XCTAssertEqual(app.texts, ["One", "Two", "Welcome"])
        try app.elements(.listItem)[1].press()
        XCTAssertEqual(app.texts, ["One", "Two", "About Two, 1 chosen"])
        try app.elements(.listItem)[0].press()
        XCTAssertEqual(app.texts, ["One", "Two", "About One, 1 chosen"])
        XCTAssertEqual(app.problems, [])
        XCTAssertEqual(app.messages, [])
    }
}
