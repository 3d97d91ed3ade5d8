import Foundation
import FoundationSupplement
import XCTest

final class FileWrapperTests: XCTestCase {
    private var folder: URL!

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    private func package() -> FileWrapper {
        let inner = FileWrapper(directoryWithFileWrappers: [
            "b.txt": FileWrapper(regularFileWithContents: Data("b".utf8))
        ])
        return FileWrapper(directoryWithFileWrappers: [
            "a.txt": FileWrapper(regularFileWithContents: Data("a".utf8)),
            "inner": inner,
            "link": FileWrapper(symbolicLinkWithDestinationURL: URL(string: "a.txt")!),
        ])
    }

    func testWriteAndReadAPackage() throws {
        for options: FileWrapper.WritingOptions in [[], .atomic] {
            let url = folder.appendingPathComponent("package\(options.rawValue)")
            try package().write(to: url, options: options, originalContentsURL: nil)
            let read = try FileWrapper(url: url, options: .immediate)
            XCTAssertTrue(read.isDirectory)
            XCTAssertEqual(read.fileWrappers.map { Set($0.keys) }, ["a.txt", "inner", "link"])
            XCTAssertEqual(read.fileWrappers?["inner"]?.fileWrappers?["b.txt"]?.regularFileContents, Data("b".utf8))
            let link = try XCTUnwrap(read.fileWrappers?["link"])
            XCTAssertTrue(link.isSymbolicLink)
            XCTAssertEqual(link.symbolicLinkDestinationURL?.relativeString, "a.txt")
            XCTAssertTrue(read.matchesContents(of: url))
            try Data("changed".utf8).write(to: url.appendingPathComponent("a.txt"))
            XCTAssertFalse(read.matchesContents(of: url))
        }
    }

    func testAtomicWriteReplacesAFolderAndLeavesNothingBehind() throws {
        let url = folder.appendingPathComponent("package")
        try package().write(to: url, options: .atomic, originalContentsURL: nil)
        let wrapper = try FileWrapper(url: url)
        let inner = try XCTUnwrap(wrapper.fileWrappers?["inner"])
        wrapper.removeFileWrapper(inner)
        wrapper.addRegularFile(withContents: Data("c".utf8), preferredFilename: "c.txt")
        // The contents of a.txt have not been read yet; they survive the folder that held them.
        try wrapper.write(to: url, options: [.atomic, .withNameUpdating], originalContentsURL: url)
        XCTAssertEqual(
            Set(try FileManager.default.contentsOfDirectory(atPath: url.path)), ["a.txt", "c.txt", "link"])
        XCTAssertEqual(try String(contentsOf: url.appendingPathComponent("a.txt"), encoding: .utf8), "a")
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["package"])
        XCTAssertEqual(wrapper.filename, "package")
    }

    func testNamesInAFolder() throws {
        let wrapper = FileWrapper(directoryWithFileWrappers: [:])
        XCTAssertEqual(wrapper.addRegularFile(withContents: Data(), preferredFilename: "n.txt"), "n.txt")
        let key = wrapper.addRegularFile(withContents: Data(), preferredFilename: "n.txt")
        XCTAssertEqual(key, "n 2.txt")
        let child = try XCTUnwrap(wrapper.fileWrappers?[key])
        XCTAssertEqual(wrapper.keyForChildFileWrapper(child), key)
        XCTAssertEqual(child.preferredFilename, "n.txt")
        wrapper.removeFileWrapper(child)
        XCTAssertNil(wrapper.keyForChildFileWrapper(child))
    }

    func testPermissionsAreKept() throws {
        let url = folder.appendingPathComponent("script")
        try Data("#!".utf8).write(to: url)
        try FileManager.default.setAttributes([.posixPermissions: 0o750], ofItemAtPath: url.path)
        let copy = folder.appendingPathComponent("copy")
        try FileWrapper(url: url).write(to: copy, options: .atomic, originalContentsURL: nil)
        let attributes = try FileManager.default.attributesOfItem(atPath: copy.path)
        XCTAssertEqual((attributes[.posixPermissions] as? NSNumber)?.intValue, 0o750)
    }

    func testErrors() {
        XCTAssertThrowsError(try FileWrapper(url: folder.appendingPathComponent("absent")))
        let file = FileWrapper(regularFileWithContents: Data())
        let nowhere = folder.appendingPathComponent("absent/file")
        XCTAssertThrowsError(try file.write(to: nowhere, options: .atomic, originalContentsURL: nil))
        XCTAssertNil(file.fileWrappers)
        XCTAssertNil(file.symbolicLinkDestinationURL)
    }
}
