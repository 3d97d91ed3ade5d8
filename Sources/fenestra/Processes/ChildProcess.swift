import Foundation

/// A program started by the tool, in the tool's own process group: Ctrl+C reaches it, and it may read the terminal.
/// (Foundation's `Process` makes a group of its own for each child.)
struct ChildProcess {
    let id: pid_t

    /// Where a stream of the child goes; a stream that is not named is the tool's own.
    struct Streams {
        var output: Int32?
        var errors: Int32?
        /// Both into a file, which is made new.
        static func file(_ path: String) -> Streams {
            let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
            return Streams(output: descriptor, errors: dup(descriptor))
        }
        static var discarded: Streams {
            Streams(output: open("/dev/null", O_WRONLY | O_CLOEXEC), errors: open("/dev/null", O_WRONLY | O_CLOEXEC))
        }
    }

    /// Starts a program that is a path, or a name in PATH.
    init(
        _ program: String, _ arguments: [String] = [], environment: [String: String]? = nil,
        streams: Streams = Streams()
    ) throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if let output = streams.output { posix_spawn_file_actions_adddup2(&actions, output, 1) }
        if let errors = streams.errors { posix_spawn_file_actions_adddup2(&actions, errors, 2) }

        // The tool blocks the signals it waits for; its children must not.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

        let variables = environment ?? ProcessInfo.processInfo.environment
        var argv = ([program] + arguments).map { strdup($0) } + [nil]
        var envp = variables.map { strdup("\($0)=\($1)") } + [nil]
        defer { (argv + envp).forEach { free($0) } }
        var id = pid_t()
        let error = posix_spawnp(&id, program, &actions, &attributes, &argv, &envp)
        for descriptor in Set([streams.output, streams.errors].compactMap { $0 }) { close(descriptor) }
        guard error == 0 else { throw Failure("cannot start \(program): \(String(cString: strerror(error)))") }
        self.id = id
    }

    /// Waits for the end. A child that a signal ended has status 128 + signal, as in a shell.
    func wait() -> Int32 {
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0 && errno == EINTR {}
        return Self.status(status)
    }

    /// The status, if it has ended.
    func statusIfEnded() -> Int32? {
        var status: Int32 = 0
        return waitpid(id, &status, WNOHANG) == id ? Self.status(status) : nil
    }

    func send(_ signal: Int32) { kill(id, signal) }

    /// Asks it to end, waits up to two seconds, then makes it, and reaps it.
    func end() {
        send(SIGTERM)
        if poll(seconds: 2, until: { statusIfEnded() }) == nil {
            send(SIGKILL)
            _ = wait()
        }
    }

    private static func status(_ raw: Int32) -> Int32 {
        raw & 0x7f == 0 ? (raw >> 8) & 0xff : 128 + (raw & 0x7f)
    }

    /// Runs a program to its end.
    static func run(
        _ program: String, _ arguments: [String], environment: [String: String]? = nil,
        streams: Streams = Streams()
    ) throws -> Int32 {
        try ChildProcess(program, arguments, environment: environment, streams: streams).wait()
    }

    /// Runs a program to its end and returns its status and what it wrote: its output, or its errors.
    static func read(
        _ program: String, _ arguments: [String] = [], environment: [String: String]? = nil,
        errors: Bool = false
    ) throws -> (status: Int32, text: String) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw Failure("cannot make a pipe") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
        let streams = errors ? Streams(output: null, errors: ends[1]) : Streams(output: ends[1], errors: null)
        let reader = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
        let child = try ChildProcess(program, arguments, environment: environment, streams: streams)
        let text = String(decoding: reader.readDataToEndOfFile(), as: UTF8.self)
        return (child.wait(), text)
    }
}

/// Asks every 10 ms until there is an answer; nil when the time is over.
func poll<Answer>(seconds: Double, until answer: () throws -> Answer?) rethrows -> Answer? {
    let end = Date().addingTimeInterval(seconds)
    while true {
        if let found = try answer() { return found }
        if Date() > end { return nil }
        usleep(10_000)
    }
}
