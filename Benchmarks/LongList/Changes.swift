import Stamps
import SwiftUI

/// What the floor changes too.
@MainActor
enum Changes {
    enum Kind: String {
        case structs, bindings, models
    }
    private static let arguments = Array(CommandLine.arguments.dropFirst())
    static let count = arguments.first.flatMap { Int($0) } ?? 10_000
    static let kind = arguments.dropFirst().first.flatMap(Kind.init) ?? .structs

    /// The change that is made alone, 500 times, to look into it with a profiler; nil makes all.
    private static let only = arguments.dropFirst(2).first

    static var setText: (Int, String) -> Void = { _, _ in }
    private static var insert: (Int?, String) -> Void = { _, _ in }
    private static var remove: (Int) -> Void = { _ in }
    private static var move: (Int, Int) -> Void = { _, _ in }
    private static var reverse: () -> Void = {}

    /// Changes elements of `rows` from now on.
    static func connect<Element>(
        _ rows: Binding<[Element]>, _ set: @escaping (inout Element, String) -> Void,
        make: @escaping (Int, String) -> Element
    ) {
        var next = count
        setText = { index, text in set(&rows.wrappedValue[index], text) }
        insert = { index, text in
            rows.wrappedValue.insert(make(next, text), at: index ?? rows.wrappedValue.count)
            next += 1
        }
        remove = { rows.wrappedValue.remove(at: $0) }
        move = { source, target in
            var moved = rows.wrappedValue
            moved.insert(moved.remove(at: source), at: target)
            rows.wrappedValue = moved
        }
        reverse = { rows.wrappedValue.reverse() }
    }

    static func run() {
        let jumps = 200
        let steps: [(key: String, count: Int, change: @MainActor @Sendable (Int) -> Void)] = [
            ("row", 21, { setText(3, "Row changed \($0)") }),
            ("append", 21, { insert(nil, "Row added \($0)") }),
            ("insert", 21, { insert(count / 2, "Row inserted \($0)") }),
            ("remove", 21, { _ in remove(count / 2) }),
            ("move", 21, { _ in move(count / 4, count * 3 / 4) }),
            ("sort", 21, { _ in reverse() }),
            ("scroll", jumps, { Stamps.scroll(to: Double($0 * 7 % jumps) / Double(jumps)) }),
        ]
        func take(_ index: Int) {
            guard index < steps.count else { exit(0) }
            let step = steps[index]
            if let only, only != step.key { return take(index + 1) }
            Stamps.changes(step.key, count: only == nil ? step.count : 500, step.change) { take(index + 1) }
        }
        take(0)
    }
}
