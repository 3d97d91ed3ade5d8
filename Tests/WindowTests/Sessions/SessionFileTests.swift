import Foundation
import XCTest

@testable import SwiftUI

/// The file on the disk.
final class SessionFileTests: XCTestCase {
    private let folder = PrivateHome.makeFolder()
    private var file: SessionFile { SessionFile(folder: folder.path) }

    func testWritesForTheUserAlone() throws {
        let lock = try XCTUnwrap(try file.take())
        defer { close(lock) }
        XCTAssertNil(try file.read())
        try file.write("one")
        try file.write("two")
        XCTAssertEqual(try file.read().map { String(decoding: $0, as: UTF8.self) }, "two")
        XCTAssertEqual(try mode(file.path), 0o600)
        XCTAssertEqual(try mode(folder.path), 0o700)
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted(), ["lock", "session.json"])
    }

    func testOneProcessHasIt() throws {
        let first = try XCTUnwrap(try file.take())
        XCTAssertNil(try file.take())
        close(first)
        let second = try XCTUnwrap(try file.take())
        close(second)
    }

    func testAFailureLeavesTheOldFile() throws {
        let lock = try XCTUnwrap(try file.take())
        defer { close(lock) }
        try file.write("old")
        // Nothing can be made under this name.
        try FileManager.default.createDirectory(atPath: file.path + ".new", withIntermediateDirectories: false)
        XCTAssertThrowsError(try file.write("new"))
        XCTAssertEqual(try file.read().map { String(decoding: $0, as: UTF8.self) }, "old")
        XCTAssertEqual(file.setAside(), file.damagedPath)
        XCTAssertNil(try file.read())
        XCTAssertEqual(try String(contentsOfFile: file.damagedPath, encoding: .utf8), "old")
    }

    /// What could be read is copied: the process may be killed before it has written anew.
    func testSetAsideKeepsWhatCanBeRead() throws {
        let lock = try XCTUnwrap(try file.take())
        defer { close(lock) }
        try file.write("half")
        XCTAssertEqual(file.setAside(Array("half".utf8)), file.damagedPath)
        XCTAssertEqual(try file.read().map { String(decoding: $0, as: UTF8.self) }, "half")
        XCTAssertEqual(try mode(file.damagedPath), 0o600)
    }

    /// A folder cannot take the place of another that is not empty.
    func testFoldersInItsPlaceAndAside() throws {
        let lock = try XCTUnwrap(try file.take())
        defer { close(lock) }
        for path in [file.path, file.damagedPath] {
            try FileManager.default.createDirectory(atPath: path + "/inside", withIntermediateDirectories: true)
        }
        XCTAssertThrowsError(try file.read())
        XCTAssertEqual(file.setAside(), file.damagedPath + "-2")
        try file.write("new")
        XCTAssertEqual(try file.read().map { String(decoding: $0, as: UTF8.self) }, "new")
    }

    func testAFolderThatCannotBeMade() throws {
        try FileManager.default.createDirectory(at: PrivateHome.folder, withIntermediateDirectories: true)
        let blocked = PrivateHome.folder.appending(path: "a-file")
        try Data().write(to: blocked)
        XCTAssertThrowsError(try SessionFile(folder: blocked.path + "/session").take())
    }

    private func mode(_ path: String) throws -> Int {
        try XCTUnwrap(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }
}
