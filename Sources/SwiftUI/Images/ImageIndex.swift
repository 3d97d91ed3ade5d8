import Foundation
import Toolkit

/// The images in a folder, by name: files, and image sets of asset catalogs.
struct ImageIndex {
    private var files: [String: ImageFile] = [:]
    private var colors: [String: Paint] = [:]

    /// Reads a folder once. Only resource folders are walked to the bottom: beside an executable there may be anything.
    init(folder: String, isResourceFolder: Bool) {
        scan(folder, prefix: "", depth: isResourceFolder ? 8 : 0)
    }

    /// The file for a name, which may have its extension, or its folder in front.
    func file(_ name: String) -> ImageFile? {
        files[name] ?? ImageFile.parse(name).flatMap { files[$0.name] }
    }

    /// The colour set of a name.
    func color(_ name: String) -> Paint? { colors[name] }

    private mutating func scan(_ folder: String, prefix: String, depth: Int) {
        let entries = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        var folders: [String] = []
        for entry in entries {
            if entry.hasSuffix(".xcassets") {
                scanCatalog(folder + "/" + entry, namespace: "")
            } else if let (name, scale) = ImageFile.parse(entry) {
                let file = ImageFile(path: folder + "/" + entry, scale: scale)
                add(file, as: prefix + name)
                // Resources are found without their folder too; files nearer to the top first.
                if !prefix.isEmpty { add(file, as: name) }
            } else if depth > 0, !entry.contains(".") {
                folders.append(entry)
            }
        }
        for entry in folders { scan(folder + "/" + entry, prefix: prefix + entry + "/", depth: depth - 1) }
    }

    private mutating func scanCatalog(_ folder: String, namespace: String) {
        let entries = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        for entry in entries {
            let path = folder + "/" + entry
            if entry.hasSuffix(".imageset") {
                guard let file = ImageSet.file(inFolder: path) else { continue }
                let name = String(entry.dropLast(".imageset".count))
                // A catalog is meant for names; it wins over a loose file.
                files[name] = file
                if !namespace.isEmpty { files[namespace + name] = file }
            } else if entry.hasSuffix(".colorset") {
                guard let paint = ColorSet.paint(inFolder: path) else { continue }
                let name = String(entry.dropLast(".colorset".count))
                colors[name] = paint
                if !namespace.isEmpty { colors[namespace + name] = paint }
            } else if !entry.contains(".") {
                scanCatalog(path, namespace: namespace + entry + "/")
            }
        }
    }

    private mutating func add(_ file: ImageFile, as name: String) {
        guard let old = files[name] else {
            files[name] = file
            return
        }
        let isSameFolder =
            (old.path as NSString).deletingLastPathComponent
            == (file.path as NSString).deletingLastPathComponent
        if isSameFolder && file.isBetter(than: old) { files[name] = file }
    }
}
