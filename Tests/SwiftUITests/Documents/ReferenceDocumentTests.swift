import SwiftUI
import SwiftUITesting
import UniformTypeIdentifiers
import XCTest

/// Documents that are objects.
final class ReferenceDocumentTests: DocumentTestCase {
    func testChangesAreSavedOfASnapshot() async throws {
        try await launch(ListsApp.self)
        let place = try file("a.txt", "milk")
        let window = try await open(place)
        XCTAssertTrue(window.contains(.label, "milk"))
        XCTAssertTrue(window.contains(.label, "1 items"), "the object is in the environment too")
        try window.find(.button, "Add").press()
        XCTAssertTrue(window.contains(.label, "milk, bread"))
        XCTAssertTrue(window.subtitle.contains("Edited"))
        app.advance(by: 1.1)
        try await app.eventually { self.text(place) == "milk\nbread" }
        try await app.eventually { !window.subtitle.contains("Edited") }
        XCTAssertEqual(ShoppingList.writingThreads, [false], "it is written off the main thread")
    }

    /// The model says nothing of its changes but to the undo manager.
    func testUndoRegistrationsCount() async throws {
        try await launch(ListsApp.self)
        let place = try file("a.txt", "milk")
        let window = try await open(place)
        try window.find(.button, "Remove").press()
        await app.settle()
        app.advance(by: 1.1)
        try await app.eventually { self.text(place) == "" }
        try app.menu.item("Edit", "Undo Remove").choose()
        app.advance(by: 1.1)
        try await app.eventually { self.text(place) == "milk" }
    }

    func testRevertAndOthersReplaceTheObject() async throws {
        try await launch(ListsApp.self)
        let place = try file("a.txt", "milk")
        let window = try await open(place)
        try window.find(.button, "Add").press()
        app.advance(by: 1.1)
        try await app.eventually { self.text(place) == "milk\nbread" }
        try await app.eventually { !window.subtitle.contains("Edited") }
        try app.menu.item("File", "Revert…").choose()
        try app.alert().find(.button, "Revert").press()
        try await app.eventually { window.contains(.label, "milk") }
        app.advance(by: 1.1)
        try await app.eventually { self.text(place) == "milk" && !window.subtitle.contains("Edited") }
        try file("a.txt", "eggs")
        app.noticeChange(of: place)
        try await app.eventually { window.contains(.label, "eggs") }
        XCTAssertFalse(window.subtitle.contains("Edited"))
    }
}

private final class ShoppingList: ReferenceFileDocument {
    nonisolated(unsafe) static var writingThreads: Set<Bool> = []
    static var readableContentTypes: [UTType] { [.plainText] }
    @Published var items: [String] = []
    init() {}
    init(configuration: ReadConfiguration) throws {
        let text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        items = text.isEmpty ? [] : text.components(separatedBy: "\n")
    }
    func snapshot(contentType: UTType) throws -> [String] { items }
    func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
        Self.writingThreads.insert(Thread.isMainThread)
        return FileWrapper(regularFileWithContents: Data(snapshot.joined(separator: "\n").utf8))
    }
    func remove(_ undo: UndoManager?) {
        let last = items.removeLast()
        undo?.registerUndo(withTarget: self) { $0.items.append(last) }
        undo?.setActionName("Remove")
    }
}

private struct ListsApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: { ShoppingList() }) { file in Items(list: file.document) }
    }

    struct Items: View {
        @ObservedObject var list: ShoppingList
        @Environment(\.undoManager) private var undo
        var body: some View {
            Text(list.items.joined(separator: ", "))
            Counted()
            Button("Add") { list.items.append("bread") }
            Button("Remove") { list.remove(undo) }
        }
    }

    struct Counted: View {
        @EnvironmentObject var list: ShoppingList
        var body: some View { Text("\(list.items.count) items") }
    }
}
