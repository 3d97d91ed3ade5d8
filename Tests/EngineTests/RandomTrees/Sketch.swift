import Foundation

/// A view tree as a value: `SketchView` shows it, `IdentityModel` says whose state survives its changes.
indirect enum Sketch: Equatable {
    // Leaves.
    case nothing
    case text(String)
    case spacer
    case color
    /// Shows an environment value.
    case mark
    /// A button that counts its presses in a `@State`; the tag tells it from all others in one sketch.
    case counter(tag: Int)
    /// The same with the button in another view, which has a binding to the count.
    case boundCounter(tag: Int)

    // Several.
    case stack(Direction, spacing: CGFloat?, [Sketch])
    case adaptive(Direction, [Sketch])
    case group([Sketch])
    case rows([SketchRow])
    case boundRows([SketchRow])
    case range([Sketch])
    /// Each part beside a text in a row of its own.
    case grid([Sketch])

    // One or another.
    case when(Bool, Sketch)
    case either(Bool, Sketch, Sketch)
    case erased(Wrapping, Sketch)
    case identified(Int, Sketch)

    // One with a modifier.
    case padded(Double, Sketch)
    case framed(width: CGFloat?, height: CGFloat?, Sketch)
    case flexible(minimum: CGFloat?, maximum: CGFloat?, Sketch)
    case moved(Double, Sketch)
    case fixed(Bool, Sketch)
    case preferred(Double, Sketch)
    case layered(isBackground: Bool, Sketch, Sketch)
    case marked(Int, Sketch)
    case sized(Int, Sketch)
    case directed(rightToLeft: Bool, Sketch)
    case disabled(Bool, Sketch)
    case labelling(Sketch)
    case faded(Double, Sketch)
    case clipped(Double, Sketch)
    case inset(Sketch, Sketch)
    case scrolled(Sketch)
    /// Below a text that says how large the whole is.
    case measured(Sketch)
    /// Compared by `==` before its body runs.
    case equated(Sketch)

    // One with something that follows it.
    /// Sets a preference.
    case named(Int, Sketch)
    /// Shows the preferences from inside, by `onPreferenceChange`.
    case collecting(Sketch)
    /// The same without state, by an overlay.
    case labelled(Sketch)
    /// Shows the value by way of `onChange`.
    case following(Int, Sketch)
    /// Counts itself as long as it is there.
    case watched(Sketch)

    /// A modifier of the author's with a count of its own.
    case decorated(tag: Int, Sketch)

    enum Direction: CaseIterable { case row, column, pile }
    /// What type is behind an `AnyView`.
    enum Wrapping: CaseIterable { case plain, boxed, column, padded, twice }
}

struct SketchRow: Equatable, Identifiable {
    var id: Int
    var sketch: Sketch
}

extension Sketch {
    /// The sketches right inside.
    var parts: [Sketch] {
        switch self {
        case .nothing, .text, .spacer, .color, .mark, .counter, .boundCounter: return []
        case .stack(_, _, let parts), .adaptive(_, let parts), .group(let parts), .range(let parts),
            .grid(let parts):
            return parts
        case .rows(let rows), .boundRows(let rows): return rows.map(\.sketch)
        case .either(_, let first, let second), .layered(_, let first, let second), .inset(let first, let second):
            return [first, second]
        case .when(_, let part), .erased(_, let part), .identified(_, let part), .padded(_, let part),
            .framed(_, _, let part), .flexible(_, _, let part), .moved(_, let part), .fixed(_, let part),
            .preferred(_, let part), .marked(_, let part), .sized(_, let part), .directed(_, let part),
            .disabled(_, let part), .labelling(let part), .decorated(_, let part), .faded(_, let part),
            .clipped(_, let part), .scrolled(let part), .measured(let part), .equated(let part), .named(_, let part),
            .collecting(let part), .labelled(let part), .following(_, let part), .watched(let part):
            return [part]
        }
    }

    /// The same with other parts, as many as before.
    func with(_ parts: [Sketch]) -> Sketch {
        switch self {
        case .nothing, .text, .spacer, .color, .mark, .counter, .boundCounter: return self
        case .stack(let direction, let spacing, _): return .stack(direction, spacing: spacing, parts)
        case .adaptive(let direction, _): return .adaptive(direction, parts)
        case .group: return .group(parts)
        case .range: return .range(parts)
        case .grid: return .grid(parts)
        case .inset: return .inset(parts[0], parts[1])
        case .rows(let rows): return .rows(zip(rows, parts).map { SketchRow(id: $0.id, sketch: $1) })
        case .boundRows(let rows): return .boundRows(zip(rows, parts).map { SketchRow(id: $0.id, sketch: $1) })
        case .either(let isFirst, _, _): return .either(isFirst, parts[0], parts[1])
        case .layered(let isBackground, _, _): return .layered(isBackground: isBackground, parts[0], parts[1])
        case .when(let isShown, _): return .when(isShown, parts[0])
        case .erased(let wrapping, _): return .erased(wrapping, parts[0])
        case .identified(let id, _): return .identified(id, parts[0])
        case .padded(let length, _): return .padded(length, parts[0])
        case .framed(let width, let height, _): return .framed(width: width, height: height, parts[0])
        case .flexible(let least, let most, _): return .flexible(minimum: least, maximum: most, parts[0])
        case .moved(let distance, _): return .moved(distance, parts[0])
        case .fixed(let isHorizontal, _): return .fixed(isHorizontal, parts[0])
        case .preferred(let priority, _): return .preferred(priority, parts[0])
        case .marked(let value, _): return .marked(value, parts[0])
        case .sized(let size, _): return .sized(size, parts[0])
        case .directed(let isReversed, _): return .directed(rightToLeft: isReversed, parts[0])
        case .disabled(let isDisabled, _): return .disabled(isDisabled, parts[0])
        case .labelling: return .labelling(parts[0])
        case .faded(let opacity, _): return .faded(opacity, parts[0])
        case .clipped(let radius, _): return .clipped(radius, parts[0])
        case .scrolled: return .scrolled(parts[0])
        case .measured: return .measured(parts[0])
        case .equated: return .equated(parts[0])
        case .named(let value, _): return .named(value, parts[0])
        case .collecting: return .collecting(parts[0])
        case .labelled: return .labelled(parts[0])
        case .following(let value, _): return .following(value, parts[0])
        case .watched: return .watched(parts[0])
        case .decorated(let tag, _): return .decorated(tag: tag, parts[0])
        }
    }

    /// How many sketches it consists of.
    var size: Int { 1 + parts.reduce(0) { $0 + $1.size } }

    /// The tags of all counters, shown or not.
    var tags: [Int] {
        let inside = parts.flatMap(\.tags)
        switch self {
        case .counter(let tag), .boundCounter(let tag), .decorated(let tag, _): return [tag] + inside
        default: return inside
        }
    }
}
