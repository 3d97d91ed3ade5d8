import Foundation

/// Tells the user's desktop of apps that are being written, and takes that back.
///
/// Three files of an app lie in the user's folder of shared data: its entry, its icon, and the kinds of files that only
/// it knows. What is there already is left as it is.
struct DesktopRegistration {
    /// `XDG_DATA_HOME`.
    let folder: String
    /// `XDG_DATA_DIRS`.
    let systemFolders: [String]

    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let home = environment["HOME"] ?? NSHomeDirectory()
        // The specification has relative paths ignored.
        folder = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.local/share"
        let system = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
        systemFolders = system.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    }

    private var entries: String { folder + "/applications" }
    private func entry(_ identifier: String) -> String { "\(entries)/\(identifier).desktop" }
    private func types(_ identifier: String) -> String { "\(folder)/mime/packages/\(identifier).xml" }
    private var icons: String { folder + "/icons/hicolor" }

    /// Whether the desktop's entry is another now.
    func add(_ app: AppDescription, program: String, package: String, icon: AppIcon?) throws -> Bool {
        guard app.isValid else { throw Failure("“\(app.identifier)” is no id of an app for a desktop") }
        if let icon {
            let place = "\(icons)/\(icon.width)x\(icon.width)/apps/\(app.identifier).png"
            try write(Data(contentsOf: URL(fileURLWithPath: icon.file)), to: place)
        }
        let mime = MimePackage(of: app, besides: systemFolders)
        if !mime.types.isEmpty, try write(Data(mime.text.utf8), to: types(app.identifier)) { updateTypes() }
        let text = DesktopEntry(app: app, program: program, package: package, hasIcon: icon != nil).text
        guard try write(Data(text.utf8), to: entry(app.identifier)) else { return false }
        updateEntries()
        return true
    }

    /// Removes what was added for apps of a package, and returns their ids.
    func removeAll(of package: String) throws -> [String] {
        let files = FileManager.default
        var removed: [String] = []
        var hadTypes = false
        for name in ((try? files.contentsOfDirectory(atPath: entries)) ?? []).sorted() where name.hasSuffix(".desktop")
        {
            let path = entries + "/" + name
            guard let text = try? String(contentsOfFile: path, encoding: .utf8),
                DesktopEntry.isEntry(text, of: package)
            else { continue }
            let identifier = String(name.dropLast(".desktop".count))
            for width in (try? files.contentsOfDirectory(atPath: icons)) ?? [] {
                try removeIfThere("\(icons)/\(width)/apps/\(identifier).png")
            }
            if try removeIfThere(types(identifier)) { hadTypes = true }
            try files.removeItem(atPath: path)
            removed.append(identifier)
        }
        if hadTypes { updateTypes() }
        if !removed.isEmpty { updateEntries() }
        return removed
    }

    @discardableResult
    private func removeIfThere(_ path: String) throws -> Bool {
        guard FileManager.default.fileExists(atPath: path) else { return false }
        try FileManager.default.removeItem(atPath: path)
        return true
    }

    /// Whether the file was another.
    @discardableResult
    private func write(_ data: Data, to path: String) throws -> Bool {
        let files = FileManager.default
        if files.contents(atPath: path) == data { return false }
        try files.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        return true
    }

    // Desktops read what these make; where they are missing, files are looked at one by one, or kinds stay unknown.
    private func updateTypes() { _ = try? ChildProcess.read("update-mime-database", [folder + "/mime"]) }
    private func updateEntries() { _ = try? ChildProcess.read("update-desktop-database", ["-q", entries]) }
}
