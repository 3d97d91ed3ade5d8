import Foundation
import Toolkit
import UniformTypeIdentifiers

/// Why a document cannot be opened, saved or made.
enum DocumentError: LocalizedError {
    case missing(URL)
    case notAFile(URL)
    case unreadableType(URL)
    case noGroup(String)
    /// A type of documents lacks what reads or writes it.
    case unsaid(String, String)
    case isOpenElsewhere(URL)
    case isThere(URL)
    /// A device, a pipe.
    case special(URL)
    case system(String, Int32)

    var errorDescription: String? {
        switch self {
        case .missing(let url): ownWords("There is no file “\(url.lastPathComponent)” in \(url.folderName).")
        case .notAFile(let url): ownWords("“\(url.absoluteString)” is not a file.")
        case .unreadableType(let url): ownWords("This app does not open files like “\(url.lastPathComponent)”.")
        case .noGroup(let type): "This app has no document group for \(type)."
        case .unsaid(let type, let what): "\(type) does not implement \(what)."
        case .isOpenElsewhere(let url): ownWords("“\(url.lastPathComponent)” is open in another window.")
        case .isThere(let url): ownWords("There is a file “\(url.lastPathComponent)” in \(url.folderName) already.")
        case .special(let url): ownWords("“\(url.path)” is not an ordinary file.")
        case .system(_, let code): Self.sentence(code)
        }
    }

    private static func sentence(_ code: Int32) -> String {
        switch code {
        case ENOENT: ownWords("The folder or the file is not there any more.")
        case EACCES, EPERM: ownWords("You do not have the permission.")
        case ENOSPC, EDQUOT: ownWords("There is no room left on the disk.")
        case EROFS: ownWords("The disk can only be read.")
        case EISDIR: ownWords("It is a folder.")
        case EFBIG: ownWords("The file would be too large.")
        case ENAMETOOLONG: ownWords("The name is too long.")
        default: String(cString: strerror(code)) + "."
        }
    }

    /// What people are told of any error.
    static func reason(_ error: any Error) -> String {
        if let error = error as? DocumentError { return error.errorDescription ?? "" }
        if error is DecodingError { return ownWords("It is damaged, or not of the kind that this app opens.") }
        if let error = error as? CocoaError {
            switch error.code {
            case .fileReadCorruptFile, .fileReadUnknownStringEncoding, .fileReadInapplicableStringEncoding,
                .coderReadCorrupt, .propertyListReadCorrupt:
                return ownWords("It is damaged, or not of the kind that this app opens.")
            case .fileReadNoSuchFile, .fileNoSuchFile: return sentence(ENOENT)
            case .fileReadNoPermission, .fileWriteNoPermission: return sentence(EACCES)
            case .fileWriteOutOfSpace: return sentence(ENOSPC)
            case .fileWriteVolumeReadOnly: return sentence(EROFS)
            case .fileWriteFileExists: return ownWords("A file of that name is there already.")
            default: break
            }
        }
        if let error = error as? POSIXError { return sentence(error.code.rawValue) }
        if let text = (error as? any LocalizedError)?.errorDescription { return text }
        return error.localizedDescription
    }
}

extension URL {
    /// The folder as people write it: `~/Documents`.
    var folderName: String {
        let folder = deletingLastPathComponent().path
        // Foundation's is that of the user's account, whatever the session says.
        let home = getenv("HOME").map { String(cString: $0) } ?? NSHomeDirectory()
        return folder == home ? "~" : folder.hasPrefix(home + "/") ? "~" + folder.dropFirst(home.count) : folder
    }
}
