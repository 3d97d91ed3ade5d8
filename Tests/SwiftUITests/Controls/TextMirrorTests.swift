import Toolkit
import XCTest

/// A text kept up by edits equals the text that is edited.
final class TextMirrorTests: XCTestCase {
    func testRandomEdits() {
        for start in ["", "ascii only", "mixed é 日本 👩‍👩‍👧"] { edit(start, times: 500) }
    }

    /// Long ones are kept twice, and edited in place where nobody else has them; these are about where that begins.
    func testRandomEditsOfLongTexts() {
        edit(String(repeating: "a", count: 65_530), times: 60)
        edit(String(repeating: "日é", count: 13_107), times: 60)
    }

    private func edit(_ start: String, times: Int) {
        var seed: UInt64 = 11
        func next(_ bound: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % max(bound, 1)
        }
        let pieces = ["a", "bc", "é", "e\u{301}", "日本", "\r\n", "👩‍👩‍👧", ""]
        var mirror = TextMirror(start)
        var scalars = Array(start.unicodeScalars)
        // What an app holds on to stays as it was.
        var held: [(text: String, scalars: [Unicode.Scalar])] = []
        for _ in 0..<times {
            if next(3) == 0 { held.append((mirror.text, scalars)) }
            if next(3) > 0 || scalars.isEmpty {
                let piece = pieces[next(pieces.count)]
                let offset = next(scalars.count + 1)
                mirror.insert(piece, at: offset)
                scalars.insert(contentsOf: piece.unicodeScalars, at: offset)
            } else {
                let from = next(scalars.count)
                let range = from..<min(scalars.count, from + next(4))
                mirror.remove(range)
                scalars.removeSubrange(range)
            }
            XCTAssertTrue(mirror.text.unicodeScalars.elementsEqual(scalars))
            XCTAssertEqual(mirror.scalarCount, scalars.count)
        }
        for (text, scalars) in held { XCTAssertTrue(text.unicodeScalars.elementsEqual(scalars)) }
    }
}
