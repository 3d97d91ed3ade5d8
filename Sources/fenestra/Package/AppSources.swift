import Foundation

/// The sources of an app that was written in Xcode, as they lie in its folders.
struct AppSources {
    /// The folder that all sources are in.
    let folder: String
    /// What a target can be called.
    let name: String
    /// Paths below `folder` that become resources, and that are neither code nor resources.
    let resources: [String]
    let left: [String]

    /// Those at `path`: of the one folder below it that has an app's entry point.
    init(at path: String) throws {
        let files = FileManager.default
        var isFolder: ObjCBool = false
        guard files.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            throw UsageError("\(path) is not a folder")
        }
        let mains = try Self.files(in: path).filter { Self.isEntry("\(path)/\($0)") }
        let folders = Set(mains.map { ($0 as NSString).deletingLastPathComponent }).sorted()
        guard let first = folders.first else {
            throw UsageError("no Swift file in \(path) has an app: a type with @main that is an App")
        }
        guard folders.count == 1, mains.count == 1 else {
            throw UsageError(
                "\(path) has several apps, name the folder of one: "
                    + mains.map { "\(path)/\($0)" }.joined(separator: ", "))
        }
        // Many apps have the file of the entry point in a folder of its own, below that of all sources.
        let top = Self.holdsOthers(first) ? (first as NSString).deletingLastPathComponent : first
        folder = top.isEmpty ? path : "\(path)/\(top)"
        name = Self.identifier(Self.project(around: folder, within: path) ?? (folder as NSString).lastPathComponent)
        (resources, left) = try Self.sort(folder)
    }

    /// Whether it is one of the folders that lie beside those with the other sources.
    private static func holdsOthers(_ folder: String) -> Bool {
        ["App", "Application", "Main", "Source", "Sources"].contains((folder as NSString).lastPathComponent)
            && folder.contains("/")
    }

    /// All files below a folder, without those of builds and of version control, and without tests.
    private static func files(in folder: String) throws -> [String] {
        guard let all = FileManager.default.enumerator(atPath: folder) else { return [] }
        var found: [String] = []
        for case let name as String in all {
            let last = (name as NSString).lastPathComponent
            let isPackage = (last as NSString).pathExtension == "xcodeproj"
            if last.hasPrefix(".") || isPackage || ["DerivedData", "Pods", "Carthage"].contains(last) {
                all.skipDescendants()
            } else if all.fileAttributes?[.type] as? FileAttributeType == .typeRegular {
                found.append(name)
            }
        }
        return found.sorted()
    }

    private static func isEntry(_ path: String) -> Bool {
        guard path.hasSuffix(".swift"), let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            return false
        }
        return text.contains(/(?m)^\s*@main\b/) && text.contains(/:\s*(SwiftUI\.)?App\b/)
    }

    /// The name of the project that lies nearest around `folder`: folders are called `Shared` or `Sources` as well.
    private static func project(around folder: String, within path: String) -> String? {
        var place = folder
        while true {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
            if let project = names.sorted().first(where: { $0.hasSuffix(".xcodeproj") }) {
                return (project as NSString).deletingPathExtension
            }
            guard place != path, place.hasPrefix(path) else { return nil }
            place = (place as NSString).deletingLastPathComponent
        }
    }

    private static func identifier(_ name: String) -> String {
        let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
        let text = String(letters)
        return text.first?.isNumber ?? true ? "App" + text : text
    }

    // MARK: What is no code

    private static func sort(_ folder: String) throws -> (resources: [String], left: [String]) {
        var resources: Set<String> = []
        var left: Set<String> = []
        for file in try files(in: folder) {
            let parts = file.split(separator: "/").map(String.init)
            // A folder that is one thing goes as one.
            if let index = parts.firstIndex(where: { wholes.contains(($0 as NSString).pathExtension) }) {
                let whole = parts[...index].joined(separator: "/")
                if !ofResources.contains((parts[index] as NSString).pathExtension) {
                    left.insert(whole)
                } else {
                    resources.insert(whole)
                }
                continue
            }
            let kind = (file as NSString).pathExtension.lowercased()
            if kind == "swift" { continue }
            if parts.last == "Info.plist" || ofXcode.contains(kind) {
                left.insert(file)
            } else {
                resources.insert(file)
            }
        }
        // In a bundle a name is there once. An extension's catalog lies below the app's own, so that one is left out.
        var names: Set<String> = []
        let depth = { (path: String) in path.count(where: { $0 == "/" }) }
        for resource in resources.sorted(by: { (depth($0), $0) < (depth($1), $1) })
        where !resource.hasSuffix(".lproj") {
            if names.insert((resource as NSString).lastPathComponent).inserted { continue }
            resources.remove(resource)
            left.insert(resource)
        }
        return (resources.sorted(), left.sorted())
    }

    /// Folders that are one thing, and which of them resources can be.
    private static let wholes = ofResources.union([
        "xcdatamodeld", "app", "appex", "framework", "xcframework", "dSYM", "xcarchive",
    ])
    private static let ofResources: Set<String> = ["xcassets", "lproj", "bundle"]
    private static let ofXcode: Set<String> = [
        "entitlements", "storyboard", "xib", "xcconfig", "mlmodel", "metal", "intentdefinition", "h", "m", "mm",
        "xctestplan", "playground", "docc", "modulemap", "md", "storekit",
    ]
}
