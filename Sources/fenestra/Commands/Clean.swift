import Foundation

enum Clean: Command {
    static let names = ["clean"]
    static let synopsis = "[PATH]"
    static let explanation = [
        "Removes what was built of this package, or of the package in PATH, and what the desktop knows of its apps."
    ]

    static func run(_ arguments: [String]) throws -> Int32 {
        guard arguments.count < 2 else { throw UsageError("clean takes one folder at most") }
        let path = arguments.first ?? Home.path
        guard SwiftPackage.exists(at: path) else { throw UsageError("there is no Package.swift in \(path)") }
        for app in try DesktopRegistration().removeAll(of: SwiftPackage(path: path).path) {
            Console.say("the desktop has forgotten \(app)")
        }
        let built = path + "/.build"
        guard FileManager.default.fileExists(atPath: built) else { return 0 }
        try FileManager.default.removeItem(atPath: built)
        Console.say("removed \(built)")
        return 0
    }
}
