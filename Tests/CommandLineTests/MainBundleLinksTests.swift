import Foundation
import XCTest

@testable import fenestra

final class MainBundleLinksTests: XCTestCase {
    func testResourcesLieBesideTheExecutable() throws {
        let folder = NSTemporaryDirectory() + "links-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func write(_ path: String, _ text: String) throws {
            let url = URL(fileURLWithPath: folder + "/" + path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        func read(_ name: String) -> String? {
            FileManager.default.contents(atPath: folder + "/" + name).map { String(decoding: $0, as: UTF8.self) }
        }
        try write("Pack_App.resources/codes.json", "codes")
        try write("Pack_App.resources/en.lproj/Localizable.strings", "words")
        try write("Pack_App.resources/Info.plist", "plist")
        try write("Pack_App.resources/App", "not the program")
        try write("Pack_Other.resources/other.json", "other")
        try write("App", "program")
        try MainBundleLinks.make(for: "App", in: folder)
        XCTAssertEqual(read("codes.json"), "codes")
        XCTAssertEqual(read("en.lproj/Localizable.strings"), "words")
        XCTAssertEqual(read("App"), "program", "what is there stays")
        XCTAssertNil(read("other.json"))
        XCTAssertNil(read("Info.plist"))
        try FileManager.default.removeItem(atPath: folder + "/Pack_App.resources/codes.json")
        try MainBundleLinks.make(for: "App", in: folder)
        XCTAssertThrowsError(try FileManager.default.attributesOfItem(atPath: folder + "/codes.json"))
        XCTAssertEqual(read("en.lproj/Localizable.strings"), "words")
    }
}
