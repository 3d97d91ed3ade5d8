import Foundation

/// Makes sketches and changes them at random.
struct SketchGenerator {
    var random: SeededGenerator
    private var lastTag = 0
    private static let sizeLimit = 45

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func sketch(depth: Int) -> Sketch {
        guard depth > 0, !random.chance(oneIn: 8) else { return leaf() }
        switch random.below(32) {
        case 0, 1: return .stack(random.pick(Sketch.Direction.allCases), spacing: length(), several(depth))
        case 2: return .adaptive(random.pick(Sketch.Direction.allCases), several(depth))
        case 3: return .group(several(depth))
        case 4, 5, 6: return .rows(rows(depth))
        case 7: return .boundRows(rows(depth))
        case 8: return .range(several(depth))
        case 9: return .when(random.chance(oneIn: 2), sketch(depth: depth - 1))
        case 10, 11:
            return .either(random.chance(oneIn: 2), sketch(depth: depth - 1), sketch(depth: depth - 1))
        case 12, 13: return .erased(random.pick(Sketch.Wrapping.allCases), sketch(depth: depth - 1))
        case 14, 15: return .identified(random.below(3), sketch(depth: depth - 1))
        case 16: return .layered(isBackground: random.chance(oneIn: 2), sketch(depth: depth - 1), leaf())
        case 17: return .decorated(tag: newTag(), sketch(depth: depth - 1))
        case 18: return .labelling(.group([labelPart(), labelPart()]))
        case 19: return .grid(several(depth))
        case 20: return .inset(sketch(depth: depth - 1), leaf())
        case 21, 22, 23, 24: return followed(sketch(depth: depth - 1))
        default: return modified(sketch(depth: depth - 1))
        }
    }

    private mutating func newTag() -> Int {
        lastTag += 1
        return lastTag
    }

    private mutating func leaf() -> Sketch {
        switch random.below(15) {
        case 12: return .mark
        case 13, 14: return .named(random.below(5), .mark)
        case 0: return .nothing
        case 1, 2: return .text(words())
        case 3: return .spacer
        case 4: return .color
        case 5: return .mark
        case 6, 7: return .boundCounter(tag: newTag())
        default: return .counter(tag: newTag())
        }
    }

    /// A button in a button is nothing that an app has.
    private mutating func labelPart() -> Sketch {
        switch random.below(4) {
        case 0: return .mark
        case 1: return .rows((0..<random.below(3)).map { SketchRow(id: $0, sketch: .text(words())) })
        case 2: return .when(random.chance(oneIn: 2), .text(words()))
        default: return .text(words())
        }
    }

    private mutating func followed(_ part: Sketch) -> Sketch {
        switch random.below(8) {
        case 0, 1, 2: return .named(random.below(5), part)
        case 3: return .collecting(part)
        case 4: return .labelled(part)
        case 5: return .following(random.below(4), part)
        default: return .watched(part)
        }
    }

    private mutating func modified(_ part: Sketch) -> Sketch {
        switch random.below(15) {
        case 9, 10: return .faded(random.pick([0, 0.5, 1]), part)
        case 11: return .clipped(Double(random.below(6)), part)
        case 12: return .scrolled(part)
        case 13: return .measured(part)
        case 14: return .equated(part)
        case 0: return .padded(Double(random.below(12)), part)
        case 1: return .framed(width: frameLength(), height: frameLength(), part)
        case 2:
            let least = frameLength()
            return .flexible(minimum: least, maximum: random.pick([nil, .infinity, (least ?? 0) + 30]), part)
        case 3: return .moved(Double(random.below(20)), part)
        case 4: return .fixed(random.chance(oneIn: 2), part)
        case 5: return .preferred(Double(random.below(3)), part)
        case 6: return .marked(random.below(4), part)
        case 7: return .sized(random.pick([10, 14, 21]), part)
        default:
            return random.chance(oneIn: 3)
                ? .disabled(random.chance(oneIn: 2), part)
                : .directed(rightToLeft: random.chance(oneIn: 2), part)
        }
    }

