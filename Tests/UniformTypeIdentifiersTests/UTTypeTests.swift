import UniformTypeIdentifiers
import XCTest

final class UTTypeTests: XCTestCase {
    func testKnownTypes() {
        XCTAssertTrue(UTType.png.conforms(to: .image))
        XCTAssertTrue(UTType.png.conforms(to: .data))
        XCTAssertTrue(UTType.png.conforms(to: .png))
        XCTAssertFalse(UTType.png.isSubtype(of: .png))
        XCTAssertFalse(UTType.png.conforms(to: .text))
        XCTAssertTrue(UTType.image.isSupertype(of: .jpeg))
        XCTAssertTrue(UTType.swiftSource.conforms(to: .plainText))
        XCTAssertEqual(UTType.png.preferredMIMEType, "image/png")
        XCTAssertEqual(UTType.jpeg.preferredFilenameExtension, "jpeg")
        XCTAssertNil(UTType.image.preferredFilenameExtension)
        XCTAssertEqual(UTType("public.plain-text"), .plainText)
        XCTAssertNil(UTType("org.example.unheard"))
    }

    func testByEndingAndMIMEType() {
        XCTAssertEqual(UTType(filenameExtension: "PNG"), .png)
        XCTAssertEqual(UTType(filenameExtension: "jpg"), .jpeg)
        XCTAssertEqual(UTType(filenameExtension: "txt", conformingTo: .text), .plainText)
        XCTAssertEqual(UTType(mimeType: "text/plain"), .plainText)
        XCTAssertEqual(UTType(mimeType: "text/plain;charset=utf-8"), .utf8PlainText)
        XCTAssertNil(UTType(mimeType: "text/plain", conformingTo: .image))
        let unknown = UTType(filenameExtension: "unheardof")
        XCTAssertEqual(unknown?.isDynamic, true)
        XCTAssertEqual(unknown?.preferredFilenameExtension, "unheardof")
        XCTAssertNil(UTType(filenameExtension: ""))
    }

    func testTypesOfAnApp() throws {
        let notes = UTType(exportedAs: "org.example.notes", conformingTo: .json)
        XCTAssertTrue(notes.conforms(to: .text))
        XCTAssertEqual(UTType("org.example.notes"), notes)
        let data = try JSONEncoder().encode([notes, .png])
        XCTAssertEqual(try JSONDecoder().decode([UTType].self, from: data), [notes, .png])
    }

    func testTheDesktopsDatabase() throws {
        try XCTSkipUnless(
            FileManager.default.fileExists(atPath: "/usr/share/mime/globs2"), "shared-mime-info is not installed")
        let document = try XCTUnwrap(UTType(filenameExtension: "odt"))
        XCTAssertEqual(document.preferredMIMEType, "application/vnd.oasis.opendocument.text")
        XCTAssertTrue(document.conforms(to: .zip))
        XCTAssertEqual(UTType(document.identifier), document)
    }
}
