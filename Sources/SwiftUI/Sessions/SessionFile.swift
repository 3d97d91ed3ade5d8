import Foundation

/// The file with an app's session, in a folder of its own. One process at a time has it.
struct SessionFile: Sendable {
    let folder: String
    var disk: any SessionDisk = SystemDisk()
    var path: String { folder + "/session.json" }
    /// Where a file goes that could not be read as a whole.
    var damagedPath: String { path + ".damaged" }

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

    /// Makes the folder and takes the file for this process. The descriptor that is returned holds it until it is
    /// closed; nil when another process has it.
    func take() throws -> Int32? {
        var end = folder.startIndex
        while end < folder.endIndex {
            let above = String(folder[..<end])
            end = folder[folder.index(after: end)...].firstIndex(of: "/") ?? folder.endIndex
            // A folder whose name is not on the disk is lost with all that is in it.
            if try disk.makeFolder(String(folder[..<end])) { disk.synchronizeFolder(above.isEmpty ? "/" : above) }
        }
        return try disk.lock(folder + "/lock")
    }

    /// The bytes of the file; nil when there is none.
    func read() throws -> [UInt8]? { try disk.read(path) }

    /// Keeps what is there under another name, and returns that: in place of what was kept before, or, where a folder
    /// has the name, beside it. Nil where nothing of the kind can be done. What could be read stays where it is too,
    /// until it is replaced: the process may be killed before.
    func setAside(_ bytes: [UInt8]? = nil) -> String? {
        for name in [damagedPath] + (2...9).map({ "\(damagedPath)-\($0)" }) {
            do {
                if let bytes, (try? disk.write(bytes, to: name)) != nil { return name }
                try disk.rename(path, to: name)
                return name
            } catch {
                continue
            }
        }
        return nil
    }

    /// Replaces the file: whenever power fails, either the old or the new one is there, whole.
    func write(_ text: String) throws {
        let new = path + ".new"
        do {
            try disk.write(Array(text.utf8), to: new)
            try disk.rename(new, to: path)
        } catch {
            disk.remove(new)
            throw error
        }
        disk.synchronizeFolder(folder)
    }
}

/// Where this process finds what is to come back; for `Benchmarks/`.
package func sessionFilePath() -> String? {
    SessionFile.standardFolder(AppIdentity.identifier).map { SessionFile(folder: $0).path }
}
