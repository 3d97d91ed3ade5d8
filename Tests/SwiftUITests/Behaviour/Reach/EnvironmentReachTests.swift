import Combine
import SwiftUI
import SwiftUITesting
import XCTest

private struct TintNameKey: EnvironmentKey { static let defaultValue = "unset" }

extension EnvironmentValues {
    fileprivate var tintName: String {
        get { self[TintNameKey.self] }
        set { self[TintNameKey.self] = newValue }
    }
}

private final class Library: ObservableObject { @Published var name = "one" }

/// What is set around a container reaches the views in it, whatever the container is and wherever its views are shown.
@MainActor
final class EnvironmentReachTests: XCTestCase {
    private struct Reader: View {
        @Environment(\.tintName) private var tint
        @EnvironmentObject private var library: Library
        init() {}
        var body: some View { Text("\(tint) \(library.name)") }
    }

    private struct ReadingStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Styled(configuration: configuration) }
        struct Styled: View {
            let configuration: Configuration
            var body: some View {
                Reader()
                configuration.label
            }
        }
    }

    private struct ReadingModifier: ViewModifier {
        @Environment(\.tintName) private var tint
        func body(content: Content) -> some View {
            Text("modifier \(tint)")
            content
        }
    }

    private struct Around<Content: View>: View {
        @ObservedObject var library: Library
        @State private var tint = "red"
        @ViewBuilder let content: Content
        var body: some View {
            VStack {
                Button("Change") { tint = "blue" }
                content
            }
            .environment(\.tintName, tint)
            .environmentObject(library)
        }
    }

    /// Shows `content` in an environment, changes that, and expects `count` readers to show both.
    private func assertReached(
        _ name: String, count: Int = 1, @ViewBuilder _ content: () -> some View, line: UInt = #line
    ) throws {
        let library = Library()
        let app = ViewUnderTest(
            Around(library: library, content: content), size: CGSize(width: 700, height: 500))
        XCTAssertEqual(
            app.texts.filter { $0.hasSuffix(" one") }, Array(repeating: "red one", count: count), name, line: line)
        if app.presentations.isEmpty {
            try app.find(.button, "Change").press()
            library.name = "two"
            app.advance(by: 0.1)
            XCTAssertEqual(
                app.texts.filter { $0.hasSuffix(" two") }, Array(repeating: "blue two", count: count), name, line: line)
        }
        XCTAssertEqual(app.messages, [], name, line: line)
        XCTAssertEqual(app.problems, [], name, line: line)
        app.end()
    }

    func testContainers() async throws {
        try assertReached("overlay and background", count: 2) {
            Color.clear.overlay { Reader() }.background { Reader() }
        }
        try assertReached("geometry reader") { GeometryReader { _ in Reader() } }
        try assertReached("view that fits") { ViewThatFits { Reader() } }
        try assertReached("scroll view") { ScrollView { Reader() } }
        try assertReached("list and section", count: 4) {
            List {
                Section {
                    Reader()
                    ForEach(0..<1) { _ in Reader() }
                } header: {
                    Reader()
                } footer: {
                    Reader()
                }
            }
        }
        try assertReached("lazy stack") { ScrollView { LazyVStack { ForEach(0..<1) { _ in Reader() } } } }
        try assertReached("form") { Form { Section("x") { Reader() } } }
        try assertReached("group box", count: 2) {
            GroupBox {
                Reader()
            } label: {
                Reader()
            }
        }
        try assertReached("grid") { Grid { GridRow { Reader() } } }
        try assertReached("timeline") { TimelineView(.explicit([])) { _ in Reader() } }
        try assertReached("any layout") { AnyLayout(HStackLayout()) { Reader() } }
        try assertReached("tabs") { TabView { Reader().tabItem { Text("Tab") } } }
        try assertReached("disclosure") { DisclosureGroup("More", isExpanded: .constant(true)) { Reader() } }
        try assertReached("safe area inset") { Color.clear.safeAreaInset(edge: .bottom) { Reader() } }
        try assertReached("effects", count: 3) {
            Reader().opacity(0.5)
            Reader().rotationEffect(.degrees(10))
            Reader().clipShape(Circle())
        }
    }

    func testNavigation() async throws {
        try assertReached("stack's root") { NavigationStack { Reader() } }
        try assertReached("a page of the path") {
            NavigationStack(path: .constant([1])) {
                Text("root").navigationDestination(for: Int.self) { _ in Reader() }
            }
        }
        try assertReached("a page that is presented") {
            NavigationStack { Text("root").navigationDestination(isPresented: .constant(true)) { Reader() } }
        }
        try assertReached("columns", count: 3) {
            NavigationSplitView {
                Reader()
            } content: {
                Reader()
            } detail: {
                Reader()
            }
        }
    }

    func testPresentations() async throws {
        try assertReached("sheet") { Text("x").sheet(isPresented: .constant(true)) { Reader() } }
        try assertReached("popover") { Text("x").popover(isPresented: .constant(true)) { Reader() } }
        try assertReached("sheet of a sheet") {
            Text("x").sheet(isPresented: .constant(true)) {
                Text("y").sheet(isPresented: .constant(true)) { Reader() }
            }
        }
        try assertReached("inspector") { Text("x").inspector(isPresented: .constant(true)) { Reader() } }
    }

    func testBarsStylesAndModifiers() async throws {
        try assertReached("toolbar") { Text("x").toolbar { ToolbarItem(placement: .principal) { Reader() } } }
        try assertReached("button style") { Button("x") {}.buttonStyle(ReadingStyle()) }
        try assertReached("label of a button", count: 2) {
            Button {
            } label: {
                Reader()
            }.buttonStyle(ReadingStyle())
        }
        let library = Library()
        let app = ViewUnderTest(Around(library: library) { Text("x").modifier(ReadingModifier()) })
        XCTAssertTrue(app.contains(.label, "modifier red"))
        try app.find(.button, "Change").press()
        XCTAssertTrue(app.contains(.label, "modifier blue"))
    }

    // MARK: Entries of menus

    private struct Entry: View {
        @Environment(\.tintName) private var tint
        @EnvironmentObject private var library: Library
        var body: some View { Button("\(tint) \(library.name)") {} }
    }

    func testMenus() async throws {
        let library = Library()
        let app = ViewUnderTest(
            Around(library: library) {
                Menu("Menu") { Entry() }
                Text("with a menu").contextMenu { Entry() }
            })
        XCTAssertEqual(try app.find(.button, "Menu").menu().titles, ["red one"])
        XCTAssertEqual(try app.find(.label, "with a menu").contextMenu()?.titles, ["red one"])
        try app.find(.button, "Change").press()
        library.name = "two"
        app.advance(by: 0.1)
        XCTAssertEqual(try app.find(.button, "Menu").menu().titles, ["blue two"])
        XCTAssertEqual(try app.find(.label, "with a menu").contextMenu()?.titles, ["blue two"])
    }

    // MARK: Of scenes

    private struct ScenesApp: App {
        @StateObject private var library = Library()
        @State private var tint = "red"
        var body: some Scene {
            WindowGroup {
                Reader()
                Button("Change") {
                    tint = "blue"
                    library.name = "two"
                }
                .sheet(isPresented: .constant(false)) { Reader() }
            }
            .environment(\.tintName, tint)
            .environmentObject(library)
        }
    }

    func testScenes() async throws {
        let app = AppUnderTest(ScenesApp.self)
        XCTAssertEqual(app.texts, ["red one"])
        try app.find(.button, "Change").press()
        XCTAssertEqual(app.texts, ["blue two"])
    }

    // MARK: Disabled

    func testWhatIsDisabledAroundIsDisabledEverywhereInIt() async throws {
        let app = ViewUnderTest(
            VStack {
                Button("plain") {}.disabled(false)
                List { Button("row") {}.disabled(false) }
                Form { Toggle("form", isOn: .constant(true)).disabled(false) }
                NavigationStack { Button("page") {}.disabled(false) }
                Color.clear.overlay { Button("over") {}.disabled(false) }
                Button("transformed") {}.transformEnvironment(\.isEnabled) { $0 = true }
            }
            .disabled(true), size: CGSize(width: 400, height: 700))
        for name in ["plain", "row", "page", "over"] {
            let button = try app.find(.button, name)
            XCTAssertFalse(button.isEnabled, name)
            XCTAssertThrowsError(try button.press(), name)
        }
        XCTAssertEqual(app.elements().filter { $0.name == "form" && $0.role != .label }.map(\.isEnabled), [false])
    }
}
