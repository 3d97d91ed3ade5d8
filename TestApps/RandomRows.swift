import SwiftUI

/// A list with sections that makes random changes of itself and compares what GTK shows with what it should. The third
/// argument is the seed, the fourth the number of changes; at the end, or at the first difference, the last text says so.
struct RandomRows: View {
    @State private var groups: [Group] = (0..<6).map { group in
        Group(id: 100_000 + group, fruits: (0..<8).map { Fruit(id: group * 8 + $0) })
    }
    @State private var selected: Set<Int> = []
    @State private var result = "Running"

    fileprivate struct Fruit: Identifiable {
        let id: Int
        var suffix = ""
        var name: String { "Fruit \(id)\(suffix)" }
    }
    fileprivate struct Group: Identifiable {
        let id: Int
        var fruits: [Fruit]
    }
    private struct Line: Equatable {
        /// Of a row of the list, whatever it says.
        let key: String
        let text: String
        let id: Int?
    }

    var body: some View {
        VStack {
            Text(result)
            ScrollViewReader { reader in
                List(selection: $selected) {
                    ForEach(groups) { group in
                        Section("Header \(group.id)") {
                            ForEach(group.fruits) { RandomRow(id: $0.id, name: $0.name) }
                        }
                    }
                    Text("Bottom")
                }
                .task { await run(reader) }
            }
        }
        .padding()
        .frame(width: 360, height: 420)
    }

    private var lines: [Line] {
        groups.flatMap { group in
            [Line(key: "h\(group.id)", text: "Header \(group.id)", id: nil)]
                + group.fruits.map { Line(key: "f\($0.id)", text: $0.name, id: $0.id) }
        } + [Line(key: "bottom", text: "Bottom", id: nil)]
    }

    private func run(_ reader: ScrollViewProxy) async {
        let arguments = CommandLine.arguments.dropFirst(3).compactMap { UInt64($0) }
        let seed = arguments.first ?? 1
        let steps = arguments.dropFirst().first ?? 1_000
        var random = Seeded(state: seed)
        var births: [Int: String] = [:]
        var next = 1_000
        for step in 0..<Int(steps) {
            let before = lines
            let shownBefore = ShownRow.all()
            let (name, target) = change(&random, &next)
            if let target { reader.scrollTo(target) }
            let isScroll = target != nil
            let ids = Set(lines.compactMap(\.id))
            selected.formIntersection(ids)
            births = births.filter { ids.contains($0.key) }
            var fault = ""
            await ShownRow.nextFrame()
            // Rows may take another frame.
            for attempt in 0..<200 {
                try? await Task.sleep(for: .milliseconds(attempt < 20 ? 4 : 20))
                fault = compare(births, isScroll ? nil : (before, shownBefore), target)
                if fault.isEmpty { break }
            }
            // A row that is half in view may be scrolled to yet.
            if isScroll { await rest() }
            guard fault.isEmpty else {
                result = "Step \(step), \(name), seed \(seed): \(fault)"
                return
            }
            for row in ShownRow.all() {
                if let line = lines.first(where: { $0.text == row.texts.first }), let id = line.id {
                    births[id] = row.texts[1]
                }
            }
        }
        result = "\(steps) changes agree, seed \(seed)"
    }

    /// Waits until what is shown stays where it is for some frames.
    private func rest() async {
        var last = ShownRow.all()
        var calm = 0
        while calm < 8 {
            try? await Task.sleep(for: .milliseconds(20))
            let now = ShownRow.all()
            calm = now == last ? calm + 1 : 0
            last = now
        }
    }

