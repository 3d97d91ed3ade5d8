import Foundation

/// The command line as the desktop's application object gets it: what the person wants opened, and nothing of the app's
/// own options.
enum LaunchArguments {
    /// The program, and each argument that is an address, the path of a file that is there, or plainly meant as a path: a
    /// person who has mistyped one is told. What follows an option is
    /// taken for its value, unless the option is `--`.
    static func forApplication(_ arguments: [String], fileExists: (String) -> Bool = Self.fileExists) -> [String] {
        var taken = Array(arguments.prefix(1))
        // Said by D-Bus when it starts the app: there is something to come.
        if arguments.contains(serviceOption) { taken.append(serviceOption) }
        for (previous, argument) in zip(arguments, arguments.dropFirst()) {
            if argument.utf8.first == UInt8(ascii: "-") { continue }
            if previous.utf8.first == UInt8(ascii: "-") && previous != "--" && previous != serviceOption { continue }
            if isAddress(argument) || fileExists(argument) || isMeantAsPath(argument) { taken.append(argument) }
        }
        return taken
    }

    private static let serviceOption = "--gapplication-service"

    /// `scheme:…`; a scheme has two letters at least, so that no path of another system is one.
    private static func isAddress(_ text: String) -> Bool {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")),
            text.utf8.index(after: colon) != text.utf8.endIndex
        else { return false }
        let scheme = text.utf8[..<colon]
        guard scheme.count > 1, let first = scheme.first, isalpha(Int32(first)) != 0 else { return false }
        return scheme.allSatisfy { isalnum(Int32($0)) != 0 || "+-.".utf8.contains($0) }
    }

    /// `folder/name`, or `name.txt`: letters behind a dot.
    private static func isMeantAsPath(_ text: String) -> Bool {
        if text.utf8.contains(UInt8(ascii: "/")) { return true }
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count > 1, let ending = parts.last, (1...8).contains(ending.count) else { return false }
        return ending.contains { isalpha(Int32($0)) != 0 } && ending.allSatisfy { isalnum(Int32($0)) != 0 }
    }

    private static func fileExists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}

extension [String] {
    /// Runs `body` with the strings as C has its arguments; they are valid until it returns.
    func withCStrings<Result>(
        _ body: (UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        let copies = map { strdup($0) }
        // C programs count on a null after the last.
        var pointers = copies + [nil]
        defer { for copy in copies { free(copy) } }
        return pointers.withUnsafeMutableBufferPointer {
            body(UnsafeMutableBufferPointer(start: $0.baseAddress, count: copies.count))
        }
    }
}
