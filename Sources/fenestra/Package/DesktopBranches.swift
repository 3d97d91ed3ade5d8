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
        let overlay = try writeOverlay()
        package.options += ["-Xswiftc", "-vfsoverlay", "-Xswiftc", overlay]
        return package
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

    /// All Swift files of the package but its manifest, without those in hidden folders such as `.build`.
    private func sources() -> [String] {
        let files = FileManager.default.enumerator(
            at: URL(fileURLWithPath: package.path), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        return (files?.allObjects as? [URL] ?? []).map(\.path).filter {
            $0.hasSuffix(".swift") && $0 != package.path + "/Package.swift"
        }.sorted()
    }
}
