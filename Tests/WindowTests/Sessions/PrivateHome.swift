import Foundation
import XCTest

/// Places of the tests' own, so that no test reads or writes what belongs to the person who runs it.
enum PrivateHome {
    static let folder: URL = {
        let folder = FileManager.default.temporaryDirectory.appending(path: "fenestra-tests-\(getpid())")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        atexit { try? FileManager.default.removeItem(at: PrivateHome.folder) }
        return folder
    }()

    /// A new folder for one test.
    static func makeFolder() -> URL { folder.appending(path: UUID().uuidString) }

    /// A store of preferences for one test, and its file, which the test removes: Foundation has asked where
    /// preferences are before any test begins.
    static func makeDefaults() -> (store: UserDefaults, file: URL) {
        let name = "fenestra-test." + UUID().uuidString
        let config = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"] ?? NSHomeDirectory() + "/.config"
        return (UserDefaults(suiteName: name)!, URL(fileURLWithPath: "\(config)/\(name).plist"))
    }
}
