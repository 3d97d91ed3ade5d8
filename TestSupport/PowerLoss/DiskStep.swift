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

    /// As a line of a journal, with a time in milliseconds.
    package func line(at time: Int) -> String {
        let data = (try? JSONEncoder().encode(self)) ?? Data()
        return "\(time) " + String(decoding: data, as: UTF8.self) + "\n"
    }

    /// The steps in a journal, with their times; a last line that is cut is none.
    package static func read(_ journal: String) -> [(time: Int, step: DiskStep)] {
        journal.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, let time = Int(parts[0]),
                let step = try? JSONDecoder().decode(DiskStep.self, from: Data(parts[1].utf8))
            else { return nil }
            return (time, step)
        }
    }
}
