import Foundation
import Toolkit

/// Finds named images. Each folder is read once in the life of the process.
enum ImageLookup {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var indices: [String: ImageIndex] = [:]

    /// The file of an image in a bundle; without one, in the main bundle and in the resources of the app's packages.
    static func file(_ name: String, in bundle: Bundle?) -> ImageFile? {
        // An absolute path names itself; an empty name nothing.
        if name.isEmpty { return nil }
        for folder in bundle.map(folders) ?? mainFolders {
            if let file = index(folder).file(name) { return file }
        }
        return nil
    }

    /// The colour of a name in the asset catalogs of a bundle; without one, of all resources of the app.
    static func color(_ name: String, in bundle: Bundle?) -> Paint? {
        if name.isEmpty { return nil }
        for folder in bundle.map(folders) ?? mainFolders {
            if let color = index(folder).color(name) { return color }
        }
        return nil
    }

    private static func index(_ folder: String) -> ImageIndex {
        lock.withLock {
            if let index = indices[folder] { return index }
            let index = ImageIndex(folder: folder, isResourceFolder: isResourceFolder(folder))
            indices[folder] = index
            return index
        }
    }

    private static func isResourceFolder(_ path: String) -> Bool {
        [".resources", ".bundle", "/Resources"].contains { path.hasSuffix($0) }
    }

    private static func folders(of bundle: Bundle) -> [String] {
        bundle == .main ? mainFolders : [bundle.resourcePath ?? bundle.bundlePath]
    }

    /// The main bundle's resources, then folders `*.resources` beside the executable, where SwiftPM puts the resources
    /// of targets.
    private static let mainFolders: [String] = {
        let main = Bundle.main
        var folders = [main.resourcePath ?? main.bundlePath]
        let executable = main.executablePath.map { ($0 as NSString).deletingLastPathComponent } ?? main.bundlePath
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: executable)) ?? []
        folders += entries.filter { $0.hasSuffix(".resources") }.sorted().map { executable + "/" + $0 }
        return folders
    }()
}
