import SwiftUI
import UniformTypeIdentifiers
import XCTest

/// What an app says of itself to a launcher that asks.
@MainActor
final class AppDescriptionTests: DocumentTestCase {
    private struct Told: Decodable {
        struct FileType: Decodable {
            let mimeType: String
            let endings: [String]
            let parents: [String]
        }
        let identifier: String
        let types: [FileType]
    }

    func testTypesOfDocumentsAreToldThoseThatAreEditedFirst() async throws {
        let place = try file("description", "")
        setenv("FENESTRA_DESCRIPTION", place.path, 1)
        try await launch(ShapesApp.self)
        XCTAssertNil(getenv("FENESTRA_DESCRIPTION"), "what the app starts is not asked")
        let told = try JSONDecoder().decode(Told.self, from: Data(contentsOf: place))
        XCTAssertTrue(told.identifier.contains("."))
        XCTAssertEqual(told.types.map(\.mimeType), ["application/x-org-example-shapes", "text/plain"])
        XCTAssertEqual(told.types[0].endings, ["shapes"])
        XCTAssertEqual(told.types[0].parents, ["application/json"])
    }

    func testALauncherThatHasGoneDoesNotHoldUpTheApp() async throws {
        let pipe = url("pipe").path
        XCTAssertEqual(mkfifo(pipe, 0o600), 0)
        setenv("FENESTRA_DESCRIPTION", pipe, 1)
        try await launch(TextsApp.self)
        XCTAssertFalse(app.windows.isEmpty)
    }
}

private struct ShapesApp: App {
    var body: some Scene {
        DocumentGroup(viewing: TextDocument.self) { Text($0.document.text) }
        DocumentGroup(newDocument: Shapes()) { _ in Text("Shapes") }
    }
}

private struct Shapes: FileDocument {
    static var readableContentTypes: [UTType] { [UTType(exportedAs: "org.example.shapes", conformingTo: .json)] }
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data())
    }
}
