import Foundation

/// This package's own folder.
enum Home {
    static let path: String = {
        if let root = ProcessInfo.processInfo.environment["FENESTRA_ROOT"] { return root }
        // Run without the launcher: the folder this file was built from.
        var url = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { url.deleteLastPathComponent() }
        return url.path
    }()
}
