import SwiftUI
import UniformTypeIdentifiers
import XCTest

private struct Place: Codable, Transferable, Equatable, Sendable {
    var name: String
    var isHome = false

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .place)
        CodableRepresentation(contentType: .json).exportingCondition { !$0.isHome }
        ProxyRepresentation(exporting: \.name)
    }
}

extension UTType {
    fileprivate static let place = UTType(exportedAs: "org.example.place")
}

private struct Note: Transferable, Equatable, Sendable {
    var text: String
    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .plainText) { note in
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("note-\(UUID()).txt")
            try Data(note.text.utf8).write(to: file)
            return SentTransferredFile(file)
        } importing: {
            Note(text: try String(contentsOf: $0.file, encoding: .utf8))
        }
        .suggestedFileName { $0.text + ".txt" }
        .visibility(.ownProcess)
    }
}

@MainActor
final class TransferRepresentationTests: XCTestCase {
    private func load<T: Transferable & Sendable>(_ type: T.Type, _ provider: NSItemProvider) async throws -> T {
        try await withCheckedThrowingContinuation { continuation in
            provider.loadTransferable(type: type) { continuation.resume(with: $0) }
        }
    }

    private func data(_ provider: NSItemProvider, _ type: UTType) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            provider.loadDataRepresentation(for: type) { data, error in
                continuation.resume(with: data.map { .success($0) } ?? .failure(error ?? CocoaError(.fileReadUnknown)))
            }
        }
    }

    func testFormsAreInOrderAndFollowTheirConditions() async throws {
        let provider = NSItemProvider()
        provider.register(Place(name: "Garden"))
        XCTAssertEqual(provider.registeredContentTypes, [.place, .json, .utf8PlainText])
        let text = try await data(provider, .plainText)
        XCTAssertEqual(String(decoding: text, as: UTF8.self), "Garden")
        let place = try await load(Place.self, provider)
        XCTAssertEqual(place, Place(name: "Garden"))

        let home = NSItemProvider()
        home.register(Place(name: "Home", isHome: true))
        XCTAssertEqual(home.registeredContentTypes, [.place, .utf8PlainText])
    }

    func testAFormThatCannotBeReadGivesWayToTheNext() async throws {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .place, visibility: .all) { done in
            done(Data("no place".utf8), nil)
            return nil
        }
        provider.registerDataRepresentation(for: .json, visibility: .all) { done in
            done(Data(#"{"name":"Pond","isHome":false}"#.utf8), nil)
            // Answering twice is the author's mistake and no end of the app.
            done(nil, CocoaError(.fileReadUnknown))
            return nil
        }
        let place = try await load(Place.self, provider)
        XCTAssertEqual(place, Place(name: "Pond"))

        let text = NSItemProvider(object: "only text" as NSString)
        do {
            _ = try await load(Place.self, text)
            XCTFail("it is no place")
        } catch {
            XCTAssertTrue(error.localizedDescription.contains("org.example.place"), error.localizedDescription)
        }
    }

    func testFilesGoThroughFiles() async throws {
        let provider = NSItemProvider()
        provider.register(Note(text: "written"))
        XCTAssertEqual(provider.suggestedName, "written.txt")
        let note = try await load(Note.self, provider)
        XCTAssertEqual(note, Note(text: "written"))
        let name: String = try await withCheckedThrowingContinuation { continuation in
            provider.loadFileRepresentation(forTypeIdentifier: UTType.plainText.identifier) { url, error in
                let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
                continuation.resume(with: text.map { .success($0) } ?? .failure(error ?? CocoaError(.fileReadUnknown)))
            }
        }
        XCTAssertEqual(name, "written")
        // Data serves where a file is wanted.
        let bytes = NSItemProvider()
        bytes.registerDataRepresentation(for: .plainText, visibility: .all) { done in
            done(Data("bytes".utf8), nil)
            return nil
        }
        let read = try await load(Note.self, bytes)
        XCTAssertEqual(read, Note(text: "bytes"))
    }

    func testObjectsOfItemProviders() async throws {
        let provider = NSItemProvider(object: "Grüße" as NSString)
        XCTAssertTrue(provider.canLoadObject(ofClass: NSString.self))
        XCTAssertTrue(provider.canLoadObject(ofClass: String.self))
        XCTAssertFalse(provider.canLoadObject(ofClass: URL.self))
        let text: String? = await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: String.self) { text, _ in continuation.resume(returning: text) }
        }
        XCTAssertEqual(text, "Grüße")

        let url = URL(fileURLWithPath: "/tmp/a b.txt")
        let file = NSItemProvider(object: url as NSURL)
        XCTAssertTrue(file.hasItemConformingToTypeIdentifier(UTType.fileURL.identifier))
        let loaded: URL? = await withCheckedContinuation { continuation in
            file.loadObject(ofClass: URL.self) { url, _ in continuation.resume(returning: url) }
        }
        XCTAssertEqual(loaded, url)
        let item: Data? = await withCheckedContinuation { continuation in
            file.loadItem(forTypeIdentifier: UTType.fileURL.identifier, options: nil) { item, _ in
                continuation.resume(returning: item as? Data)
            }
        }
        XCTAssertEqual(item.flatMap { URL(dataRepresentation: $0, relativeTo: nil) }, url)
        let link = NSItemProvider(object: NSURL(string: "https://example.com")!)
        XCTAssertFalse(link.hasItemConformingToTypeIdentifier(UTType.fileURL.identifier))
    }
}
