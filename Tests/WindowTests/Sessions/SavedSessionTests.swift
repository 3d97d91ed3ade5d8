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
        let read = SavedSession.read(bytes(session.text))
        XCTAssertEqual(read.session, session)
        XCTAssertTrue(read.isWhole)
        XCTAssertNoThrow(try JSONSerialization.jsonObject(with: Data(session.text.utf8)), "any JSON reader reads it")
        let nothing = SavedSession.read(bytes(SavedSession().text))
        XCTAssertEqual(nothing.session, SavedSession())
        XCTAssertTrue(nothing.isWhole)
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
            let read = SavedSession.read(Array(all[..<length]))
            let expected = session.windows.prefix(ends8.filter { $0 <= length }.count)
            XCTAssertEqual(read.session.windows, Array(expected), "cut at \(length)")
            // The last bytes are a bracket and line ends.
            XCTAssertFalse(read.isWhole && length < all.count - 2, "cut at \(length)")
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

    /// Every bit of every byte, one at a time: it costs one window at most, two where lines run into one, and is noticed
    /// wherever it changes what the file says.
    func testOneBitFlippedAnywhere() {
        let all = bytes(session.text)
        for place in all.indices {
            for bit in 0..<8 {
                var damaged = all
                damaged[place] ^= 1 << bit
                let read = SavedSession.read(damaged)
                let lost = session.windows.filter { !read.session.windows.contains($0) }
                XCTAssertLessThanOrEqual(
                    lost.count, all[place] == UInt8(ascii: "\n") ? 2 : 1, "bit \(bit) at \(place)")
                // Values that were not written are never given.
                for window in read.session.windows where !session.windows.contains(window) {
                    XCTAssertNil(window.value, "bit \(bit) at \(place)")
                    XCTAssertEqual(window.values, [:], "bit \(bit) at \(place)")
                }
                XCTAssertTrue(!read.isWhole || read.session == session, "bit \(bit) at \(place) is not noticed")
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
        func lines(_ texts: String...) -> String {
            texts.map { text in
                guard case .object(let members)? = SessionJSON(Array(text.utf8)) else { return text }
                return SessionJSON.summed(members)
            }.joined(separator: ",")
        }
        let windows = lines(
            #"{"window": "a", "storage": {"x": [1], "y": 2}, "place": {"width": "wide"}, "value": "text"}"#,
            #"{"window": 5}"#, "7", #"{"window": "b", "storage": 3}"#)
        let scenes = lines(
            #"{"scene": "a", "place": {"width": 0, "height": 5}}"#,
            #"{"scene": "b", "place": {"width": 9, "height": 5}}"#)
        let text = #"{"version": 2, "windows": [\#(windows)], "scenes": [\#(scenes)], "versionAgain": 2}"#
        let read = SavedSession.read(bytes(text))
        XCTAssertFalse(read.isWhole)
        XCTAssertEqual(read.damaged, 5)
        XCTAssertEqual(
            read.session.windows,
            [SavedWindow(scene: "a", value: .string("text"), values: ["y": .int(2)]), SavedWindow(scene: "b")])
        XCTAssertEqual(Array(read.session.places.keys), ["b"])
    }

    /// What is written otherwise than by the framework has not the sum of what it says.
    func testAnEditedLineLosesItsValues() {
        let edited = session.text.replacing("\"n\":3", with: "\"n\":4")
        XCTAssertNotEqual(edited, session.text)
        let read = SavedSession.read(bytes(edited))
        XCTAssertEqual(read.damaged, 1)
        XCTAssertEqual(read.session.windows, [SavedWindow(scene: "group")] + session.windows.dropFirst())
    }

    func testAnotherVersionIsNotGuessedAt() {
        let newer = session.text.replacingOccurrences(of: "\":2", with: "\":3")
        let read = SavedSession.read(bytes(newer))
        XCTAssertEqual(read.session, SavedSession())
        XCTAssertEqual(read.problem, "was written by another version of the app's framework (3)")
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
