import Toolkit
import XCTest

/// A text kept up by edits equals the text that is edited.
final class TextMirrorTests: XCTestCase {
    func testRandomEdits() {
        var seed: UInt64 = 11
        func next(_ bound: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % max(bound, 1)
        }
        let pieces = ["a", "bc", "é", "e\u{301}", "日本", "\r\n", "👩‍👩‍👧", ""]
        for start in ["", "ascii only", "mixed é 日本 👩‍👩‍👧"] {
            var mirror = TextMirror(start)
            var scalars = Array(start.unicodeScalars)
            for _ in 0..<500 {
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
                XCTAssertEqual(Array(mirror.text.unicodeScalars), scalars)
                XCTAssertEqual(mirror.scalarCount, scalars.count)
            }
        }
    }
}
