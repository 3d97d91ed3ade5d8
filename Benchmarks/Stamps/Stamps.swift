import Glibc

/// What a benchmark program says: one "key value" pair a line on standard error, as `../README.md` lists them.
///
/// Written with the C library alone, as the floor's are: what Foundation would take for it must not count.
package enum Stamps {
    /// Nanoseconds when the runner started the program, so that dynamic linking counts.
    private static let zero: Int64 = getenv("BENCH_T0").map { Int64(atoll($0)) } ?? nanoseconds(CLOCK_MONOTONIC)

    package static func value(_ key: String, _ value: Double) {
        // By hand, since printing a `Double` alone brings half a MiB of the standard library into memory.
        let n = max(0, Int(value * 1000))
        let line = "\(key) \(n / 1000).\(n / 100 % 10)\(n / 10 % 10)\(n % 10)\n"
        _ = write(STDERR_FILENO, line, line.utf8.count)
    }

    /// The time since the start, in ms.
    package static func now(_ key: String) {
        value(key, Double(nanoseconds(CLOCK_MONOTONIC) - zero) / 1e6)
    }

    /// The CPU time of this process so far, in ms.
    package static func cpuTime() -> Double { Double(nanoseconds(CLOCK_PROCESS_CPUTIME_ID)) / 1e6 }

    /// Prints the CPU time of this process, in ms.
    package static func cpu(_ key: String) { value(key, cpuTime()) }

    /// An idle program's view runs its `body`.
    package static func body() { value("body", 1) }

    /// Resident and anonymous memory in MiB, as `rss_SUFFIX` and `anon_SUFFIX`.
    package static func memory(_ suffix: String) {
        guard let status = fopen("/proc/self/status", "r") else { return }
        defer { fclose(status) }
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { line in
            while let start = fgets(line.baseAddress, 256, status) {
                for (name, key) in [("VmRSS:", "rss"), ("RssAnon:", "anon")]
                where strncmp(start, name, name.utf8.count) == 0 {
                    value("\(key)_\(suffix)", Double(atoll(start + name.utf8.count)) / 1024)
                }
            }
        }
    }

    /// The median of 2,000 awaits on the main actor, in µs.
    @MainActor
    package static func awaits(_ key: String, _ step: @MainActor () async -> Void) async {
        var times: [Int64] = []
        for _ in 0..<2000 {
            let start = nanoseconds(CLOCK_MONOTONIC)
            await step()
            times.append(nanoseconds(CLOCK_MONOTONIC) - start)
        }
        value(key, Double(times.sorted()[times.count / 2]) / 1e3)
    }

    static func nanoseconds(_ clock: clockid_t) -> Int64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
