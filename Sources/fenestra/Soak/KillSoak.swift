import Foundation
import PowerLoss

/// Kills the app at random moments, and looks at what its next launch has.
struct KillSoak {
    private let app: String
    private let losesPower: Bool
    private let folder: TemporaryFolder
    private var environment: [String: String]
    private var numbers: SeededNumbers
    private let seed: UInt64
    private var model = SoakModel()
    private(set) var problems: [String] = []
    private var ready = 0
    private var lost = 0
    private var places = 0
    private var changes = 0
    private var longestWrite = 0

    init(app: String, display: PrivateDisplay, losesPower: Bool, seed: UInt64) throws {
        self.app = app
        self.losesPower = losesPower
        self.seed = seed
        folder = try TemporaryFolder()
        environment = display.environment
        environment["XDG_STATE_HOME"] = folder.path + "/state"
        environment["G_DEBUG"] = "fatal-criticals"
        numbers = SeededNumbers(seed: seed)
    }

    var figures: String {
        "\(ready) came so far as to show their windows, \(changes) changes, \(places) places looked at"
            + (losesPower ? ", \(lost) times the disk had lost something, a write took \(longestWrite) ms at most" : "")
    }

    mutating func run(launches: Int) throws {
        defer { folder.remove() }
        for number in 1...launches {
            try launch(number)
            if problems.count > 20 { return problems.append("and so on: stopped after launch \(number)") }
            if number % 50 == 0 { Console.say("launch \(number) of \(launches): \(problems.count) problems") }
        }
        // The last session too must come back.
        try launch(launches + 1)
    }

    private mutating func launch(_ number: Int) throws {
        let journal = folder.path + "/journal"
        if losesPower {
            try? FileManager.default.removeItem(atPath: journal)
            environment["SOAK_JOURNAL"] = journal
        }
        let before = LossyDisk(sessionFiles(), folders: [folder.sessionFolder ?? folder.path])
        let launch = try SoakLaunch(
            [app, "soak", "\(seed &+ UInt64(number))", "\(number * 1000)"], environment: environment,
            log: folder.path + "/launch")
        var moves: [String: (time: Int, x: Int, y: Int)] = [:]
        var end: Int
        if number > 1, Int.random(in: 0..<4, using: &numbers) == 0 {
            usleep(UInt32.random(in: 0...700_000, using: &numbers))
        } else if launch.waitUntilReady() {
            let life = Double.random(in: 0...4.5, using: &numbers)
            let until = Date().addingTimeInterval(life)
            while Date() < until {
                usleep(UInt32(max(0, min(250_000, until.timeIntervalSinceNow * 1e6))))
                if Int.random(in: 0..<3, using: &numbers) == 0 { move(&moves) }
            }
        } else {
            problems.append("launch \(number) shows no windows: \(launch.complaints.joined(separator: "; "))")
        }
        // What it says after this is younger than two seconds in any case.
        end = SoakLaunch.now
        if launch.process.statusIfEnded() == nil {
            launch.process.send(SIGKILL)
            let status = launch.process.wait()
            if status != 128 + SIGKILL { problems.append("launch \(number) ends by itself with \(status)") }
        } else {
            problems.append("launch \(number) has ended by itself")
        }
        if launch.isReady { ready += 1 }
        changes += launch.lines.count
        let steps = DiskStep.read((try? String(contentsOfFile: journal, encoding: .utf8)) ?? "")
        let write = Self.longestWrite(steps)
        longestWrite = max(longestWrite, write)
        // What a busy machine's disk takes beyond a second is nothing that an app can do about.
        let age = SoakModel.age + max(0, write - 1000)
        for problem in model.take(launch.lines, end: end, age: age) { problems.append("launch \(number): \(problem)") }
        for complaint in launch.complaints { problems.append("launch \(number) says: \(complaint)") }
        checkPlaces(moves, end, number)
        if losesPower { try losePower(steps.map(\.step), before) }
    }

    /// How many milliseconds there were at most from the beginning of a write to its being on the disk.
    private static func longestWrite(_ steps: [(time: Int, step: DiskStep)]) -> Int {
        var longest = 0
        var began: Int?
        for (time, step) in steps {
            switch step {
            case .write: began = time
            case .synchronizeFolder:
                if let begin = began { longest = max(longest, time - begin) }
                began = nil
            default: break
            }
        }
        return longest
    }

    // MARK: Places

    private mutating func move(_ moves: inout [String: (time: Int, x: Int, y: Int)]) {
        func xdotool(_ arguments: [String]) -> String {
            (try? ChildProcess.read("xdotool", arguments, environment: environment))?.text ?? ""
        }
        let windows = xdotool(["search", "--onlyvisible", "--name", "^Note "]).split(separator: "\n").map(String.init)
        guard let window = windows.randomElement(using: &numbers) else { return }
        let title = xdotool(["getwindowname", window]).trimmingCharacters(in: .whitespacesAndNewlines)
        let (x, y) = (Int.random(in: 0...900, using: &numbers), Int.random(in: 0...700, using: &numbers))
        _ = xdotool(["windowmove", "--sync", window, "\(x)", "\(y)"])
        if title.hasPrefix("Note ") { moves[String(title.dropFirst(5))] = (SoakLaunch.now, x, y) }
    }

    /// Windows that were moved long before the end are in the file with their place.
    private mutating func checkPlaces(
        _ moves: [String: (time: Int, x: Int, y: Int)], _ end: Int, _ number: Int
    ) {
        let old = moves.filter { $0.value.time <= end - SoakModel.age }
        guard !old.isEmpty, let path = folder.sessionFolder.map({ $0 + "/session.json" }),
            let json = FileManager.default.contents(atPath: path),
            let session = try? JSONSerialization.jsonObject(with: json) as? [String: Any],
            let windows = session["windows"] as? [[String: Any]]
        else { return }
        for window in windows {
            guard let id = (window["value"] as? [String: Any])?["id"] as? Int, let move = old["\(id)"],
                let place = window["place"] as? [String: Any], let x = place["x"] as? Double,
                let y = place["y"] as? Double
            else { continue }
            places += 1
            // Where the X window is, or what one sees of it.
            if abs(x - Double(move.x)) > 40 || abs(y - Double(move.y)) > 40 {
                problems.append("launch \(number): window \(id) is kept at \(x), \(y), not at \(move.x), \(move.y)")
            }
        }
    }

    // MARK: The disk

    private func sessionFiles() -> [String: Data] {
        guard let path = folder.sessionFolder else { return [:] }
        var files: [String: Data] = [:]
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where name != "lock" {
            files[path + "/" + name] = FileManager.default.contents(atPath: path + "/" + name)
        }
        return files
    }

    /// Puts in the place of the session's files what would be there if power had failed at the kill.
    private mutating func losePower(_ steps: [DiskStep], _ before: LossyDisk) throws {
        var disk = before
        for step in steps { disk.take(step) }
        let found = disk.afterPowerLoss(using: &numbers)
        if found != disk.contents { lost += 1 }
        for path in sessionFiles().keys where found[path] == nil { try FileManager.default.removeItem(atPath: path) }
        for (path, data) in found {
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try data.write(to: URL(fileURLWithPath: path))
        }
    }
}
