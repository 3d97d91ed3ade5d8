import Foundation

enum Import: Command {
    static let names = ["import"]
    static let synopsis = "PATH [FOLDER]"
    static let explanation = [
        "Makes a package in FOLDER for an app that was written in Xcode, whose sources are in PATH; they stay where",
        "they are, and fenestra run FOLDER builds them. Says what of the app is left out.",
    ]

    static func run(_ arguments: [String]) throws -> Int32 {
        guard (1...2).contains(arguments.count), let path = arguments.first, !path.hasPrefix("-") else {
            throw UsageError("import what? Name the folder of the app's sources, or of its project")
        }
        let app = try AppSources(at: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
        let folder = URL(fileURLWithPath: arguments.dropFirst().first ?? app.name + "-linux").standardizedFileURL.path
        let files = FileManager.default
        guard !files.fileExists(atPath: folder) else { throw UsageError("\(folder) is there already") }
        // Sources in a folder around the package would have SwiftPM look for them in themselves.
        guard !(folder + "/").hasPrefix(app.folder + "/") else {
            throw UsageError("\(folder) is among the app's sources; name a folder elsewhere")
        }
        try files.createDirectory(atPath: folder + "/Sources", withIntermediateDirectories: true)
        try files.createSymbolicLink(atPath: "\(folder)/Sources/\(app.name)", withDestinationPath: app.folder)
        try manifest(app).write(toFile: folder + "/Package.swift", atomically: true, encoding: .utf8)
        for left in app.left { Console.say("left out: \(left)") }
        Console.say("made \(folder); fenestra run \(folder) builds and runs it")
        return 0
    }

    /// Apps of Xcode are written in Swift 5, and their texts in English if they say no other language.
    private static func manifest(_ app: AppSources) -> String {
        func list(_ paths: [String], _ item: (String) -> String) -> String {
            paths.isEmpty
                ? "[]" : "[\n" + paths.map { "                " + item($0) + ",\n" }.joined() + "            ]"
        }
        return """
            // swift-tools-version:6.0
            import PackageDescription

            let package = Package(
                name: \(quoted(app.name)),
                defaultLocalization: "en",
                dependencies: [.package(name: "fenestra", path: \(quoted(Home.path)))],
                targets: [
                    .executableTarget(
                        name: \(quoted(app.name)),
                        dependencies: [.product(name: "SwiftUI", package: "fenestra")],
                        exclude: \(list(app.left) { quoted($0) }),
                        resources: \(list(app.resources) { ".process(\(quoted($0)))" })
                    )
                ],
                swiftLanguageModes: [.v5]
            )

            """
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
