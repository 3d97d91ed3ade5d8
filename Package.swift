// swift-tools-version:6.0
import CompilerPluginSupport
import PackageDescription

// Rooms and their dependencies, as docs/architecture.md draws them. No target of a product may have
// unsafe flags: they would bar the package from being used by version.
let package = Package(
    name: "Fenestra",
    products: [
        .library(
            name: "SwiftUI",
            targets: ["SwiftUI", "AppKit", "Cocoa", "UniformTypeIdentifiers", "CoreTransferable", "os", "OSLog"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "CombineNetworking", targets: ["CombineNetworking"]),
        .library(name: "SwiftUITesting", targets: ["SwiftUITesting"]),
        .executable(name: "fenestra", targets: ["fenestra"]),
    ],
    targets: [
        // What every room stands on: the main thread, and what is said to the author.
        .target(name: "Ground"),

        // The engine, without views or a desktop.
        .target(name: "ViewGraph", dependencies: ["Ground"]),
        .target(name: "ViewLayout"),

        // What a desktop offers, and two that offer it.
        .target(name: "Toolkit"),
        .systemLibrary(name: "CAdwaita", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
        // Xlib comes with GTK, which links to it: apps may place their windows on X11 only.
        .target(name: "CGTK", dependencies: ["CAdwaita"], linkerSettings: [.linkedLibrary("X11")]),
        .target(name: "GTKToolkit", dependencies: ["Toolkit", "Ground", "CGTK"]),
        .target(name: "HeadlessToolkit", dependencies: ["Toolkit"]),

        // What authors write.
        .target(name: "Combine"),
        // Apart, since FoundationNetworking loads curl and twenty libraries more into every app that links it.
        .target(name: "CombineNetworking", dependencies: ["Combine"]),
        .target(name: "FoundationSupplement", dependencies: ["UniformTypeIdentifiers"]),
        .target(name: "UniformTypeIdentifiers"),
        // What apps write to the log by. SwiftUI does not need them; who imports neither runs nothing of them.
        .target(name: "os"),
        .target(name: "OSLog", dependencies: ["os"]),
        // What Mac apps say in a few lines of AppKit; knows neither views nor GTK.
        .target(name: "AppKit", dependencies: ["Ground", "Toolkit", "UniformTypeIdentifiers"]),
        .target(name: "Cocoa", dependencies: ["AppKit"]),
        .target(name: "CoreTransferable", dependencies: ["Combine", "FoundationSupplement", "UniformTypeIdentifiers"]),
        // Runs in the compiler. Written without SwiftSyntax, which is as large as all the rest.
        .macro(name: "SwiftUIMacros"),
        .target(
            name: "SwiftUI",
            dependencies: [
                "Ground", "ViewGraph", "ViewLayout", "Toolkit", "GTKToolkit", "AppKit", "Combine", "FoundationSupplement",
                "UniformTypeIdentifiers", "CoreTransferable", "SwiftUIMacros",
            ]),
        .target(name: "SwiftUITesting", dependencies: ["SwiftUI", "HeadlessToolkit"]),
        .executableTarget(name: "fenestra", dependencies: ["PowerLoss"], exclude: ["needs.txt"]),

        // An app to look at, and apps that the tests drive.
        .executableTarget(
            name: "BookClub", dependencies: ["SwiftUI"], path: "Examples/BookClub",
            resources: [.copy("Resources")]),
        .executableTarget(name: "Notebook", dependencies: ["SwiftUI"], path: "Examples/Notebook"),
        .executableTarget(
            name: "TestApps", dependencies: ["SwiftUI", "GTKToolkit", "CGTK", "PowerLoss", "ScriptedApps"],
            path: "TestApps"),
        // Apps that are driven in memory and in windows.
        .target(name: "ScriptedApps", dependencies: ["SwiftUI"], path: "Tests/ScriptedApps"),

        // Programs that `./fenestra bench` measures print their figures through it.
        .target(name: "Stamps", dependencies: ["GTKToolkit", "CGTK"], path: "Benchmarks/Stamps"),
        .executableTarget(name: "Hello", dependencies: ["SwiftUI", "Stamps"], path: "Benchmarks/Hello"),
        .executableTarget(name: "Idle", dependencies: ["SwiftUI", "Stamps"], path: "Benchmarks/Idle"),
        .executableTarget(name: "Windows", dependencies: ["SwiftUI", "Stamps"], path: "Benchmarks/Windows"),
        .executableTarget(name: "Restore", dependencies: ["SwiftUI", "Stamps"], path: "Benchmarks/Restore"),
        .executableTarget(name: "Commands", dependencies: ["SwiftUI", "Stamps"], path: "Benchmarks/Commands"),
        .executableTarget(name: "Hops", dependencies: ["SwiftUI", "Stamps"], path: "Benchmarks/Hops"),
        .executableTarget(name: "Rows", dependencies: ["SwiftUI", "Stamps"], path: "Benchmarks/Rows"),
        .executableTarget(name: "Edit", dependencies: ["SwiftUI", "Stamps"], path: "Benchmarks/Edit"),
        .executableTarget(name: "LongList", dependencies: ["SwiftUI", "Stamps"], path: "Benchmarks/LongList"),

        // Drives an app in another process by what a person perceives.
        .systemLibrary(name: "CDesktop", path: "TestSupport/CDesktop", pkgConfig: "gdk-pixbuf-2.0"),
        .target(name: "DesktopTesting", dependencies: ["CDesktop"], path: "TestSupport/DesktopTesting"),

        // A disk that loses what was not brought to it, for tests and for `./fenestra soak`.
        .target(name: "PowerLoss", path: "TestSupport/PowerLoss"),

        // Apps with windows of every shape, one executable that picks by argument.
        // A seeded script of what a person may do with windows, and what should be open after each step.
        .target(name: "WindowScript", dependencies: ["PowerLoss"], path: "Tests/WindowScript"),
        .executableTarget(
            name: "WindowTestApps", dependencies: ["SwiftUI", "ViewGraph", "CGTK"], path: "Tests/WindowTestApps"),

        .testTarget(name: "ViewGraphTests", dependencies: ["ViewGraph"]),
        .testTarget(name: "ViewLayoutTests", dependencies: ["ViewLayout"]),
        .testTarget(name: "CombineTests", dependencies: ["Combine", "CombineNetworking", "FoundationSupplement"]),
        .testTarget(name: "HeadlessToolkitTests", dependencies: ["HeadlessToolkit"]),
        .testTarget(name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers"]),
        .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "SwiftUITesting", "os", "OSLog"]),
        .testTarget(name: "EngineTests", dependencies: ["SwiftUI", "HeadlessToolkit", "ViewGraph"]),
        .testTarget(
            name: "WindowTests",
            dependencies: [
                "SwiftUI", "SwiftUITesting", "HeadlessToolkit", "Toolkit", "ViewGraph", "WindowScript", "PowerLoss",
                "ScriptedApps",
            ]),
        .testTarget(name: "ListTests", dependencies: ["SwiftUI", "SwiftUITesting", "HeadlessToolkit", "ViewGraph"]),
        .testTarget(
            name: "BookClubTests", dependencies: ["BookClub", "SwiftUITesting"], path: "Examples/BookClubTests"),
        .testTarget(name: "DesktopTests", dependencies: ["DesktopTesting", "WindowScript"]),
        .testTarget(name: "CommandLineTests", dependencies: ["fenestra", "PowerLoss"]),
    ]
)
