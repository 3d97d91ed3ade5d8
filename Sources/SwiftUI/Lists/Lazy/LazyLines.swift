import Foundation

/// The lines of a lazy stack or grid: which views each has, and how long it is as far as that is known. Lines that were
/// never measured count as long as the others are on average.
struct LazyLines {
    /// Views that follow each other without a header or a footer between them.
    struct Run: Equatable {
        /// The index of the first view.
        var start: Int
        var count: Int
        /// Whether each view has a line of its own whatever the number of tracks: headers and footers.
        var isWhole: Bool
    }
    private(set) var runs: [Run] = []
    private var firstLines: [Int] = []
    private(set) var tracks = 1
    private var lengths: [Float] = []
    private var knownSum = 0.0
    private var knownCount = 0
    /// The length of a line when none is known.
    private static let guess = 40.0

    var count: Int { lengths.count }

    // MARK: Changes

    /// Takes on other views. Lines before the first change keep their lengths, and so do those after the last one where
    /// each view is a line.
    mutating func setRuns(_ new: [Run], tracks: Int, change: (index: Int, removed: Int, added: Int)?) {
        let keepsOrder = tracks == 1 && self.tracks == 1
        let old = (runs, lengths, self.tracks)
        if new == old.0, tracks == old.2, change == nil { return }
        let before = change.map { index in old.0.isEmpty ? 0 : line(of: index.index) } ?? (tracks == old.2 ? count : 0)
        runs = new
        self.tracks = tracks
        firstLines = []
        var lines = 0
        for run in new {
            firstLines.append(lines)
            lines += run.isWhole || tracks == 1 ? run.count : (run.count + tracks - 1) / tracks
        }
        if keepsOrder, let change, change.index <= old.1.count, change.index + change.removed <= old.1.count {
            lengths.replaceSubrange(
                change.index..<(change.index + change.removed), with: repeatElement(.nan, count: change.added))
        } else if tracks == old.2 {
            lengths = Array(old.1.prefix(before))
        } else {
            lengths = []
        }
        if lengths.count > lines { lengths.removeLast(lengths.count - lines) }
        if lengths.count < lines { lengths += repeatElement(.nan, count: lines - lengths.count) }
        recount()
    }

    private mutating func recount() {
        let known = lengths.lazy.filter { !$0.isNaN }
        knownSum = known.reduce(0) { $0 + Double($1) }
        knownCount = known.count
    }

    /// Forgets the lengths, which were of another width.
    mutating func forgetLengths() {
        for index in lengths.indices { lengths[index] = .nan }
        knownSum = 0
        knownCount = 0
        // The estimate stays as a guess until lines are measured again.
        estimate = nil
    }

    /// A line was measured; by how much it is longer than was thought.
    mutating func setLength(_ length: CGFloat, of line: Int) -> CGFloat {
        let old = self.length(of: line)
        if lengths[line].isNaN { knownCount += 1 } else { knownSum -= Double(lengths[line]) }
        lengths[line] = Float(length)
        knownSum += Double(length)
        return length - old
    }

    // MARK: Asking

    /// What a line that was never measured counts as. It stays what it was after the first lines: else all that is below
    /// such lines would move with each line that is measured.
    private var average: Double { estimate ?? (knownCount == 0 ? Self.guess : knownSum / Double(knownCount)) }
    private var estimate: Double?

    /// The first lines were measured.
    mutating func fixEstimate() {
        if estimate == nil, knownCount > 0 { estimate = knownSum / Double(knownCount) }
    }

    func length(of line: Int) -> CGFloat { lengths[line].isNaN ? CGFloat(average) : CGFloat(lengths[line]) }

    /// The views of a line.
    func views(of line: Int) -> Range<Int> {
        let run = runs[runIndex(firstLines, line)]
        let first = line - firstLines[runIndex(firstLines, line)]
        if run.isWhole || tracks == 1 { return run.start + first..<run.start + first + 1 }
        return run.start + first * tracks..<min(run.start + run.count, run.start + (first + 1) * tracks)
    }

    func isWhole(_ line: Int) -> Bool { runs[runIndex(firstLines, line)].isWhole }

    /// The line of a view.
    func line(of view: Int) -> Int {
        let starts = runs.map(\.start)
        if starts.isEmpty { return 0 }
        let index = runIndex(starts, view)
        let run = runs[index]
        return firstLines[index] + (run.isWhole || tracks == 1 ? view - run.start : (view - run.start) / tracks)
    }

    /// The last run that begins at or before a number; one without lines never is the last to do so, but at the end.
    private func runIndex(_ starts: [Int], _ number: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= number { low = middle } else { high = middle }
        }
        return low
    }

    func total(spacing: CGFloat) -> CGFloat {
        if count == 0 { return 0 }
        let unknown = Double(lengths.count - lengths.lazy.filter { !$0.isNaN }.count)
        let known = lengths.lazy.filter { !$0.isNaN }.reduce(0) { $0 + Double($1) }
        return CGFloat(known + unknown * average) + spacing * CGFloat(count - 1)
    }

    /// Where a line begins.
    func offset(of line: Int, spacing: CGFloat) -> CGFloat {
        let average = average
        var sum = 0.0
        for length in lengths.prefix(line) { sum += length.isNaN ? average : Double(length) }
        return CGFloat(sum) + spacing * CGFloat(line)
    }

    /// The first line that reaches beyond an offset, and where it begins.
    func firstLine(beyond offset: CGFloat, spacing: CGFloat) -> (line: Int, start: CGFloat) {
        let average = average
        var start: CGFloat = 0
        for (line, length) in lengths.enumerated() {
            let end = start + (length.isNaN ? CGFloat(average) : CGFloat(length))
            if end > offset || line == lengths.count - 1 { return (line, start) }
            start = end + spacing
        }
        return (0, 0)
    }
}
