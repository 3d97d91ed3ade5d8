import Foundation

/// Something in one of the forms in which it is handed on.
package enum ItemContent: Sendable {
    case data(Data)
    /// A file; who gets it may keep the file itself only when it is the original.
    case file(URL, isOriginal: Bool)

    /// The bytes; those of the file where it is one.
    package func data() throws -> Data {
        switch self {
        case .data(let data): data
        case .file(let url, _): try Data(contentsOf: url)
        }
    }

    /// A file with the bytes, in a folder of its own among the temporary ones where it is none yet.
    package func file(named name: @autoclosure () -> String) throws -> (url: URL, isOriginal: Bool) {
        switch self {
        case .file(let url, let isOriginal): return (url, isOriginal)
        case .data(let data):
            let url = try TemporaryItems.place(named: name())
            try data.write(to: url)
            return (url, false)
        }
    }
}

/// Files that are made to hand something on. They are the desktop's to clear, with all that is temporary: nobody tells
/// when the last reader of one is done.
package enum TemporaryItems {
    /// A place for a new file with this name; other names of the same call never meet.
    package static func place(named name: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("items-" + UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let safe = name.replacingOccurrences(of: "/", with: "-")
        return folder.appendingPathComponent(safe.isEmpty || safe == "." || safe == ".." ? "Item" : safe)
    }
}
