import Foundation

enum Test: Command {
    static let names = ["test"]
    static let synopsis = "[--wayland] [swift test's own arguments]"
    static let explanation = [
        "Builds and runs all tests of this package, or those that --filter names.",
        "They bring their own displays; nothing opens on yours. --wayland runs the tests of windows with a Wayland",
        "compositor; those that cannot hold there say why they are skipped. All tests together begin with some of them.",
    ]

    static func run(_ arguments: [String]) throws -> Int32 {
        var arguments = arguments
        let isWayland = arguments.contains("--wayland")
        arguments.removeAll { $0 == "--wayland" }
        try SwiftPackage.own.build(["--build-tests"])
        Supervisor.begin()
        if isWayland, !arguments.contains("--filter") { arguments += filter(waylandClasses) }
        if !isWayland, arguments.isEmpty {
            let status = try runSampleWithWayland()
            if status != 0 { return status }
        }
        return try runTests(arguments, isWayland: isWayland)
    }

    private static func runTests(_ arguments: [String], isWayland: Bool) throws -> Int32 {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        // Without Swift Testing: its empty run would print the last line.
        let tests = try ChildProcess(
            "swift",
            ["test", "--package-path", Home.path, "--skip-build", "--disable-swift-testing"]
                + SwiftPackage.own.options + arguments,
            environment: environment(in: folder.path, isWayland: isWayland))
        return Supervisor.run(tests, helpers: [])
    }

    /// What takes less than a minute of the tests with Wayland, others every time.
    private static func runSampleWithWayland() throws -> Int32 {
        let classes = Array(waylandClasses.shuffled().prefix(8))
        Console.say("some with Wayland: ./fenestra test --wayland \(filter(classes).joined(separator: " "))")
        return try runTests(filter(classes), isWayland: true)
    }

    private static func filter(_ classes: [String]) -> [String] {
        ["--filter", "DesktopTests.(\(classes.joined(separator: "|")))/"]
    }

    /// All tests of windows but those of lists alone, of pictures to the pixel, and of the test harness.
    private static let waylandClasses = [
        "BarMenuTests", "BookClubKeyboardTests", "BookClubTests", "BookClubWindowsTests", "ClipboardCommandTests",
        "ColumnTests", "CommandsWindowTests", "ControlsTests", "DocumentWindowTests", "EditingTests", "EffectTests",
        "FileTests", "FirstSizeWindowTests", "FocusTests", "GalleryButtonTests", "GalleryChoiceTests",
        "GalleryTextTests", "GalleryValueTests", "GestureTests", "HiddenWindowTests", "ImagesTests", "LinkedRowsTests",
        "ListDragTests", "ListKeyboardTests", "ListsTests",
        "ManyTabsTests", "MenuBarChoiceTests", "MenuBarExtraWindowTests", "MenuBarTests", "MenuTests", "MotionTests",
        "NavigationTests", "OneProcessTests", "PickerTests", "PlacesTests", "PreferencesTests", "PresentationTests",
        "RandomCommandsTests", "RebuildTests", "RestorationTests", "SearchTests", "SettingsTests", "TableWindowTests",
        "TextTests", "ToolbarWindowTests", "TransferTests", "TransitionWindowTests", "TwinsTests", "WindowsLifeTests",
        "WindowsManyTests", "WindowsMenuTests", "WindowsOpeningTests", "WindowsPlaceTests", "WindowsRandomTests",
        "WindowsScaleTests",
    ]

    /// No display, no bus and no settings of the user's.
    private static func environment(in folder: String, isWayland: Bool) throws -> [String: String] {
        var environment = ProcessInfo.processInfo.environment
        environment["DESKTOP_TESTING_WAYLAND"] = isWayland ? "1" : nil
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
