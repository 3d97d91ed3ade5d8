import Foundation

/// What a session file asks of the disk. Tests put one in its place that loses what was not brought to it.
///
/// By the calls of the C library: what is there when power has failed is a matter of their order.
package protocol SessionDisk: Sendable {
    /// Makes a folder for the user alone; false where there is one already.
    func makeFolder(_ path: String) throws -> Bool
    /// Opens a file for the user alone and takes it for this process. The descriptor holds it until it is closed; nil
    /// where another process has it.
    func lock(_ path: String) throws -> Int32?
    /// The bytes of a file; nil where there is none.
    func read(_ path: String) throws -> [UInt8]?
    /// Makes a file, or makes it new, for the user alone, and brings what is in it to the disk.
    func write(_ bytes: [UInt8], to path: String) throws
    /// Gives a file another name, in place of what has it.
    func rename(_ path: String, to new: String) throws
    func remove(_ path: String)
    /// Brings to the disk which names a folder has.
    func synchronizeFolder(_ path: String)
}

/// The one that the machine has.
package struct SystemDisk: SessionDisk {
    package struct Failure: Error, CustomStringConvertible {
        package var description: String
        init(_ what: String) { description = what + ": " + String(cString: strerror(errno)) }
    }

    package init() {}

    package func makeFolder(_ path: String) throws -> Bool {
        if mkdir(path, 0o700) == 0 { return true }
        if errno == EEXIST { return false }
        throw Failure("cannot make \(path)")
    }

    package func lock(_ path: String) throws -> Int32? {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Failure("cannot open \(path)") }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
        let isTaken = errno == EWOULDBLOCK
        defer { close(descriptor) }
        if isTaken { return nil }
        throw Failure("cannot lock \(path)")
    }

    package func read(_ path: String) throws -> [UInt8]? {
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

    package func write(_ bytes: [UInt8], to path: String) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Failure("cannot make \(path)") }
        defer { close(descriptor) }
        // A file of that name that was left behind may have other rights.
        fchmod(descriptor, 0o600)
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { throw Failure("cannot write \(path)") }
            written += count
        }
        guard fsync(descriptor) == 0 else { throw Failure("cannot write \(path)") }
    }

    package func rename(_ path: String, to new: String) throws {
        guard Glibc.rename(path, new) == 0 else { throw Failure("cannot give \(path) the name \(new)") }
    }

    package func remove(_ path: String) { unlink(path) }

    package func synchronizeFolder(_ path: String) {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }
}
