import Foundation

enum Soak: Command {
    static let names = ["soak"]
    static let synopsis = "[kill | power | damage] [--launches N] [--seed N] [--app PATH]"
    static let explanation = [
        "Launches an app again and again that opens, changes, moves and closes windows, on a display that nobody sees.",
        "kill ends each by SIGKILL at a random moment; power takes away what had not reached the disk too; damage harms",
        "the session file before each launch. What is older than two seconds must come back, and nothing else.",
        "Without a word: all three, of 500, 500 and 50 launches. PATH is a program TestApps that was built before.",
    ]

    enum Part: String, CaseIterable {
        case kill, power, damage
        var launches: Int { self == .damage ? 50 : 500 }
    }

    static func run(_ arguments: [String]) throws -> Int32 {
        var parts: [Part] = []
        var launches: Int?
        var app: String?
        var seed = UInt64.random(in: 1...999_999)
        var words = arguments[...]
        while let word = words.popFirst() {
            switch word {
            case "--launches":
                guard let count = words.popFirst().flatMap({ Int($0) }), count > 0 else {
                    throw UsageError("--launches takes a number of launches")
                }
                launches = count
            case "--seed":
                guard let number = words.popFirst().flatMap({ UInt64($0) }) else {
                    throw UsageError("--seed takes a number")
                }
                seed = number
            case "--app":
                guard let path = words.popFirst() else { throw UsageError("--app takes a path") }
                app = path
            default:
                guard let part = Part(rawValue: word) else {
                    throw UsageError("soak has no part '\(word)'; './fenestra soak --help' lists them")
                }
                parts.append(part)
            }
        }
        if app == nil { try SwiftPackage.own.build(["--product", "TestApps"]) }
        let path = try app ?? SwiftPackage.own.binaries([]) + "/TestApps"
        var isWell = true
        for part in parts.isEmpty ? Part.allCases : parts {
            let problems = try run(part, app: path, launches: launches ?? part.launches, seed: seed)
            isWell = isWell && problems.isEmpty
        }
        return isWell ? 0 : 1
    }

    /// Runs one part and returns what was wrong.
    static func run(_ part: Part, app: String, launches: Int, seed: UInt64) throws -> [String] {
        Console.say("\(part.rawValue): \(launches) launches, seed \(seed)")
        let display = try PrivateDisplay()
        defer { display.end() }
        let began = Date()
        let problems: [String]
        let figures: String
        switch part {
        case .kill, .power:
            var soak = try KillSoak(app: app, display: display, losesPower: part == .power, seed: seed)
            try soak.run(launches: launches)
            (problems, figures) = (soak.problems, soak.figures)
        case .damage:
            var soak = try DamageSoak(app: app, display: display, seed: seed)
            try soak.run(launches: launches)
            (problems, figures) = (soak.problems, soak.figures)
        }
        for problem in problems { Console.print("\(part.rawValue): \(problem)") }
        let minutes = String(format: "%.1f min", Date().timeIntervalSince(began) / 60)
        Console.print(
            "\(part.rawValue): seed \(seed), \(launches) launches, \(figures), \(minutes): "
                + (problems.isEmpty ? "ok" : "\(problems.count) problems"))
        return problems
    }
}
