import Foundation

/// The executable and what lies beside it, learned from the file system alone.
///
/// Most apps are an executable without information or tables, and for them `Bundle.main` has nothing to say; making
/// it takes a millisecond and 3 MiB of memory at every launch. Paths are handled as C strings for the same reason: the
/// library's `Character`s would be loaded for them alone.
enum MainBundle {
    /// The executable's path without links, or what the process was called by.
    private static let executablePath: String = {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX) + 1) { path in
            guard let start = path.baseAddress else { return "" }
            let length = readlink("/proc/self/exe", start, Int(PATH_MAX))
            guard length > 0 else { return CommandLine.arguments.first ?? "App" }
            path[length] = 0
            return String(cString: start)
        }
    }()

    /// The folder that the executable is in, without links; empty where it is not known.
    static var executableFolder: String {
        executablePath.withCString { path in
            guard let end = strrchr(path, slash) else { return "" }
            return String(
                decoding: UnsafeRawBufferPointer(start: path, count: UnsafePointer(end) - path), as: UTF8.self)
        }
    }

    /// The name of the executable's file, without an extension.
    static let executableName: String = {
        executablePath.withCString { path in
            let start = strrchr(path, slash).map { UnsafePointer($0) + 1 } ?? path
            // A name that starts with a dot has no extension.
            guard let dot = strrchr(start, Int32(UInt8(ascii: "."))), UnsafePointer(dot) > start else {
                return start.pointee == 0 ? "App" : String(cString: start)
            }
            let bytes = UnsafeRawBufferPointer(start: start, count: UnsafePointer(dot) - start)
            return String(decoding: bytes, as: UTF8.self)
        }
    }()

    /// Whether `Bundle.main` can tell more than paths: it has information, a folder of resources, or string tables.
    static let hasContents: Bool = {
        guard let listing = openExecutableFolder() else { return false }
        defer { closedir(listing) }
        while let entry = readdir(listing) {
            let isTelling = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) { name in
                    tellingNames.contains { fnmatch($0, name, 0) == 0 }
                }
            }
            if isTelling { return true }
        }
        return false
    }()

    private static let tellingNames = ["Info*.plist", "Contents", "Resources", "*.lproj", "*.strings"]
    private static let slash = Int32(UInt8(ascii: "/"))

    private static func openExecutableFolder() -> OpaquePointer? {
        executablePath.withCString { path in
            guard let copy = strdup(path) else { return nil }
            defer { free(copy) }
            guard let end = strrchr(copy, slash) else { return nil }
            end[1] = 0
            return opendir(copy)
        }
    }
}
