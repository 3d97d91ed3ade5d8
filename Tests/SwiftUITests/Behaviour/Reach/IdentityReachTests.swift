import Combine
import SwiftUI
import SwiftUITesting
import XCTest

/// What keeps state and what ends it, beyond the plain cases of `IdentityTests`.
@MainActor
final class IdentityReachTests: XCTestCase {
    private struct Ternary: View {
        @State private var isFirst = true
        var body: some View {
            VStack {
                Button("Switch") { isFirst.toggle() }
                PressCounter(name: isFirst ? "one" : "two")
                PressCounter(name: "padded").padding(isFirst ? 5 : 10)
                isFirst ? PressCounter(name: "expression") : PressCounter(name: "expression")
            }
        }
    }

    func testAValueThatIsChosenKeepsItsPlace() async throws {
        let app = ViewUnderTest(Ternary())
        for name in ["one", "padded", "expression"] { try app.find(.button, "\(name): 0").press() }
        try app.find(.button, "Switch").press()
        XCTAssertEqual(app.buttons, ["Switch", "two: 1", "padded: 1", "expression: 1"])
    }

    private struct Layouts: View {
        @State private var kind = 0
        private var layout: AnyLayout {
            switch kind % 4 {
            case 0: AnyLayout(HStackLayout())
            case 1: AnyLayout(VStackLayout())
            case 2: AnyLayout(ZStackLayout())
            default: AnyLayout(GridLayout())
            }
        }
        var body: some View {
            VStack {
                Button("Next") { kind += 1 }
                layout {
                    PressCounter(name: "a")
                    PressCounter(name: "b")
                }
            }
        }
    }

    func testEveryLayoutKeepsState() async throws {
        let app = ViewUnderTest(Layouts())
        try app.find(.button, "a: 0").press()
        for _ in 0..<5 {
            try app.find(.button, "Next").press()
            XCTAssertEqual(Set(app.buttons), ["Next", "a: 1", "b: 0"])
        }
    }

    private final class Made: ObservableObject {
        nonisolated(unsafe) static var count = 0
        @Published var presses = 0
        init() { Self.count += 1 }
    }

    private struct Owner: View {
        let input: Int
        @StateObject private var model = Made()
        var body: some View { Button("model \(model.presses) input \(input)") { model.presses += 1 } }
    }

    private struct OwningModifier: ViewModifier {
        @StateObject private var model = Made()
        func body(content: Content) -> some View {
            Button("modifier \(model.presses)") { model.presses += 1 }
            content
        }
    }

    private struct Owners: View {
        @State private var input = 0
        @State private var id = 0
        @State private var isShown = true
        var body: some View {
            VStack {
                Button("Input") { input += 1 }
                Button("Id") { id += 1 }
                Button("Show") { isShown.toggle() }
                Owner(input: input).id(id)
                if isShown { Text("x").modifier(OwningModifier()) }
            }
        }
    }

    func testAModelIsMadeOnceForEachIdentity() async throws {
        Made.count = 0
        let app = ViewUnderTest(Owners())
        XCTAssertEqual(Made.count, 2)
        try app.find(.button, "model 0 input 0").press()
        try app.find(.button, "modifier 0").press()
        try app.find(.button, "Input").press()
        XCTAssertTrue(app.contains(.button, "model 1 input 1"))
        XCTAssertTrue(app.contains(.button, "modifier 1"))
        XCTAssertEqual(Made.count, 2)
        try app.find(.button, "Id").press()
        app.advance(by: 1)
        XCTAssertTrue(app.contains(.button, "model 0 input 1"))
        XCTAssertEqual(Made.count, 3)
        try app.find(.button, "Show").press()
        app.advance(by: 1)
        try app.find(.button, "Show").press()
        XCTAssertTrue(app.contains(.button, "modifier 0"))
        XCTAssertEqual(Made.count, 4)
    }

    // MARK: Places that come and go

    private struct Covered: View {
        @State private var path: [Int] = []
        @State private var tab = 0
        @State private var isExpanded = true
        var body: some View {
            VStack {
                Button("Path") { path = path.isEmpty ? [1] : [] }
                Button("Tab") { tab = 1 - tab }
                Button("Fold") { isExpanded.toggle() }
                NavigationStack(path: $path) {
                    PressCounter(name: "root").navigationDestination(for: Int.self) { _ in PressCounter(name: "page") }
                }
                TabView(selection: $tab) {
                    PressCounter(name: "first").tabItem { Text("First") }.tag(0)
                    PressCounter(name: "second").tabItem { Text("Second") }.tag(1)
                }
            }
        }
    }

    func testWhatIsCoveredKeepsItsStateAndWhatIsPoppedDoesNot() async throws {
        let app = ViewUnderTest(Covered(), size: CGSize(width: 500, height: 600))
        try app.find(.button, "root: 0").press()
        try app.find(.button, "first: 0").press()
        try app.find(.button, "Path").press()
        try app.find(.button, "page: 0").press()
        try app.find(.button, "Tab").press()
        try app.find(.button, "second: 0").press()
        try app.find(.button, "Path").press()
        try app.find(.button, "Tab").press()
        XCTAssertTrue(app.contains(.button, "root: 1"))
        XCTAssertTrue(app.contains(.button, "first: 1"))
        try app.find(.button, "Path").press()
        XCTAssertTrue(app.contains(.button, "page: 0"))
        try app.find(.button, "Tab").press()
        XCTAssertTrue(app.contains(.button, "second: 1"))
    }
}