    private mutating func several(_ depth: Int) -> [Sketch] {
        (0..<random.pick([0, 1, 2, 2, 3, 3, 4, 5])).map { _ in sketch(depth: depth - 1) }
    }

    private mutating func rows(_ depth: Int) -> [SketchRow] {
        (0..<random.pick([0, 1, 2, 3, 4, 6])).map { index in
            SketchRow(id: random.chance(oneIn: 12) ? random.below(4) : index, sketch: sketch(depth: depth - 1))
        }
    }

    private mutating func words() -> String {
        let words = ["a", "lamp", "over", "the old", "quay", "", "and\nunder", "a rather longer line of words"]
        return (0...random.below(2)).map { _ in random.pick(words) }.joined(separator: " ")
    }

    private mutating func length() -> CGFloat? { random.pick([nil, 0, 4, 10]) }
    private mutating func frameLength() -> CGFloat? { random.pick([nil, nil, 20, 60, 150]) }

    // MARK: Changes

    /// Another sketch, near or far.
    mutating func changed(_ sketch: Sketch) -> Sketch {
        let new = random.chance(oneIn: 25) ? self.sketch(depth: 4) : changedSomewhere(sketch)
        return new.size > Self.sizeLimit ? trimmed(new) : new
    }

    private mutating func changedSomewhere(_ sketch: Sketch) -> Sketch {
        var parts = sketch.parts
        if !parts.isEmpty && !random.chance(oneIn: 3) {
            let index = random.below(parts.count)
            parts[index] = changedSomewhere(parts[index])
            return sketch.with(parts)
        }
        return changedHere(sketch)
    }

    private mutating func changedHere(_ sketch: Sketch) -> Sketch {
        // Labels hold no counters.
        if case .labelling = sketch { return .labelling(.group([labelPart(), labelPart()])) }
        if random.chance(oneIn: 8) { return random.chance(oneIn: 3) ? followed(sketch) : modified(sketch) }
        if random.chance(oneIn: 10) { return self.sketch(depth: 2) }
        switch sketch {
        case .nothing, .spacer, .color, .mark: return leaf()
        case .text: return .text(words())
        case .counter, .boundCounter: return random.chance(oneIn: 3) ? leaf() : sketch
        case .stack(let direction, let spacing, let parts):
            switch random.below(4) {
            case 0: return .stack(random.pick(Sketch.Direction.allCases), spacing: spacing, parts)
            case 1: return .stack(direction, spacing: length(), parts)
            default: return .stack(direction, spacing: spacing, changed(parts))
            }
        case .adaptive(_, let parts): return .adaptive(random.pick(Sketch.Direction.allCases), parts)
        case .group(let parts): return .group(changed(parts))
        case .range(let parts): return .range(changed(parts))
        case .grid(let parts): return .grid(changed(parts))
        case .inset(let part, let inset): return random.chance(oneIn: 3) ? part : .inset(part, changedSomewhere(inset))
        case .rows(let rows): return .rows(changed(rows))
        case .boundRows(let rows): return .boundRows(changed(rows))
        case .when(let isShown, let part): return .when(!isShown, part)
        case .either(let isFirst, let first, let second): return .either(!isFirst, first, second)
        case .erased(_, let part): return .erased(random.pick(Sketch.Wrapping.allCases), part)
        case .identified(_, let part): return .identified(random.below(3), part)
        case .decorated(_, let part): return part
        case .layered(let isBackground, let part, let layer):
            return random.chance(oneIn: 3) ? part : .layered(isBackground: isBackground, part, changedSomewhere(layer))
        case .disabled(let isDisabled, let part): return .disabled(!isDisabled, part)
        case .directed(let isReversed, let part): return .directed(rightToLeft: !isReversed, part)
        default:
            // A modifier: gone, or with another value, or another one.
            let part = sketch.parts[0]
            if random.chance(oneIn: 4) { return part }
            return withOtherValue(sketch, part)
        }
    }

