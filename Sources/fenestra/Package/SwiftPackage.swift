import Foundation

/// A package on disk and what SwiftPM can do with it.
struct SwiftPackage {
    /// Its folder, without symbolic links: SwiftPM names files so, and an overlay of them must name them alike.
    let path: String
    /// Options for every call of SwiftPM: a scratch folder, compiler flags.
    var options = quickFlags

    init(path: String) {
        self.path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }

    /// Without this flag every debug build indexes GTK's headers, which doubles its time.
    static let quickFlags = ["-Xswiftc", "-index-ignore-system-modules"]

    static let own = SwiftPackage(path: Home.path)

    static func exists(at path: String) -> Bool {
        FileManager.default.fileExists(atPath: path + "/Package.swift")
    }

    var isOwn: Bool { path == Self.own.path }

    /// The names of what can be run, as the manifest lists them: executable products first, then other executables.
    func executables() throws -> [String] {
        struct Manifest: Decodable {
            struct Product: Decodable {
                let name: String
                let type: [String: JSONNull]
            }
            struct Target: Decodable {
                let name: String
                let type: String
            }
            let products: [Product]
            let targets: [Target]
        }
        struct JSONNull: Decodable { init(from decoder: any Decoder) {} }
        // A scratch folder of its own, or it would wait for a build or a test run of the package to end.
        let dump = ["package", "--package-path", path, "--scratch-path", path + "/.build/manifest", "dump-package"]
        let (status, text) = try ChildProcess.read("swift", dump)
        guard status == 0, let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(text.utf8)) else {
            // Once more, for the reader: SwiftPM says itself what is wrong.
            _ = try ChildProcess.run("swift", dump, streams: .init(output: dup(2)))
            throw Failure("cannot read \(path)/Package.swift")
        }
        let products = manifest.products.filter { $0.type["executable"] != nil }.map(\.name)
        return products + manifest.targets.filter { $0.type == "executable" && !products.contains($0.name) }.map(\.name)
    }

    /// Builds, with SwiftPM's progress shown on standard error. Throws when the build fails.
    func build(_ arguments: [String]) throws {
        let status = try ChildProcess.run(
            "swift", ["build", "--package-path", path] + options + arguments, streams: .init(output: dup(2)))
        guard status == 0 else { throw Failure("the build failed, see above") }
    }

    /// Where a build with the same arguments puts its binaries.
    func binaries(_ arguments: [String]) throws -> String {
        let (status, text) = try ChildProcess.read(
            "swift", ["build", "--package-path", path] + options + arguments + ["--show-bin-path"])
        guard status == 0 else { throw Failure("SwiftPM does not say where it builds \(path)") }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
