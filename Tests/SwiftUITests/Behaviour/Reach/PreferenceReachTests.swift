import SwiftUI
import SwiftUITesting
import XCTest

private struct Words: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

@MainActor
private func said(_ word: String) -> some View { Text(word).preference(key: Words.self, value: [word]) }

/// What views hand up passes through every container, in the order of the views.
@MainActor
final class PreferenceReachTests: XCTestCase {
    private func collected(_ view: some View) -> String {
        let log = Log()
        let app = ViewUnderTest(
            view.onPreferenceChange(Words.self) { log($0.joined(separator: ",")) },
            size: CGSize(width: 600, height: 400))
        defer { app.end() }
        app.advance(by: 0.1)
        return log.entries.last ?? "not told"
    }

    func testContainers() async {
        XCTAssertEqual(collected(ScrollView { said("a") }), "a")
        XCTAssertEqual(collected(GeometryReader { _ in said("a") }), "a")
        XCTAssertEqual(
            collected(
                Grid {
                    GridRow {
                        said("a"); said("b")
                    }
                }), "a,b")
        XCTAssertEqual(collected(AnyView(said("a"))), "a")
        XCTAssertEqual(collected(said("a").id(1)), "a")
        XCTAssertEqual(collected(said("a").opacity(0.5).rotationEffect(.degrees(5)).clipped()), "a")
        XCTAssertEqual(collected(GroupBox("x") { said("a") }), "a")
        XCTAssertEqual(collected(NavigationStack { said("a") }), "a")
        XCTAssertEqual(
            collected(
                AnyLayout(VStackLayout()) {
                    said("a"); said("b")
                }), "a,b")
        XCTAssertEqual(
            collected(
                VStack {
                    said("a"); EmptyView(); said("b")
                }), "a,b")
        XCTAssertEqual(collected(said("a").disabled(true).environment(\.locale, .current)), "a")
        XCTAssertEqual(collected(Text("x")), "")
        XCTAssertEqual(collected(said("a").overlay { said("b") }), "a,b")
    }

    func testAnInnerReaderDoesNotKeepValuesFromOuterOnes() async {
        let log = Log()
        let app = ViewUnderTest(
            VStack { said("a") }
                .onPreferenceChange(Words.self) { log("inner \($0)") }
                .transformPreference(Words.self) { $0.append("b") }
                .onPreferenceChange(Words.self) { log("outer \($0)") })
        XCTAssertEqual(log.entries, ["inner [\"a\"]", "outer [\"a\", \"b\"]"])
        app.end()
    }

    /// A reducer may be asked with the default on either side, and one that counts does not count it twice.
    func testSumsAreThoseOfTheViews() async {
        struct Sum: PreferenceKey {
            static let defaultValue = 0
            static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        let log = Log()
        let app = ViewUnderTest(
            VStack {
                Text("a").preference(key: Sum.self, value: 2)
                Text("b")
                Text("c").preference(key: Sum.self, value: 3)
            }
            .onPreferenceChange(Sum.self) { log("\($0)") })
        XCTAssertEqual(log.entries, ["5"])
        app.end()
    }
}
