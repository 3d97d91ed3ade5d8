import HeadlessToolkit
import SwiftUI
import SwiftUITesting
import ViewGraph
import XCTest

@MainActor
final class NavigationStackTests: XCTestCase {
    private struct Fruit: View {
        @State private var path: [String] = []
        var body: some View {
            VStack {
                Text("Path: \(path.joined(separator: "/"))")
                Button("Write") { path = ["Pear", "Plum"] }
                NavigationStack(path: $path) {
                    VStack {
                        NavigationLink("Apple", value: "Apple")
                        NavigationLink("Nowhere", value: String?.none)
                        NavigationLink("Number", value: 1)
                        Counter(name: "root")
                    }
                    .navigationTitle("Fruit")
                    .navigationDestination(for: String.self) { name in
                        VStack {
                            Text("About \(name)")
                            Counter(name: name)
                            NavigationLink("Deeper", value: name + "!")
                            Leave()
                        }
                        .navigationTitle(name)
                    }
                }
            }
        }
    }

    private struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    private struct Leave: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        var body: some View { Button(isPresented ? "Leave" : "Cannot leave") { dismiss() } }
    }

    func testPushingAndGoingBackWriteThePath() async throws {
        let app = ViewUnderTest(Fruit())
        XCTAssertEqual(try app.frontWindow().title, "Fruit")
        XCTAssertFalse(app.contains(.button, "Back"))
        try app.find(.button, "root 0").press()
        try app.find(.button, "Apple").press()
        XCTAssertTrue(app.contains(.label, "About Apple"))
        XCTAssertTrue(app.contains(.label, "Path: Apple"))
        XCTAssertFalse(app.contains(.button, "root 1"), "the root is covered")
        XCTAssertEqual(try app.frontWindow().title, "Apple")
        try app.find(.button, "Deeper").press()
        XCTAssertTrue(app.contains(.label, "Path: Apple/Apple!"))
        try app.find(.button, "Back").press()
        XCTAssertTrue(app.contains(.label, "About Apple"))
        XCTAssertTrue(app.contains(.label, "Path: Apple"))
        try app.find(.button, "Leave").press()
        XCTAssertTrue(app.contains(.label, "Path: "))
        XCTAssertTrue(app.contains(.button, "root 1"), "the root's state has lived on")
        XCTAssertFalse(app.contains(.button, "Back"))
        XCTAssertEqual(try app.frontWindow().title, "Fruit")
        XCTAssertEqual(app.problems, [])
        XCTAssertEqual(app.messages, [])
    }

    func testThePathIsFollowedAndStateLivesWithItsPage() async throws {
        let app = ViewUnderTest(Fruit())
        try app.find(.button, "Write").press()
        XCTAssertTrue(app.contains(.label, "About Plum"))
        try app.find(.button, "Plum 0").press()
        XCTAssertTrue(try app.frontWindow().goBack())
        try app.find(.button, "Pear 0").press()
        try app.find(.button, "Write").press()
        XCTAssertTrue(app.contains(.button, "Plum 0"), "popped and pushed again: it begins afresh")
        XCTAssertTrue(try app.frontWindow().goBack())
        XCTAssertTrue(app.contains(.button, "Pear 1"), "it was there all the time")
        XCTAssertTrue(try app.frontWindow().goBack())
        XCTAssertFalse(try app.frontWindow().goBack(), "the root stays")
        XCTAssertFalse(try app.find(.button, "Nowhere").isEnabled)
    }

    func testAValueOfAnotherTypeLeadsNowhereAndIsSaid() async throws {
        let app = ViewUnderTest(Fruit())
        try app.find(.button, "Number").press()
        XCTAssertTrue(app.contains(.label, "Path: "))
        XCTAssertEqual(app.messages.count, 1)
    }

    // MARK: Views without values

    private struct Bound: View {
        @State private var isShown = false
        @State private var item: Int?
        var body: some View {
            NavigationStack {
                VStack {
                    Text(isShown ? "shown" : "not shown")
                    Button("Show") { isShown = true }
                    Button("Item") { item = 3 }
                    NavigationLink("View") {
                        VStack {
                            Text("The view")
                            NavigationLink("Further") { Text("Further in") }
                        }
                    }
                }
                .navigationDestination(isPresented: $isShown) {
                    VStack {
                        Text("Presented")
                        Button("Hide") { isShown = false }
                    }
                }
                .navigationDestination(item: $item) { item in
                    VStack {
                        Text("Item \(item)")
                        Button("Next") { self.item = item + 1 }
                    }
                }
            }
        }
    }

    func testViewsThatAreInNoPath() async throws {
        let app = ViewUnderTest(Bound())
        try app.find(.button, "Show").press()
        XCTAssertTrue(app.contains(.label, "Presented"))
        try app.find(.button, "Back").press()
        XCTAssertTrue(app.contains(.label, "not shown"), "going back is written to the binding")
        try app.find(.button, "Show").press()
        try app.find(.button, "Hide").press()
        XCTAssertTrue(app.contains(.label, "not shown"))

        try app.find(.button, "Item").press()
        try app.find(.button, "Next").press()
        XCTAssertTrue(app.contains(.label, "Item 4"))
        try app.find(.button, "Back").press()
        try app.find(.button, "Item").press()
        XCTAssertTrue(app.contains(.label, "Item 3"))
        try app.find(.button, "Back").press()

        try app.find(.button, "View").press()
        try app.find(.button, "Further").press()
        XCTAssertTrue(app.contains(.label, "Further in"))
        try app.find(.button, "Back").press()
        XCTAssertTrue(app.contains(.label, "The view"))
        try app.find(.button, "Back").press()
        try app.find(.button, "View").press()
        XCTAssertTrue(app.contains(.label, "The view"), "a link can be followed again")
        XCTAssertEqual(app.problems, [])
        XCTAssertEqual(app.messages, [])
    }

    func testNothingIsLeft() async throws {
        let app = ViewUnderTest(Bound())
        func cycle() throws {
            for name in ["Show", "Item", "View"] {
                try app.find(.button, name).press()
                try app.find(.button, "Back").press()
            }
        }
        try cycle()
        let (nodes, widgets) = (Graph.counts.liveNodes, app.launch.toolkit.record.liveWidgetsByKind)
        for _ in 0..<10 { try cycle() }
        XCTAssertEqual(Graph.counts.liveNodes, nodes)
        XCTAssertEqual(app.launch.toolkit.record.liveWidgetsByKind, widgets)
    }

    // MARK: Lists

    private struct Rows: View {
        var body: some View {
            NavigationStack {
                List(0..<5, id: \.self) { number in NavigationLink("Row \(number)", value: number) }
                    .navigationDestination(for: Int.self) { Text("Number \($0)") }
            }
        }
    }

    func testALinkInAListIsARow() async throws {
        let app = ViewUnderTest(Rows(), size: CGSize(width: 300, height: 400))
        XCTAssertTrue(app.elements(.button).isEmpty)
        try app.elements(.listItem)[2].press()
        XCTAssertTrue(app.contains(.label, "Number 2"))
        try app.find(.button, "Back").press()
        try app.elements(.listItem)[4].press()
        XCTAssertTrue(app.contains(.label, "Number 4"))
    }

    // MARK: Hidden button

    private struct NoButton: View {
        @State private var isHidden = true
        var body: some View {
            NavigationStack {
                NavigationLink("On") {
                    Button("Show button") { isHidden = false }.navigationBarBackButtonHidden(isHidden)
                }
            }
        }
    }

    func testTheBackButtonCanBeHidden() async throws {
        let app = ViewUnderTest(NoButton())
        try app.find(.button, "On").press()
        XCTAssertFalse(app.contains(.button, "Back"))
        try app.find(.button, "Show button").press()
        try app.find(.button, "Back").press()
        XCTAssertTrue(app.contains(.button, "On"))
    }
}
