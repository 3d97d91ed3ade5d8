import SwiftUI
import SwiftUITesting
import ViewGraph
import XCTest

private struct Titles: App {
    @StateObject private var library = TitleLibrary()

    var body: some Scene {
        WindowGroup { Text("plain").capturesActions() }
        WindowGroup(Text("Given"), id: "given") { Text("given") }
        WindowGroup(library.title, id: "model") {
            Text("model")
            Button("Rename") { library.title += "!" }
        }
        WindowGroup("Group", id: "own") { Owner() }
        WindowGroup("Item", for: Int.self) { $item in
            Text("item").navigationTitle("Item \(item ?? 0)")
            Button("Next") { item? += 1 }
        }
        Window("Nested", id: "nested") {
            VStack {
                Text("a").navigationTitle("Inner")
                Text("b").navigationTitle("Second")
            }
        }
        Window("Outer", id: "outer") {
            VStack { Text("a").navigationTitle("Inner") }.navigationTitle("Around")
        }
    }

    private struct Owner: View {
        @State private var number = 0
        @State private var hasTitle = true
        var body: some View {
            VStack {
                Button("Count") { number += 1 }
                Button("Switch") { hasTitle.toggle() }
                if hasTitle { Text("titled").navigationTitle("Number \(number)") }
            }
        }
    }
}

@MainActor
private final class TitleLibrary: ObservableObject {
    @Published var title = "Model"
}

final class TitleTests: WindowTestCase {
    private var appName: String {
        Bundle.main.infoDictionary?["CFBundleName"] as? String
            ?? URL(fileURLWithPath: Bundle.main.executablePath!).deletingPathExtension().lastPathComponent
    }

    func testWithoutTitleTheAppsName() async throws {
        await launch(Titles.self)
        await assertWindows([appName])
    }

    func testTheGroupsTitle() async throws {
        await launch(Titles.self)
        open(id: "given")
        await assertWindows([appName, "Given"])
    }

    func testAGroupsTitleFollowsTheModelInAllItsWindows() async throws {
        await launch(Titles.self)
        open(id: "model")
        open(id: "model")
        await assertWindows([appName, "Model", "Model"])
        try app.frontWindow().find(.button, "Rename").press()
        await assertWindows([appName, "Model!", "Model!"])
    }

    func testNavigationTitleFollowsStateOfEachWindowAndGivesWayWhenItGoes() async throws {
        await launch(Titles.self)
        open(id: "own")
        open(id: "own")
        await assertWindows([appName, "Number 0", "Number 0"])
        try app.frontWindow().find(.button, "Count").press()
        await assertWindows([appName, "Number 0", "Number 1"])
        try app.frontWindow().find(.button, "Switch").press()
        await assertWindows([appName, "Number 0", "Group"])
        try app.frontWindow().find(.button, "Count").press()
        try app.frontWindow().find(.button, "Switch").press()
        await assertWindows([appName, "Number 0", "Number 2"])
    }

    func testNavigationTitleFollowsTheValue() async throws {
        await launch(Titles.self)
        open(value: 4)
        await assertWindows([appName, "Item 4"])
        try app.frontWindow().find(.button, "Next").press()
        await assertWindows([appName, "Item 5"])
    }

    func testOfSeveralTitlesTheFirstAndTheOutermostCount() async throws {
        await launch(Titles.self)
        open(id: "nested")
        open(id: "outer")
        await assertWindows([appName, "Inner", "Around"])
    }

    func testATitleCostsNothingWhereItStays() async throws {
        await launch(Titles.self)
        open(id: "own")
        await app.settle()
        let before = Graph.counts
        try app.frontWindow().find(.button, "Count").press()
        XCTAssertEqual(Graph.counts.bodies - before.bodies, 1, "only the view that counts is evaluated")
    }
}
