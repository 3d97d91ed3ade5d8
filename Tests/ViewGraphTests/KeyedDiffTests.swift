import XCTest

@testable import ViewGraph

final class KeyedDiffTests: XCTestCase {
    /// All pairs of sequences of up to five identifiers out of four.
    func testAllSmallSequences() {
        let sequences = (0...5).flatMap(KeyedDiffTests.sequences)
        XCTAssertEqual(sequences.count, 1 + 4 + 16 + 64 + 256 + 1024)
        // Which identifiers they are does not matter, so those of the old sequence appear in order.
        let ordered = sequences.filter { sequence in
            sequence.indices.allSatisfy { sequence[$0] <= (sequence[..<$0].max() ?? -1) + 1 }
        }
        XCTAssertEqual(ordered.count, 1 + 1 + 2 + 5 + 15 + 51)
        for old in ordered {
            for new in sequences {
                let diff = KeyedDiff(from: old, to: new)
                let expected = Model(old, new)
                let sources = new.indices.map { diff.oldIndex(of: $0) }
                guard
                    sources == expected.sources, diff.removed == expected.removed,
                    diff.survivorsMoved == expected.moved, diff.isEmpty == (old == new),
                    diff.insertedCount == sources.filter({ $0 == nil }).count
                else {
                    return XCTFail("\(old) to \(new): \(diff), expected \(expected)")
                }
            }
        }
    }

    func testExamples() {
        let append = KeyedDiff(from: ["a", "b"], to: ["a", "b", "c"])
        XCTAssertEqual(append.changedRange, 2..<3)
        XCTAssertEqual(append.removed, [])
        XCTAssertFalse(append.survivorsMoved)

        let move = KeyedDiff(from: ["a", "b", "c", "d"], to: ["a", "c", "b", "d"])
        XCTAssertEqual(move.changedRange, 1..<3)
        XCTAssertEqual((0..<4).map { move.oldIndex(of: $0) }, [0, 2, 1, 3])
        XCTAssertTrue(move.survivorsMoved)

        let slices = KeyedDiff(from: [9, 1, 2, 3].dropFirst(), to: [1, 3])
        XCTAssertEqual(slices.removed, [1])
        XCTAssertEqual(slices.oldIndex(of: 1), 2)
    }

    /// The common ends are compared in blocks: their borders must not show.
    func testEndsOfAllLengths() {
        for length in 0...200 {
            let old = (0..<length).map { "a text that is longer than fifteen bytes \($0)" }
            for at in 0...length {
                // Half of them in memory of their own.
                var new = old.indices.map { $0 % 2 == 0 ? old[$0] : "a text that is longer than fifteen bytes \($0)" }
                new.insert("new", at: at)
                let insert = KeyedDiff(from: old, to: new)
                XCTAssertEqual(insert.changedRange, at..<(at + 1))
                XCTAssertEqual(insert.suffixCount, length - at)
                XCTAssertEqual(insert.removed, [])
                let remove = KeyedDiff(from: new, to: old)
                XCTAssertEqual(remove.changedRange, at..<at)
                XCTAssertEqual(remove.removed, [at])
            }
        }
        let lazily = KeyedDiff(from: (0..<300).lazy.map { $0 * 2 }, to: stride(from: 0, to: 600, by: 2).reversed())
        XCTAssertTrue(lazily.survivorsMoved)
        XCTAssertEqual(lazily.oldIndex(of: 0), 299)
    }

    /// Only what changed is hashed.
    func testHashesNothingThatBothBeginOrEndWith() {
        let old = (0..<1000).map { Counted(number: $0) }
        Counted.hashes = 0
        _ = KeyedDiff(from: old, to: old)
        _ = KeyedDiff(from: old, to: old + [Counted(number: 1000)])
        _ = KeyedDiff(from: old, to: Array(old[..<500] + [Counted(number: 1000)] + old[500...]))
        _ = KeyedDiff(from: old, to: Array(old[..<500] + old[600...]))
        XCTAssertEqual(Counted.hashes, 0)
        var replaced = old
        replaced[500] = Counted(number: 1000)
        _ = KeyedDiff(from: old, to: replaced)
        XCTAssertLessThanOrEqual(Counted.hashes, 4)
    }

    /// Nearly linear also where everything changes or is the same.
    func testHashesEachElementAFewTimes() {
        let old = (0..<1000).map { Counted(number: $0) }
        for new in [old.reversed(), (1000..<2000).map(Counted.init), old.map { _ in Counted(number: 5) }] {
            Counted.hashes = 0
            _ = KeyedDiff(from: old, to: new)
            XCTAssertLessThanOrEqual(Counted.hashes, 6000)
        }
    }

    private static func sequences(_ length: Int) -> [[Int8]] {
        length == 0 ? [[]] : sequences(length - 1).flatMap { start in (0..<4).map { start + [$0] } }
    }

    /// The same, found the slow and plain way.
    private struct Model {
        var sources: [Int?]
        var removed: [Int]
        var moved: Bool

        init(_ old: [Int8], _ new: [Int8]) {
            var free = Set(old.indices)
            sources = new.map { _ in nil }
            var start = 0
            while start < old.count, start < new.count, old[start] == new[start] {
                sources[start] = start
                free.remove(start)
                start += 1
            }
            var end = 0
            while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
                sources[new.count - 1 - end] = old.count - 1 - end
                free.remove(old.count - 1 - end)
                end += 1
            }
            for index in start..<(new.count - end) {
                sources[index] = free.filter { old[$0] == new[index] }.min()
                if let source = sources[index] { free.remove(source) }
            }
            removed = free.sorted()
            let survivors = sources.compactMap { $0 }
            moved = survivors != survivors.sorted()
        }
    }
}

private struct Counted: Hashable {
    nonisolated(unsafe) static var hashes = 0
    let number: Int

    static func == (a: Counted, b: Counted) -> Bool { a.number == b.number }

    func hash(into hasher: inout Hasher) {
        Counted.hashes += 1
        hasher.combine(number)
    }
}