    private mutating func withOtherValue(_ sketch: Sketch, _ part: Sketch) -> Sketch {
        switch sketch {
        case .padded: return .padded(Double(random.below(12)), part)
        case .framed: return .framed(width: frameLength(), height: frameLength(), part)
        case .flexible(let least, _, _): return .flexible(minimum: least, maximum: random.pick([nil, .infinity]), part)
        case .moved: return .moved(Double(random.below(20)), part)
        case .fixed(let isHorizontal, _): return .fixed(!isHorizontal, part)
        case .preferred: return .preferred(Double(random.below(3)), part)
        case .marked: return .marked(random.below(4), part)
        case .sized: return .sized(random.pick([10, 14, 21]), part)
        case .faded: return .faded(random.pick([0, 0.5, 1]), part)
        case .clipped: return .clipped(Double(random.below(6)), part)
        case .named: return .named(random.below(5), part)
        case .following: return .following(random.below(4), part)
        default: return modified(part)
        }
    }

    private mutating func changed(_ parts: [Sketch]) -> [Sketch] {
        var parts = parts
        switch random.below(4) {
        case 0, 1: parts.insert(sketch(depth: 2), at: random.below(parts.count + 1))
        case 2 where !parts.isEmpty: parts.remove(at: random.below(parts.count))
        default: parts.shuffle(using: &random)
        }
        return parts
    }

    private mutating func changed(_ rows: [SketchRow]) -> [SketchRow] {
        var rows = rows
        for _ in 0...random.below(3) {
            // With no rows all that can be done is to insert one.
            switch rows.isEmpty ? 0 : random.below(9) {
            case 0, 1:
                let unused = (0...rows.count).first { id in !rows.contains { $0.id == id } } ?? 0
                rows.insert(SketchRow(id: unused, sketch: sketch(depth: 2)), at: random.below(rows.count + 1))
            case 2, 3: rows.remove(at: random.below(rows.count))
            case 4, 5:
                let row = rows.remove(at: random.below(rows.count))
                rows.insert(row, at: random.below(rows.count + 1))
            case 6: rows.shuffle(using: &random)
            case 7: rows.reverse()
            default: rows[random.below(rows.count)].id = random.below(8)
            }
        }
        return rows
    }

    /// A part of a sketch that grew too large.
    private mutating func trimmed(_ sketch: Sketch) -> Sketch {
        var sketch = sketch
        while sketch.size > Self.sizeLimit, let largest = sketch.parts.max(by: { $0.size < $1.size }) {
            sketch = largest
        }
        return sketch
    }

    // MARK: Sequences

    mutating func sequence(length: Int) -> [TreeStep] {
        var shown = sketch(depth: 4)
        // What follows all that is inside is worth more at the top.
        if random.chance(oneIn: 6) { shown = .collecting(shown) }
        if random.chance(oneIn: 6) { shown = .marked(1, .disabled(false, shown)) }
        var steps: [TreeStep] = [.show(shown)]
        while steps.count < length {
            switch random.below(10) {
            case 0: steps.append(.resize(width: 20 + random.below(600), height: 20 + random.below(500)))
            case 1, 2, 3:
                let tags = shown.tags
                if tags.isEmpty { continue }
                steps.append(.press((0...random.below(4)).map { _ in random.pick(tags) }))
            case 4:
                // Several changes in one turn: only the last is ever shown.
                let passing = changed(shown)
                shown = changed(passing)
                steps.append(.showInOneTurn(passing, shown))
            case 5:
                let passing = changed(shown)
                shown = changed(passing)
                steps.append(.animate(passing, interruptedBy: shown))
            default:
                shown = changed(shown)
                steps.append(.show(shown))
            }
        }
        return steps
    }
}

/// What is done to a tree, before it is looked at again.
enum TreeStep {
    case show(Sketch)
    case showInOneTurn(Sketch, Sketch)
    /// Shows one with an animation, and the other while it runs.
    case animate(Sketch, interruptedBy: Sketch)
    /// Presses these counters one after the other, as far as they are there.
    case press([Int])
    case resize(width: Int, height: Int)
}
