import Foundation

/// One launch of the app that soaks, and what it says.
struct SoakLaunch {
    let process: ChildProcess
    let began = Date()
    private let output: String
    private let errors: String

    /// - Parameters:
    ///   - command: the program with its arguments.
    ///   - log: where its output goes, as a path without an ending.
    init(_ command: [String], environment: [String: String], log: String) throws {
        output = log + ".out"
        errors = log + ".err"
        process = try ChildProcess(
            command[0], Array(command.dropFirst()), environment: environment,
            streams: .init(
                output: open(output, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600),
                errors: open(errors, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)))
    }

    /// The whole lines so far, each with its time.
    var lines: [(time: Int, words: [String])] {
        let text = (try? String(contentsOfFile: output, encoding: .utf8)) ?? ""
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().compactMap { line in
            let words = line.split(separator: " ").map(String.init)
            return words.first.flatMap { Int($0) }.map { ($0, Array(words.dropFirst())) }
        }
    }

    var isReady: Bool { lines.contains { $0.words == ["ready"] } }

    /// Waits until its windows are there; false where it ends before, or takes too long.
    func waitUntilReady() -> Bool {
        poll(seconds: 60) { isReady ? true : (process.statusIfEnded() != nil ? false : nil) } ?? false
    }

    /// What it has complained of. There is no session bus on the display, and not every GTK knows what is asked of it.
    var complaints: [String] {
        let text = (try? String(contentsOfFile: errors, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init).filter {
            !$0.contains("session bus") && !$0.contains("GDK_DEBUG")
        }
    }

    /// The time of the clock that the app tells.
    static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
    }
}

extension TemporaryFolder {
    /// Where an app that soaks keeps its session, once it has been launched: the state folder is in this one.
    var sessionFolder: String? {
        let state = path + "/state"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: state)) ?? []
        return names.first { $0.contains("TestApps") && !$0.hasSuffix("-copy") }.map { state + "/" + $0 }
    }
}
