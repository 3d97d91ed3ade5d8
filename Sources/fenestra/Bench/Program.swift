import Foundation

/// A benchmark program and how to build it.
enum Program {
    /// A product of this package, in `Benchmarks/NAME`, and arguments.
    case product(String, [String] = [])
    /// A package of its own in `Benchmarks/NAME`, with a product of that name.
    case package(String)
    /// The C files in `Benchmarks/NAME`, and arguments.
    case c(String, [String])

    private static let benchmarks = Home.path + "/Benchmarks"

    private var folder: String {
        switch self {
        case .product(let name, _), .package(let name), .c(let name, _): return "\(Self.benchmarks)/\(name)"
        }
    }

    var isThere: Bool { FileManager.default.fileExists(atPath: folder) }

    /// Builds it optimised and returns the command that runs it.
    func build() throws -> [String] {
        let release = ["-c", "release", "--product"]
        switch self {
        case .product(let name, let arguments):
            try SwiftPackage.own.build(release + [name])
            return [try SwiftPackage.own.binaries(["-c", "release"]) + "/\(name)"] + arguments
        case .package(let name):
            let package = SwiftPackage(path: folder)
            try package.build(release + [name])
            return [try package.binaries(["-c", "release"]) + "/\(name)"]
        case .c(let name, let arguments):
            let binary = "\(Home.path)/.build/bench/\(name)"
            try FileManager.default.createDirectory(
                atPath: Home.path + "/.build/bench", withIntermediateDirectories: true)
            let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".c") }
            guard let flags = Machine.output("pkg-config", ["--cflags", "--libs", "libadwaita-1"]) else {
                throw Failure("pkg-config does not know libadwaita-1")
            }
            let status = try ChildProcess.run(
                "cc",
                ["-O2"] + files.map { "\(folder)/\($0)" } + ["-o", binary]
                    + flags.split(separator: " ").map(String.init))
            guard status == 0 else { throw Failure("cannot build Benchmarks/\(name)") }
            return [binary] + arguments
        }
    }
}
