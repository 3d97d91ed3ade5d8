import Foundation

/// Questions about this machine.
enum Machine {
    /// The package manager that the launcher would use.
    static let manager = ["apt-get", "dnf", "pacman"].first { path(of: $0) != nil }

    static func path(of command: String) -> String? {
        let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return folders.split(separator: ":").map { "\($0)/\(command)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// The output of a command without its last line break, or nil when it fails.
    static func output(_ command: String, _ arguments: [String]) -> String? {
        guard let (status, text) = try? ChildProcess.read(command, arguments), status == 0 else { return nil }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// What the dynamic linker knows.
    static let libraries: String =
        output("ldconfig", ["-p"]) ?? output("/sbin/ldconfig", ["-p"]) ?? ""
}
