import Foundation
import FoundationSupplement
import XCTest

final class FolderTests: XCTestCase {
    func testFoldersFollowTheBaseDirectorySpecification() {
        let before = ProcessInfo.processInfo.environment["XDG_DATA_HOME"]
        setenv("XDG_DATA_HOME", "/tmp/data of nobody", 1)
        defer { if let before { setenv("XDG_DATA_HOME", before, 1) } else { unsetenv("XDG_DATA_HOME") } }
        XCTAssertEqual(URL.applicationSupportDirectory.path, "/tmp/data of nobody")
        XCTAssertTrue(URL.cachesDirectory.isFileURL)
        XCTAssertEqual(URL.documentsDirectory.deletingLastPathComponent().path, URL.homeDirectory.path)
    }
}
