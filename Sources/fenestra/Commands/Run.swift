import Foundation

enum Run: Command {
    static let names = ["run"]
    static let synopsis = "[NAME | PATH] [--release] [-- the app's arguments]"
    static let explanation = [
        "Builds an app and runs it: NAME of the package in this folder or of this package (BookClub), or the app",
        "of the package in PATH. Other packages are built with their desktop branches: `#if os(macOS)` is taken.",
        "Without a display the app is shown in a browser, at the address printed. With one, the desktop's launchers",
        "and file managers know the app from then on; clean takes that back.",
    ]

    static func run(_ arguments: [String]) throws -> Int32 {
        var words = arguments
        var appArguments: [String] = []
        if let dashes = words.firstIndex(of: "--") {
            appArguments = Array(words[(dashes + 1)...])
            words.removeSubrange(dashes...)
        }
        let isRelease = words.contains("--release")
        words.removeAll { $0 == "--release" }
        if let unknown = words.first(where: { $0.hasPrefix("-") }) {
            throw UsageError("run has no option '\(unknown)'; the app's own arguments follow '--'")
        }
        guard words.count < 2 else { throw UsageError("run takes one app, not \(words.joined(separator: ", "))") }

        var (package, product) = try find(words.first)
        if !package.isOwn { package = try DesktopBranches(package: package).prepared() }
        let build = ["--product", product] + (isRelease ? ["-c", "release"] : [])
        try package.build(build)
        if !package.isOwn { try MainBundleLinks.make(for: product, in: package.binaries(build)) }
        return try open(product, of: package.path, in: package.binaries(build), appArguments)
    }

    /// The package and the product that a name, a path or nothing means.
    private static func find(_ word: String?) throws -> (SwiftPackage, String) {
        let here = FileManager.default.currentDirectoryPath
        let isHere = SwiftPackage.exists(at: here)
        let local = SwiftPackage(path: here)
        guard let word else {
            guard isHere else { throw UsageError("run what? There is no Package.swift in \(here)") }
            return (local, try onlyExecutable(of: local))
        }
        if isHere, !local.isOwn, try local.executables().contains(word) { return (local, word) }
        if try SwiftPackage.own.executables().contains(word) { return (.own, word) }
        let path = URL(fileURLWithPath: word).standardizedFileURL.path
        if SwiftPackage.exists(at: path) {
            let package = SwiftPackage(path: path)
            return (package, try onlyExecutable(of: package))
        }
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
            throw UsageError(isFolder.boolValue ? "there is no Package.swift in \(path)" : "\(path) is not a folder")
        }
        let known = try SwiftPackage.own.executables().filter { $0 != "fenestra" }
        throw UsageError("there is no app and no folder '\(word)'; this package has: \(known.joined(separator: ", "))")
    }

    private static func onlyExecutable(of package: SwiftPackage) throws -> String {
        let names = try package.executables().filter { !package.isOwn || $0 != "fenestra" }
        switch names.count {
        case 1: return names[0]
        case 0: throw UsageError("the package in \(package.path) has no executable")
        default:
            throw UsageError(
                "the package in \(package.path) has several executables, name one from its folder: "
                    + names.joined(separator: ", "))
        }
    }

    /// Runs the app on the user's display, or in a browser where there is none.
    private static func open(
        _ product: String, of package: String, in folder: String, _ arguments: [String]
    ) throws -> Int32 {
        let binary = "\(folder)/\(product)"
        var environment = ProcessInfo.processInfo.environment
        Supervisor.begin()
        guard Broadway.isWanted else {
            let pipe = try DescriptionPipe()
            defer { pipe.remove() }
            environment.merge(pipe.environment) { $1 }
            let app = try ChildProcess(binary, arguments, environment: environment)
            pipe.read { tellDesktop($0, product, of: package, in: folder) }
            return Supervisor.run(app, helpers: [])
        }
        let broadway = try Broadway.start()
        defer { broadway.cleanUp() }
        Console.print("There is no display here. Open http://127.0.0.1:\(broadway.port) in a browser; Ctrl+C ends it.")
        Console.say("warning: there is no password: every user of this machine can see and use the app there.")
        environment.merge(broadway.environment) { $1 }
        let app: ChildProcess
        do { app = try ChildProcess(binary, arguments, environment: environment) } catch {
            broadway.process.end()
            throw error
        }
        return Supervisor.run(app, helpers: [("gtk4-broadwayd", broadway.process)])
    }

    /// Has docks, launchers and file managers know the app that runs.
    private static func tellDesktop(
        _ description: Result<AppDescription, any Error>, _ product: String, of package: String, in folder: String
    ) {
        do {
            let app = try description.get()
            let isNew = try DesktopRegistration().add(
                app, program: "\(folder)/\(product)", package: package,
                icon: AppIcon.find(for: product, in: folder))
            if isNew { Console.say("the desktop knows \(app.name) now; fenestra clean takes that back") }
        } catch {
            Console.say("warning: the desktop was not told of the app: \(error)")
        }
    }
}
