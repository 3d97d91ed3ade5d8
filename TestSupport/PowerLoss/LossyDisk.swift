import Foundation

/// A disk in memory that forgets what was not brought to it when power fails: contents in whole or in part, and names
/// from the first that was not, folder by folder. It is as bad as a real one may be, and no worse: names change in order,
/// and a name is one file's or another's.
package struct LossyDisk: Sendable {
    private struct File {
        /// What is on the disk for certain; nil before anything is.
        var kept: Data?
        var now: Data
    }

    private enum Change {
        case folder(String)
        case file(String, Int)
        case rename(String, String)
        case remove(String)
    }

    private struct Names {
        var files: [String: Int] = [:]
        var folders: Set<String> = []

        mutating func take(_ change: Change) {
            switch change {
            case .folder(let path): folders.insert(path)
            case .file(let path, let file): files[path] = file
            case .rename(let path, let new): files[new] = files.removeValue(forKey: path)
            case .remove(let path): files[path] = nil
            }
        }
    }

    private var files: [File] = []
    private var kept = Names()
    private var now = Names()
    /// What has happened to names and is not on the disk, by the folder.
    private var pending: [(folder: String, change: Change)] = []

    /// A disk with some files and folders, all of it kept. The folders above them are there.
    package init(_ contents: [String: Data] = [:], folders: [String] = []) {
        for (path, data) in contents {
            kept.files[path] = files.count
            files.append(File(kept: data, now: data))
        }
        for path in contents.keys.map(Self.folder) + folders {
            var folder = path
            while kept.folders.insert(folder).inserted { folder = Self.folder(of: folder) }
        }
        now = kept
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return "/" }
        return String(path[..<slash])
    }

    /// What a program that runs finds.
    package var contents: [String: Data] { now.files.mapValues { files[$0].now } }
    package func hasFolder(_ path: String) -> Bool { path == "/" || now.folders.contains(path) }

    package mutating func take(_ step: DiskStep) {
        switch step {
        case .makeFolder(let path): change(path, .folder(path))
        case .write(let path, let data):
            if let file = now.files[path] { return files[file].now = data }
            files.append(File(kept: nil, now: data))
            change(path, .file(path, files.count - 1))
        case .synchronize(let path):
            if let file = now.files[path] { files[file].kept = files[file].now }
        case .rename(let path, let new): change(path, .rename(path, new))
        case .remove(let path): change(path, .remove(path))
        case .synchronizeFolder(let folder):
            for pending in pending where pending.folder == folder { kept.take(pending.change) }
            pending.removeAll { $0.folder == folder }
        }
    }

    private mutating func change(_ path: String, _ change: Change) {
        now.take(change)
        pending.append((Self.folder(of: path), change))
    }

    /// What may be found when power has failed now.
    package func afterPowerLoss(using numbers: inout some RandomNumberGenerator) -> [String: Data] {
        var names = kept
        var cuts: [String: Int] = [:]
        for folder in Set(pending.map(\.folder)).sorted() {
            let count = pending.count { $0.folder == folder }
            cuts[folder] = Int.random(in: 0...count, using: &numbers)
        }
        for (folder, change) in pending where cuts[folder, default: 0] > 0 {
            cuts[folder]! -= 1
            names.take(change)
        }
        var found: [String: Data] = [:]
        for (path, file) in names.files.sorted(by: { $0.key < $1.key }) {
            var folder = Self.folder(of: path)
            var isThere = true
            while folder != "/" {
                isThere = isThere && names.folders.contains(folder)
                folder = Self.folder(of: folder)
            }
            if isThere { found[path] = Self.survivor(of: files[file], &numbers) }
        }
        return found
    }

    private static func survivor(of file: File, _ numbers: inout some RandomNumberGenerator) -> Data {
        if let kept = file.kept, kept == file.now { return kept }
        let cut = Int.random(in: 0...file.now.count, using: &numbers)
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: return file.kept ?? Data()
        case 1: return file.now
        // Torn: the beginning has reached the disk; the rest is missing, or its length has and its bytes have not.
        case 2: return file.now.prefix(cut)
        default: return file.now.prefix(cut) + Data(repeating: 0, count: file.now.count - cut)
        }
    }
}
