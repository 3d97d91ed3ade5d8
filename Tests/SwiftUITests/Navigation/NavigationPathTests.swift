import SwiftUI
import SwiftUITesting
import XCTest

@MainActor
final class NavigationPathTests: XCTestCase {
    struct Recipe: Hashable, Codable {
        var name: String
        var servings: Int
    }
    private struct Secret: Hashable { var text: String }

    func testAPathCanBeStored() async throws {
        var path = NavigationPath([1, 2])
        path.append(Recipe(name: "Flan", servings: 4))
        path.append("Sauce")
        XCTAssertEqual(path.count, 4)
        let data = try JSONEncoder().encode(try XCTUnwrap(path.codable))
        let read = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        XCTAssertEqual(read, path)
        path.removeLast(2)
        XCTAssertNotEqual(read, path)
        path.removeLast(9)
        XCTAssertTrue(path.isEmpty)
        path.append(Secret(text: "x"))
        XCTAssertNil(path.codable, "what cannot be stored cannot be stored in a path either")
    }

    func testDamagedPathsThrow() async throws {
        for text in [#"["No.Such.Type", "[1]"]"#, #"["Si", "not json"]"#, #"["Si"]"#, "{}"] {
            XCTAssertThrowsError(
                try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(text.utf8)), text)
        }
    }

    private struct Kitchen: View {
        @State private var path = NavigationPath()
        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    NavigationLink("Number", value: 7)
                    NavigationLink("Recipe", value: Recipe(name: "Flan", servings: 4))
                }
                .navigationDestination(for: Int.self) { number in
                    Text("Number \(number), depth \(path.count)")
                    NavigationLink("Recipe", value: Recipe(name: "Nr \(number)", servings: 1))
                }
                .navigationDestination(for: Recipe.self) { Text("Recipe \($0.name), depth \(path.count)") }
            }
        }
    }

    func testSeveralTypes() async throws {
        let app = ViewUnderTest(Kitchen())
        try app.find(.button, "Number").press()
        XCTAssertTrue(app.contains(.label, "Number 7, depth 1"))
        try app.find(.button, "Recipe").press()
        XCTAssertTrue(app.contains(.label, "Recipe Nr 7, depth 2"))
        try app.find(.button, "Back").press()
        try app.find(.button, "Back").press()
        try app.find(.button, "Recipe").press()
        XCTAssertTrue(app.contains(.label, "Recipe Flan, depth 1"))
        XCTAssertEqual(app.messages, [])
    }

    private struct Missing: View {
        @State private var path = NavigationPath([1.5])
        var body: some View {
            NavigationStack(path: $path) { Text("Root") }
        }
    }

    func testAValueThatNothingShows() async throws {
        let app = ViewUnderTest(Missing())
        XCTAssertEqual(app.messages.count, 1)
        XCTAssertTrue(app.messages[0].contains("Double"), app.messages[0])
        try app.find(.button, "Back").press()
        XCTAssertTrue(app.contains(.label, "Root"))
    }
}
