import Foundation

enum Bench: Command {
    static let names = ["bench"]
    static let synopsis = "[NAME] [--runs N] [--check]"
    static let explanation = [
        "Measures apps beside GTK in C, in turns on a display that nobody sees, and prints the ratios of medians.",
        "NAME is one of: " + Comparison.all.map(\.name).joined(separator: ", ")
            + ". --check ends with status 1 when one is over its limit.",
    ]

    static func run(_ arguments: [String]) throws -> Int32 {
        var runs: Int?
        var isChecking = false
        var name: String?
        var words = arguments[...]
        while let word = words.popFirst() {
            switch word {
            case "--check": isChecking = true
            case "--runs":
                guard let count = words.popFirst().flatMap({ Int($0) }), count > 0 else {
                    throw UsageError("--runs takes a number of runs")
                }
                runs = count
            default:
                guard Comparison.all.contains(where: { $0.name == word }), name == nil else {
                    throw UsageError("bench has no comparison '\(word)'; './fenestra bench --help' lists them")
                }
                name = word
            }
        }
        let chosen = Comparison.all.filter { name == nil || $0.name == name }
        let isWell = try measure(chosen, runs: runs)
        return isChecking && !isWell ? 1 : 0
    }

    /// Prints a table and returns whether all is there and within its limits.
    private static func measure(_ comparisons: [Comparison], runs: Int?) throws -> Bool {
        let built = try comparisons.filter { $0.ours.isThere }.map { ($0, try $0.ours.build(), try $0.floor.build()) }
        // Other work on this machine disturbs less; only root may.
        setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, -15)
        var display = try PrivateDisplay()
        defer { display.end() }
        try display.startWindowManager()

        var isWell = true
        var table = Table(columns: ["", "figure", "ours", "floor", "ratio", "noise", "limit", ""])
        for (comparison, ours, floor) in built {
            let count = runs ?? comparison.runs ?? (comparison.kind == .idle ? 3 : 11)
            Console.say("\(comparison.name): \(count) runs of each")
            var samples: (ours: [Measurement], floor: [Measurement]) = ([], [])
            for _ in 0..<count {
                samples.ours.append(try Measurement(ours, kind: comparison.kind, environment: display.environment))
                samples.floor.append(try Measurement(floor, kind: comparison.kind, environment: display.environment))
            }
            for figure in comparison.figures {
                guard let mine = median(figure.key, samples.ours),
                    let least = figure.isAbsolute ? 0 : median(figure.key, samples.floor)
                else {
                    throw Failure("\(comparison.name): no figure '\(figure.key)' was printed")
                }
                // By more than what the runs say about how far their medians may be off.
                let noise =
                    figure.isAbsolute ? 0 : hypot(error(figure.key, samples.ours), error(figure.key, samples.floor))
                let isWithin = mine <= (least * figure.limit + figure.slack) * (1 + noise)
                isWell = isWell && isWithin
                table.add([
                    comparison.name, figure.key, format(mine, figure.unit), format(least, figure.unit),
                    least > 0 ? format(mine / least) : "-", format(noise),
                    figure.isAbsolute
                        ? format(figure.slack)
                        : format(figure.limit) + (figure.slack > 0 ? " + " + format(figure.slack, figure.unit) : ""),
                    isWithin ? "ok" : "OVER",
                ])
            }
        }
        for comparison in comparisons where !comparison.ours.isThere {
            isWell = false
            table.add([comparison.name, "not there yet"])
        }
        table.print()
        return isWell
    }

    private static func median(_ key: String, _ samples: [Measurement]) -> Double? {
        let values = samples.compactMap { $0.figures[key] }.sorted()
        return values.isEmpty ? nil : values[values.count / 2]
    }

    /// How far the median may be off, as a part of it: twice its standard error, which for values that are spread
    /// normally is 1.25 times theirs over the root of their number, and theirs their middle half over 1.35.
    private static func error(_ key: String, _ samples: [Measurement]) -> Double {
        let values = samples.compactMap { $0.figures[key] }.sorted()
        guard values.count > 2, let middle = median(key, samples), middle > 0 else { return 0 }
        let spread = values[values.count * 3 / 4] - values[values.count / 4]
        return 2 * 1.25 * spread / 1.35 / Double(values.count).squareRoot() / middle
    }

    private static func format(_ value: Double, _ unit: String = "") -> String {
        String(format: "%.2f", value) + (unit.isEmpty ? "" : " \(unit)")
    }
}
