import Foundation
import Toolkit
import XCTest

@testable import SwiftUI

/// The form of session files, and what damage to them costs.
final class SavedSessionTests: XCTestCase {
    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    private let session: SavedSession = {
        var place = WindowPlace(origin: CGPoint(x: -10, y: 20.5), size: CGSize(width: 400, height: 300))
        place.isMaximized = true
        return SavedSession(
            windows: [
                SavedWindow(
                    scene: "group", values: ["pane": .bool(true), "n": .int(3), "ü": .string("a\"\\\n\u{2028}€")]),
                SavedWindow(
                    scene: "group for Note", value: .object(["id": .number("12345678901234567890"), "x": .null]),
                    values: [
                        "d": .double(1.5), "w": .double(2), "i": .double(.infinity), "b": .data(Data([0, 255])),
                        "u": .url(URL(string: "https://a.b/c?d")!), "t": .date(Date(timeIntervalSince1970: 1.25)),
                    ], place: place),
                SavedWindow(scene: "window tool", place: WindowPlace(origin: nil, size: CGSize(width: 1, height: 2))),
            ], places: ["group": WindowPlace(origin: nil, size: CGSize(width: 5, height: 6))])
    }()

    func testWhatIsWrittenIsRead() {
        let (read, isWhole) = SavedSession.read(bytes(session.text))
        XCTAssertEqual(read, session)
        XCTAssertTrue(isWhole)
        XCTAssertNoThrow(try JSONSerialization.jsonObject(with: Data(session.text.utf8)), "any JSON reader reads it")
        let (nothing, isWholeNothing) = SavedSession.read(bytes(SavedSession().text))
        XCTAssertEqual(nothing, SavedSession())
        XCTAssertTrue(isWholeNothing)
    }

    /// Cut anywhere, a file gives the windows that are whole, and nothing that was never there.
    func testTruncatedAnywhere() {
        let all = bytes(session.text)
        let ends = session.windows.map { window -> Int in
            var alone = SavedSession()
            alone.windows = [window]
            let line = alone.text.split(separator: "\n")[2]
            return session.text.range(of: line)!.upperBound.utf16Offset(in: session.text)
        }
        // In UTF-8, as the cut counts.
        let ends8 = ends.map { String(session.text.utf16.prefix($0))!.utf8.count }
        for length in 0..<all.count - 1 {
            let (read, isWhole) = SavedSession.read(Array(all[..<length]))
            let expected = session.windows.prefix(ends8.filter { $0 <= length }.count)
            XCTAssertEqual(read.windows, Array(expected), "cut at \(length)")
            // The last bytes are a bracket and line ends.
            XCTAssertFalse(isWhole && length < all.count - 2, "cut at \(length)")
        }
    }

    /// Any byte replaced by any of a few others costs at most the window that it is in; a line end, two.
    func testOneByteChangedAnywhere() {
        let all = bytes(session.text)
        for place in all.indices {
            for byte in bytes("\"}{,x\n") + [0, 0xFF] where byte != all[place] {
                var damaged = all
                damaged[place] = byte
                let read = SavedSession.read(damaged).session
                let lost = session.windows.filter { !read.windows.contains($0) }
                XCTAssertLessThanOrEqual(
                    lost.count, [byte, all[place]].contains(UInt8(ascii: "\n")) ? 2 : 1, "\(byte) at \(place)")
            }
        }
    }

    func testRandomBytesAreNoSession() {
        var state: UInt64 = 42
        let letters = bytes("{}[]\",:\\u0123windowtrue\n ")
        for _ in 0..<2000 {
            var noise: [UInt8] = []
            for _ in 0..<40 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                noise.append(letters[Int(state >> 33) % letters.count])
            }
            XCTAssertFalse(SavedSession.read(noise).isWhole)
        }
        let deep = String(repeating: "[", count: 100_000)
        XCTAssertEqual(SavedSession.read(bytes(deep)).session, SavedSession())
    }

    func testDamagedPartsAreLeftOut() {
        let text = """
            {"version": 1, "windows": [
             {"window": "a", "storage": {"x": [1], "y": 2}, "place": {"width": "wide"}, "value": "text"},
             {"window": 5}, 7, {"window": "b", "storage": 3}],
             "scenes": [{"scene": "a", "place": {"width": 0, "height": 5}}, {"scene": "b", "place": {"width": 9, "height": 5}}]}
            """
        let (read, isWhole) = SavedSession.read(bytes(text))
        XCTAssertFalse(isWhole)
        XCTAssertEqual(
            read.windows,
            [SavedWindow(scene: "a", value: .string("text"), values: ["y": .int(2)]), SavedWindow(scene: "b")])
        XCTAssertEqual(Array(read.places.keys), ["b"])
    }

    func testAnotherVersionIsNotGuessedAt() {
        let newer = session.text.replacingOccurrences(of: "\"version\":1", with: "\"version\":2")
        let (read, isWhole) = SavedSession.read(bytes(newer))
        XCTAssertEqual(read, SavedSession())
        XCTAssertFalse(isWhole)
    }

    func testJSON() {
        for (text, value) in [
            ("\"\\u00e4\\ud83d\\ude00\\/\\t\"", SessionJSON.string("ä😀/\t")), (" [ ] ", .array([])),
            ("-1.5e3", .number("-1.5e3")),
            ("{\"a\":{}}", .object(["a": .object([:])])),
        ] {
            XCTAssertEqual(SessionJSON(Array(text.utf8)), value)
        }
        for text in ["", "{", "[1,]", "\"\\ud83d\"", "\"\\u12\"", "nul", "1 2", "{\"a\"}", "\"\\x\"", "-", "\"a"] {
            XCTAssertNil(SessionJSON(Array(text.utf8)), text)
        }
    }
}
