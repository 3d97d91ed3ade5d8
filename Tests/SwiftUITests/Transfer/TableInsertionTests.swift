import SwiftUI
import SwiftUITesting
import UniformTypeIdentifiers
import XCTest

/// Rows of tables that are dragged, and what is dropped between them.
@MainActor
final class TableInsertionTests: XCTestCase {
    private struct Word: Identifiable {
        let id: String
    }

    private struct Words: View {
        @State private var words = ["a", "b"].map { Word(id: $0) }

        var body: some View {
            Text("Words \(words.map(\.id).joined(separator: " "))")
            Text("Loose").draggable("loose")
            Table(of: Word.self) {
                TableColumn("Word") { Text($0.id) }
                TableColumn("Length") { Text("\($0.id.count)") }
            } rows: {
                ForEach(words) { word in
                    TableRow(word).itemProvider { NSItemProvider(object: "\(word.id)2" as NSString) }
                }
                .dropDestination(for: String.self) { index, new in
                    words.insert(contentsOf: new.map { Word(id: $0) }, at: index)
                }
            }
        }
    }

    func testRowsAreDraggedAndValuesGoBetweenThem() async throws {
        let app = ViewUnderTest(Words(), size: CGSize(width: 300, height: 500))
        let table = try app.find(.list)
        var taken = try await app.drag(app.find(.label, "Loose"), into: table, at: 1)
        XCTAssertTrue(taken)
        try await app.eventually { app.texts.contains("Words a loose b") }
        taken = try await app.drag(app.find(.label, "b"), into: table, at: 0)
        XCTAssertTrue(taken)
        try await app.eventually { app.texts.contains("Words b2 a loose b") }
        XCTAssertEqual(app.problems, [])
    }

    /// A block of items that is empty on this desktop is one of views.
    private struct Bar: View {
        var body: some View {
            Text("content")
                .toolbar {
                    #if os(iOS)
                    ToolbarItem { Text("phone") }
                    #endif
                }
        }
    }

    func testAnEmptyBarIsOne() async throws {
        XCTAssertTrue(ViewUnderTest(Bar(), size: CGSize(width: 200, height: 100)).texts.contains("content"))
    }
}
