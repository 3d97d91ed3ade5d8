import Foundation

enum Test: Command {
    static let names = ["test"]
    static let synopsis = "[swift test's own arguments]"
    static let explanation = [
        "Builds and runs all tests of this package, or those that --filter names.",
        "They bring their own displays; nothing opens on yours.",
    ]

    static func run(_ arguments: [String]) throws -> Int32 {
        try SwiftPackage.own.build(["--build-tests"])
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        // Without Swift Testing: its empty run would print the last line.
        Supervisor.begin()
        let tests = try ChildProcess(
            "swift",
            ["test", "--package-path", Home.path, "--skip-build", "--disable-swift-testing"]
                + SwiftPackage.own.options + arguments,
            environment: environment(in: folder.path))
        return Supervisor.run(tests, helpers: [])
    }

    /// No display, no bus and no settings of the user's.
    private static func environment(in folder: String) throws -> [String: String] {
        var environment = ProcessInfo.processInfo.environment
        for name in [
            "DISPLAY", "WAYLAND_DISPLAY", "GDK_BACKEND", "BROADWAY_DISPLAY", "DBUS_SESSION_BUS_ADDRESS",
            "AT_SPI_BUS_ADDRESS", "XAUTHORITY",
        ] {
            environment[name] = nil
        }
        for (name, part) in [
            ("XDG_RUNTIME_DIR", "run"), ("XDG_STATE_HOME", "state"), ("XDG_CONFIG_HOME", "config"),
            ("XDG_DATA_HOME", "data"),
        ] {
            let path = "\(folder)/\(part)"
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            environment[name] = path
        }
        return environment
    }
}
