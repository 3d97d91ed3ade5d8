import Foundation

/// What a benchmark program says: one "key value" pair a line on standard error, as `../README.md` lists them.
package enum Stamps {
    /// Nanoseconds when the runner started the program, so that dynamic linking counts.
    private static let zero: Int64 =
        ProcessInfo.processInfo.environment["BENCH_T0"].flatMap { Int64($0) } ?? nanoseconds(CLOCK_MONOTONIC)

    package static func value(_ key: String, _ value: Double) {
        FileHandle.standardError.write(Data("\(key) \(value)\n".utf8))
    }

    /// The time since the start, in ms.
    package static func now(_ key: String) {
        value(key, Double(nanoseconds(CLOCK_MONOTONIC) - zero) / 1e6)
    }

    /// The CPU time of this process, in ms.
    package static func cpu(_ key: String) {
        value(key, Double(nanoseconds(CLOCK_PROCESS_CPUTIME_ID)) / 1e6)
    }

    /// Resident and anonymous memory in MiB, as `rss_SUFFIX` and `anon_SUFFIX`.
    package static func memory(_ suffix: String) {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        for line in status.split(separator: "\n") {
            let words = line.split(whereSeparator: \.isWhitespace)
            guard words.count > 1, let kib = Double(words[1]) else { continue }
            if words[0] == "VmRSS:" { value("rss_\(suffix)", kib / 1024) }
            if words[0] == "RssAnon:" { value("anon_\(suffix)", kib / 1024) }
        }
    }

    /// An idle program's view runs its `body`.
    package static func body() { value("body", 1) }

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

    private static func nanoseconds(_ clock: clockid_t) -> Int64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
