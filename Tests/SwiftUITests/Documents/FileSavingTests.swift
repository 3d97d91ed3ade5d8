import XCTest

@testable import SwiftUI

/// What is on the disk after a document was written.
final class FileSavingTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("saving-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
    private func write(_ text: String, _ name: String) throws {
        try FileSaving.write(FileWrapper(regularFileWithContents: Data(text.utf8)), to: path(name))
    }
    private func text(_ name: String) -> String? { try? String(contentsOfFile: path(name), encoding: .utf8) }
    private func mode(_ name: String) throws -> Int {
        try XCTUnwrap(FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int)
    }
    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    func testLinksAndModesStay() throws {
        try write("one", "target")
        chmod(path("target"), 0o750)
        try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "target")
        try write("two", "link")
        XCTAssertEqual(text("target"), "two")
        XCTAssertEqual(try mode("target"), 0o750)
        XCTAssertEqual(try FileManager.default.destinationOfSymbolicLink(atPath: path("link")), "target")
        XCTAssertEqual(try names, ["link", "target"])
    }

    func testALinkToNothingLeadsToANewFile() throws {
        try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "target")
        try write("one", "link")
        XCTAssertEqual(text("target"), "one")
        XCTAssertEqual(try names, ["link", "target"])
    }

    func testANewFileHasTheUsualMode() throws {
        try write("one", "new")
        let mask = umask(0)
        umask(mask)
        XCTAssertEqual(try mode("new"), 0o666 & ~Int(mask))
    }

    func testOtherNamesOfAFileSeeTheSame() throws {
        try write("one, which is longer", "a")
        XCTAssertEqual(link(path("a"), path("b")), 0)
        try write("two", "a")
        XCTAssertEqual(text("b"), "two")
    }

    func testWhatCannotBeWrittenLeavesWhatWasThere() throws {
        try write("one", "a")
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        var small = limit
        small.rlim_cur = 4096
        let old = signal(SIGXFSZ, SIG_IGN)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &small)
        let large = String(repeating: "x", count: 100_000)
        let failure = Result { try write(large, "a") }
        _ = link(path("a"), path("b"))
        let failureInPlace = Result { try write(large, "a") }
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        signal(SIGXFSZ, old)
        XCTAssertThrowsError(try failure.get())
        XCTAssertThrowsError(try failureInPlace.get())
        XCTAssertEqual(text("a"), "one")
        XCTAssertEqual(try names, ["a", "b"])
    }

    func testWhatIsNoOrdinaryFileIsNotReplaced() throws {
        XCTAssertEqual(mkfifo(path("pipe"), 0o600), 0)
        try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "pipe")
        XCTAssertThrowsError(try write("one", "link"))
        var status = stat()
        stat(path("pipe"), &status)
        XCTAssertEqual(status.st_mode & S_IFMT, S_IFIFO)
        XCTAssertEqual(try names, ["link", "pipe"])
    }

    func testFoldersAreReplacedAsAWhole() throws {
        let old = FileWrapper(directoryWithFileWrappers: ["a": FileWrapper(regularFileWithContents: Data("1".utf8))])
        try FileSaving.write(old, to: path("p"))
        let new = FileWrapper(directoryWithFileWrappers: ["b": FileWrapper(regularFileWithContents: Data("2".utf8))])
        try FileSaving.write(new, to: path("p"))
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: path("p")), ["b"])
        XCTAssertEqual(try names, ["p"])
    }
}
