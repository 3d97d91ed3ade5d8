import Foundation

/// The executable and what lies beside it, learned from the file system alone.
///
/// Most apps are an executable without information or tables, and for them `Bundle.main` has nothing to say; making
/// it takes a millisecond and 3 MiB of memory at every launch.
enum MainBundle {
    /// The executable's path without links, or what the process was called by.
    static let executablePath: String = {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX) + 1) { path in
            guard let start = path.baseAddress else { return "" }
            let length = readlink("/proc/self/exe", start, Int(PATH_MAX))
            guard length > 0 else { return CommandLine.arguments.first ?? "App" }
            path[length] = 0
            return String(cString: start)
        }
    }()

    /// Whether `Bundle.main` can tell more than paths: it has information, a folder of resources, or string tables.
    static let hasContents: Bool = {
        let folder = executablePath.prefix(through: executablePath.lastIndex(of: "/") ?? executablePath.startIndex)
        guard let listing = opendir(String(folder)) else { return false }
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
}
