import Foundation

/// Waits for the app while helpers run beside it. The end of the app ends them; Ctrl+C, a closed terminal or SIGTERM
/// ends all; and the end of a helper is told.
struct Supervisor {
    private static let ending: [Int32] = [SIGINT, SIGTERM, SIGHUP]

    /// Must be called before the first child starts, or its end could be missed.
    static func begin() {
        var set = signals
        sigprocmask(SIG_BLOCK, &set, nil)
    }

    private static var signals: sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        (ending + [SIGCHLD]).forEach { sigaddset(&set, $0) }
        return set
    }

    /// Returns the app's status, or 128 + signal when a signal ended the whole.
    static func run(_ app: ChildProcess, helpers: [(name: String, process: ChildProcess)]) -> Int32 {
        var helpers = helpers
        defer { helpers.forEach { $0.process.end() } }
        while true {
            if let status = app.statusIfEnded() { return status }
            helpers.removeAll { helper in
                guard let status = helper.process.statusIfEnded() else { return false }
                Console.say("\(helper.name) ended with status \(status)")
                return true
            }
            var set = signals
            let signal = sigwaitinfo(&set, nil)
            guard ending.contains(signal) else { continue }
            // Ctrl+C has reached the app too; a signal sent to the tool alone has not.
            app.send(signal)
            let status = poll(seconds: 3) { app.statusIfEnded() }
            if status == nil { app.end() }
            return 128 + signal
        }
    }
}
