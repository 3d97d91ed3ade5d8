/// What may come back of the windows of an app that was killed, by what it has said.
struct SoakModel {
    struct Note: Hashable, CustomStringConvertible {
        var edits: Int
        var count: Int
        var description: String { "\(edits) edits, \(count) counts" }
    }

    /// What is this old must be on the disk.
    static let age = 2000

    /// Of each window that was ever told of, all that may come back; nil is no window.
    private(set) var possible: [Int: Set<Note?>] = [:]

    /// Takes in what a launch has said until it was killed at `end`, and returns what was wrong with it. What is older
    /// than `age` must come back.
    mutating func take(_ lines: [(time: Int, words: [String])], end: Int, age: Int = Self.age) -> [String] {
        guard let ready = lines.firstIndex(where: { $0.words == ["ready"] }) else {
            // It did not come so far as to change anything.
            return []
        }
        var here: [Int: Note] = [:]
        for line in lines[..<ready] {
            if let (id, note) = Self.read(line.words) { here[id] = note }
        }
        let problems = check(here)
        var histories: [Int: [(time: Int, note: Note?)]] = here.mapValues { [(0, $0)] }
        for line in lines[ready...] {
            guard let (id, note) = Self.read(line.words) else { continue }
            histories[id, default: [(0, nil)]].append((line.time, note))
        }
        possible = histories.mapValues { history in
            let certain = history.lastIndex { $0.time <= end - age } ?? 0
            return Set(history[certain...].map(\.note))
        }
        return problems
    }

    private static func read(_ words: [String]) -> (Int, Note?)? {
        let numbers = words.dropFirst().compactMap { Int($0) }
        switch (words.first, numbers.count) {
        case ("has", 3): return (numbers[0], Note(edits: numbers[1], count: numbers[2]))
        case ("gone", 1): return (numbers[0], nil as Note?)
        default: return nil
        }
    }

    /// Whether what has come back may have.
    private func check(_ here: [Int: Note]) -> [String] {
        var problems: [String] = []
        for (id, notes) in possible.sorted(by: { $0.key < $1.key }) where !notes.contains(here[id]) {
            let expected = notes.map { $0?.description ?? "none" }.sorted().joined(separator: " or ")
            problems.append("window \(id) comes back as \(here[id]?.description ?? "none"), not as \(expected)")
        }
        // Where none comes back, the app opens its first.
        let isFresh = here == [0: Note(edits: 0, count: 0)] && possible.values.allSatisfy { $0.contains(nil) }
        for id in here.keys.sorted() where possible[id] == nil && !isFresh {
            problems.append("window \(id) comes back, which was not there")
        }
        return problems
    }
}
