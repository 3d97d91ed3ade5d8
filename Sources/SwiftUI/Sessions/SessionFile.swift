import Foundation

/// The file with an app's session, in a folder of its own. One process at a time has it.
///
/// Written by the C library: what is to be on the disk when power fails is a matter of the order of its calls.
struct SessionFile: Sendable {
    let folder: String
    var path: String { folder + "/session.json" }
    /// Where a file goes that could not be read as a whole.
    var damagedPath: String { path + ".damaged" }

    struct Failure: Error, CustomStringConvertible {
        var description: String
        init(_ what: String) { description = what + ": " + String(cString: strerror(errno)) }
    }

    /// The app's own folder for what it keeps between its runs: state, as the desktops' rules call it.
    static func standardFolder(_ identifier: String) -> String? {
        // Asked of the C library: Foundation would make a dictionary of the whole environment at every launch.
        func variable(_ name: String) -> String? {
            guard let value = getenv(name), value.pointee == UInt8(ascii: "/") else { return nil }
            return String(cString: value)
        }
        guard let base = variable("XDG_STATE_HOME") ?? variable("HOME").map({ $0 + "/.local/state" }) else {
            return nil
        }
        return base + "/" + identifier
    }

    // MARK: Holding

    /// Makes the folder and takes the file for this process. The descriptor that is returned holds it until it is
    /// closed; nil when another process has it.
    func take() throws -> Int32? {
        try makeFolder()
        let descriptor = open(folder + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Failure("cannot open \(folder)/lock") }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
        let isTaken = errno == EWOULDBLOCK
        defer { close(descriptor) }
        if isTaken { return nil }
        throw Failure("cannot lock \(folder)/lock")
    }

    private func makeFolder() throws {
        var end = folder.startIndex
        while end < folder.endIndex {
            end = folder[folder.index(after: end)...].firstIndex(of: "/") ?? folder.endIndex
            let part = String(folder[..<end])
            if mkdir(part, 0o700) != 0 && errno != EEXIST { throw Failure("cannot make \(part)") }
        }
    }

    // MARK: Reading

    /// The bytes of the file; nil when there is none.
    func read() throws -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0 && errno == ENOENT { return nil }
        guard descriptor >= 0 else { throw Failure("cannot open \(path)") }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 16_384)
        while true {
            let count = Glibc.read(descriptor, &block, block.count)
            if count == 0 { return bytes }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { throw Failure("cannot read \(path)") }
            bytes += block[..<count]
            // Nothing that the framework wrote is so long.
            if bytes.count > 64 << 20 { return bytes }
        }
    }

    /// Keeps the present file under another name, in place of one that was kept before.
    func setAside() { rename(path, damagedPath) }

    // MARK: Writing

    /// Replaces the file: whenever power fails, either the old or the new one is there, whole.
    func write(_ text: String) throws {
        let temporary = path + ".new"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Failure("cannot make \(temporary)") }
        do {
            defer { close(descriptor) }
            // A file of that name that was left behind may have other rights.
            fchmod(descriptor, 0o600)
            try write(Array(text.utf8), to: descriptor, temporary)
            guard fsync(descriptor) == 0 else { throw Failure("cannot write \(temporary)") }
        } catch {
            unlink(temporary)
            throw error
        }
        guard rename(temporary, path) == 0 else { throw Failure("cannot replace \(path)") }
        let parent = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if parent >= 0 {
            fsync(parent)
            close(parent)
        }
    }

    private func write(_ bytes: [UInt8], to descriptor: Int32, _ name: String) throws {
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { throw Failure("cannot write \(name)") }
            written += count
        }
    }
}

/// Where this process finds what is to come back; for `Benchmarks/`.
package func sessionFilePath() -> String? {
    SessionFile.standardFolder(AppIdentity.identifier).map { SessionFile(folder: $0).path }
}
