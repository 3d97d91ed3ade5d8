/// What each counter of a sketch must show, by SwiftUI's rules of identity and nothing else: a place is the way to it
/// from the root, and the count is kept for as long as the place is there.
///
/// The way is made of: which position among several, which branch, which id in a `ForEach`, which value of `.id`, which
/// type in an `AnyView`. Values of modifiers, texts and tags are no part of it.
struct IdentityModel {
    struct Place {
        let way: String
        let tag: Int
        let isEnabled: Bool
        /// Beside rows with the same id, now or before the last change: whose state goes where is not promised.
        let isVague: Bool
    }

    private(set) var places: [Place] = []
    /// How many views there are that count themselves.
    private(set) var watchedCount = 0
    private var counts: [String: Int] = [:]
    /// Rows, by their way, whose id occurs several times.
    private var duplicates: Set<String> = []

    /// The sketch is shown instead of the last one.
    mutating func show(_ sketch: Sketch) {
        var walk = Walk(knownDuplicates: duplicates)
        walk.visit(sketch, way: "", isEnabled: true, isVague: false)
        let old = counts
        counts = [:]
        for place in walk.places { counts[place.way] = old[place.way] ?? 0 }
        places = walk.places
        duplicates = walk.duplicates
        watchedCount = walk.watchedCount
    }

    /// The counter's button is pressed, if it is there.
    mutating func press(_ tag: Int) {
        guard let place = places.first(where: { $0.tag == tag }), place.isEnabled else { return }
        counts[place.way, default: 0] += 1
    }

    func count(_ place: Place) -> Int { counts[place.way] ?? 0 }

    /// Takes over what was seen where nothing is promised.
    mutating func adopt(_ count: Int, at place: Place) { counts[place.way] = count }
}

private struct Walk {
    var places: [IdentityModel.Place] = []
    var duplicates: Set<String> = []
    var watchedCount = 0
    let knownDuplicates: Set<String>

    init(knownDuplicates: Set<String>) { self.knownDuplicates = knownDuplicates }

    mutating func visit(_ sketch: Sketch, way: String, isEnabled: Bool, isVague: Bool) {
        func go(_ walk: inout Walk, _ part: Sketch, _ step: String) {
            walk.visit(part, way: way + "/" + step, isEnabled: isEnabled, isVague: isVague)
        }
        func note(_ walk: inout Walk, _ tag: Int, _ step: String) {
            walk.places.append(
                IdentityModel.Place(way: way + "/" + step, tag: tag, isEnabled: isEnabled, isVague: isVague))
        }
        func list(_ walk: inout Walk, _ parts: [Sketch], _ step: String) {
            // The lists of none, one, two, three and more are different branches, and so is each rest.
            var rest = parts[...]
            var step = step
            while rest.count > 3 {
                for (index, part) in rest.prefix(3).enumerated() { go(&walk, part, step + ">3:\(index)") }
                rest = rest.dropFirst(3)
                step += ">3"
            }
            for (index, part) in rest.enumerated() { go(&walk, part, step + "=\(rest.count):\(index)") }
        }

        switch sketch {
        case .nothing, .text, .spacer, .color, .mark: break
        case .counter(let tag): note(&self, tag, "counter")
        case .boundCounter(let tag): note(&self, tag, "bound")
        case .stack(let direction, _, let parts): list(&self, parts, "\(direction)")
        case .adaptive(_, let parts): list(&self, parts, "adaptive")
        case .group(let parts): list(&self, parts, "group")
        case .rows(let rows): visit(rows, way: way + "/rows", isEnabled: isEnabled, isVague: isVague)
        case .boundRows(let rows): visit(rows, way: way + "/bound-rows", isEnabled: isEnabled, isVague: isVague)
        case .range(let parts): for (index, part) in parts.enumerated() { go(&self, part, "range:\(index)") }
        case .grid(let parts): for (index, part) in parts.enumerated() { go(&self, part, "grid:\(index)") }
        case .when(let isShown, let part): if isShown { go(&self, part, "when") }
        case .either(let isFirst, let first, let second):
            if isFirst { go(&self, first, "first") } else { go(&self, second, "second") }
        case .erased(let wrapping, let part):
            // An `AnyView` in an `AnyView` is one.
            go(&self, part, "any \(wrapping == .twice ? .plain : wrapping)")
        case .identified(let id, let part): go(&self, part, "id \(id)")
        case .padded(_, let part): go(&self, part, "padded")
        case .framed(_, _, let part): go(&self, part, "framed")
        case .flexible(_, _, let part): go(&self, part, "flexible")
        case .moved(_, let part): go(&self, part, "moved")
        case .fixed(_, let part): go(&self, part, "fixed")
        case .preferred(_, let part): go(&self, part, "preferred")
        case .layered(let isBackground, let part, let layer):
            go(&self, part, isBackground ? "before" : "below")
            go(&self, layer, isBackground ? "background" : "overlay")
        case .marked(_, let part): go(&self, part, "marked")
        case .sized(_, let part): go(&self, part, "sized")
        case .directed(_, let part): go(&self, part, "directed")
        case .disabled(let isDisabled, let part):
            visit(part, way: way + "/disabled", isEnabled: isEnabled && !isDisabled, isVague: isVague)
        case .labelling(let part): go(&self, part, "label")
        case .faded(let opacity, let part):
            // What cannot be seen cannot be pressed.
            visit(part, way: way + "/faded", isEnabled: isEnabled && opacity > 0, isVague: isVague)
        case .clipped(_, let part): go(&self, part, "clipped")
        case .inset(let part, let inset):
            go(&self, part, "above")
            go(&self, inset, "inset")
        case .scrolled(let part): go(&self, part, "scrolled")
        case .measured(let part): go(&self, part, "measured")
        case .equated(let part): go(&self, part, "equated")
        case .named(_, let part): go(&self, part, "named")
        case .collecting(let part): go(&self, part, "collecting")
        case .labelled(let part): go(&self, part, "labelled")
        case .following(_, let part): go(&self, part, "following")
        case .watched(let part):
            watchedCount += 1
            go(&self, part, "watched")
        case .decorated(let tag, let part):
            note(&self, tag, "decoration")
            go(&self, part, "decorated")
        }
    }

    private mutating func visit(_ rows: [SketchRow], way: String, isEnabled: Bool, isVague: Bool) {
        let occurrences = Dictionary(rows.map { ($0.id, 1) }, uniquingKeysWith: +)
        var seen: [Int: Int] = [:]
        for row in rows {
            let rowWay = way + ":\(row.id)"
            if occurrences[row.id, default: 0] > 1 { duplicates.insert(rowWay) }
            let occurrence = seen[row.id, default: 0]
            seen[row.id] = occurrence + 1
            visit(
                row.sketch, way: occurrence == 0 ? rowWay : rowWay + "#\(occurrence)", isEnabled: isEnabled,
                isVague: isVague || duplicates.contains(rowWay) || knownDuplicates.contains(rowWay))
        }
    }
}
