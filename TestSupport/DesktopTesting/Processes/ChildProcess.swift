import CDesktop
import Glibc
import Synchronization

/// A process started by the harness, in a process group of its own, with its output read line by line as it comes.
///
/// `posix_spawn` is used rather than Foundation's `Process`: the group is needed to end helpers of the process too,
/// and the end of the process is wanted as a signal number, not as a flag.
package final class ChildProcess: Sendable {
    package enum End: Equatable, Sendable, CustomStringConvertible {
        case exit(code: Int32)
        case signal(Int32)

        package var description: String {
            switch self {
            case .exit(let code): "exit code \(code)"
            case .signal(let number): "signal \(number) (\(String(cString: strsignal(number))))"
            }
        }
    }

    package let executable: String
    package let pid: pid_t
    package let standardOutput: LineStream
    package let standardError: LineStream
    let started = monotonicSeconds()
    private let ending = Mutex<End?>(nil)

    /// - Parameters:
    ///   - executable: a path, or a name that is looked for in PATH.
    ///   - inherited: file descriptors that the child gets, as `(ours, theirs)`.
    ///   - takesErrorLine: gets each line of the standard error; those it says yes to are not kept.
    init(
        _ executable: String, _ arguments: [String] = [], environment: [String: String],
        directory: String? = nil, inherited: [(ours: Int32, theirs: Int32)] = [],
        takesErrorLine: (@Sendable (String) -> Bool)? = nil
    ) throws {
        self.executable = executable
        let output = try Pipe.make()
        let errors = try Pipe.make()
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
        posix_spawn_file_actions_adddup2(&actions, errors.writing, 2)
        for (ours, theirs) in inherited { posix_spawn_file_actions_adddup2(&actions, ours, theirs) }
        if let directory { posix_spawn_file_actions_addchdir_np(&actions, directory) }

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The test runner may have blocked or ignored signals; the app must not inherit that.
        var none = sigset_t()
        sigemptyset(&none)
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

        var pid: pid_t = 0
        let code = CStrings.with([executable] + arguments) { argv in
            CStrings.with(environment.map { "\($0.key)=\($0.value)" }) { envp in
                posix_spawnp(&pid, executable, &actions, &attributes, argv, envp)
            }
        }
        close(output.writing)
        close(errors.writing)
        guard code == 0 else {
            close(output.reading)
            close(errors.reading)
            throw DesktopFailure("cannot start \(executable): \(String(cString: strerror(code)))")
        }
        self.pid = pid
        standardOutput = LineStream(reading: output.reading)
        standardError = LineStream(reading: errors.reading, takesLine: takesErrorLine)
    }

    /// How the process ended, or nil while it runs. This also reaps it.
    package var end: End? {
        ending.withLock { known in
            if known == nil {
                var status: Int32 = 0
                if waitpid(pid, &status, WNOHANG) == pid {
                    let signal = status & 0x7f
                    known = signal == 0 ? .exit(code: (status >> 8) & 0xff) : .signal(signal)
                }
            }
            return known
        }
    }

    package var isRunning: Bool { end == nil }

    /// Waits until the process has ended and all its output is read; throws when it still runs after `timeout` seconds.
    @discardableResult
    package func waitForExit(
        timeout: Double = defaultTimeout, file: StaticString = #filePath, line: UInt = #line
    ) throws -> End {
        guard let end = poll(timeout: timeout, { self.end }) else {
            throw DesktopFailure(
                "\(name) (process \(pid)) still runs after \(timeout) s", details: lastLines, file: file, line: line)
        }
        // Grandchildren may keep the pipes open: do not wait for them long.
        _ = poll(timeout: 0.5) { standardOutput.isAtEnd && standardError.isAtEnd ? true : nil }
        return end
    }

    package func send(signal: Int32) {
        // Under the lock so that the id cannot have been reaped, and given to another process, in between.
        ending.withLock { if $0 == nil { kill(pid, signal) } }
    }

    /// Asks the process to end (SIGTERM) and makes it (SIGKILL to its group) when it has not after `grace` seconds.
    @discardableResult
    package func terminate(grace: Double = 2) -> End {
        send(signal: SIGTERM)
        if let end = poll(timeout: grace, { self.end }) { return end }
        ending.withLock { if $0 == nil { kill(-pid, SIGKILL) } }
        return poll(timeout: 10, { self.end }) ?? .signal(SIGKILL)
    }

    package var name: String { executable.split(separator: "/").last.map(String.init) ?? executable }

    /// The last lines of both outputs, for failure messages.
    package var lastLines: String {
        [("output", standardOutput), ("errors", standardError)].compactMap { label, stream in
            let lines = stream.lines.suffix(15)
            return lines.isEmpty
                ? nil : "last \(label) of \(name):\n" + lines.map { "    \($0)" }.joined(separator: "\n")
        }.joined(separator: "\n")
    }
}
