import Foundation

/// What a program has asked of the disk, one call after another.
package enum DiskStep: Codable, Equatable, Sendable {
    case makeFolder(String)
    /// The file has these bytes now, in memory.
    case write(String, Data)
    /// They are on the disk now.
    case synchronize(String)
    case rename(String, String)
    case remove(String)
    /// The names that the folder has are on the disk now.
    case synchronizeFolder(String)

    /// As a line of a journal.
    package var line: String {
        let data = (try? JSONEncoder().encode(self)) ?? Data()
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    /// The steps in a journal; a last line that is cut is none.
    package static func read(_ journal: String) -> [DiskStep] {
        journal.split(separator: "\n").compactMap { try? JSONDecoder().decode(DiskStep.self, from: Data($0.utf8)) }
    }
}