    /// Makes one change; what was done, and the row that it scrolls to.
    private func change(_ random: inout Seeded, _ next: inout Int) -> (String, Int?) {
        func number(_ count: Int) -> Int { Int.random(in: 0..<max(count, 1), using: &random) }
        let group = number(groups.count)
        let hasFruits = !groups.isEmpty && !groups[group].fruits.isEmpty
        let fruit = hasFruits ? number(groups[group].fruits.count) : 0
        if groups.count > 14 {
            groups.removeLast(8)
            return ("remove the last sections", nil)
        }
        switch number(14) {
        case 0:
            let count = number(12)
            groups.insert(
                Group(id: 100_000 + next, fruits: (next..<next + count).map { Fruit(id: $0) }),
                at: number(groups.count + 1))
            next += count + 1
            return ("insert a section", nil)
        case 1 where groups.count > 2:
            groups.remove(at: group)
            return ("remove a section", nil)
        case 2 where groups.count > 1:
            groups.swapAt(group, number(groups.count))
            return ("move a section", nil)
        case 3 where !groups.isEmpty:
            for _ in 0...number(3) {
                groups[group].fruits.insert(Fruit(id: next), at: number(groups[group].fruits.count + 1))
                next += 1
            }
            return ("insert", nil)
        case 4 where hasFruits:
            groups[group].fruits.removeSubrange(fruit..<min(groups[group].fruits.count, fruit + 1 + number(3)))
            return ("remove", nil)
        case 5 where hasFruits:
            let moved = groups[group].fruits.remove(at: fruit)
            groups[group].fruits.insert(moved, at: number(groups[group].fruits.count + 1))
            return ("move", nil)
        case 6 where hasFruits:
            groups[group].fruits[fruit] = Fruit(id: next)
            next += 1
            return ("replace", nil)
        case 7 where hasFruits:
            groups[group].fruits[fruit].suffix += "+"
            return ("change", nil)
        case 8 where hasFruits:
            let isAscending = number(2) == 0
            groups[group].fruits.sort { isAscending ? $0.id < $1.id : $0.id > $1.id }
            return ("sort", nil)
        case 9:
            for index in groups.indices { groups[index].fruits.reverse() }
            return ("reverse", nil)
        case 10:
            let rest = number(7)
            for index in groups.indices { groups[index].fruits.removeAll { $0.id % 7 == rest } }
            return ("filter", nil)
        case 11:
            selected = Set(lines.compactMap(\.id).shuffled(using: &random).prefix(3))
            return ("select", nil)
        default:
            let ids = lines.compactMap(\.id)
            guard let target = ids.randomElement(using: &random) else { return ("nothing", nil) }
            return ("scroll to \(target)", target)
        }
    }

    /// What differs between what GTK shows and what it should; empty where nothing does.
    private func compare(
        _ births: [Int: String], _ before: (lines: [Line], shown: [ShownRow])?, _ target: Int?
    ) -> String {
        let lines = lines
        let shown = ShownRow.all()
        guard let first = shown.first, let last = shown.last else { return "nothing is shown" }
        guard let start = lines.firstIndex(where: { $0.text == first.texts.first }) else {
            return "\(first.texts) is shown, which has gone"
        }
        guard start + shown.count <= lines.count else { return "more rows than there are" }
        for (index, row) in shown.enumerated() {
            let line = lines[start + index]
            if row.texts.first != line.text { return "\(row.texts) instead of \(line.text)" }
            if row.isSelected != (line.id.map(selected.contains) ?? false) { return "\(line.text) and its selection" }
            if let id = line.id, let birth = births[id], row.texts[1] != birth { return "\(line.text) lost its state" }
            if index > 0, row.y != shown[index - 1].end { return "\(line.text) does not follow the row before" }
        }
        if first.y > 0, start > 0 { return "a gap at the top" }
        if last.end < last.listHeight, start + shown.count < lines.count { return "a gap at the bottom" }
        if let target, !shown.contains(where: { $0.texts.first.map { $0.hasPrefix("Fruit \(target)") } ?? false }) {
            return "\(target) is not in view"
        }
        // Where all that was in view still lies together, it has not moved; what comes before the very first may be
        // shown.
        guard let before, let oldFirst = before.shown.first, let oldLast = before.shown.last,
            oldFirst.y <= 0, oldLast.end >= oldLast.listHeight,
            let oldStart = before.lines.firstIndex(where: { $0.text == oldFirst.texts.first }),
            oldStart > 0 || oldFirst.y < 0
        else { return "" }
        let keys = before.lines[oldStart..<oldStart + before.shown.count].map(\.key)
        guard let newStart = lines.firstIndex(where: { $0.key == keys[0] }), newStart + keys.count <= lines.count,
            lines[newStart..<newStart + keys.count].map(\.key) == keys
        else { return "" }
        if newStart != start { return "\(lines[start].text) is the first in view, not \(lines[newStart].text)" }
        // A row that has become the last of its section has no line.
        return abs(first.y - oldFirst.y) <= 2 ? "" : "\(lines[start].text) moved from \(oldFirst.y) to \(first.y)"
    }
}

private struct RandomRow: View {
    @MainActor private static var births = 0
    let id: Int
    let name: String
    @State private var birth = RandomRow.nextBirth()

    @MainActor private static func nextBirth() -> Int {
        births += 1
        return births
    }

    var body: some View {
        HStack {
            Text(name)
            Spacer()
            Text("\(birth)")
        }
        .frame(height: 18 + Double(id * 7 % 30))
    }
}

private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
