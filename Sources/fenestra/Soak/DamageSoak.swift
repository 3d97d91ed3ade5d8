import Foundation
import PowerLoss

/// Launches the app with a session file that is harmed in some way.
struct DamageSoak {
    private let app: String
    private let folder: TemporaryFolder
    private var environment: [String: String]
    private var numbers: SeededNumbers
    private(set) var problems: [String] = []
    private var done: [String: Int] = [:]

    private enum Harm: String, CaseIterable {
        case directory = "a folder in its place"
        case unreadable = "no permission to read it"
        case lockedFolder = "no permission in its folder"
        case fullDisk = "a full disk"
        case flipped = "a flipped bit"
        case truncated = "a cut"
        case future = "a future version"
        case empty = "nothing in it"
        case noise = "noise in it"
        case directoryTwice = "folders in its place and aside"
    }

    init(app: String, display: PrivateDisplay, seed: UInt64) throws {
        self.app = app
        folder = try TemporaryFolder()
        environment = display.environment
        environment["XDG_STATE_HOME"] = folder.path + "/state"
        environment["G_DEBUG"] = "fatal-criticals"
        numbers = SeededNumbers(seed: seed)
    }

    var figures: String { done.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key)" }.joined(separator: ", ") }

    mutating func run(launches: Int) throws {
        defer { folder.remove() }
        let good = try goodSession()
        for number in 0..<launches {
            let harm = Harm.allCases[number % Harm.allCases.count]
            try launch(harm, good)
            done[harm.rawValue, default: 0] += 1
            if problems.count > 20 { return problems.append("and so on: stopped after launch \(number + 1)") }
        }
    }

    // MARK: Launches

    /// A session of some windows, as a launch leaves it.
    private mutating func goodSession() throws -> Data {
        let launch = try SoakLaunch([app, "soak", "7", "1"], environment: environment, log: folder.path + "/launch")
        guard launch.waitUntilReady() else {
            throw Failure("the app shows no windows: \(launch.complaints.joined(separator: "; "))")
        }
        _ = poll(seconds: 20) {
            let windows = Set(launch.lines.filter { $0.words.first == "has" }.map { $0.words[1] })
            return windows.count > 3 ? true : nil
        }
        launch.process.end()
        guard let file = folder.sessionFolder.map({ $0 + "/session.json" }),
            let data = FileManager.default.contents(atPath: file)
        else { throw Failure("the app has kept no session") }
        return data
    }

    private mutating func launch(_ harm: Harm, _ good: Data) throws {
        guard let path = folder.sessionFolder else { return }
        let file = path + "/session.json"
        _ = try ChildProcess.run("chmod", ["-R", "u+rwX", path])
        for name in try FileManager.default.contentsOfDirectory(atPath: path) where name != "lock" {
            try FileManager.default.removeItem(atPath: path + "/" + name)
        }
        let url = URL(fileURLWithPath: file)
        try good.write(to: url)
        var command = [app, "soak", "1"]
        var isKeptAside = true
        switch harm {
        case .directory, .directoryTwice:
            try FileManager.default.removeItem(atPath: file)
            try FileManager.default.createDirectory(atPath: file + "/inside", withIntermediateDirectories: true)
            if harm == .directoryTwice {
                try FileManager.default.createDirectory(
                    atPath: file + ".damaged/inside", withIntermediateDirectories: true)
            }
        case .unreadable:
            chmod(file, 0)
            command = Self.withoutPrivileges + command
        case .lockedFolder:
            chmod(path, 0o500)
            unlink(path + "/lock")
            command = Self.withoutPrivileges + command
            isKeptAside = false
        case .fullDisk:
            guard let full = Self.onFullDisk(path, command) else { return }
            command = full
            isKeptAside = false
        case .flipped:
            var bytes = [UInt8](good)
            // One line end may become another without a change in what the file says.
            let place = bytes.indices.filter { bytes[$0] != UInt8(ascii: "\n") }.randomElement(using: &numbers)!
            bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
            try Data(bytes).write(to: url)
        case .truncated: try good.prefix(Int.random(in: 1..<good.count - 2, using: &numbers)).write(to: url)
        case .future:
            let text = String(decoding: good, as: UTF8.self)
            try text.replacingOccurrences(of: "\"version\":2", with: "\"version\":9")
                .replacingOccurrences(of: "\"versionAgain\":2", with: "\"versionAgain\":9")
                .write(to: url, atomically: false, encoding: .utf8)
        case .empty: try Data().write(to: url)
        case .noise:
            let bytes = (0..<300).map { _ in UInt8.random(in: 0...255, using: &numbers) }
            try Data(bytes).write(to: url)
        }
        try check(harm, command, path, isKeptAside: isKeptAside)
    }

    private mutating func check(_ harm: Harm, _ command: [String], _ path: String, isKeptAside: Bool) throws {
        let launch = try SoakLaunch(command, environment: environment, log: folder.path + "/launch")
        let name = "with \(harm.rawValue) the app"
        guard launch.waitUntilReady() else {
            return problems.append("\(name) shows no windows: \(launch.complaints.joined(separator: "; "))")
        }
        // Its next session is written half a second after its windows have opened, unless it cannot be.
        let isSaid = poll(seconds: 10) { launch.complaints.isEmpty ? nil : true } ?? false
        if !isSaid && (isKeptAside || harm == .fullDisk || harm == .lockedFolder) {
            problems.append("\(name) does not say so")
        }
        if launch.complaints.count > 1 { problems.append("\(name) says too much: \(launch.complaints)") }
        launch.process.send(SIGTERM)
        let status = launch.process.wait()
        if status != 0 { problems.append("\(name) ends with \(status): \(launch.complaints)") }
        guard isKeptAside else { return }
        let names = try FileManager.default.contentsOfDirectory(atPath: path)
        if !names.contains(where: { $0.hasPrefix("session.json.damaged") }) {
            problems.append("\(name) keeps nothing aside: \(names)")
        }
        let again = FileManager.default.contents(atPath: path + "/session.json") ?? Data()
        if (try? JSONSerialization.jsonObject(with: again)) == nil { problems.append("\(name) leaves no session") }
    }

    // MARK: The system

    /// Root may read everything unless it gives that up.
    private static let withoutPrivileges =
        getuid() == 0
        ? [
            "setpriv", "--bounding-set=-dac_override,-dac_read_search", "--inh-caps=-dac_override,-dac_read_search",
        ] : []

    /// The command with the folder on a small disk of its own that is full; nil where this user may not mount one.
    private static func onFullDisk(_ path: String, _ command: [String]) -> [String]? {
        let script = """
            set -e
            mount -t tmpfs -o size=16k fenestra-soak "$1"
            cp "$2" "$1/session.json"
            touch "$1/lock"
            dd if=/dev/zero of="$1/filler" bs=1k 2>/dev/null || true
            shift 2
            exec "$@"
            """
        let copy = path + "-copy"
        try? FileManager.default.removeItem(atPath: copy)
        try? FileManager.default.copyItem(atPath: path + "/session.json", toPath: copy)
        let unshared = ["unshare", "--mount"] + (getuid() == 0 ? [] : ["--user", "--map-root-user"])
        let test = try? ChildProcess.read(unshared[0], Array(unshared.dropFirst()) + ["true"])
        guard test?.status == 0 else { return nil }
        return unshared + ["sh", "-c", script, "sh", path, copy] + command
    }
}
