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
