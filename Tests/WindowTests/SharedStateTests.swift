import SwiftUI
import SwiftUITesting
import ViewGraph
import XCTest

@MainActor
private final class Library: ObservableObject {
    @Published var names = [1: "one", 2: "two"]
    static var made = 0
    init() { Self.made += 1 }
}

@MainActor
@Observable
private final class Tally {
    var number = 0
    var unread = 0
}

/// State of the app is one for all windows; state of a view is one for each.
private struct Shared: App {
    @StateObject private var library = Library()
    @State private var tally = Tally()
    @State private var number = 0

    var body: some Scene {
        WindowGroup("Main", id: "main") { ListView(tally: tally, number: $number).environmentObject(library) }
        WindowGroup("Item", for: Int.self) { $item in DetailView(item: item ?? 0).environmentObject(library) }
    }

    private struct ListView: View {
        let tally: Tally
        @Binding var number: Int
        @EnvironmentObject private var library: Library
        @State private var selection = 1
        var body: some View {
            Text("selected \(selection)").capturesActions()
            Text("names \(library.names.sorted { $0.key < $1.key }.map(\.value).joined(separator: " "))")
            Text("tally \(tally.number) number \(number)")
            Button("Select 2") { selection = 2 }
            Button("Tally") { tally.number += 1 }
            Button("Unread") { tally.unread += 1 }
            Button("Number") { number += 1 }
        }
    }

    private struct DetailView: View {
        let item: Int
        @EnvironmentObject private var library: Library
        var body: some View {
            TextField("Name", text: Binding($library.names[item]) ?? .constant("")).capturesActions()
        }
    }
}

final class SharedStateTests: WindowTestCase {
    func testTheModelIsSharedAndTheSelectionIsEachWindowsOwn() async throws {
        Library.made = 0
        await launch(Shared.self)
        open(id: "main")
        open(value: 2)
        await assertWindows(["Main", "Main", "Item"])
        try app.windows[1].find(.button, "Select 2").press()
        try app.windows[2].find(.textField, "Name").setText("deux")
        try app.windows[0].find(.button, "Tally").press()
        try app.windows[1].find(.button, "Number").press()
        await app.settle()
        let shared = ["names one deux", "tally 1 number 1"]
        XCTAssertEqual(app.windows[0].texts, ["selected 1"] + shared)
        XCTAssertEqual(app.windows[1].texts, ["selected 2"] + shared)
        XCTAssertEqual(Library.made, 1)
    }

    func testStateOfAViewDiesWithItsWindow() async throws {
        await launch(Shared.self)
        open(id: "main")
        await app.settle()
        try app.windows[1].find(.button, "Select 2").press()
        app.windows[1].close()
        open(id: "main")
        await app.settle()
        XCTAssertEqual(app.windows.map(\.texts.first), ["selected 1", "selected 1"])
    }

    func testAChangeEvaluatesWhatReadsItInEachWindowAndNothingElse() async throws {
        await launch(Shared.self)
        for _ in 0..<3 { open(id: "main") }
        open(value: 1)
        await app.settle()
        let before = Graph.counts
        try app.windows[0].find(.button, "Select 2").press()
        await app.settle()
        XCTAssertEqual(Graph.counts.bodies - before.bodies, 1, "the selection is read by one window")
        try app.windows[0].find(.button, "Unread").press()
        await app.settle()
        XCTAssertEqual(Graph.counts.bodies - before.bodies, 1, "nothing reads the property")
        try app.windows[0].find(.button, "Tally").press()
        await app.settle()
        XCTAssertEqual(Graph.counts.bodies - before.bodies, 5, "four windows read it")
    }
}
