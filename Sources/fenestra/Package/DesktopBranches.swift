import Foundation

/// Builds an app's desktop branches: the compiler reads the app's files with `os(macOS)` in conditions as `os(Linux)`, and
/// with the imports that they need on Linux alone (`ImportCompletion`).
///
/// The author's files stay as they are. Changed copies lie in the scratch folder, and an overlay of the file system,
/// which only the compiler sees, puts them in their places: so diagnostics name the author's files, and resources,
/// relative paths and dependencies are as in any build.
struct DesktopBranches {
    let package: SwiftPackage
    /// Apart from the author's own builds, which have other flags.
    private var folder: String { package.path + "/.build/fenestra" }

    /// The package with the options that make SwiftPM build it so.
    func prepared() throws -> SwiftPackage {
        var package = package
        package.options += ["--scratch-path", folder]
        forgetOldPlan()
        let overlay = try writeOverlay()
        package.options += ["-Xswiftc", "-vfsoverlay", "-Xswiftc", overlay]
        return package
    }

    /// SwiftPM looks for new files in the package that it builds, not in those that it depends on by a path: after an
    /// update of this checkout it would build by the old list of files.
    private func forgetOldPlan() {
        let sources = SwiftPackage.own.path + "/Sources"
        let folders = FileManager.default.enumerator(
            at: URL(fileURLWithPath: sources), includingPropertiesForKeys: [.contentModificationDateKey])
        let newest = (folders?.allObjects as? [URL] ?? []).lazy.filter(\.hasDirectoryPath).compactMap {
            try? $0.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
        }.max()
        for configuration in ["debug", "release"] {
            let plan = "\(folder)/\(configuration)/description.json"
            guard let newest, let attributes = try? FileManager.default.attributesOfItem(atPath: plan),
                let made = attributes[.modificationDate] as? Date, made < newest
            else { continue }
            try? FileManager.default.removeItem(atPath: plan)
        }
    }

    private func writeOverlay() throws -> String {
        struct Overlay: Encodable {
            struct File: Encodable {
                var type = "file"
                let name: String
                let external: String
                enum CodingKeys: String, CodingKey {
                    case type, name
                    case external = "external-contents"
                }
            }
            var version = 0
            // Diagnostics show the names of the author's files.
            var usesExternalNames = false
            var isCaseSensitive = true
            var roots: [File] = []
            enum CodingKeys: String, CodingKey {
                case version, roots
                case usesExternalNames = "use-external-names"
                case isCaseSensitive = "case-sensitive"
            }
        }
        let copies = folder + "/desktop"
        try? FileManager.default.removeItem(atPath: copies)
        try FileManager.default.createDirectory(atPath: copies, withIntermediateDirectories: true)
        var overlay = Overlay()
        for file in sources() {
            // What the compiler cannot read as text it will say itself.
            guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { continue }
            let desktop = ConditionScanner.desktopBranches(of: text)
            guard let changed = ImportCompletion.completed(desktop ?? text) ?? desktop else { continue }
            let copy = "\(copies)/\(overlay.roots.count).swift"
            try changed.write(toFile: copy, atomically: false, encoding: .utf8)
            overlay.roots.append(.init(name: file, external: copy))
        }
        let path = copies + "/overlay.yaml"
        try JSONEncoder().encode(overlay).write(to: URL(fileURLWithPath: path))
        return path
    }

    /// All Swift files of the package but its manifest, without those in hidden folders such as `.build`. Links to
    /// folders are followed, for those are what `fenestra import` makes; the files have the names that the compiler
    /// has for them, with the link in them.
    private func sources() -> [String] {
        var files: [String] = []
        // Of folders that hold links to themselves.
        var known: Set<String> = []
        func collect(_ folder: String) {
            guard known.insert(URL(fileURLWithPath: folder).resolvingSymlinksInPath().path).inserted else { return }
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            where !name.hasPrefix(".") {
                let path = folder + "/" + name
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
                if isFolder.boolValue { collect(path) } else if name.hasSuffix(".swift") { files.append(path) }
            }
        }
        collect(package.path)
        return files.filter { $0 != package.path + "/Package.swift" }.sorted()
    }
}
