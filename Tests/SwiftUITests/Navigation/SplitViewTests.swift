import HeadlessToolkit
import SwiftUI
import SwiftUITesting
import ViewGraph
import XCTest

@MainActor
final class SplitViewTests: XCTestCase {
    private struct Mail: View {
        @State private var visibility = NavigationSplitViewVisibility.automatic
        @State private var box: String?
        var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
                List(["Inbox", "Sent"], id: \.self, selection: $box) { Text($0) }
            } content: {
                Text("Letters of \(box ?? "nothing")").navigationTitle(box ?? "Mail")
                Button("Detail only") { visibility = .detailOnly }
            } detail: {
                Text("Detail")
            }
        }
    }

    private let wide = CGSize(width: 800, height: 400)

    func testColumnsAndTheirVisibility() async throws {
        let app = ViewUnderTest(Mail(), size: wide)
        XCTAssertEqual(try app.frontWindow().title, "Mail")
        XCTAssertEqual(app.texts, ["Inbox", "Sent", "Letters of nothing", "Detail"])
        try app.elements(.listItem)[1].press()
        XCTAssertTrue(app.contains(.label, "Letters of Sent"))
        XCTAssertEqual(try app.frontWindow().title, "Sent")
        try app.find(.button, "Toggle Sidebar").press()
        XCTAssertEqual(app.texts, ["Letters of Sent", "Detail"])
        try app.find(.button, "Detail only").press()
        XCTAssertEqual(app.texts, ["Detail"])
        try app.find(.button, "Toggle Sidebar").press()
        XCTAssertEqual(app.texts, ["Inbox", "Sent", "Letters of Sent", "Detail"])
        XCTAssertEqual(app.problems, [])
        XCTAssertEqual(app.messages, [])
    }

    func testANarrowWindowShowsOneColumnWithAWayBack() async throws {
        let app = ViewUnderTest(Mail(), size: wide)
        try app.frontWindow().resize(to: CGSize(width: 400, height: 400))
        XCTAssertEqual(app.texts, ["Inbox", "Sent"])
        XCTAssertFalse(app.contains(.button, "Toggle Sidebar"))
        try app.elements(.listItem)[0].press()
        XCTAssertEqual(app.texts, ["Letters of Inbox"])
        try app.find(.button, "Back").press()
        XCTAssertEqual(app.texts, ["Inbox", "Sent"])
        XCTAssertFalse(app.contains(.button, "Back"))
        try app.frontWindow().resize(to: wide)
        XCTAssertEqual(app.texts, ["Inbox", "Sent", "Letters of Inbox", "Detail"])
        XCTAssertEqual(app.problems, [])
    }

    // MARK: Links

    private struct Cookbook: View {
        @State private var path: [Int] = []
        var body: some View {
            NavigationSplitView {
                VStack {
                    NavigationLink("Soups", value: 10)
                    NavigationLink("Cakes", value: 20)
                }
            } detail: {
                NavigationStack(path: $path) {
                    Text("Choose")
                        .navigationDestination(for: Int.self) { number in
                            Text("Dish \(number) of \(path.count)")
                            NavigationLink("Next", value: number + 1)
                        }
                }
            }
        }
    }

    func testALinkInTheSidebarReplacesTheDetailsStack() async throws {
        let app = ViewUnderTest(Cookbook(), size: wide)
        XCTAssertTrue(app.contains(.label, "Choose"))
        try app.find(.button, "Soups").press()
        XCTAssertTrue(app.contains(.label, "Dish 10 of 1"))
        try app.find(.button, "Next").press()
        XCTAssertTrue(app.contains(.label, "Dish 11 of 2"))
        try app.find(.button, "Cakes").press()
        XCTAssertTrue(app.contains(.label, "Dish 20 of 1"))
        try app.find(.button, "Back").press()
        XCTAssertTrue(app.contains(.label, "Choose"))
        XCTAssertEqual(app.problems, [])
        XCTAssertEqual(app.messages, [])
    }

    private struct Plain: View {
        var body: some View {
            NavigationSplitView {
                List {
                    NavigationLink("One") { Text("First") }
                    NavigationLink("Two", value: 2)
                }
                .navigationDestination(for: Int.self) { Text("Number \($0)") }
            } detail: {
                Text("Choose")
            }
        }
    }

    func testALinkInTheSidebarTakesTheDetailsPlace() async throws {
        let app = ViewUnderTest(Plain(), size: wide)
        try app.elements(.listItem)[0].press()
        XCTAssertTrue(app.contains(.label, "First"))
        XCTAssertFalse(app.contains(.label, "Choose"))
        XCTAssertFalse(app.contains(.button, "Back"), "there is nothing to go back to")
        try app.elements(.listItem)[1].press()
        XCTAssertTrue(app.contains(.label, "Number 2"))
        XCTAssertFalse(app.contains(.label, "First"))
        XCTAssertEqual(app.messages, [])
    }

    // MARK: The older form

    private struct Old: View {
        @State private var selection: Int?
        var body: some View {
            NavigationView {
                List {
                    ForEach(1..<4) { number in
                        NavigationLink("Link \(number)", tag: number, selection: $selection) { Text("Shows \(number)") }
                    }
                    Button("Select 3") { selection = 3 }
                }
                .navigationTitle("Old")
                Text("Nothing")
            }
        }
    }

    func testNavigationViewWithTags() async throws {
        let app = ViewUnderTest(Old(), size: wide)
        XCTAssertEqual(try app.frontWindow().title, "Old")
        try app.elements(.listItem)[0].press()
        XCTAssertTrue(app.contains(.label, "Shows 1"))
        XCTAssertFalse(app.contains(.label, "Nothing"))
        try app.elements(.listItem)[1].press()
        XCTAssertTrue(app.contains(.label, "Shows 2"))
        XCTAssertFalse(app.contains(.label, "Shows 1"))
        try app.find(.button, "Select 3").press()
        XCTAssertTrue(app.contains(.label, "Shows 3"))
        XCTAssertEqual(app.problems, [])
    }

    func testNothingIsLeft() async throws {
        let app = ViewUnderTest(Switching(), size: wide)
        func cycle() throws {
            try app.find(.button, "Switch").press()
            try app.find(.button, "Soups").press()
            try app.find(.button, "Switch").press()
        }
        try cycle()
        let (nodes, widgets) = (Graph.counts.liveNodes, app.launch.toolkit.record.liveWidgetsByKind)
        for _ in 0..<10 { try cycle() }
        XCTAssertEqual(Graph.counts.liveNodes, nodes)
        XCTAssertEqual(app.launch.toolkit.record.liveWidgetsByKind, widgets)
        XCTAssertEqual(app.problems, [])
    }

    private struct Switching: View {
        @State private var isOn = false
        var body: some View {
            VStack {
                Button("Switch") { isOn.toggle() }
                if isOn { Cookbook() } else { Text("off") }
            }
        }
    }
}
