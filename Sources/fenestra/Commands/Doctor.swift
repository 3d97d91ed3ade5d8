import Foundation

enum Doctor: Command {
    static let names = ["doctor"]
    static let synopsis = ""
    static let explanation = [
        "Lists what this machine has and lacks, what each is for, and how to get it.",
        "Ends with status 1 when something is missing that apps need.",
    ]

    private enum Verdict: String { case good = "ok     ", required = "MISSING", optional = "missing" }

    static func run(_ arguments: [String]) throws -> Int32 {
        guard arguments.isEmpty else { throw UsageError("doctor takes no arguments") }
        var isWell = report(
            "swift", found: swiftVersion, purpose: "compiles; version 6 or later",
            remedy: "https://www.swift.org/install/linux")
        for need in try Need.all() {
            let remedy = Machine.manager.flatMap { need.names[$0] }.map { "\(install) \($0)" } ?? "install it by hand"
            let isRequired = need.group == "swift" || need.group == "build"
            let isThere = report(
                need.name, found: need.found(), purpose: need.purpose, remedy: remedy, isRequired: isRequired)
            isWell = isWell && (isThere || !isRequired)
        }
        let environment = ProcessInfo.processInfo.environment
        report(
            "display", found: environment["WAYLAND_DISPLAY"] ?? environment["DISPLAY"], purpose: "apps open on it",
            remedy: "none needed: apps are then shown in a browser", isRequired: false)
        report(
            "session bus", found: sessionBus, purpose: "one process an app, tray items, portals, screen readers",
            remedy: "log in to a desktop, or start the app by dbus-run-session", isRequired: false)
        Console.print(isWell ? "Apps can be built and run." : "Something is missing: './fenestra install' gets it.")
        return isWell ? 0 : 1
    }

    @discardableResult
    private static func report(
        _ name: String, found: String?, purpose: String, remedy: String, isRequired: Bool = true
    ) -> Bool {
        let verdict: Verdict = found != nil ? .good : isRequired ? .required : .optional
        Console.print("\(verdict.rawValue)  \(name): \(purpose)" + (found.map { " [\($0)]" } ?? " -> \(remedy)"))
        return found != nil
    }

    private static var install: String {
        let sudo = getuid() == 0 ? "" : "sudo "
        switch Machine.manager {
        case "dnf": return sudo + "dnf install"
        case "pacman": return sudo + "pacman -S"
        default: return sudo + "apt-get install"
        }
    }

    /// The version, if it is one that builds this package.
    private static var swiftVersion: String? {
        guard let line = Machine.output("swift", ["--version"])?.split(separator: "\n").first,
            let version = line.firstMatch(of: /Swift version (\d+)\S*/), let major = Int(version.1), major >= 6
        else { return nil }
        return String(version.0.dropFirst("Swift version ".count))
    }

    private static var sessionBus: String? {
        let environment = ProcessInfo.processInfo.environment
        if let address = environment["DBUS_SESSION_BUS_ADDRESS"] { return address }
        let path = (environment["XDG_RUNTIME_DIR"] ?? "") + "/bus"
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }
}
