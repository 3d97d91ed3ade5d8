import Foundation
import FoundationSupplement

/// Writes documents: whatever happens meanwhile, the old or the new content is there, whole; links stay links, and the
/// file keeps its permissions and its owner.
enum FileSaving {
    static func write(_ wrapper: FileWrapper, to path: String) throws {
        let target = finalTarget(path)
        guard wrapper.isRegularFile else {
            var status = stat()
            if stat(target, &status) == 0, status.st_mode & S_IFMT != S_IFDIR {
                throw DocumentError.isThere(URL(fileURLWithPath: target))
            }
            let url = URL(fileURLWithPath: target)
            return try wrapper.write(to: url, options: .atomic, originalContentsURL: url)
        }
        let data = wrapper.regularFileContents ?? Data()
        var status = stat()
        guard stat(target, &status) == 0 else { return try replace(target, by: data, as: nil) }
        if status.st_mode & S_IFMT == S_IFDIR { throw DocumentError.system(target, EISDIR) }
        // A device or a pipe that a link leads to must never be replaced by a file.
        guard status.st_mode & S_IFMT == S_IFREG else { throw DocumentError.special(URL(fileURLWithPath: target)) }
        // A new file in its place would not ask.
        if access(target, W_OK) != 0 { throw DocumentError.system(target, errno) }
        // Other names of the file would keep the old content.
        if status.st_nlink > 1 { return try overwrite(target, by: data) }
        do {
            try replace(target, by: data, as: status)
        } catch NewFileFailure.notAllowed {
            try overwrite(target, by: data)
        }
    }

    /// Where a path leads, by links whose end may not be there yet.
    private static func finalTarget(_ path: String) -> String {
        var path = path
        for _ in 0..<40 {
            guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { break }
            path = link.hasPrefix("/") ? link : (path as NSString).deletingLastPathComponent + "/" + link
        }
        return path
    }

    /// The folder takes no new file, or not one that is as the old one.
    private enum NewFileFailure: Error { case notAllowed }

    /// A new file beside the old one that takes its place.
    private static func replace(_ path: String, by data: Data, as old: stat?) throws {
        let folder = (path as NSString).deletingLastPathComponent
        let name = (path as NSString).lastPathComponent
        let new = "\(folder)/.\(name.prefix(40)).\(UUID().uuidString)"
        let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            let code = errno
            if old != nil, [EACCES, EPERM, EROFS].contains(code) { throw NewFileFailure.notAllowed }
            throw DocumentError.system(path, code)
        }
        var isDone = false
        defer {
            close(descriptor)
            if !isDone { unlink(new) }
        }
        if let old {
            if fchown(descriptor, old.st_uid, old.st_gid) != 0, old.st_uid != getuid() || old.st_gid != getgid() {
                throw NewFileFailure.notAllowed
            }
            fchmod(descriptor, old.st_mode & 0o7777)
        } else {
            let mask = umask(0)
            umask(mask)
            fchmod(descriptor, 0o666 & ~mask)
        }
        try write(data, to: descriptor, path)
        guard fsync(descriptor) == 0, rename(new, path) == 0 else { throw DocumentError.system(path, errno) }
        isDone = true
        let holder = open(folder.isEmpty ? "/" : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if holder >= 0 {
            fsync(holder)
            close(holder)
        }
    }

    /// Where no new file can take the place. What can fail is tried before anything is lost.
    private static func overwrite(_ path: String, by data: Data) throws {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw DocumentError.system(path, errno) }
        defer { close(descriptor) }
        var status = stat()
        if fstat(descriptor, &status) == 0, status.st_size < data.count {
            let code = posix_fallocate(descriptor, 0, off_t(data.count))
            if code != 0, code != EOPNOTSUPP, code != EINVAL {
                ftruncate(descriptor, status.st_size)
                throw DocumentError.system(path, code)
            }
        }
        try write(data, to: descriptor, path)
        guard ftruncate(descriptor, off_t(data.count)) == 0, fsync(descriptor) == 0 else {
            throw DocumentError.system(path, errno)
        }
    }

    private static func write(_ data: Data, to descriptor: Int32, _ path: String) throws {
        try data.withUnsafeBytes { bytes in
            var written = 0
            while written < bytes.count {
                let count = Glibc.write(descriptor, bytes.baseAddress! + written, bytes.count - written)
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { throw DocumentError.system(path, count == 0 ? ENOSPC : errno) }
                written += count
            }
        }
    }
}

extension FileWrapper {
    /// Whether both would be the same on disk, as far as contents go.
    func hasContents(of other: FileWrapper) -> Bool {
        if isRegularFile { return other.isRegularFile && regularFileContents == other.regularFileContents }
        if isSymbolicLink { return symbolicLinkDestinationURL == other.symbolicLinkDestinationURL }
        guard let own = fileWrappers, let others = other.fileWrappers, own.count == others.count else { return false }
        return own.allSatisfy { name, child in others[name].map { child.hasContents(of: $0) } ?? false }
    }
}
