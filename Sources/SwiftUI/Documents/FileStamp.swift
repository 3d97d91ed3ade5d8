import Foundation

/// What a file was when it was last looked at: another stamp means that somebody has changed it.
struct FileStamp: Equatable, Sendable {
    private var device: UInt64
    private var file: UInt64
    private var size: Int64
    private var seconds: Int
    private var nanoseconds: Int
    /// Of a folder: those of what is in it.
    private var parts: [String: FileStamp]?

    /// Of a file or a folder, links being followed; nil where nothing is.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt64(status.st_dev)
        file = UInt64(status.st_ino)
        size = Int64(status.st_size)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
        guard status.st_mode & S_IFMT == S_IFDIR else { return }
        var parts: [String: FileStamp] = [:]
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
            parts[name] = FileStamp(path + "/" + name)
        }
        self.parts = parts
    }

    /// Whether it is the same file, whatever is in it.
    func isSameFile(as other: FileStamp) -> Bool { device == other.device && file == other.file }
}

/// Holds on to a file, to find it where it was moved.
final class FileHold: Sendable {
    private let descriptor: Int32

    /// Nil where there is none.
    init?(_ path: String) {
        // Neither reads nor writes it, and keeps no disk from being taken out for longer than the document is open.
        descriptor = open(path, pathOnly | O_CLOEXEC)
        if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }

    /// Where the file is now; nil where it was removed, or put into a wastebasket.
    var path: String? {
        guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(descriptor)"),
            path.hasPrefix("/"), !path.contains("/Trash/files/"), !path.contains("/.Trash")
        else { return nil }
        var own = stat()
        var there = stat()
        guard fstat(descriptor, &own) == 0, stat(path, &there) == 0, own.st_ino == there.st_ino,
            own.st_dev == there.st_dev
        else { return nil }
        return path
    }
}

/// `O_PATH`, which Swift does not see among the C library's constants.
private let pathOnly: Int32 = 0o10000000
