import SwiftUI
import SwiftUITesting
import UniformTypeIdentifiers
import XCTest

@MainActor
final class ListInsertionTests: XCTestCase {
    private struct Words: View {
        @State private var words: [String]
        @State private var others = ["one", "two"]
        let title: String

        init(_ words: [String], title: String = "words") {
            _words = State(initialValue: words)
            self.title = title
        }

        var body: some View {
            Text("Words \(words.joined(separator: " "))")
            Text("Loose").draggable("loose")
            List {
                ForEach(words, id: \.self) { word in
                    Text(word).draggable(word)
                }
                .dropDestination(for: String.self) { new, index in words.insert(contentsOf: new, at: index) }
                Section("Others") {
                    ForEach(others, id: \.self) { Text("other \($0)") }
                        .onInsert(of: [UTType.url]) { index, providers in
                            others.insert("\(providers.count) new", at: index)
                        }
                }
            }
        }
    }

    func testValuesGoBetweenRows() async throws {
        let app = ViewUnderTest(Words(["a", "b"]), size: CGSize(width: 300, height: 500))
        let list = try app.find(.list)
        var taken = try await app.drag(app.find(.label, "Loose"), into: list, at: 1)
        XCTAssertTrue(taken)
        try await app.eventually { app.texts.contains("Words a loose b") }
        // A row is dragged too; to the end of its loop.
        taken = try await app.drag(app.find(.label, "a"), into: list, at: 3)
        XCTAssertTrue(taken)
        XCTAssertTrue(app.texts.contains("Words a loose b a"), app.outline)
        XCTAssertEqual(app.problems, [])
    }

    func testEachLoopTakesItsTypes() async throws {
        let app = ViewUnderTest(Words(["a", "b"]), size: CGSize(width: 300, height: 500))
        let list = try app.find(.list)
        // Behind the header of the second section, where texts have no business.
        var taken = try await app.drop(.text("no"), into: list, at: 4)
        XCTAssertFalse(taken)
        taken = try await app.drop(
            .urls([URL(string: "https://example.com/1")!, URL(string: "https://example.com/2")!]), into: list, at: 4)
        XCTAssertTrue(taken)
        try await app.eventually { app.texts.contains("other 2 new") }
        XCTAssertEqual(app.messages, [])
    }

    func testAnEmptyLoopTakesTheFirst() async throws {
        let app = ViewUnderTest(Words([]), size: CGSize(width: 300, height: 500))
        let taken = try await app.drop(.text("first"), into: app.find(.list), at: 0)
        XCTAssertTrue(taken)
        try await app.eventually { app.texts.contains("Words first") }
    }
}
