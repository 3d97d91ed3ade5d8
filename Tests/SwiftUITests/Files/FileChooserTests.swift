import SwiftUI
import SwiftUITesting
import UniformTypeIdentifiers
import XCTest

@MainActor
final class FileChooserTests: XCTestCase {
    private struct Note: FileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        var text: String
        init(_ text: String) { self.text = text }
        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    private struct Desk: View {
        @State private var imports = false
        @State private var exports = false
        @State private var moves = false
        @State private var said = "nothing"
        let moved: URL?
        var body: some View {
            VStack {
                Button("Import") { imports = true }
                    .fileImporter(
                        isPresented: $imports, allowedContentTypes: [.plainText, .png], allowsMultipleSelection: true
                    ) {
                        said =
                            "\(imports) " + ((try? $0.get().map(\.lastPathComponent).joined(separator: " ")) ?? "error")
                    } onCancellation: {
                        said = "cancelled \(imports)"
                    }
                Button("Export") { exports = true }
                    .fileExporter(
                        isPresented: $exports, document: Note("hello"), contentType: .plainText, defaultFilename: "note"
                    ) {
                        said = (try? $0.get().lastPathComponent) ?? "error"
                    }
                Button("Move") { moves = true }
                    .fileMover(isPresented: $moves, file: moved) { said = (try? $0.get().path) ?? "error" }
                Text(said)
                Text(imports || exports || moves ? "asking" : "quiet")
            }
        }
    }

    func testImporting() async throws {
        let view = ViewUnderTest(Desk(moved: nil))
        XCTAssertThrowsError(try view.fileChooser())
        try view.find(.button, "Import").press()
        let chooser = try view.fileChooser()
        XCTAssertTrue(chooser.allowsMultipleSelection)
        XCTAssertEqual(Set(chooser.endings), ["txt", "text", "png"])
        chooser.choose(URL(fileURLWithPath: "/tmp/a.txt"), URL(fileURLWithPath: "/tmp/b.png"))
        XCTAssertTrue(view.contains(.label, "false a.txt b.png"), "the binding is false before the closure runs")
        XCTAssertTrue(view.contains(.label, "quiet"))
        try view.find(.button, "Import").press()
        try view.fileChooser().cancel()
        XCTAssertTrue(view.contains(.label, "cancelled false"))
    }

    func testExporting() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("export-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let view = ViewUnderTest(Desk(moved: nil))
        try view.find(.button, "Export").press()
        let chooser = try view.fileChooser()
        XCTAssertEqual(chooser.suggestedName, "note.txt")
        let place = folder.appendingPathComponent("mine.txt")
        chooser.choose(place)
        XCTAssertTrue(view.contains(.label, "mine.txt"))
        XCTAssertEqual(try String(contentsOf: place, encoding: .utf8), "hello")
        try view.find(.button, "Export").press()
        try view.fileChooser().choose(folder.appendingPathComponent("no/such/folder.txt"))
        XCTAssertTrue(view.contains(.label, "error"))
    }

    func testMoving() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("move-\(UUID())")
        let target = folder.appendingPathComponent("there")
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a.txt")
        try Data("a".utf8).write(to: file)
        let view = ViewUnderTest(Desk(moved: file))
        try view.find(.button, "Move").press()
        try view.fileChooser().choose(target)
        XCTAssertTrue(FileManager.default.fileExists(atPath: target.appendingPathComponent("a.txt").path))
        XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
    }

    func testNothingToExportShowsNothing() async throws {
        let view = ViewUnderTest(Desk(moved: nil))
        try view.find(.button, "Move").press()
        XCTAssertThrowsError(try view.fileChooser())
        XCTAssertTrue(view.contains(.label, "quiet"))
    }
}
