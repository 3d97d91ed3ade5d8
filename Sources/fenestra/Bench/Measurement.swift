import Foundation

/// One run of one benchmark program.
struct Measurement {
    /// The figures by key.
    private(set) var figures: [String: Double] = [:]

    init(_ command: [String], kind: Comparison.Kind, environment: [String: String]) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let log = folder.path + "/log"
        var environment = environment
        // Nothing comes back from the run before.
        environment["XDG_STATE_HOME"] = folder.path + "/state"
        environment["BENCH_T0"] = String(Self.nanoseconds(CLOCK_MONOTONIC))
        let program = try ChildProcess(
            command[0], Array(command.dropFirst()), environment: environment,
            streams: .init(
                output: open("/dev/null", O_WRONLY | O_CLOEXEC),
                errors: open(log, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)))
        switch kind {
        case .figures:
            let status = poll(seconds: 60) { program.statusIfEnded() }
            if status == nil { program.end() }
            guard status == 0 else {
                throw Failure(
                    "\(command[0]) \(status.map { "ended with status \($0)" } ?? "does not end"): "
                        + Self.read(log))
            }
        case .idle:
            defer { program.end() }
            let isOpen = poll(seconds: 60) {
                program.statusIfEnded() != nil ? false : Self.parse(log)["first_frame"].map { _ in true }
            }
            guard isOpen == true else { throw Failure("\(command[0]) opens no window: " + Self.read(log)) }
            Self.waitForQuiet(program)
            let cpu = Self.cpuMilliseconds(program)
            let bodies = Self.bodies(log)
            sleep(10)
            figures["cpu_idle"] = Self.cpuMilliseconds(program) - cpu
            figures["bodies_idle"] = Double(Self.bodies(log) - bodies)
        }
        figures.merge(Self.parse(log)) { $1 }
    }

    private static func read(_ path: String) -> String {
        (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    }

    private static func parse(_ path: String) -> [String: Double] {
        var figures: [String: Double] = [:]
        // A line that is still being written does not count.
        for line in read(path).split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            let words = line.split(separator: " ")
            if words.count == 2, let value = Double(words[1]) { figures[String(words[0])] = value }
        }
        return figures
    }

    /// How often a program has said that it ran a view's body.
    private static func bodies(_ path: String) -> Int {
        read(path).split(separator: "\n").count { $0.hasPrefix("body ") }
    }

    /// Waits until it has used less than 1 ms in half a second: what follows the first frame is not idling.
    private static func waitForQuiet(_ program: ChildProcess) {
        var last = cpuMilliseconds(program)
        for _ in 0..<20 {
            usleep(500_000)
            let now = cpuMilliseconds(program)
            if now - last < 1 { return }
            last = now
        }
    }

    /// What all its threads have used, to the nanosecond.
    private static func cpuMilliseconds(_ program: ChildProcess) -> Double {
        var clock = clockid_t()
        guard clock_getcpuclockid(program.id, &clock) == 0 else { return 0 }
        return Double(nanoseconds(clock)) / 1e6
    }

    private static func nanoseconds(_ clock: clockid_t) -> Int64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
